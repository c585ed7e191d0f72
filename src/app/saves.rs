//! The game in progress on disk: written after every turn, found again at the next start.

use std::path::PathBuf;

use directories::ProjectDirs;

use crate::game::{Record, StoreError, load_record, save_record};

/// Where the game in progress is kept.
pub struct Saves {
    path: Option<PathBuf>,
}

impl Saves {
    /// Returns the player's own place; without a home folder nothing is kept.
    pub fn of_this_user() -> Saves {
        let dirs = ProjectDirs::from("", "", "nim-tetris");
        Saves { path: dirs.map(|dirs| dirs.data_dir().join("current-game.ron")) }
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// When the system refuses; what was kept before is still there.
    pub fn keep(&self, record: &Record) -> Result<(), StoreError> {
        self.path.as_ref().map_or(Ok(()), |path| save_record(path, record))
    }

    /// Returns the game that was kept, if it is not over.
    ///
    /// # Errors
    /// When the file can't be used.
    pub fn unfinished(&self) -> Result<Option<Record>, StoreError> {
        let record = self.path.as_ref().map_or(Ok(None), |path| load_record(path))?;
        Ok(record.filter(|record| record.game.result().is_none()))
    }
}
