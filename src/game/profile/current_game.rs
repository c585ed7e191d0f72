//! The game in progress: saved after every turn and resumed at the next start. Its file is a
//! journal with one entry.

use std::path::Path;

use crate::game::formats::DocumentError;
use crate::game::journal::{About, Entry, entries, newer_version, with_title};
use crate::game::rules::Record;
use crate::game::storage::{Files, Keeping, Place, StoreError, Unusable, read_bytes};

/// The game in progress.
pub const CURRENT_FILE: &str = "current-game.nimtetris-journal";

/// Longest file that is read, in bytes: a full game with long names takes about 2,000.
const MAX_LEN: usize = 1 << 16;

/// The game in progress, as it was kept last, and what is noted of it.
#[derive(Clone, Debug)]
pub struct CurrentGame {
    /// The game.
    pub record: Record,
    /// What is noted of it.
    pub about: About,
}

impl CurrentGame {
    /// Reads the file. A game that another running copy keeps is not returned: two copies would go
    /// on with it.
    ///
    /// # Errors
    /// When the file can't be used.
    pub(super) fn load(files: &mut Files) -> Result<Option<CurrentGame>, StoreError> {
        if files.keeping() != Keeping::Yes {
            return Ok(None);
        }
        files.load_with(Place::Data, CURRENT_FILE, read)
    }

    /// Keeps the game on disk. If writing fails, [`Files::failures`] tells.
    pub(super) fn save(&self, files: &Files) {
        let line = Entry::Game(Box::new(self.record.clone()), self.about).line();
        files.save_text(Place::Data, CURRENT_FILE, with_title([&*line].into_iter()));
    }
}

fn read(path: &Path) -> Result<CurrentGame, Unusable> {
    let bytes = read_bytes(path, MAX_LEN)?;
    if let Some(found) = newer_version(&bytes) {
        return Err(Unusable::Document(DocumentError::Version { found, expected: 1 }));
    }
    let invalid = |reason: String| Unusable::Document(DocumentError::Invalid(reason));
    let mut game = None;
    for (_, entry) in entries(&bytes) {
        match entry.map_err(|error| invalid(error.to_string()))? {
            Entry::Game(record, about) => game = Some(CurrentGame { record: *record, about }),
            _ => return Err(invalid("it is more than a game".to_owned())),
        }
    }
    game.ok_or_else(|| invalid("there is no game".to_owned()))
}
