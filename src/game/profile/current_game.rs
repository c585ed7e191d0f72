//! The game in progress, which is saved after every turn, and can be resumed after the next start.
//! Its file is a journal with at most one entry.

use std::path::Path;

use super::journal_file::read_of_this_version;
use crate::game::formats::DocumentError;
use crate::game::journal::{Entry, StoredGame, entries, with_title};
use crate::game::storage::{Access, Files, Folder, StoreError, Unusable};

/// The file of the game in progress.
pub const CURRENT_FILE: &str = "current-game.nimtetris-journal";

/// Length of the longest file that is read, in bytes. A full game with long names takes about
/// 2,000.
const MAX_LEN: usize = 1 << 16;

/// Reads the game in progress, unless another copy of the program writes the files: two copies
/// would continue the same game.
///
/// # Errors
/// Says why the file can't be used.
pub(super) fn load(files: &mut Files) -> Result<Option<StoredGame>, StoreError> {
    if files.access() != Access::Write {
        return Ok(None);
    }
    files.load_with(Folder::Data, CURRENT_FILE, read).map(Option::flatten)
}

/// Writes the game in progress, or that there is none, on the writing thread. [`Files::failures`]
/// reports errors.
pub(super) fn save(files: &Files, game: Option<&StoredGame>) {
    let line = game.map(|game| Entry::Game(Box::new(game.clone())).line());
    files.save_text(Folder::Data, CURRENT_FILE, with_title(line));
}

/// Reads the file of the game in progress. The file holds no game once that was removed.
fn read(path: &Path) -> Result<Option<StoredGame>, Unusable> {
    let bytes = read_of_this_version(path, MAX_LEN)?;
    let invalid = |reason: String| Unusable::Document(DocumentError::Invalid(reason));
    let mut game = None;
    for (_, entry) in entries(&bytes) {
        match entry.map_err(|error| invalid(error.to_string()))? {
            Entry::Game(stored) => game = Some(*stored),
            _ => return Err(invalid("it is more than a game".to_owned())),
        }
    }
    Ok(game)
}
