//! A board that shows something by pieces that are placed one after the other, again and again.

use crate::ai::Placement;
use crate::app::board::face::Face;
use crate::app::board::{Effects, drawing, line};
use crate::app::screens::panel::BoxContents;
use crate::app::screens::spoken::say_moves;
use crate::app::shell::{Context, Frame};
use crate::app::speech;
use crate::app::text::msg;
use crate::app::ui::TableLayout;
use crate::game::{Event, Game, Side, Step, Turn};
use crate::picture::Paint;

/// Seconds from one piece to the next.
const SLOW: f64 = 1.1;

/// Seconds from one piece to the next if there are many.
const FAST: f64 = 0.25;

/// Seconds from the last piece until everything begins again.
const REST: f64 = 4.0;

/// Largest number of pieces that are all placed slowly. Of more pieces, only the last two are.
const MAX_SLOW: usize = 8;

/// A board with the pieces that were placed so far.
pub struct Demo {
    step: &'static Step,
    pub game: Game,
    pub effects: Effects,
    /// The time when the next piece is placed.
    next: f64,
    /// Whether the pieces are placed for the first time, with sounds.
    is_first: bool,
}

impl Demo {
    /// Starts to show a step of a lesson.
    pub fn new(step: &'static Step, now: f64) -> Demo {
        let game = Game::new(step.board.clone());
        Demo { step, game, effects: Effects::new(), next: now + 2.0 * SLOW, is_first: true }
    }

    /// Places the next piece when its time has come, and begins again after the last one.
    ///
    /// With reduced motion, all pieces are placed at once, and stay; for a screen reader they stay.
    pub fn tick(&mut self, context: &mut Context) {
        if context.preferences.reduced_motion {
            while let Some(&placement) = self.step.shows.get(self.game.placements()) {
                self.place(placement, context);
            }
        } else if context.now >= self.next {
            match self.step.shows.get(self.game.placements()) {
                Some(&placement) => self.place(placement, context),
                None if context.is_heard() => {}
                None => *self = Demo { is_first: false, ..Demo::new(self.step, context.now) },
            }
        } else {
            context.want_frame_within(self.next - context.now);
        }
    }

    fn place(&mut self, placement: Placement, context: &mut Context) {
        let events = self.game.execute(Turn::Placement(placement)).expect("it was tried");
        self.effects.apply(&events, context.now);
        if self.is_first {
            context.sounds.play_placements(&events);
        }
        let all = self.step.shows.len();
        let pause = match all - self.game.placements() {
            0 => REST,
            left if left > 2 && all > MAX_SLOW => FAST,
            _ => SLOW,
        };
        if self.is_first && pause != FAST {
            self.say(&events, context);
        }
        self.next = context.now + pause;
    }

    /// Says what was placed, and who placed last.
    fn say(&self, events: &[Event], context: &mut Context) {
        let names = line::names_in_exercise(Side::First, &context.texts);
        say_moves(events, &names, context);
        if let Some(result) = self.game.result() {
            let is_lost = result.winner == Side::Second;
            let last = if is_lost { msg::LINE_LAST_YOURS } else { msg::LINE_LAST_THEIRS };
            context.say(context.texts.get(last).to_owned());
        }
    }

    /// Draws the board. A piece that ends the game is red.
    pub fn draw(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        drawing::draw_game(paint, layout, &self.game, &self.effects, now);
        line::draw_end(paint, &layout.board, &self.game, &self.effects, now);
    }

    /// Shows the face of the loser on the piece that ended the game, if one did.
    pub fn show<M>(&self, frame: &Frame<M>, layout: &TableLayout) {
        speech::board(frame.ctx, layout.board.rect, &self.game, &frame.context.texts);
        let age = self.effects.since_end(frame.context.now);
        let faces = [Side::First, Side::Second].map(Face::Person);
        line::show_end(frame.ctx, &layout.board, &self.game, faces, age);
    }

    /// Returns the contents of the message box: both players, with the one who placed last, or the
    /// winner. Before the first piece, nobody is lit as if there was something to do.
    pub fn box_contents(&self) -> BoxContents {
        let winner = self.game.result().map(|result| result.winner);
        let placed = (self.game.placements() > 0).then(|| self.game.to_move().other());
        BoxContents::Duel { placed, winner }
    }
}
