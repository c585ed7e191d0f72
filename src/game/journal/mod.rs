//! The journal of games: every finished game, the findings about it, the games saved under a name,
//! and little else.
//!
//! It is a text to which lines are appended. The statistics shown about people are derived from it
//! by a fold, in [`crate::game::Statistics`]. Of them, only what a journal carries over is stored.
//!
//! This module depends on the rules, the formats, the review and storage.

mod entry;
mod game_meta;
mod lines;
mod saved_games;

pub use entry::{Entry, EntryError, JOURNAL_TITLE};
pub use game_meta::{Aid, GameMeta, MAX_GAME_NAME, MAX_SECONDS, SavedGame, game_name};
pub use lines::{entries, newer_version, with_title};
pub use saved_games::{MAX_GAMES, SaveError, SavedGames};
