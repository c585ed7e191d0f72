//! A board that shows something by pieces that are placed one after the other, again and again.

use crate::ai::Placement;
use crate::app::board::face::Face;
use crate::app::board::{Effects, drawing, line};
use crate::app::input::Action;
use crate::app::screens::panel::BoxContents;
use crate::app::shell::{Context, View};
use crate::app::speech::{self, State, step_in_words};
use crate::app::text::msg;
use crate::app::ui::TableLayout;
use crate::game::{Command, Game, Side, Step, Turn};
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
    /// Whether the way to go through it has been announced.
    is_told: bool,
}

impl Demo {
    /// Starts to show a step of a lesson.
    pub fn new(step: &'static Step, now: f64) -> Demo {
        let game = Game::new(step.board.clone());
        let next = now + 2.0 * SLOW;
        Demo { step, game, effects: Effects::new(), next, is_first: true, is_told: false }
    }

    /// Places the next piece when its time has come, and begins again after the last one.
    ///
    /// With reduced motion, all pieces are placed at once, and stay. For a screen reader, those are
    /// that would be placed fast, and keys place the others.
    pub fn tick(&mut self, context: &mut Context) {
        if context.is_heard() {
            self.tell(context);
        } else if context.preferences.reduced_motion {
            while let Some(&placement) = self.step.shows.get(self.game.placements()) {
                self.place(placement, context);
            }
        } else if context.now >= self.next {
            match self.step.shows.get(self.game.placements()) {
                Some(&placement) => self.place(placement, context),
                None => *self = Demo { is_first: false, ..Demo::new(self.step, context.now) },
            }
        } else {
            context.want_frame_within(self.next - context.now);
        }
    }

    fn place(&mut self, placement: Placement, context: &mut Context) {
        let is_fast = self.is_fast();
        let events = self.game.execute(Turn::Placement(placement)).expect("it was tried");
        self.effects.apply(&events, context.now);
        if self.is_first && !(context.is_heard() && is_fast) {
            context.sounds.play_placements(&events);
        }
        let pause = match self.left() {
            0 => REST,
            _ if self.is_fast() => FAST,
            _ => SLOW,
        };
        self.next = context.now + pause;
    }

    /// Returns the number of pieces that are left to place.
    fn left(&self) -> usize {
        self.step.shows.len() - self.game.placements()
    }

    /// Returns whether the next piece is one of many.
    fn is_fast(&self) -> bool {
        self.left() > 2 && self.step.shows.len() > MAX_SLOW
    }

    /// Announces to a screen reader, once, how to go through the demonstration.
    fn tell(&mut self, context: &mut Context) {
        if std::mem::replace(&mut self.is_told, true) {
            return;
        }
        while self.is_fast() {
            self.place(self.step.shows[self.game.placements()], context);
        }
        let words = line::keys_in_words(&context.texts, &context.preferences.keys);
        context.speech.state = Some(State::new(words));
    }

    /// Places the next piece, or takes one back, by the keys that move a piece by a column, for a
    /// screen reader, and says what was placed and who placed last.
    pub fn steer(&mut self, action: Action, context: &mut Context) {
        let Action::Move(step @ (-1 | 1), 0) = action else { return };
        if !context.is_heard() {
            return;
        }
        let next = self.step.shows.get(self.game.placements());
        let command = match next {
            Some(&placement) if step > 0 => Turn::Placement(placement).into(),
            None if step > 0 => return context.say(msg::SPEECH_DEMO_ENDS),
            _ => Command::Undo,
        };
        let events = self.game.execute(command).unwrap_or_default();
        self.effects.apply(&events, context.now);
        context.sounds.play_placements(&events);
        let names = line::names_in_exercise(Side::First, &context.texts);
        let words = events.iter().filter_map(|it| step_in_words(it, &names, &context.texts));
        context.say_all(words.collect::<Vec<_>>());
        if let Some(result) = self.game.result() {
            let is_lost = result.winner == Side::Second;
            let last = if is_lost { msg::LINE_LAST_YOURS } else { msg::LINE_LAST_THEIRS };
            context.say(last);
        }
        if self.left() == 0 {
            context.say(msg::SPEECH_DEMO_ENDS);
        }
    }

    /// Draws the board. A piece that ends the game is red.
    pub fn draw(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        drawing::draw_game(paint, layout, &self.game, &self.effects, now);
        line::draw_end(paint, &layout.board, &self.game, &self.effects, now);
    }

    /// Shows the face of the loser on the piece that ended the game, if one did.
    pub fn show<M>(&self, view: &View<M>, layout: &TableLayout) {
        speech::board(view.ctx, layout.board.rect, &self.game, &view.context.texts);
        let age = self.effects.since_end(view.context.now);
        let faces = [Side::First, Side::Second].map(Face::Person);
        line::show_end(view.ctx, &layout.board, &self.game, faces, age);
    }

    /// Returns the contents of the message box: both players, with the one who placed last, or the
    /// winner. Before the first piece, nobody is lit as if there was something to do.
    pub fn box_contents(&self) -> BoxContents {
        let winner = self.game.result().map(|result| result.winner);
        let placed = (self.game.placements() > 0).then(|| self.game.to_move().other());
        BoxContents::Duel { placed, winner }
    }
}
