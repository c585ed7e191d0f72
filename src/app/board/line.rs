//! A line of best play, played on the board: numbered pieces, gaps with the number of pieces that
//! they still take, parts that mirror each other, and the last piece in red with the face of the
//! player who placed it.

use std::f32::consts::PI;

use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Sense, Shape, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use super::drawing;
use super::effects::Effects;
use super::face::{self, Face};
use super::overlays::{AREA_COLORS, LOSS, WIN, label_rect};
use super::paint::show_painted;
use super::tray::{self, BoardMessage};
use crate::ai::Placement;
use crate::app::input::{Action, Bindings};
use crate::app::sound::Sounds;
use crate::app::speech::step_in_words;
use crate::app::text::{Texts, args, msg};
use crate::app::ui::easing::{MOVE, ease, progress};
use crate::app::ui::{
    BODY, CAPTION, Command, FAINT, Icon, RADIUS, TEXT, TableLayout, bold, glass, theme, widgets,
};
use crate::game::{Continuation, Ending, Event, Game, People, Record, Side, Study};
use crate::picture::{BoardLayout, Color, Look, Paint, WHITE, blocks, fade};

/// Seconds before the first piece.
const BEGINNING: f64 = 0.6;

/// Seconds from one piece to the next.
const PACE: f64 = 0.8;

/// Seconds before the last piece.
const BEFORE_LAST: f64 = 1.3;

/// Height of a number on the board, in cells.
const NUMBER: f32 = 0.24;

/// Side of the face on the last piece, in cells.
const FACE: f32 = 0.62;

/// The colour of gaps.
pub const GAPS: Color = AREA_COLORS[1];

/// The colour of areas of the same shape.
const TWINS: Color = AREA_COLORS[2];

/// The red of the last piece.
const LAST: Color = Color::new(0.86, 0.24, 0.26, 1.0);

/// Number of pieces for which the strip of pieces has at least room.
const MIN_IN_STRIP: usize = 4;

/// Largest number of pieces in the strip of pieces.
const MAX_IN_STRIP: usize = 7;

/// The players of a game whose end is shown.
pub struct Players {
    faces: [Face; 2],
    /// For each side, the text that says that it places last.
    last: [String; 2],
    /// The side of the person, if only one side is a person's.
    person: Option<Side>,
    /// The names, for a screen reader.
    names: [String; 2],
}

/// Returns the names of the sides in an exercise.
pub fn names_in_exercise(person: Side, texts: &Texts) -> [String; 2] {
    let name = |side| if side == person { msg::YOU } else { msg::OPPONENT };
    [Side::First, Side::Second].map(|side| texts.get(name(side)).to_owned())
}

/// Returns which keys go through a demonstration.
pub fn keys_in_words(texts: &Texts, keys: &Bindings) -> String {
    let [forward, back] = [1, -1].map(|step| texts.key_of(keys, Action::Move(step, 0)));
    texts.fill(msg::SPEECH_DEMO, args!(forward, back))
}

impl Players {
    /// Returns a person on this side, and an opponent without a name.
    pub fn for_exercise(texts: &Texts, person: Side) -> Players {
        let last = |side| if side == person { msg::LINE_LAST_YOURS } else { msg::LINE_LAST_THEIRS };
        let last = [Side::First, Side::Second].map(|side| texts.get(last(side)).to_owned());
        let faces = [Side::First, Side::Second].map(Face::Person);
        Players { faces, last, person: Some(person), names: names_in_exercise(person, texts) }
    }

    /// Returns the players of a game.
    pub fn new(record: &Record, people: &People, texts: &Texts) -> Players {
        let seats = &record.seats;
        let human =
            [Side::First, Side::Second].map(|it| seats[it.index()].is_human().then_some(it));
        let person = human[0].xor(human[1]);
        let last = |side: Side| match person {
            Some(person) if person == side => texts.get(msg::LINE_LAST_YOURS).to_owned(),
            Some(_) => texts.get(msg::LINE_LAST_THEIRS).to_owned(),
            None => texts.with(msg::LINE_LAST_NAMED, "name", texts.name_of(seats, side)),
        };
        let faces = Face::for_seats(seats, people);
        let names = [Side::First, Side::Second].map(|side| texts.short_name_of(seats, side));
        Players { faces, last: [Side::First, Side::Second].map(last), person, names }
    }
}

