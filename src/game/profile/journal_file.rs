//! The file of the journal: it is read with a fold over its entries, and rewritten where entries
//! are removed or brought in.

use std::path::Path;

use super::derived::Derived;
use crate::game::formats::DocumentError;
use crate::game::journal::{EntryError, JOURNAL_TITLE, entries, newer_version, with_title};
use crate::game::storage::{Files, Folder, StoreError, Unusable, is_link, read_bytes};

/// The file of the journal.
pub const JOURNAL_FILE: &str = "games.nimtetris-journal";

/// Length of the longest file that is read, in bytes.
const MAX_READ: usize = 1 << 28;

/// Reads the journal, if there is one, and applies its entries.
///
/// Damaged lines are skipped: the file is rewritten without them, and kept as it was under another
/// name, unless nothing but a line torn by a kill is damaged. Of a link, the link is renamed.
///
/// # Errors
/// Says why the file, or some of its entries, can't be used.
pub(super) fn load(files: &mut Files, derived: &mut Derived) -> Result<(), StoreError> {
    let Some(bytes) = files.load_with(Folder::Data, JOURNAL_FILE, read_journal)? else {
        return Ok(());
    };
    let mut error = None;
    let (mut is_damaged, mut is_torn) = (false, false);
    for (line, entry) in entries(&bytes) {
        match entry {
            Ok(entry) => _ = derived.add(entry),
            Err(EntryError::Damaged) if line.is_left_by_a_kill() => is_torn = true,
            Err(EntryError::Damaged) => is_damaged = true,
            Err(reason) => {
                let path = files.path(Folder::Data, JOURNAL_FILE).unwrap_or_default();
                let reason = DocumentError::Invalid(format!("line {}: {reason}", line.number));
                error = Some(StoreError::PassedOver(path, reason));
            }
        }
    }
    // A line that was torn by a kill is no loss, since nothing has been shown of it.
    if is_damaged || is_torn {
        let path = files.path(Folder::Data, JOURNAL_FILE).unwrap_or_default();
        let reason = || Unusable::Document(DocumentError::Invalid(EntryError::Damaged.to_string()));
        if is_link(&path) {
            // The file that a link points to is not this program's to repair.
            let set_aside = files.set_aside(Folder::Data, JOURNAL_FILE, reason());
            error = Some(set_aside.unwrap_or_else(|error| error));
        } else if is_damaged {
            let aside = files.copy_aside(Folder::Data, JOURNAL_FILE, "damaged");
            error = Some(match aside {
                Ok(aside) => StoreError::Damaged(path, aside),
                Err(_) => StoreError::LeftAlone(path, reason()),
            });
        }
        error.iter().for_each(|error| _ = files.note(error));
        let whole = entries(&bytes).filter(|(_, entry)| !matches!(entry, Err(EntryError::Damaged)));
        let text = with_title(whole.filter_map(|(line, _)| line.text));
        files.save_text(Folder::Data, JOURNAL_FILE, text);
    }
    error.map_or(Ok(()), Err)
}

/// Reads the bytes of a journal, up to a length that none reaches in a life.
///
/// # Errors
/// Says why the file can't be used.
pub fn read_journal(path: &Path) -> Result<Vec<u8>, Unusable> {
    read_of_this_version(path, MAX_READ)
}

/// Reads the bytes of a file of entries.
///
/// # Errors
/// A newer program wrote it, or it is empty: it has a title from the first moment on.
pub(super) fn read_of_this_version(path: &Path, max_len: usize) -> Result<Vec<u8>, Unusable> {
    let bytes = read_bytes(path, max_len)?;
    let error = match newer_version(&bytes) {
        Some(found) => DocumentError::Version { found, expected: 1 },
        None if bytes.is_empty() => DocumentError::Invalid("it is empty".to_owned()),
        None => return Ok(bytes),
    };
    Err(Unusable::Document(error))
}

/// Appends lines on the writing thread.
pub(super) fn append(files: &Files, lines: String) {
    files.append(Folder::Data, JOURNAL_FILE, JOURNAL_TITLE, lines);
}

/// Appends lines, and waits until they are on disk.
///
/// # Errors
/// Says why they are not.
pub(super) fn append_now(files: &Files, lines: &str) -> Result<(), StoreError> {
    files.append_now(Folder::Data, JOURNAL_FILE, JOURNAL_TITLE, lines)
}

/// Returns the journal as it is in the file, with everything that was appended so far.
///
/// # Errors
/// Says why the file can't be read, or why what was to be added before could not be written.
pub(super) fn bytes(files: &mut Files) -> Result<Vec<u8>, StoreError> {
    append_now(files, "")?;
    let bytes = files.load_with(Folder::Data, JOURNAL_FILE, read_journal)?;
    Ok(bytes.unwrap_or_else(|| with_title([""; 0]).into_bytes()))
}

/// Writes a journal in place of the one before, on the writing thread.
pub(super) fn replace(files: &Files, text: String) {
    files.save_text(Folder::Data, JOURNAL_FILE, text);
}
