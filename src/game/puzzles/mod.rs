//! Puzzles: those that the program ships with, and those made on the spot, which are the puzzle of
//! the day, endless puzzles at a person's rating, and runs against the clock, with a person's
//! records in them.

mod daily;
mod days;
mod generator;
mod idea;
mod puzzle;
mod random;
mod records;
mod run;
mod supply;

pub use daily::{DailyPuzzle, DailyRecord, PuzzleResult};
pub use days::{Day, DayError, SolvedDays};
pub use generator::{MadePuzzle, ORDERED_RATINGS, PuzzleOrder, make_puzzle};
pub use idea::{Facts, Idea, MIN_HALF_CELLS};
pub use puzzle::{GRADES, Puzzle, puzzle_by_key, puzzles};
pub use records::{MAX_RUNS, PuzzleRecords, PuzzleStanding, RunResult};
pub use run::{Run, RunState};
pub use supply::Supply;
