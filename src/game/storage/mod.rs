//! Files on disk: where they are, how they are written whole or not at all, the game in progress and the saved games.

mod autosave;
mod files;
mod saved_games;
mod store;
mod writer;

pub use autosave::Autosave;
pub use files::{Files, Keeping, MAX_LISTED, Place, Reader};
pub use saved_games::{MAX_GAME_NAME, MAX_GAMES, SaveError, SavedGame, SavedGames};
pub use store::{StoreError, Unusable};
pub use writer::Flusher;
