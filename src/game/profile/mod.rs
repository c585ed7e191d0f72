//! The people, their games and their records: the list of people, the journal with everything
//! derived from it, and the game in progress.
//!
//! This module depends on the rules, the formats, people, learning, training, stacking, the review,
//! the journal, statistics and storage.

mod current_game;
mod journal_file;
mod state;
#[cfg(test)]
mod tests;

pub use current_game::{CURRENT_FILE, CurrentGame};
pub use journal_file::JOURNAL_FILE;
pub use state::{PEOPLE_FILE, Profile};
