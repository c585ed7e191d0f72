//! A board on which a puzzle or a step of a lesson is tried.

use crate::ai::Piece;
use crate::app::board::effects::Effects;
use crate::app::board::input::{Hand, Wish};
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::input::actions::Action;
use crate::app::shell::screen::{Input, Services};
use crate::app::sound::synth::Sound;
use crate::app::text::msg;
use crate::app::ui::layout::TableLayout;
use crate::game::{Board, Event, Exercise, ExerciseState, Goal};

/// An exercise with the piece in the player's hand.
pub struct ExerciseBoard {
    exercise: Exercise,
    hand: Hand,
    effects: Effects,
    /// When something last happened on the board.
    last_event: f64,
}

/// Seconds for which the judgement is held back, so that eyes can follow.
const PAUSE: f64 = 0.45;

impl ExerciseBoard {
    /// Returns an exercise that begins from this board.
    pub fn new(board: Board, goal: Goal, now: f64) -> ExerciseBoard {
        let mut hand = Hand::new(Piece::T);
        hand.find_room(board.position());
        let exercise = Exercise::new(board, goal);
        ExerciseBoard { exercise, hand, effects: Effects::new(), last_event: now }
    }

    /// Returns the exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// Returns the piece in the player's hand.
    pub fn piece(&self) -> Piece {
        self.hand.ghost().piece()
    }

    /// Returns where the piece in the player's hand would be placed.
    #[cfg(test)]
    pub fn placement(&self) -> crate::ai::Placement {
        self.hand.ghost().placement()
    }

    /// Takes another piece.
    pub fn choose(&mut self, piece: Piece) {
        self.hand.choose(piece);
    }

    /// Judges, answers, moves and places as the player wants, and returns what else is wanted.
    pub fn update(
        &mut self,
        input: &Input,
        layout: &TableLayout,
        services: &mut Services,
    ) -> Vec<Action> {
        if input.now - self.last_event >= PAUSE {
            let before = self.exercise.state();
            let events = self.exercise.poll();
            self.take_in(&events, services, input.now);
            if before == ExerciseState::Judging && self.exercise.state() != before {
                self.sound_verdict(services);
            }
        }
        let held = self.hand.ghost().placement().orientation();
        let position = self.exercise.game().position();
        let wishes = self.hand.follow(input, layout, &services.settings.keys, position);
        let holds = self.hand.ghost().placement().orientation();
        if holds != held && holds.piece() == held.piece() {
            services.sounds.play(Sound::Turn);
        }
        let mut rest = Vec::new();
        for wish in wishes {
            match wish {
                Wish::Place(placement) if self.exercise.state() == ExerciseState::Open => {
                    match self.exercise.place(placement) {
                        Ok(events) => self.take_in(&events, services, input.now),
                        Err(_) => {
                            self.effects.refuse(input.now);
                            services.sounds.play(Sound::Refuse);
                            let text = services.texts.get(msg::REFUSED_OCCUPIED).to_owned();
                            services.notify(text, input.now);
                        }
                    }
                }
                // Once there is something to read, the key that places goes on.
                Wish::Place(_) if input.now - self.last_event >= PAUSE && !input.clicked => {
                    rest.push(Action::Place);
                }
                Wish::Place(_) => {}
                Wish::Do(action) => rest.push(action),
            }
        }
        rest
    }

    /// Takes the wrong placement back.
    pub fn retry(&mut self, now: f64) {
        let events = self.exercise.retry();
        if !events.is_empty() {
            self.effects.apply(&events, now);
            self.last_event = now;
        }
    }

    /// Begins anew.
    pub fn restart(&mut self) {
        self.exercise.restart();
        self.effects = Effects::new();
    }

    /// Draws the board, and the piece in the hand while it may be placed.
    pub fn draw(&self, paint: &mut Paint, layout: &TableLayout, now: f64) {
        let game = self.exercise.game();
        board_view::draw_game(paint, layout, game, &self.effects, now);
        if self.exercise.state() == ExerciseState::Open {
            board_view::draw_hand(paint, layout, self.hand.ghost(), game, &self.effects, now);
        }
    }

    /// Returns whether something moves.
    pub fn is_animating(&self, now: f64) -> bool {
        self.effects.is_moving(now) || self.exercise.state() == ExerciseState::Judging
    }

    fn take_in(&mut self, events: &[Event], services: &Services, now: f64) {
        if !events.is_empty() {
            self.effects.apply(events, now);
            services.sounds.play_placements(events);
            self.last_event = now;
        }
    }

    /// Plays what is heard of a placement that was judged.
    fn sound_verdict(&self, services: &Services) {
        match self.exercise.state() {
            ExerciseState::Done => services.sounds.play(Sound::Win),
            ExerciseState::Failed => services.sounds.play(Sound::Loss),
            ExerciseState::Open | ExerciseState::Judging => {}
        }
    }
}
