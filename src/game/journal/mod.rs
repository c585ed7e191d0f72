//! The journal: everything that people have done, an entry a line.
//!
//! It is a text to which lines are appended. Everything shown about people is derived from it by a
//! fold, in [`crate::game::Profile`].

mod entry;
mod lines;
mod puzzle;
mod saved_game;
mod stored_game;
mod union;
mod without;

pub(in crate::game) use entry::JOURNAL_TITLE;
pub use entry::{Entry, EntryError, JOURNAL_EXTENSION};
pub(in crate::game) use lines::{entries, newer_version, with_title};
pub use puzzle::{CardKey, PracticeResult, PuzzleSource};
pub(in crate::game) use saved_game::game_name;
pub use saved_game::{MAX_GAME_NAME, MAX_GAMES, SaveError, SaveId, SavedGame};
pub(in crate::game) use stored_game::MAX_SECONDS;
pub use stored_game::{Aid, GameMeta, StoredGame};
pub use union::{Brought, UnionError, union};
pub(in crate::game) use without::{without_person, without_saved_game};
