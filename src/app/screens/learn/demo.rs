//! A board to look at: what is to be seen there is shown by pieces that are placed one after the other, again and again.

use crate::ai::Placement;
use crate::app::board::face::Face;
use crate::app::board::{Effects, drawing, line};
use crate::app::screens::exercise::Said;
use crate::app::shell::Context;
use crate::app::ui::TableLayout;
use crate::game::{Command, Game, Step};
use crate::picture::Paint;

/// Seconds from one piece to the next, where there are many, and until it begins again.
const SLOW: f64 = 1.1;
const FAST: f64 = 0.25;
const REST: f64 = 4.0;

/// Pieces from which on only the last two are placed slowly.
const MANY: usize = 8;

/// A board to look at, with the pieces that were placed so far.
pub struct Demo {
    step: &'static Step,
    pub game: Game,
    pub effects: Effects,
    /// When the next piece is placed.
    next: f64,
    /// Whether it is shown for the first time, with sounds.
    is_first: bool,
}

impl Demo {
    /// Begins to show a step of a lesson.
    pub fn new(step: &'static Step, now: f64) -> Demo {
        let game = Game::new(step.board.clone());
        Demo { step, game, effects: Effects::new(), next: now + 2.0 * SLOW, is_first: true }
    }

    /// Places the next piece when its time has come. Where nothing moves, all of them lie there at once.
    pub fn tick(&mut self, context: &Context) {
        if context.preferences.reduced_motion {
            while let Some(&placement) = self.step.shows.get(self.game.placements()) {
                self.place(placement, context);
            }
        } else if context.now >= self.next {
            match self.step.shows.get(self.game.placements()) {
                Some(&placement) => self.place(placement, context),
                None => *self = Demo { is_first: false, ..Demo::new(self.step, context.now) },
            }
        }
    }

    /// Returns whether pieces are still to come, or one is on its way.
    pub fn is_animating(&self, now: f64) -> bool {
        self.game.placements() < self.step.shows.len() || self.effects.is_moving(now)
    }

    fn place(&mut self, placement: Placement, context: &Context) {
        let events = self.game.execute(Command::Place(placement)).expect("it was tried");
        self.effects.apply(&events, context.now);
        if self.is_first {
            context.sounds.play_placements(&events);
        }
        let all = self.step.shows.len();
        self.next = context.now
            + match all - self.game.placements() {
                0 => REST,
                left if left > 2 && all > MANY => FAST,
                _ => SLOW,
            };
    }

    /// Draws the board. A piece that ends the game is red.
    pub fn draw(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        drawing::draw_game(paint, layout, &self.game, &self.effects, now);
        line::draw_end(paint, &layout.board, &self.game, &self.effects, now);
    }

    /// Shows who has placed the last piece on it.
    pub fn show(&self, ctx: &egui::Context, layout: &TableLayout, now: f64) {
        let age = self.effects.since_end(now);
        line::show_end(ctx, &layout.board, &self.game, Face::Person, age);
    }

    /// Returns who places next or has won.
    pub fn said(&self) -> Said {
        let winner = self.game.result().map(|result| result.winner);
        Said::Duel { next: self.game.to_move(), winner }
    }
}