/// A line of best play on the board, of which the player sees the beginning.
pub struct ShownLine {
    line: Continuation,
    players: Players,
    effects: Effects,
    /// Time of the last step.
    stepped: f64,
    /// Whether the line steps on by itself.
    is_playing: bool,
    /// Whether it was said how the line goes on.
    is_told: bool,
    /// The steps that were not said yet.
    unsaid: Vec<Event>,
}

impl ShownLine {
    /// Starts to show how a game goes on after its first `begins` placements, beginning with what
    /// was played if that wins.
    pub fn new(game: &Game, begins: usize, players: Players, study: &Study, now: f64) -> ShownLine {
        let line = Continuation::new(game, begins, study);
        ShownLine {
            line,
            players,
            effects: Effects::new(),
            stepped: now,
            is_playing: true,
            is_told: false,
            unsaid: Vec::new(),
        }
    }

    /// Returns the game with the placements shown so far.
    pub fn game(&self) -> &Game {
        self.line.game()
    }

    /// Returns whether the line is still being searched for.
    #[cfg(test)]
    pub fn is_sought(&self) -> bool {
        self.line.is_sought()
    }

    /// Polls the search, and steps on when it is time; if the line is `heard`, only keys step on.
    pub fn tick(&mut self, now: f64, sounds: &Sounds, heard: bool) {
        self.is_playing &= !heard;
        if self.line.is_sought() {
            self.line.poll();
            self.stepped = now;
        }
        let left = self.line.placements().len() - self.line.shown();
        let pause = if left == 1 {
            BEFORE_LAST
        } else if self.line.shown() == 0 {
            BEGINNING
        } else {
            PACE
        };
        if self.is_playing && left > 0 && now - self.stepped >= pause {
            self.step(1, now, sounds);
            self.is_playing = true;
        }
    }

    /// Steps through the line if `action` is that which moves a piece by a column. Returns whether
    /// it is.
    pub fn steer(&mut self, action: Action, now: f64, sounds: &Sounds) -> bool {
        let Action::Move(steps @ (-1 | 1), 0) = action else { return false };
        self.step(steps, now, sounds);
        true
    }

    /// Shows `steps` more placements, or fewer if `steps` is negative.
    ///
    /// The line then steps on by itself only after more than one step back, as to the start.
    pub fn step(&mut self, steps: isize, now: f64, sounds: &Sounds) {
        let events = self.line.step(steps);
        if steps < -1 {
            self.is_told = false;
            self.unsaid.clear();
        } else {
            self.unsaid.extend_from_slice(&events);
        }
        self.effects.apply_answer(&events, now);
        sounds.play_placements(&events);
        self.stepped = now;
        self.is_playing = steps < -1;
    }

    /// Returns what a screen reader has not said yet: how the line goes on, and by which keys, then
    /// its steps, and at the end who places last.
    pub fn news(&mut self, texts: &Texts, keys: &Bindings) -> Vec<String> {
        let mut news = Vec::new();
        let last = self.last().map(|(last, _)| last.to_owned());
        if !self.is_told && !self.line.is_sought() {
            self.is_told = true;
            let leave = texts.key_of(keys, Action::Back);
            news.push(keys_in_words(texts, keys));
            news.push(texts.with(msg::SPEECH_DEMO_LEAVE, "leave", leave));
            news.push(self.words(texts));
            news.extend(last.clone());
        }
        let unsaid = std::mem::take(&mut self.unsaid);
        let names = &self.players.names;
        news.extend(unsaid.iter().filter_map(|it| step_in_words(it, names, texts)));
        let is_at_end = self.line.shown() == self.line.placements().len();
        news.extend(last.filter(|_| is_at_end && !unsaid.is_empty()));
        news
    }

