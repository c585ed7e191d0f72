//! The finished games of all people, derived from the journal by a fold, and what follows from
//! them: scores, ratings and estimates as views, achievements.

mod achievement;
mod csv_text;
mod finished;
mod fold;
mod opening;
mod person;
mod recognition;
mod summary;
#[cfg(test)]
mod tests;

pub use achievement::{
    Achievement, MIN_COUNTED_AREAS, MIN_LONG_WIN_CELLS, MIN_ONLY_PLACEMENTS, MIN_PARITY_LEVEL,
};
pub use csv_text::{games_as_csv, ratings_as_csv};
pub use finished::{FinishedGame, PlayedGame};
pub(in crate::game) use fold::ratings_before;
pub use fold::{Statistics, Unlocked};
pub use person::PersonStatistics;
pub use summary::{Score, Streak, Summary};
