//! A run that has begun: its puzzles come one after the other, and each counts once.

use super::board::PuzzleBoard;
use crate::app::shell::Context;
use crate::game::{ExerciseState, Run, RunState, Supply};

/// Seconds for which the answer of a puzzle that was missed is shown, and for which a right one is.
pub const PAUSE_WRONG: f64 = 2.5;
const PAUSE_RIGHT: f64 = 0.4;

/// A run that is going on or over.
pub struct BegunRun {
    /// The run itself.
    pub run: Run,
    /// The puzzle on the board.
    pub puzzle: Option<PuzzleBoard>,
    /// Whether each puzzle so far was solved.
    pub results: Vec<bool>,
    /// When the puzzle on the board was solved or missed, and which.
    pub judged: Option<(f64, bool)>,
    /// When the run ended, why, and its place among the best.
    pub ended: Option<(f64, RunState, Option<usize>)>,
}

impl BegunRun {
    /// Returns a run that has just begun.
    pub fn new(run: Run) -> BegunRun {
        BegunRun { run, puzzle: None, results: Vec::new(), judged: None, ended: None }
    }

    /// Judges placements, notes what became of the puzzle, and brings the next one.
    pub fn tick(&mut self, supply: &Supply, context: &mut Context) {
        let Some(puzzle) = &mut self.puzzle else {
            self.puzzle = supply.take().map(|made| PuzzleBoard::of_made(made, context.now));
            return;
        };
        puzzle.tick(context);
        match (puzzle.progress.first_try, self.judged) {
            (Some(solved), None) => {
                self.judged = Some((context.now, solved));
                self.run.note(solved);
                self.results.push(solved);
                puzzle.show_answer(context.now);
            }
            (_, Some((at, solved))) => {
                let pause = if solved { PAUSE_RIGHT } else { PAUSE_WRONG };
                if context.now - at >= pause {
                    self.go_on();
                }
            }
            (None, None) => {}
        }
    }

    /// Clears the board for the next puzzle.
    pub fn go_on(&mut self) {
        if self.judged.take().is_some() {
            self.puzzle = None;
        }
    }

    /// Returns whether a placement that was made in time is still being judged.
    pub fn is_judging(&self) -> bool {
        self.puzzle.as_ref().is_some_and(|puzzle| puzzle.state() == ExerciseState::Judging)
    }
}
