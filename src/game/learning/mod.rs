//! Lessons, puzzles and the maker of puzzles, exercises that the solver judges, and the progress in all of them.
//!
//! Rests on the rules, the formats, and the threads of `running`.

mod exercise;
mod lesson;
mod progress;
mod puzzle;
mod puzzle_maker;

pub use exercise::{Exercise, ExerciseState, Goal};
#[doc(hidden)]
pub use lesson::List as LessonFile;
pub use lesson::{Lesson, Step, lessons};
pub use progress::Progress;
#[doc(hidden)]
pub use puzzle::List as PuzzleFile;
pub use puzzle::{GRADES, Puzzle, puzzles, write_puzzles};
pub(in crate::game) use puzzle_maker::looks_lost;
pub use puzzle_maker::make_puzzles;
