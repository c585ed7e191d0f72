//! The journal of games: every finished game, what a solver found out about it, the games that
//! were saved under a name, and little else.
//!
//! It is a text to which entries are added as lines. Everything that is shown about people follows
//! from it by one fold, in [`crate::game::Statistics`]; nothing that follows is kept.
//!
//! Rests on the rules, the formats, the review and storage.

mod about;
mod entry;
mod lines;
mod saved_games;

pub use about::{About, Aid, MAX_GAME_NAME, MAX_SECONDS, SavedGame, game_name};
pub use entry::{Entry, EntryError, JOURNAL_TITLE};
pub use lines::{entries, newer_version, with_title};
pub use saved_games::{MAX_GAMES, SaveError, SavedGames};
