//! Who plays here and what became of their games: the people, the journal with all that follows
//! from it, and the game in progress.
//!
//! Rests on people, the review, the journal, statistics and storage.

mod current_game;
mod journal_file;
mod state;
#[cfg(test)]
mod tests;
mod version_1;

pub use current_game::{CURRENT_FILE, CurrentGame};
pub use journal_file::JOURNAL_FILE;
pub use state::{PEOPLE_FILE, Profile};
