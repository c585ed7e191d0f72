//! A game as a picture to be shared: the players, the board after a turn with its coordinates, the turn, and at the end the result.

use epaint::{Color32, Rect, Vec2, pos2, vec2};

use crate::game::{Game, Side, Turn};
use crate::picture::blocks::{self, Look};
use crate::picture::board::{self, Still};
use crate::picture::color::Color;
use crate::picture::fonts::{bold, regular};
use crate::picture::layout::BoardLayout;
use crate::picture::letters::{Letters, Text};
use crate::picture::paint::Paint;
use crate::picture::raster::Pixels;
use crate::picture::style::{FAINT, Style, TEXT, side_color};
use crate::picture::wordmark;

/// Least and greatest width of a picture, in pixels.
pub const WIDTHS: std::ops::RangeInclusive<u32> = 200..=4000;

/// What is shown of a game.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The game, with all its turns.
    pub game: Game,
    /// The players, unless it is only a position.
    pub names: Option<[String; 2]>,
    /// How the game ended, as a sentence.
    pub result: Option<String>,
}

/// Colours of the ground, at the top and at the bottom.
const GROUND: [Color; 2] = [Color::from_hex(0x17_2742), Color::from_hex(0x0a_1020)];

/// Points of a cell. Lines on the board are as wide as in the window.
const CELL: f32 = 62.0;

/// Space around and between the parts of a picture, in cells.
const BESIDE: f32 = 0.66;
const ABOVE: f32 = 0.45;
const PLAYERS: f32 = 0.86;
const GAP: f32 = 0.34;
const COORDINATES: f32 = 0.48;
const CAPTION: f32 = 0.86;
const BELOW: f32 = 0.22;

/// Sizes of texts, in cells, and the smallest one of the caption.
const NAME: f32 = 0.42;
const TURN: f32 = 0.36;
const LEAST_TURN: f32 = 0.24;
const COORDINATE: f32 = 0.25;

/// Height of the game's name, in cells, and the columns of a board below which it gets smaller: the turn beside it needs room.
const WORDMARK: f32 = 0.34;
const ROOMY_COLUMNS: f32 = 9.0;

/// Side of the smallest cell that has coordinates, in pixels. Smaller ones could not be read.
const LEAST_CELL: f32 = 26.0;

/// Pictures of one game in one size.
pub struct Card {
    subject: Subject,
    style: Style,
    letters: Letters,
    /// Side of a cell, in pixels.
    unit: f32,
    width: usize,
    height: usize,
    /// The board, in pixels.
    board: BoardLayout,
}

impl Card {
    /// Prepares pictures of this width in pixels, which must be one of [`WIDTHS`].
    pub fn new(subject: Subject, style: Style, width: u32) -> Card {
        let width = width.clamp(*WIDTHS.start(), *WIDTHS.end()) as usize;
        let board = subject.game.board_size();
        let [columns, rows] = [board.columns(), board.rows()].map(|count| count as f32);
        let unit = (width as f32 / (columns + 2.0 * BESIDE)).floor();
        let players = if subject.names.is_some() { PLAYERS + GAP } else { 0.0 };
        let top = ((ABOVE + players) * unit).round();
        let left = ((width as f32 - columns * unit) / 2.0).floor();
        let height = top + rows * unit + ((COORDINATES + CAPTION + BELOW) * unit).round();
        Card {
            style: Style { owners: style.owners && subject.names.is_some(), ..style },
            subject,
            letters: Letters::new(style.han),
            unit,
            width,
            height: height as usize,
            board: BoardLayout::of_cells(board, pos2(left, top), unit),
        }
    }

    /// Returns the number of turns of the game.
    pub fn turns(&self) -> usize {
        self.subject.game.turns().len()
    }

    /// Returns the width and height of the pictures in pixels.
    pub fn size(&self) -> [usize; 2] {
        [self.width, self.height]
    }

