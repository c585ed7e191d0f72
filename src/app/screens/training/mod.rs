//! Puzzles on the board.
//!
//! * `page` lists what there is to solve
//! * `puzzle` is the screen of a puzzle from any source, and `board` the puzzle on its board
//! * the sources are `graded` (the puzzles that come with the game), `daily` (the puzzles of a
//!   day), `practice` (second chances),
//!   `endless` (puzzles at the person's rating) and `run` (a run against the clock)
//! * `missed` has what can be tried again at the end of a sitting or a run

mod board;
mod daily;
mod endless;
mod graded;
mod missed;
mod page;
mod practice;
mod puzzle;
mod run;

pub use daily::Daily;
pub use endless::Endless;
pub use graded::Graded;
pub use page::PuzzlesScreen;
pub use practice::Practice;
pub use puzzle::PuzzleScreen;
pub use run::Timed;
