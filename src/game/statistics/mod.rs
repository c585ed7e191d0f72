//! The statistics of all people, derived from the journal by a fold: games in detail, totals,
//! ratings, achievements.
//!
//! This module depends on the rules, people, learning, the review, and the journal.

mod achievement;
mod csv_text;
mod fold;
mod opening;
mod person;
mod played;
mod recognition;
#[cfg(test)]
mod tests;
mod totals;

pub use achievement::{
    Achievement, MIN_COUNTED_AREAS, MIN_HALF_CELLS, MIN_LONG_WIN_CELLS, MIN_ONLY_PLACEMENTS,
    MIN_PARITY_LEVEL,
};
pub use csv_text::{games_as_csv, ratings_as_csv};
pub use fold::{FinishedGame, Statistics, Unlocked, ratings_before};
pub use person::{PersonStatistics, RatedGame};
pub use played::PlayedGame;
pub use totals::{Streak, Summary, Totals};