    /// Draws the game after this many turns.
    pub fn draw(&self, turn: usize) -> Pixels {
        let game = self.subject.game.up_to(turn);
        let mut pixels = Pixels::new(self.width, self.height);
        let mut texts = Vec::new();
        let scale = self.unit / CELL;
        let mut paint = Paint::new(scale, self.style);
        let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(self.width as f32, self.height as f32));
        let [top, bottom] = GROUND;
        paint.gradient(all / scale, top, bottom);
        pixels.draw(&paint.take());
        self.draw_players(&mut pixels, &mut texts, &game);
        let board = BoardLayout { rect: self.board.rect / scale, ..self.board };
        board::draw_game(&mut paint, &board, &game, &Still);
        self.add_coordinates(&mut texts);
        self.draw_caption(&mut paint, &mut texts, &game);
        pixels.draw(&paint.take());
        self.letters.draw(&mut pixels, &texts);
        pixels
    }

    /// Draws the players; that one who made the turn, and at the end the winner, stands out.
    fn draw_players(&self, pixels: &mut Pixels, texts: &mut Vec<Text>, game: &Game) {
        let Some(names) = &self.subject.names else { return };
        let unit = self.unit;
        let winner = game.result().map(|result| result.winner);
        let made_turn = (!game.turns().is_empty()).then(|| game.to_move().other());
        let gap = (GAP * unit).round();
        let size = vec2((self.board.rect.width() - gap) / 2.0, PLAYERS * unit).round();
        for (side, name) in [Side::First, Side::Second].into_iter().zip(names) {
            let left = match side {
                Side::First => self.board.rect.left(),
                Side::Second => self.board.rect.right() - size.x,
            };
            let field = Rect::from_min_size(pos2(left, (ABOVE * unit).round()), size);
            let color = side_color(side);
            let stands_out = winner.or(made_turn) == Some(side);
            let (fill, edge, width) = if stands_out {
                (color.gamma_multiply(0.24), color, 0.032 * unit)
            } else {
                (Color32::from_black_alpha(90), Color32::from_white_alpha(30), 0.016 * unit)
            };
            let radius = 0.2 * unit;
            pixels.draw_rounded(field, radius, fill, f32::INFINITY);
            pixels.draw_rounded(field, radius, edge, width.max(1.0));
            let chip = pos2(field.left() + 0.44 * unit, field.center().y);
            let chip = Rect::from_center_size(chip, Vec2::splat(0.32 * unit));
            pixels.draw_rounded(chip, 0.09 * unit, color, f32::INFINITY);
            let left = field.left() + 0.78 * unit;
            let room = field.right() - 0.2 * unit - left;
            let color = if winner.is_none() || stands_out { TEXT } else { FAINT };
            let line = self.letters.line(name, bold((NAME * unit).round()), color, room);
            texts.push(line.from(left, field.center().y));
        }
    }

    fn add_coordinates(&self, texts: &mut Vec<Text>) {
        if self.unit < LEAST_CELL {
            return;
        }
        let distance = 0.33 * self.unit;
        let font = regular((COORDINATE * self.unit).round());
        let line = |name: &str| self.letters.line(name, font.clone(), FAINT, f32::INFINITY);
        let below = self.board.rect.bottom() + distance;
        texts.extend(self.board.column_names().map(|(x, name)| line(&name).around(x, below)));
        let beside = self.board.rect.left() - distance;
        texts.extend(self.board.row_names().map(|(y, name)| line(&name).around(beside, y)));
    }

    /// Draws the line below the board: the turn or the result, and the name of the game.
    fn draw_caption(&self, paint: &mut Paint, texts: &mut Vec<Text>, game: &Game) {
        let unit = self.unit;
        let middle = self.board.rect.bottom() + (COORDINATES + CAPTION / 2.0) * unit;
        let room = (game.board_size().columns() as f32 / ROOMY_COLUMNS).min(1.0);
        let size = vec2(WORDMARK * wordmark::aspect(), WORDMARK) * unit * room;
        let corner = pos2(self.board.rect.right() - size.x, middle - size.y / 2.0);
        wordmark::draw(paint, Rect::from_min_size(corner, size) / paint.scale());
        let mut left = self.board.rect.left();
        let end = corner.x - 0.3 * unit;
        let [turn, turns] = [game.turns().len(), self.turns()];
        let is_end = turn == turns;
        if turns > 0 && !(is_end && self.subject.result.is_some()) {
            let font = regular((TURN * unit).round());
            let number = self.letters.line(&format!("{turn}/{turns}"), font, FAINT, end - left);
            let width = number.width();
            texts.push(number.from(left, middle));
            left += width + 0.3 * unit;
        }
        let text = match game.turns().last() {
            _ if is_end && self.subject.result.is_some() => self.subject.result.clone(),
            Some(Turn::Placement(placement)) => {
                let orientation = placement.orientation();
                let block = 0.2 * unit;
                let width = orientation.width() as f32 * block;
                let at = pos2(left + width / 2.0, middle) / paint.scale();
                let look = Look { pattern: None, ..Look::resting(placement.piece(), self.style) };
                blocks::draw_single(paint, at, block / paint.scale(), orientation, look);
                left += width + 0.25 * unit;
                Some(placement.to_string().replace(',', " "))
            }
            _ => None,
        };
        let sizes = [TURN, (TURN + LEAST_TURN) / 2.0, LEAST_TURN];
        let lines = sizes.iter().filter_map(|size| {
            let font = bold((size * unit).round());
            Some(self.letters.line(text.as_ref()?, font, TEXT, end - left))
        });
        // The first one that fits, or else the smallest.
        let line = lines.reduce(|line, smaller| if line.is_elided() { smaller } else { line });
        texts.extend(line.map(|line| line.from(left, middle)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Placement};
    use crate::game::{Board, Command};

    /// On six columns the name of the turn once lost its end to the name of the game.
    #[test]
    fn the_caption_names_every_turn_in_full_on_boards_of_all_sizes() {
        for size in BoardSize::ALL {
            let mut game = Game::new(Board::of_size(size));
            while let Some(placement) = Placement::all_on(game.position().free()).last() {
                game.execute(Command::Place(placement)).unwrap();
            }
            let names = Some(["Ann", "Bo"].map(str::to_owned));
            let subject = Subject { game, names, result: None };
            let card = Card::new(subject, Style::default(), 600);
            for turn in 1..=card.turns() {
                let mut texts = Vec::new();
                let game = card.subject.game.up_to(turn);
                card.draw_caption(&mut Paint::new(1.0, card.style), &mut texts, &game);
                let is_whole = |text: &Text| !text.line.is_elided();
                assert!(texts.len() == 2 && texts.iter().all(is_whole), "{size}, {turn}");
            }
        }
    }
}