    /// Returns the buttons to step through the line.
    pub fn commands<M>(&self, texts: &Texts, wrap: fn(BoardMessage) -> M) -> [Command<M>; 3] {
        let (shown, all) = (self.line.shown(), self.line.placements().len());
        let command = |action, icon, steps, enabled| {
            Command::new(texts.action(action).to_owned(), None, wrap(BoardMessage::Step(steps)))
                .icon(icon)
                .icon_alone()
                .enabled(enabled)
        };
        [
            command(Action::ToStart, Icon::Repeat, isize::MIN, shown > 0),
            command(Action::Replay(-1), Icon::Previous, -1, shown > 0),
            command(Action::Replay(1), Icon::Next, 1, shown < all),
        ]
    }

    /// Draws the board with the placements shown so far.
    pub fn draw(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        let board = &layout.board;
        drawing::draw_game(paint, layout, self.line.game(), &self.effects, now);
        let marks = self.line.marks();
        let twins = marks.twins.iter().flatten().map(|&cells| (cells, TWINS));
        for (cells, color) in marks.gaps.iter().map(|gap| (gap.cells, GAPS)).chain(twins) {
            blocks::fill(paint, board, cells, fade(color, 0.09));
            blocks::draw_outline(paint, board, cells, color, 0.6);
        }
        if let Some((judged, color)) = self.judged() {
            blocks::draw_outline(paint, board, judged.cells(), Color::opaque(color), 1.0);
        }
        let will_step = self.is_playing && self.line.shown() < self.line.placements().len();
        // The face of the player who placed last appears after the last step.
        let is_ending = now - self.stepped < 4.0 * MOVE;
        paint.is_moving |= self.line.is_sought() || will_step || is_ending;
        draw_end(paint, board, self.line.game(), &self.effects, now);
    }

    /// Shows the numbers of the pieces, the number of pieces that each gap takes, and the face of
    /// the player who placed last.
    pub fn show(&self, ctx: &egui::Context, layout: &TableLayout, now: f64) {
        let board = &layout.board;
        widgets::bare(ctx, "line", board.rect, |ui| {
            let unit = board.cell_size();
            let marks = self.line.marks();
            for [one, other] in &marks.twins {
                if let (Some(one), Some(other)) = (board.middle(*one), board.middle(*other)) {
                    show_twins(ui.painter(), unit, one, other);
                }
            }
            if marks.is_mirrored && marks.twins.is_empty() {
                show_half_turn(ui.painter(), board.rect.center(), 1.9 * unit);
            }
            let landing = usize::from(now - self.stepped < MOVE);
            let landed = self.line.shown().saturating_sub(landing);
            for (index, &placement) in self.line.placements()[..landed].iter().enumerate() {
                let at = blocks::piece_center(board, placement);
                ui.painter().circle_filled(at, unit * 0.2, Color32::from_black_alpha(170));
                let (font, number) = (bold(unit * NUMBER), (index + 1).to_string());
                ui.painter().text(at, Align2::CENTER_CENTER, number, font, Color32::WHITE);
            }
            for gap in marks.gaps.iter().filter(|gap| gap.pieces[1] > 0) {
                if let Some(at) = board.middle(gap.cells) {
                    let pieces = gap.to_string();
                    let size = vec2(0.54 + 0.12 * pieces.chars().count() as f32, 0.42) * unit;
                    show_count(ui, label_rect(board, at, size), &pieces);
                }
            }
        });
        let faces = self.players.faces;
        show_end(ctx, board, self.line.game(), faces, self.effects.since_end(now));
    }

    /// Returns the placement whose consequences the line shows, with the colour of its outcome;
    /// `None` if there is no such placement, or the line is not known yet.
    fn judged(&self) -> Option<(Placement, Color32)> {
        let judged = self.line.before()?;
        let last = self.line.side(self.line.placements().len().checked_sub(1)?);
        Some((judged, if last == self.line.side(0) { WIN } else { LOSS }))
    }

    /// Returns the side that places last, once the line is known.
    fn last_side(&self) -> Option<Side> {
        match self.line.placements().len().checked_sub(1) {
            Some(last) => Some(self.line.side(last)),
            None => last_piece(self.line.game()).map(|(_, side)| side),
        }
    }

