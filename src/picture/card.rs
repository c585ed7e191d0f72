//! Draws a game as a picture to share: the players, the board after a turn with its coordinates,
//! the turn, and the result at the end.

use epaint::{Color32, Rect, Vec2, pos2, vec2};

use crate::game::{Game, Side, Turn};
use crate::picture::blocks::{self, Look};
use crate::picture::board::{self, Still};
use crate::picture::color::Color;
use crate::picture::fonts::{bold, regular};
use crate::picture::layout::BoardLayout;
use crate::picture::letters::{Letters, Text, TextLine};
use crate::picture::paint::Paint;
use crate::picture::raster::Pixels;
use crate::picture::style::{FAINT, Style, TEXT, side_color};
use crate::picture::wordmark;

/// Smallest and largest width of a picture, in pixels.
pub const WIDTHS: std::ops::RangeInclusive<u32> = 200..=4000;

/// The contents of a picture: a game, its players and its result.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The game, with all its turns.
    pub game: Game,
    /// The names of the players; `None` for a mere position.
    pub names: Option<[String; 2]>,
    /// The result of the game, as a sentence.
    pub result: Option<String>,
    /// The day of the game, as the language writes it.
    pub date: Option<String>,
}

/// Colours of the ground at the top and at the bottom.
const GROUND: [Color; 2] = [Color::from_hex(0x17_2742), Color::from_hex(0x0a_1020)];

/// Side of a cell in points, so that lines on the board are as wide as in the window.
const CELL: f32 = 62.0;

/// Space between the board and the sides of a picture, in cells. On the left it holds the names of
/// the rows.
const BESIDE: f32 = 0.66;
/// Space above the players, or above the board of a mere position, in cells.
const ABOVE: f32 = 0.45;
/// Height of the line of the players, in cells.
const PLAYERS: f32 = 0.86;
/// Space between the players and the board, in cells.
const GAP: f32 = 0.34;
/// Space below the board for the names of the columns, in cells.
const COORDINATE_ROW: f32 = 0.48;
/// Height of the caption, in cells.
const CAPTION: f32 = 0.86;
/// Space below the caption, in cells.
const BELOW: f32 = 0.22;

/// Size of the players' names, in cells.
const NAME_SIZE: f32 = 0.42;
/// Size of the turn in the caption, in cells.
const TURN_SIZE: f32 = 0.36;
/// Smallest size of the turn in the caption, in cells.
const MIN_TURN_SIZE: f32 = 0.24;

/// Side of a block of the piece beside the turn, in cells.
const BLOCK: f32 = 0.2;
/// The same where the result stands below the turn.
const BLOCK_ABOVE: f32 = 0.105;
/// Height of the line of the turn where the result stands below it, in cells.
const TURN_LINE: f32 = 0.46;

/// Numbers of lines for the result, each with its size in cells: the first that fits is used.
const RESULT: [(usize, f32); 5] = [(1, TURN_SIZE), (1, 0.3), (1, 0.24), (2, 0.24), (3, 0.2)];
/// The same for a result below the turn, which has less room.
const RESULT_BELOW: [(usize, f32); 4] = [(1, 0.28), (1, 0.24), (2, 0.2), (3, 0.16)];
/// Size of the coordinates, in cells.
const COORDINATE_SIZE: f32 = 0.25;

/// Height of the game's name, in cells.
const WORDMARK: f32 = 0.34;
/// Size of the date below the game's name, in cells.
const DATE: f32 = 0.2;
/// Columns of a board below which the game's name is smaller, to leave room for the turn.
const ROOMY_COLUMNS: f32 = 9.0;

/// Side of the smallest cell that has coordinates, in pixels. Smaller ones would be illegible.
const MIN_CELL: f32 = 26.0;

