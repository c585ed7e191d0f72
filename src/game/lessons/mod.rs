//! Lessons, exercises that the solver judges, and the progress in lessons and shipped puzzles.

mod exercise;
mod lesson;
mod progress;

pub use exercise::{Exercise, ExerciseState, Goal};
pub use lesson::{Lesson, Step, lessons};
pub use progress::Progress;
