//! The journal of games: every finished game, what a solver found out about it, and little else.
//!
//! It is a text to which entries are added as lines. Everything that is shown about people follows
//! from it by one fold, in [`crate::game::Statistics`]; nothing that follows is kept.
//!
//! Rests on the rules, the formats and the review.

mod entry;
mod lines;

pub use entry::{About, Aid, Entry, EntryError, JOURNAL_TITLE, MAX_SECONDS};
pub use lines::{entries, newer_version, with_title};