    /// Returns the text on the pieces and gaps that are left.
    pub fn words(&self, texts: &Texts) -> String {
        let left = self.line.placements().len() - self.line.shown();
        match self.line.singles() {
            _ if self.line.is_sought() => texts.get(msg::EXERCISE_JUDGING).to_owned(),
            _ if self.last_side().is_none() => texts.get(msg::COACH_TOO_FAR).to_owned(),
            Some(gaps) if gaps > 0 => texts.with(msg::LINE_GAPS, "n", gaps),
            _ => texts.with(msg::LINE_PIECES, "n", left),
        }
    }

    /// Returns the text that says who places last, and its colour, once the line is known.
    pub fn last(&self) -> Option<(&str, Color32)> {
        let side = self.last_side()?;
        let color = match self.players.person {
            Some(person) if person == side => LOSS,
            Some(_) => WIN,
            None => TEXT,
        };
        Some((&self.players.last[side.index()], color))
    }

    /// Returns the shown part of the line, 0 to 1.
    pub fn progress(&self) -> f32 {
        self.line.shown() as f32 / self.line.placements().len().max(1) as f32
    }

    /// Shows a strip of pieces with their numbers and faces, with the last piece of the line in
    /// red.
    ///
    /// If not all have room, they are those around the last one on the board.
    pub fn show_strip(&self, ui: &mut Ui) {
        let (shown, all) = (self.line.shown(), self.line.placements().len());
        let first = shown.saturating_sub(MAX_IN_STRIP - 2).min(all.saturating_sub(MAX_IN_STRIP));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let count = all.clamp(MIN_IN_STRIP, MAX_IN_STRIP) as f32;
            let width = (ui.available_width() - 4.0 * (count - 1.0)) / count;
            for index in first..all.min(first + MAX_IN_STRIP) {
                let (rect, _) = ui.allocate_exact_size(vec2(width, tray::HEIGHT), Sense::hover());
                self.show_in_strip(ui, rect, index);
            }
        });
    }

    /// Shows a piece of the strip, by its index in the line.
    fn show_in_strip(&self, ui: &Ui, rect: Rect, index: usize) {
        let placement = self.line.placements()[index];
        let is_last = index + 1 == self.line.placements().len();
        let is_shown = index < self.line.shown();
        let color = if is_last { LOSS } else { FAINT };
        let fill = if is_last { LOSS.gamma_multiply(0.16) } else { glass(120) };
        let edge = theme::stroke(ui.ctx(), 1.0, if is_last { LOSS } else { theme::light(20) });
        ui.painter().rect(rect, RADIUS, fill, edge, StrokeKind::Inside);
        let at = rect.center_top() + vec2(0.0, 10.0);
        ui.painter().text(at, Align2::CENTER_CENTER, index + 1, bold(CAPTION), color);
        let middle = rect.center() - vec2(0.0, 1.0);
        let block = (rect.width() * 0.8 / 4.0).min(5.8);
        show_painted(ui, ("strip", index), (rect, placement, is_shown, is_last), |paint| {
            let mut look = Look::resting(placement.piece(), paint.style);
            look.alpha = if is_shown { 1.0 } else { 0.3 };
            if is_last {
                look.color = LAST;
            }
            blocks::draw_single(paint, middle, block, placement.orientation(), look);
        });
        let square =
            Rect::from_center_size(rect.center_bottom() - vec2(0.0, 11.0), Vec2::splat(BODY));
        let face = self.players.faces[self.line.side(index).index()];
        face::show_in_mood(ui, square, face, is_last);
    }
}

/// Returns the placement that ended a game, and the side that made it; `None` if the game is not
/// over, or ended in another way.
fn last_piece(game: &Game) -> Option<(Placement, Side)> {
    let result = game.result().filter(|result| result.ending == Ending::LastPlacement)?;
    Some((game.last_placement()?, result.winner.other()))
}

