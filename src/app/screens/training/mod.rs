//! Puzzles on the board: those that come with the game, that of the day, endless ones at the person's rating, and runs against the clock.

mod board;
mod daily;
mod endless;
mod graded;
mod page;
mod puzzle;
mod run;

pub use daily::Daily;
pub use endless::Endless;
pub use graded::Graded;
pub use page::PuzzlesScreen;
pub use puzzle::PuzzleScreen;
pub use run::Timed;
