//! A puzzle on the board: the player's attempt, the clues, and the verdict.

use crate::ai::Piece;
use crate::app::board::Clue;
use crate::app::board::clue::surroundings;
use crate::app::screens::exercise::ExerciseBoard;
use crate::app::screens::panel::Verdict;
use crate::app::shell::Context;
use crate::app::text::{Message, msg};
use crate::app::ui::{TEXT, TableLayout};
use crate::game::{ExerciseState, Facts, Game, Goal, MadePuzzle, Puzzle};
use crate::picture::Paint;

/// A puzzle on the board.
pub struct PuzzleBoard {
    pub board: ExerciseBoard,
    pub puzzle: Puzzle,
    /// The idea of the puzzle, if it is known.
    pub(super) idea: Option<Facts>,
    pub attempt: Attempt,
}

/// The player's attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Attempt {
    /// The last clue that was given.
    pub clue: Clue,
    /// Whether the answer was found without being shown before.
    pub solved: bool,
    /// Whether the first try was right; `None` before it. A shown answer counts as a wrong try.
    pub first_try: Option<bool>,
    /// Whether the answer was shown before it was found, now or on an earlier occasion.
    pub helped: bool,
    /// Number of wrong tries.
    pub wrong: u32,
    /// Number of clues that were given.
    pub hints: u32,
}

impl PuzzleBoard {
    /// Puts a puzzle on the board.
    pub fn new(puzzle: Puzzle, now: f64) -> PuzzleBoard {
        let game = Game::new(puzzle.board.clone());
        PuzzleBoard::of_game(game, puzzle, now)
    }

    /// Puts the puzzle on the board on which a game has led to it.
    pub fn of_game(game: Game, puzzle: Puzzle, now: f64) -> PuzzleBoard {
        let board = ExerciseBoard::going_on(game, Goal::Win, now);
        PuzzleBoard { board, puzzle, idea: None, attempt: Attempt::default() }
    }

    /// Puts a puzzle with a known idea on the board, with another piece in hand than the answer's.
    pub fn from_made(made: MadePuzzle, now: f64) -> PuzzleBoard {
        let answer = made.puzzle.solution;
        let mut puzzle = PuzzleBoard::new(made.puzzle, now);
        puzzle.idea = Some(made.facts);
        if puzzle.board.view.hand.piece() == answer.piece() {
            let other = Piece::ALL.into_iter().find(|&piece| piece != answer.piece());
            if let Some(piece) = other {
                puzzle.board.offer(piece, answer);
            }
        }
        puzzle
    }

    /// Returns whether a placement is awaited, being judged, right or wrong.
    pub fn state(&self) -> ExerciseState {
        self.board.exercise.state()
    }

    /// Judges placements, and updates the attempt.
    pub fn tick(&mut self, context: &mut Context) {
        let was_done = self.state() == ExerciseState::Done;
        self.board.tick(context);
        if !was_done && self.state() == ExerciseState::Done {
            self.board.view.effects.celebrate(context.now);
        }
        let result = match self.state() {
            ExerciseState::Done => Some(true),
            ExerciseState::Failed => Some(false),
            ExerciseState::Open | ExerciseState::Judging => None,
        };
        let wrong = self.board.exercise.wrong_tries();
        let attempt = &mut self.attempt;
        attempt.wrong = wrong;
        attempt.first_try = attempt.first_try.or(result);
        attempt.solved = result == Some(true) && !attempt.helped;
    }

    /// Gives the next clue: where to look, then the piece, which is taken into the hand, then its
    /// place.
    pub fn give_clue(&mut self, now: f64) {
        self.board.retry(now);
        self.attempt.hints += 1;
        match self.attempt.clue.next() {
            Clue::Place => return self.show_answer(now),
            next => self.attempt.clue = next,
        }
        if self.attempt.clue == Clue::Piece {
            let answer = self.puzzle.solution;
            self.board.offer(answer.piece(), answer);
        }
    }

    /// Says which cells the clue marks on the board.
    pub fn say_clue(&self, context: &mut Context) {
        if self.attempt.clue == Clue::Area {
            context.say_marked(surroundings(self.puzzle.board.position(), self.puzzle.solution));
        }
    }

    /// Shows the answer and moves the piece in hand there, unless the puzzle is solved already.
    pub fn show_answer(&mut self, now: f64) {
        if self.state() != ExerciseState::Done {
            let first_try = self.attempt.first_try.or(Some(false));
            let (clue, solved, helped) = (Clue::Place, false, true);
            self.attempt = Attempt { clue, solved, first_try, helped, ..self.attempt };
            self.board.retry(now);
            self.board.view.hand.move_to(self.puzzle.solution);
        }
    }

    /// Returns the verdict on the last placement, or else the text of the last clue.
    pub fn verdict(&self, right: Message, clues: [Message; 3]) -> Option<Verdict> {
        let right = if self.attempt.helped { msg::PUZZLE_SHOWN_PLACED } else { right };
        let clue = self.attempt.clue.text(clues).map(|text| (text, TEXT));
        self.board.verdict(right, msg::EXERCISE_WRONG).or(clue)
    }

    /// Returns the task, or as details the idea once the answer was found or shown, if it is known.
    pub fn task_and_details(&self, context: &Context) -> [String; 2] {
        let texts = &context.texts;
        let is_known = self.state() == ExerciseState::Done || self.attempt.clue == Clue::Place;
        match self.idea.filter(|_| is_known) {
            Some(facts) => [String::new(), texts.idea(&facts)],
            None => [texts.get(msg::PUZZLE_TASK).to_owned(), String::new()],
        }
    }

    /// Draws the board with the last clue, and the piece in hand if it may be placed.
    pub fn draw(
        &self,
        may_place: bool,
        paint: &mut Paint,
        layout: &TableLayout,
        context: &Context,
    ) {
        let now = context.now;
        self.board.draw_game(paint, layout, now);
        if self.state() == ExerciseState::Open {
            let (position, answer) = (self.puzzle.board.position(), self.puzzle.solution);
            self.attempt.clue.draw(paint, layout, position, answer, || context.pulse());
        }
        if may_place {
            self.board.draw_piece_in_hand(paint, layout, now);
        }
    }
}

/// Makes a right or a wrong placement: the piece in hand lies there when the key is pressed.
#[cfg(test)]
pub fn play<S: crate::app::shell::Screen + 'static>(
    tester: &mut crate::app::shell::Tester<S>,
    puzzle: impl Fn(&mut S) -> &mut PuzzleBoard,
    right: bool,
) {
    use crate::ai::Placement;
    use miniquad::KeyCode;

    let task = puzzle(tester.screen()).puzzle.clone();
    let is_sought = |&placement: &Placement| task.is_solved_by(placement) == right;
    let mut all = Placement::all_on(task.board.position().free());
    let sought = all.find(is_sought).expect("there are both");
    puzzle(tester.screen()).board.view.hand.move_to(sought);
    tester.press(KeyCode::Enter);
    tester.pass(1.0);
    tester.wait_until(|screen| puzzle(screen).state() != ExerciseState::Judging);
    tester.idle();
}
