//! The board on which a puzzle or a step of a lesson is played.

use egui::Color32;

use super::panel::verdict_color;
use crate::ai::{Bitboard, Level, Piece, Placement, Position};
use crate::app::board::tray::Tray;
use crate::app::board::{Aim, Effects, PieceInHand, drawing};
use crate::app::input::{Action, Input};
use crate::app::shell::{Context, Transition};
use crate::app::sound::Sound;
use crate::app::text::{Message, msg};
use crate::app::ui::{FAINT, TableLayout};
use crate::game::{Board, Event, Exercise, ExerciseState, Goal, Record, Seat};
use crate::picture::Paint;

/// An exercise with the piece in the player's hand.
pub struct ExerciseBoard {
    /// The exercise, which changes by [`place`](Self::place), [`retry`](Self::retry) and with the time.
    pub exercise: Exercise,
    /// The piece in the player's hand.
    pub hand: PieceInHand,
    /// What moves on the board.
    pub effects: Effects,
    /// The time of the last event on the board.
    last_event: f64,
}

/// Seconds to wait before the verdict, so that the player can follow.
const PAUSE: f64 = 0.45;

impl ExerciseBoard {
    /// Returns an exercise that starts from this board.
    pub fn new(board: Board, goal: Goal, now: f64) -> ExerciseBoard {
        let mut hand = PieceInHand::new(Piece::T);
        hand.find_room(board.position());
        let exercise = Exercise::new(board, goal);
        ExerciseBoard { exercise, hand, effects: Effects::new(), last_event: now }
    }

    /// Takes another piece to a place where it fits, but not to this one.
    pub fn offer(&mut self, piece: Piece, except: Placement) {
        self.hand.choose(piece);
        let mut roomy = self.hand;
        roomy.find_room(self.position());
        if roomy.placement() != except {
            self.hand = roomy;
        }
    }

    /// Returns the pieces to choose from.
    pub fn tray<M>(&self, choose: fn(Piece) -> M, turn: M) -> Tray<M> {
        Tray { in_hand: Some(self.hand.piece()), free: self.position().free(), choose, turn }
    }

    fn position(&self) -> Position {
        self.exercise.game().position()
    }

    /// Judges the placement and answers it, after a pause for the player to follow.
    pub fn tick(&mut self, context: &mut Context) {
        if !self.has_rested(context.now) {
            return;
        }
        let before = self.exercise.state();
        let events = self.exercise.poll();
        self.take_in(&events, context);
        match self.exercise.state() {
            state if state == before || before != ExerciseState::Judging => {}
            ExerciseState::Done => context.sounds.play(Sound::Win),
            ExerciseState::Failed => context.sounds.play(Sound::Loss),
            // The answer may lie where the piece in hand was.
            ExerciseState::Open => self.hand.find_room(self.position()),
            ExerciseState::Judging => {}
        }
    }

    /// Returns whether nothing has happened for a while, so that the player had time to read.
    pub fn has_rested(&self, now: f64) -> bool {
        now - self.last_event >= PAUSE
    }

    /// Moves the piece in the player's hand.
    pub fn steer(&mut self, action: Action, context: &Context) {
        self.hand.steer(action, self.position(), &context.sounds);
    }

    /// Moves the piece with the mouse, and returns whether to place it.
    pub fn point(&mut self, input: &Input, context: &Context) -> bool {
        let layout = TableLayout::new(input.canvas.size);
        let snaps = context.preferences.snapping;
        let moves_first = context.is_touch(input);
        let aim = Aim { position: self.position(), snaps, at_marks: false, moves_first };
        let places = self.hand.point(input, &layout, aim, &context.sounds);
        places && self.exercise.state() == ExerciseState::Open
    }

    /// Places the piece, or says why it can't be placed.
    pub fn place(&mut self, context: &mut Context) {
        match self.exercise.place(self.hand.placement()) {
            Ok(events) => self.take_in(&events, context),
            Err(_) => {
                self.effects.refuse(context.now);
                context.sounds.play(Sound::Refuse);
                context.refuse(msg::REFUSED_OCCUPIED);
            }
        }
    }

