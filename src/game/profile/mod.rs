//! Everything about the people who play here: the journal with everything derived from it, and the
//! game in progress.

mod current_game;
mod derived;
mod journal_file;
mod state;
#[cfg(test)]
mod tests;

pub use current_game::CURRENT_FILE;
pub use journal_file::{JOURNAL_FILE, read_journal};
pub use state::{BringError, Profile};