/// A game prepared for pictures of one size.
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
    /// Prepares pictures of `width` pixels, or of the nearest width in [`WIDTHS`].
    pub fn new(subject: Subject, style: Style, width: u32) -> Card {
        let width = width.clamp(*WIDTHS.start(), *WIDTHS.end()) as usize;
        let board = subject.game.board_size();
        let [columns, rows] = [board.columns(), board.rows()].map(|count| count as f32);
        let unit = (width as f32 / (columns + 2.0 * BESIDE)).floor();
        let players = if subject.names.is_some() { PLAYERS + GAP } else { 0.0 };
        let top = ((ABOVE + players) * unit).round();
        let left = ((width as f32 - columns * unit) / 2.0).floor();
        let height = top + rows * unit + ((COORDINATE_ROW + CAPTION + BELOW) * unit).round();
        Card {
            style: Style { owners: style.owners && subject.names.is_some(), ..style },
            subject,
            letters: Letters::new(style.han),
            unit,
            width,
            height: height as usize,
            board: BoardLayout::from_cell_size(board, pos2(left, top), unit),
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

    /// Draws the game after `turn` turns, with the result after the last one.
    pub fn draw(&self, turn: usize) -> Pixels {
        self.draw_captioned(turn, turn == self.turns())
    }

    /// Draws the game after `turn` turns, with the result whichever turn it is.
    pub fn draw_with_result(&self, turn: usize) -> Pixels {
        self.draw_captioned(turn, true)
    }

    fn draw_captioned(&self, turn: usize, tells_result: bool) -> Pixels {
        let game = self.subject.game.up_to(turn);
        let mut pixels = Pixels::new(self.width, self.height);
        let mut texts = Vec::new();
        let scale = self.unit / CELL;
        let mut paint = Paint::new(scale, self.style);
        let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(self.width as f32, self.height as f32));
        let [top, bottom] = GROUND;
        paint.gradient(all / scale, top, bottom);
        pixels.draw(&paint.take_mesh());
        self.draw_players(&mut pixels, &mut texts, &game);
        let board = BoardLayout { rect: self.board.rect / scale, ..self.board };
        board::draw_game(&mut paint, &board, &game, &Still);
        self.add_coordinates(&mut texts);
        let result = self.subject.result.as_deref().filter(|_| tells_result);
        self.draw_caption(&mut paint, &mut texts, &game, result);
        pixels.draw(&paint.take_mesh());
        self.letters.draw(&mut pixels, &texts);
        pixels
    }

    /// Draws the names of the players. The player who made the turn stands out, and at the end the
    /// winner.
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
            let line = self.letters.line(name, bold((NAME_SIZE * unit).round()), color, room);
            texts.push(line.from(left, field.center().y));
        }
    }

    fn add_coordinates(&self, texts: &mut Vec<Text>) {
        if self.unit < MIN_CELL {
            return;
        }
        let distance = 0.33 * self.unit;
        let font = regular((COORDINATE_SIZE * self.unit).round());
        let line = |name: &str| self.letters.line(name, font.clone(), FAINT, f32::INFINITY);
        let below = self.board.rect.bottom() + distance;
        texts.extend(self.board.column_names().map(|(x, name)| line(&name).around(x, below)));
        let beside = self.board.rect.left() - distance;
        texts.extend(self.board.row_names().map(|(y, name)| line(&name).around(beside, y)));
    }

    /// Draws the caption below the board: the turn, the result or both, and the name of the game.
    fn draw_caption(
        &self,
        paint: &mut Paint,
        texts: &mut Vec<Text>,
        game: &Game,
        result: Option<&str>,
    ) {
        let unit = self.unit;
        let middle = self.board.rect.bottom() + (COORDINATE_ROW + CAPTION / 2.0) * unit;
        let room = (game.board_size().columns() as f32 / ROOMY_COLUMNS).min(1.0);
        let size = vec2(WORDMARK * wordmark::aspect(), WORDMARK) * unit * room;
        // The game's name moves up by half a line to make room for the date below it.
        let date = self.subject.date.as_ref();
        let raised = if date.is_some() { 0.7 * DATE * unit } else { 0.0 };
        let corner = pos2(self.board.rect.right() - size.x, middle - size.y / 2.0 - raised);
        wordmark::draw(paint, Rect::from_min_size(corner, size) / paint.scale());
        if let Some(date) = date {
            let font = regular((DATE * room * unit).round());
            let line = self.letters.line(date, font, FAINT, size.x);
            let at = corner + vec2(size.x / 2.0, size.y + 0.9 * DATE * unit);
            texts.push(line.around(at.x, at.y));
        }
        let (left, end) = (self.board.rect.left(), corner.x - 0.3 * unit);
        let is_end = game.turns().len() == self.turns();
        let sizes: &[_] = if is_end { &RESULT } else { &RESULT_BELOW };
        let color = if is_end { TEXT } else { FAINT };
        let result = result.map(|text| self.fitting(text, sizes, color, end - left));
        let Some(result) = result else {
            return self.draw_turn(paint, texts, game, (left, end, middle), BLOCK);
        };
        if is_end {
            return texts.push(result.from(left, middle));
        }
        // The turn takes one line, and the result stands below it.
        let half = (TURN_LINE * unit + result.height()) / 2.0;
        let above = middle - half + TURN_LINE * unit / 2.0;
        self.draw_turn(paint, texts, game, (left, end, above), BLOCK_ABOVE);
        let below = middle + half - result.height() / 2.0;
        texts.push(result.from(left, below));
    }

    /// Draws the number of the turn and, if it is a placement, the piece and its cells, from left
    /// to right.
    ///
    /// The line reaches from `left` to `end` at most, and is centred at the height `middle`, all in
    /// pixels; blocks have sides of `block` cells.
    fn draw_turn(
        &self,
        paint: &mut Paint,
        texts: &mut Vec<Text>,
        game: &Game,
        (mut left, end, middle): (f32, f32, f32),
        block: f32,
    ) {
        let unit = self.unit;
        let [turn, turns] = [game.turns().len(), self.turns()];
        if turns > 0 {
            let font = regular((TURN_SIZE * unit).round());
            let number = self.letters.line(&format!("{turn}/{turns}"), font, FAINT, end - left);
            let width = number.width();
            texts.push(number.from(left, middle));
            left += width + 0.3 * unit;
        }
        let Some(Turn::Placement(placement)) = game.turns().last() else { return };
        let orientation = placement.orientation();
        let block = block * unit;
        let width = orientation.width() as f32 * block;
        let at = pos2(left + width / 2.0, middle) / paint.scale();
        let look = Look { pattern: None, ..Look::resting(placement.piece(), self.style) };
        blocks::draw_single(paint, at, block / paint.scale(), orientation, look);
        left += width + 0.25 * unit;
        let cells = placement.to_string().replace(',', " ");
        let sizes =
            [TURN_SIZE, (TURN_SIZE + MIN_TURN_SIZE) / 2.0, MIN_TURN_SIZE].map(|size| (1, size));
        texts.push(self.fitting(&cells, &sizes, TEXT, end - left).from(left, middle));
    }

    /// Lays out a text in the first of `sizes` in which it fits `width`, in pixels, or else in the
    /// last one, shortened. Each size is a number of lines and a font size in cells.
    fn fitting(&self, text: &str, sizes: &[(usize, f32)], color: Color32, width: f32) -> TextLine {
        let lines = sizes.iter().map(|&(rows, size)| {
            let font = bold((size * self.unit).round());
            self.letters.lines(text, font, color, rows, width)
        });
        let first = lines.reduce(|line, next| if line.is_elided() { next } else { line });
        first.expect("there is a size")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Placement};
    use crate::game::{Board, Turn};

    /// On six columns, the name of the game once covered the end of the turn.
    #[test]
    fn the_caption_names_every_turn_in_full_on_boards_of_all_sizes() {
        for size in BoardSize::ALL {
            let mut game = Game::new(Board::new(size));
            while let Some(placement) = Placement::all_on(game.position().free()).last() {
                game.execute(Turn::Placement(placement)).unwrap();
            }
            let names = Some(["Ann", "Bo"].map(str::to_owned));
            let subject = Subject { game, names, result: None, date: None };
            let card = Card::new(subject, Style::default(), 600);
            for turn in 1..=card.turns() {
                let mut texts = Vec::new();
                let game = card.subject.game.up_to(turn);
                card.draw_caption(&mut Paint::new(1.0, card.style), &mut texts, &game, None);
                let is_whole = |text: &Text| !text.line.is_elided();
                assert!(texts.len() == 2 && texts.iter().all(is_whole), "{size}, {turn}");
            }
        }
    }

    /// The last picture of an animation once ended in "Level 0 placed the l...", and one of an
    /// earlier turn had no result.
    #[test]
    fn the_result_is_written_in_full_on_boards_of_all_sizes() {
        let names = ["Wilhelmina Featherstonhaugh", "Bartholomew Cholmondeley"].map(str::to_owned);
        let sentence = format!("{} wins: {} placed the last piece.", names[0], names[1]);
        for size in BoardSize::ALL {
            let mut game = Game::new(Board::new(size));
            while let Some(placement) = Placement::all_on(game.position().free()).last() {
                game.execute(Turn::Placement(placement)).unwrap();
            }
            let (names, result) = (Some(names.clone()), Some(sentence.clone()));
            let date = Some("28 de nov. de 2026".to_owned());
            let subject = Subject { game, names, result, date };
            let card = Card::new(subject, Style::default(), 1000);
            for turn in 1..=card.turns() {
                let mut texts = Vec::new();
                let game = card.subject.game.up_to(turn);
                let mut paint = Paint::new(1.0, card.style);
                card.draw_caption(&mut paint, &mut texts, &game, Some(&sentence));
                let is_whole = |text: &Text| !text.line.is_elided();
                assert!(texts.iter().all(is_whole), "{size}, {turn}");
                let has_turn = turn < card.turns();
                assert_eq!(texts.len(), if has_turn { 4 } else { 2 }, "{size}, {turn}");
            }
        }
    }
}
