//! Lessons, puzzles, exercises that the solver judges, and the progress in all of them.
//!
//! This module depends on the rules, the formats, people, and the threads of `running`.

mod exercise;
mod lesson;
mod progress;
mod puzzle;

pub use exercise::{Exercise, ExerciseState, Goal};
pub use lesson::{Lesson, Step, lessons};
pub use progress::Progress;
pub use puzzle::{GRADES, Puzzle, puzzle_by_key, puzzles};
