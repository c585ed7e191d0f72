//! Lessons, exercises that the solver judges, and the progress in lessons and shipped puzzles.
//!
//! This module depends on the rules, the formats, `puzzles`, and the threads of `running`.

mod exercise;
mod lesson;
mod progress;

pub use exercise::{Exercise, ExerciseState, Goal};
pub use lesson::{Lesson, Step, lessons};
pub use progress::Progress;
