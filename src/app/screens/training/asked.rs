//! A puzzle that was made and is on the board: how far the player has come, and what can be said of it.

use egui::Color32;

use crate::ai::Piece;
use crate::app::board::drawing;
use crate::app::board::effects::Effects;
use crate::app::board::paint::FramePaint;
use crate::app::input::action::Action;
use crate::app::input::frame::Input;
use crate::app::screens::learn::board::ExerciseBoard;
use crate::app::shell::context::Context;
use crate::app::shell::screen::Transition;
use crate::app::text::{Message, msg};
use crate::app::ui::layout::{Canvas, TableLayout};
use crate::game::{Board, ExerciseState, Game, Goal, MadePuzzle};
use crate::picture::blocks;
use crate::picture::color::WHITE;

/// A puzzle on the board.
pub struct Asked {
    made: MadePuzzle,
    board: ExerciseBoard,
    /// Whether the answer is outlined now.
    shown: bool,
    /// Whether the answer was shown before it was found.
    helped: bool,
    /// Whether the first try was right, once there was one; an answer that was shown counts as a wrong one.
    first_try: Option<bool>,
}

impl Asked {
    /// Puts a puzzle on the board.
    pub fn new(made: MadePuzzle, now: f64) -> Asked {
        let mut board = ExerciseBoard::new(made.puzzle.board.clone(), Goal::Win, now);
        if board.piece() == made.puzzle.solution.piece() {
            // The answer might be in the hand already.
            let other = Piece::ALL.into_iter().find(|&piece| piece != board.piece());
            other.into_iter().for_each(|piece| board.choose(piece));
        }
        Asked { made, board, shown: false, helped: false, first_try: None }
    }

    /// Says that the answer was shown on an earlier occasion.
    pub fn set_helped(&mut self) {
        self.helped = true;
    }

    /// Returns the puzzle.
    pub fn made(&self) -> &MadePuzzle {
        &self.made
    }

    /// Returns how far the player has come.
    pub fn state(&self) -> ExerciseState {
        self.board.exercise().state()
    }

    /// Returns whether the first try was right, once there was one.
    pub fn first_try(&self) -> Option<bool> {
        self.first_try
    }

    /// Returns whether the player has found the answer without being shown it.
    pub fn is_solved(&self) -> bool {
        self.state() == ExerciseState::Done && !self.helped
    }

    /// Returns whether the answer is outlined.
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// Returns whether the player may be told the idea: after the first try, right or wrong.
    fn is_told(&self) -> bool {
        self.shown || self.first_try.is_some()
    }

    /// Returns whether the player had time to read the verdict.
    pub fn has_rested(&self, now: f64) -> bool {
        self.board.has_rested(now)
    }

    /// Returns the piece in the player's hand.
    pub fn piece(&self) -> Piece {
        self.board.piece()
    }

    /// Judges placements.
    pub fn tick(&mut self, context: &mut Context) {
        self.board.tick(context);
        let result = match self.state() {
            ExerciseState::Done => Some(true),
            ExerciseState::Failed => Some(false),
            ExerciseState::Open | ExerciseState::Judging => None,
        };
        self.first_try = self.first_try.or(result);
    }

    /// Takes back the wrong placement.
    pub fn retry(&mut self, now: f64) {
        self.shown = false;
        self.board.retry(now);
    }

    /// Outlines the answer. If it was not found by then, it counts as not found.
    pub fn show_answer(&mut self, now: f64) {
        if self.state() != ExerciseState::Done {
            self.helped = true;
            self.first_try = self.first_try.or(Some(false));
            self.shown = true;
            self.board.retry(now);
        }
    }

    /// Places the piece in hand.
    pub fn place(&mut self, context: &mut Context) {
        self.board.place(context);
    }

    /// Turns the piece in hand.
    pub fn turn(&mut self, context: &Context) {
        self.board.turn(context);
    }

    /// Takes another piece off the row of pieces.
    pub fn lift(&mut self, piece: Piece) {
        self.board.lift(piece);
    }

    /// Moves the piece in hand by keys.
    pub fn steer(&mut self, action: Action, context: &Context) {
        self.board.steer(action, context);
    }

    /// Moves the piece in hand by the mouse, and returns whether to place it.
    pub fn point(&mut self, input: &Input, context: &Context) -> bool {
        self.board.point(input, context)
    }

    /// Returns whether the game goes on after the placement that was judged.
    pub fn may_be_played_on(&self) -> bool {
        self.board.may_be_played_on()
    }

    /// Plays on against the strongest level, from the position on the board.
    pub fn play_on<M>(&self, context: &mut Context) -> Transition<M> {
        self.board.play_on(context)
    }

    /// Returns what to say of the last placement, with its colour.
    pub fn verdict(&self, right: Message, shown: Message) -> Option<(Message, Color32)> {
        self.board.verdict(right, self.helped, self.shown.then_some(shown))
    }

    /// Returns the task, or the idea once it may be told.
    pub fn words(&self, context: &Context) -> String {
        match self.is_told() {
            true => context.texts.idea(&self.made.facts),
            false => context.texts.get(msg::PUZZLE_TASK).to_owned(),
        }
    }

    /// Returns whether an animation is running.
    pub fn is_animating(&self, now: f64) -> bool {
        self.board.is_animating(now)
    }

    #[cfg(test)]
    pub fn board(&mut self) -> &mut ExerciseBoard {
        &mut self.board
    }
}

/// Draws the board, an empty one while no puzzle is made yet; and the piece in hand, if it may be placed.
pub fn draw(asked: Option<&Asked>, may_place: bool, canvas: Canvas, context: &Context) {
    let layout = TableLayout::new(canvas.size);
    let mut paint = FramePaint::new(canvas.scale, context.preferences.style());
    let Some(asked) = asked else {
        let empty = Game::new(Board::empty());
        drawing::draw_game(&mut paint, &layout, &empty, &Effects::new(), context.now);
        return;
    };
    match may_place {
        true => asked.board.draw(&mut paint, &layout, context.now),
        false => asked.board.draw_game(&mut paint, &layout, context.now),
    }
    if asked.shown && asked.state() == ExerciseState::Open {
        let answer = asked.made.puzzle.solution.cells();
        blocks::draw_outline(&mut paint, &layout.board, answer, WHITE, 1.0);
    }
}

/// Places the answer, or something that is wrong, as a person would: takes the piece, turns it, moves it there and presses the key.
#[cfg(test)]
pub fn play<S: crate::app::shell::screen::Screen + 'static>(
    tester: &mut crate::app::shell::testing::Tester<S>,
    asked: impl Fn(&mut S) -> &mut Asked,
    right: bool,
) {
    use crate::ai::Placement;
    use miniquad::KeyCode;

    let made = asked(tester.screen()).made.clone();
    let free = made.puzzle.board.position().free();
    let is_sought = |placement: &Placement| made.answers.contains(placement) == right;
    let sought = Placement::all_on(free).find(is_sought).expect("there are both");
    asked(tester.screen()).board().choose(sought.piece());
    let mut input = tester.input(&[]);
    let layout = TableLayout::new(input.canvas.size);
    for _ in 0..4 {
        (input.pointer, input.pointer_moved) =
            (blocks::middle(&layout.board, sought.cells()), true);
        tester.frame(&input);
        if asked(tester.screen()).board().placement() == sought {
            break;
        }
        tester.press(KeyCode::S);
    }
    assert_eq!(asked(tester.screen()).board().placement(), sought);
    tester.press(KeyCode::Enter);
    tester.pass(1.0);
    tester.wait_until(|screen| asked(screen).state() != ExerciseState::Judging);
    tester.idle();
}