    /// Takes back the wrong placement.
    pub fn retry(&mut self, now: f64) {
        let events = self.exercise.retry();
        if !events.is_empty() {
            self.effects.apply(&events, now);
            self.last_event = now;
        }
    }

    /// Returns whether the game goes on after the placement that was judged.
    pub fn may_be_played_on(&self) -> bool {
        let is_judged =
            matches!(self.exercise.state(), ExerciseState::Failed | ExerciseState::Done);
        is_judged && self.exercise.game().result().is_none()
    }

    /// Plays on against the strongest level, from the position on the board.
    pub fn play_on<M>(&self, context: &mut Context) -> Transition<M> {
        if !self.may_be_played_on() {
            return Transition::Stay;
        }
        // The person placed first.
        let seats = [context.profile.my_seat(), Seat::from(Level::MAX)];
        let record = Record::new(seats, self.exercise.game().clone());
        context.send_to_table(record)
    }

    /// Returns what to say of the last placement, with its colour: `right` if it is the answer, `wrong` if it is not.
    pub fn verdict(&self, right: Message, wrong: Message) -> Option<(Message, Color32)> {
        Some(match self.exercise.state() {
            ExerciseState::Open => return None,
            ExerciseState::Judging => (msg::EXERCISE_JUDGING, FAINT),
            ExerciseState::Done => (right, verdict_color(true)),
            ExerciseState::Failed => {
                let is_over = self.exercise.game().result().is_some();
                (if is_over { msg::EXERCISE_WRONG_LAST } else { wrong }, verdict_color(false))
            }
        })
    }

    /// Draws the board without the piece in hand.
    pub fn draw_game(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        drawing::draw_game(paint, layout, self.exercise.game(), &self.effects, now);
    }

    /// Draws the piece in hand, while it may be placed.
    pub fn draw_hand(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        if self.shows_hand() {
            let blocked = self.hand.blocked(self.position());
            drawing::draw_hand(paint, layout, &self.hand, blocked, &self.effects, now);
        }
    }

    fn shows_hand(&self) -> bool {
        self.exercise.state() == ExerciseState::Open
    }

    /// Returns the cells under the piece in hand; none while it may not be placed.
    pub fn under_hand(&self) -> Bitboard {
        if self.shows_hand() { self.hand.placement().cells() } else { Bitboard::EMPTY }
    }

    /// Returns whether an animation is running.
    pub fn is_animating(&self, now: f64) -> bool {
        self.effects.is_moving(now) || self.exercise.state() == ExerciseState::Judging
    }

    fn take_in(&mut self, events: &[Event], context: &Context) {
        if !events.is_empty() {
            self.effects.apply(events, context.now);
            context.sounds.play_placements(events);
            self.last_event = context.now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Answer, Solver};
    use crate::game::{lessons, puzzles};

    /// Two lessons once began with the answer in the hand.
    #[test]
    fn nothing_begins_with_its_answer_in_the_hand() {
        let mut solver = Solver::new(16 << 20);
        let mut loses = |position| solver.solve(position).answer == Answer::Loss;
        let steps = lessons().iter().flat_map(|lesson| &lesson.steps);
        let steps = steps.filter_map(|step| Some((&step.board, step.goal?)));
        let puzzles = puzzles().iter().map(|puzzle| (&puzzle.board, Goal::Win));
        for (board, goal) in steps.chain(puzzles).filter(|(_, goal)| *goal != Goal::Any) {
            let position = board.position();
            let in_hand = ExerciseBoard::new(board.clone(), goal, 0.0).hand.placement();
            if Placement::all_on(position.free()).all(|placement| loses(position.after(placement)))
            {
                continue;
            }
            assert!(!loses(position.after(in_hand)), "{board}");
        }
    }
}