/// Draws the piece that ended a game in red, once it has landed.
pub fn draw_end(paint: &mut Paint, board: &BoardLayout, game: &Game, effects: &Effects, now: f64) {
    let age = effects.since_end(now);
    let Some((last, _)) = last_piece(game).filter(|_| age > 0.0) else { return };
    let alpha = if paint.style.reduced_motion { 1.0 } else { ease(progress(age, MOVE)) };
    let rest = Look::resting(last.piece(), paint.style);
    let look = Look { color: LAST, alpha, edge: Some(WHITE), ..rest };
    blocks::draw_piece(paint, board, last.cells(), look);
}

/// Shows the sad face of the loser on the last piece of a game, once the piece is red.
///
/// `faces` are those of the sides; `age` is the time since the game ended, in seconds.
pub fn show_end(ctx: &egui::Context, board: &BoardLayout, game: &Game, faces: [Face; 2], age: f64) {
    let Some((last, loser)) = last_piece(game).filter(|_| age >= MOVE) else { return };
    widgets::bare(ctx, "loser", board.rect, |ui| {
        let scale = if theme::style(ctx).reduced_motion {
            1.0
        } else {
            0.8 + 0.2 * ease(progress(age - MOVE, MOVE))
        };
        let size = Vec2::splat(FACE * board.cell_size() * scale);
        let rect = Rect::from_center_size(blocks::piece_center(board, last), size);
        let edge = theme::stroke(ctx, 3.0, Color32::WHITE);
        ui.painter().rect(rect.expand(3.0), RADIUS, glass(255), edge, StrokeKind::Inside);
        face::show_in_mood(ui, rect, faces[loser.index()], true);
    });
}

/// Joins the middles of two areas of the same shape by a dashed line with an equals sign.
fn show_twins(painter: &Painter, unit: f32, one: Pos2, other: Pos2) {
    let stroke = theme::stroke(painter.ctx(), 2.0, TWINS.premultiplied());
    painter.extend(Shape::dashed_line(&[one, other], stroke, 5.0, 4.0));
    let sign = Rect::from_center_size(one.lerp(other, 0.5), vec2(0.5, 0.5) * unit);
    painter.circle(sign.center(), sign.width() / 2.0, glass(235), stroke);
    for y in [-0.1, 0.1] {
        let bar = sign.center() + vec2(0.0, y * unit);
        painter.hline(bar.x - 0.13 * unit..=bar.x + 0.13 * unit, bar.y, stroke);
    }
}

/// Shows two arrows on an arc about `center`: the board looks the same after half a turn.
pub fn show_half_turn(painter: &Painter, center: Pos2, radius: f32) {
    let stroke = theme::stroke(painter.ctx(), 2.0, GAPS.premultiplied());
    for half in [0.0, PI] {
        let point = |step: u8| {
            center + radius * Vec2::angled(half + 0.5 + f32::from(step) * (PI - 1.0) / 12.0)
        };
        let points: Vec<Pos2> = (0..=12).map(point).collect();
        let (tip, along) = (points[12], (points[12] - points[11]).normalized());
        let barb = |side: f32| tip - (along + side * along.rot90()) * 0.24 * radius;
        painter.line(points, stroke);
        painter.line(vec![barb(0.7), tip, barb(-0.7)], stroke);
    }
}

/// Shows the number of pieces that a gap takes.
pub fn show_count(ui: &Ui, rect: Rect, pieces: &str) {
    let gold = GAPS.premultiplied();
    let edge = theme::stroke(ui.ctx(), 2.0, gold);
    let round = CornerRadius::same((rect.height() / 2.0) as u8);
    ui.painter().rect(rect, round, glass(235), edge, StrokeKind::Inside);
    let (picture, number) = rect.split_left_right_at_fraction(0.56);
    let block = rect.height() * 0.2;
    for (x, y) in [(-1.5, 0.0), (-0.5, 0.0), (-0.5, -1.0), (0.5, -1.0)] {
        let corner = picture.center() + vec2(x + 0.2, y) * block;
        let square = Rect::from_min_size(corner, Vec2::splat(block * 0.9));
        ui.painter().rect_filled(square, CornerRadius::same(1), gold);
    }
    let at = pos2(number.left() + number.width() * 0.35, number.center().y);
    let font = bold(rect.height() * 0.6);
    ui.painter().text(at, Align2::CENTER_CENTER, pieces, font, Color32::WHITE);
}
