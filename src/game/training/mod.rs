//! Puzzles made on the spot: that of a day, endless ones at a person's rating, and runs against the clock; and what is kept of them.
//!
//! Rests on the rules, the formats, on people (for Elo), on `learning` (for what a puzzle is), and on the threads of `running`.

mod days;
mod generator;
mod idea;
mod random;
mod records;
mod run;
mod supply;

pub use days::{Day, DayError, SolvedDays};
pub use generator::{MadePuzzle, ORDERED_RATINGS, PuzzleOrder, make_puzzle};
pub use idea::{Facts, Idea};
pub use records::{EndlessOrder, KEPT_RUNS, PuzzleStanding, RunResult, TrainingRecords};
pub use run::{Run, RunState};
pub use supply::Supply;
