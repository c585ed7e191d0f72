//! Puzzles made on the spot: the puzzle of the day, endless puzzles at a person's rating, and runs
//! against the clock, with a person's records in them.
//!
//! This module depends on the rules, people (for Elo), `learning` (for puzzles), and the threads of
//! `running`.

mod daily;
mod days;
mod generator;
mod idea;
mod random;
mod records;
mod run;
mod supply;

pub use daily::{DailyPuzzle, DailyRecord};
pub use days::{Day, DayError, SolvedDays};
pub use generator::{MadePuzzle, ORDERED_RATINGS, PuzzleOrder, make_puzzle};
pub use idea::{Facts, Idea};
pub use records::{MAX_RUNS, PuzzleStanding, RunResult, TrainingRecords};
pub use run::{Run, RunState};
pub use supply::Supply;
