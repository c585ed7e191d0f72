//! Puzzles on the board: those that come with the game, that of the day, endless ones at the person's rating, and runs against the clock.

use std::time::SystemTime;

use crate::game::Day;

mod board;
mod daily;
mod endless;
mod graded;
mod puzzle;
mod run;

pub use daily::Daily;
pub use endless::Endless;
pub use graded::Graded;
pub use puzzle::PuzzleScreen;
pub use run::RunScreen;

/// Returns today's date in the player's own calendar.
pub fn today() -> Day {
    // Unlike `Local::now`, this knows times before 1970 as well.
    Day::of(chrono::DateTime::<chrono::Local>::from(SystemTime::now()).date_naive())
}
