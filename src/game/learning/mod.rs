//! What is learnt: lessons, puzzles and where they come from, exercises that the solver judges, and a person's progress.

mod exercise;
mod lesson;
mod progress;
mod puzzle;
mod puzzle_maker;
mod symmetry;

pub use exercise::{Exercise, ExerciseState, Goal};
pub use lesson::{Lesson, Step, lessons};
pub use progress::Progress;
pub use puzzle::{GRADES, Puzzle, puzzles, write_puzzles};
pub use puzzle_maker::make_puzzles;
