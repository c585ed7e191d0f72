//! A puzzle on the board: how far the player has come, and what can be said of it.

use egui::Color32;

use crate::ai::Piece;
use crate::app::board::{Effects, drawing};
use crate::app::screens::exercise::ExerciseBoard;
use crate::app::shell::Context;
use crate::app::text::{Message, msg};
use crate::app::ui::TableLayout;
use crate::app::window::Canvas;
use crate::game::{Board, ExerciseState, Facts, Game, Goal, MadePuzzle, Puzzle};
use crate::picture::{Paint, WHITE, blocks};

/// A puzzle on the board.
pub struct PuzzleBoard {
    pub board: ExerciseBoard,
    puzzle: Puzzle,
    /// Its idea, if it is known.
    pub(super) idea: Option<Facts>,
    progress: Progress,
}

/// How far the player has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// Whether the answer is outlined now.
    pub shown: bool,
    /// Whether the answer was found without being shown before.
    pub solved: bool,
    /// Whether the first try was right, once there was one; an answer that was shown counts as a wrong one.
    pub first_try: Option<bool>,
    /// Whether the answer was shown before it was found.
    helped: bool,
}

impl PuzzleBoard {
    /// Puts a puzzle on the board.
    pub fn new(puzzle: Puzzle, now: f64) -> PuzzleBoard {
        let board = ExerciseBoard::new(puzzle.board.clone(), Goal::Win, now);
        PuzzleBoard { board, puzzle, idea: None, progress: Progress::default() }
    }

    /// Puts a puzzle on the board that was made on the spot.
    pub fn of_made(made: MadePuzzle, now: f64) -> PuzzleBoard {
        let answer = made.puzzle.solution.piece();
        let mut puzzle = PuzzleBoard::new(made.puzzle, now);
        puzzle.idea = Some(made.facts);
        if puzzle.board.piece() == answer {
            // The answer might be in the hand already.
            let other = Piece::ALL.into_iter().find(|&piece| piece != answer);
            other.into_iter().for_each(|piece| puzzle.board.choose(piece));
        }
        puzzle
    }

    /// Says that the answer was shown on an earlier occasion.
    pub fn set_helped(&mut self) {
        self.progress.helped = true;
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns whether a placement is awaited, judged or rejected.
    pub fn state(&self) -> ExerciseState {
        self.board.exercise().state()
    }

    /// Returns how far the player has come.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Judges placements.
    pub fn tick(&mut self, context: &mut Context) {
        self.board.tick(context);
        let result = match self.state() {
            ExerciseState::Done => Some(true),
            ExerciseState::Failed => Some(false),
            ExerciseState::Open | ExerciseState::Judging => None,
        };
        let progress = &mut self.progress;
        progress.first_try = progress.first_try.or(result);
        progress.solved = result == Some(true) && !progress.helped;
    }

    /// Takes back the wrong placement.
    pub fn retry(&mut self, now: f64) {
        self.progress.shown = false;
        self.board.retry(now);
    }

    /// Outlines the answer. If it was not found by then, it counts as not found.
    pub fn show_answer(&mut self, now: f64) {
        if self.state() != ExerciseState::Done {
            let first_try = self.progress.first_try.or(Some(false));
            self.progress = Progress { shown: true, solved: false, first_try, helped: true };
            self.board.retry(now);
        }
    }

    /// Returns what to say of the last placement, with its colour.
    pub fn verdict(&self, right: Message, shown: Message) -> Option<(Message, Color32)> {
        self.board.verdict(right, self.progress.helped, self.progress.shown.then_some(shown))
    }

    /// Returns the task, or the idea once it may be told: after the first try, right or wrong.
    pub fn words(&self, context: &Context) -> String {
        match self.idea.filter(|_| self.progress.first_try.is_some()) {
            Some(facts) => context.texts.idea(&facts),
            None => context.texts.get(msg::PUZZLE_TASK).to_owned(),
        }
    }
}

/// Draws the board, an empty one while no puzzle is made yet; and the piece in hand, if it may be placed.
pub fn draw(
    puzzle: Option<&PuzzleBoard>,
    may_place: bool,
    paint: &mut Paint,
    canvas: Canvas,
    context: &Context,
) {
    let layout = TableLayout::new(canvas.size);
    let Some(puzzle) = puzzle else {
        let empty = Game::new(Board::empty());
        drawing::draw_game(paint, &layout, &empty, &Effects::new(), context.now);
        return;
    };
    match may_place {
        true => puzzle.board.draw(paint, &layout, context.now),
        false => puzzle.board.draw_game(paint, &layout, context.now),
    }
    if puzzle.progress.shown && puzzle.state() == ExerciseState::Open {
        let answer = puzzle.puzzle.solution.cells();
        blocks::draw_outline(paint, &layout.board, answer, WHITE, 1.0);
    }
}

/// Places the answer, or something that is wrong, as a person would: takes the piece, turns it, moves it there and presses the key.
#[cfg(test)]
pub fn play<S: crate::app::shell::Screen + 'static>(
    tester: &mut crate::app::shell::Tester<S>,
    puzzle: impl Fn(&mut S) -> &mut PuzzleBoard,
    right: bool,
) {
    use crate::ai::Placement;
    use miniquad::KeyCode;

    let asked = puzzle(tester.screen()).puzzle.clone();
    let is_sought = |&placement: &Placement| asked.is_solved_by(placement) == right;
    let mut all = Placement::all_on(asked.board.position().free());
    let sought = all.find(is_sought).expect("there are both");
    puzzle(tester.screen()).board.choose(sought.piece());
    let mut input = tester.input(&[]);
    let layout = TableLayout::new(input.canvas.size);
    for _ in 0..4 {
        (input.pointer, input.pointer_moved) =
            (blocks::middle(&layout.board, sought.cells()), true);
        tester.frame(&input);
        if puzzle(tester.screen()).board.placement() == sought {
            break;
        }
        tester.press(KeyCode::S);
    }
    assert_eq!(puzzle(tester.screen()).board.placement(), sought);
    tester.press(KeyCode::Enter);
    tester.pass(1.0);
    tester.wait_until(|screen| puzzle(screen).state() != ExerciseState::Judging);
    tester.idle();
}
