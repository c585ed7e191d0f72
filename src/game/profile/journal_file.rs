//! The file of the journal: it is read with a fold over its entries, and rewritten where entries
//! are removed.

use std::collections::HashSet;
use std::path::Path;

use crate::game::formats::DocumentError;
use crate::game::journal::{
    Entry, EntryError, JOURNAL_TITLE, SavedGames, entries, newer_version, with_title,
};
use crate::game::review::GameDigest;
use crate::game::rules::{PersonId, Seat};
use crate::game::statistics::{PersonStatistics, Statistics};
use crate::game::storage::{
    Files, Folder, Reader, StoreError, Unusable, is_link, is_taken, read_bytes,
};

/// The file of the journal.
pub const JOURNAL_FILE: &str = "games.nimtetris-journal";

/// Length in bytes beyond which the older half of a journal is carried over: its statistics stay,
/// and the file as it was is kept under another name. Some 50,000 games take that much.
const MAX_LEN: usize = 1 << 25;

/// Length of the longest file that is read, in bytes.
const MAX_READ: usize = 1 << 28;

/// What was read from the journal.
pub(super) struct Journal {
    /// The statistics derived from it.
    pub statistics: Statistics,
    /// The games saved under a name.
    pub saved: SavedGames,
    /// An error to report, if some entries could not be read.
    pub error: Option<StoreError>,
}

/// Reads the journal. Returns `None` if there is none.
///
/// Damaged lines are skipped: the file is rewritten without them, and kept as it was under another
/// name, unless nothing but a line torn by a kill is damaged. Of a link, the link is renamed.
///
/// # Errors
/// Says why the file can't be used.
pub(super) fn load(files: &mut Files) -> Result<Option<Journal>, StoreError> {
    let Some(mut bytes) = files.load_with(Folder::Data, JOURNAL_FILE, read)? else {
        return Ok(None);
    };
    let mut error = None;
    let is_long = bytes.len() > MAX_LEN;
    if is_long {
        let carried = carry_over(&bytes);
        if files.copy_aside(Folder::Data, JOURNAL_FILE, "archive").is_ok() {
            files.save_text(Folder::Data, JOURNAL_FILE, carried.clone());
            bytes = carried.into_bytes();
        }
    }
    let (mut statistics, mut saved) = (Statistics::default(), SavedGames::default());
    let (mut is_damaged, mut is_torn) = (false, false);
    for (line, entry) in entries(&bytes) {
        entry.iter().for_each(|entry| saved.add(entry));
        match entry.and_then(|entry| statistics.add(entry)) {
            Ok(_) => {}
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
    Ok(Some(Journal { statistics, saved, error }))
}

/// Reads the statistics from the journal, and never changes the file. Entries that can't be read
/// are skipped, and counted. Returns `None` if there is no journal.
///
/// # Errors
/// Says why the file can't be used.
pub(super) fn look_at(reader: &Reader) -> Result<Option<(Statistics, usize)>, Unusable> {
    let path = reader.path(Folder::Data, JOURNAL_FILE).filter(|path| is_taken(path));
    let Some(path) = path else { return Ok(None) };
    let bytes = read(&path)?;
    let mut statistics = Statistics::default();
    let added = entries(&bytes).map(|(_, entry)| entry.and_then(|entry| statistics.add(entry)));
    let unread = added.filter(Result::is_err).count();
    Ok(Some((statistics, unread)))
}

/// Reads the bytes of a journal.
fn read(path: &Path) -> Result<Vec<u8>, Unusable> {
    let bytes = read_bytes(path, MAX_READ)?;
    match newer_version(&bytes) {
        // A journal has a title from the first moment on.
        None if bytes.is_empty() => {
            Err(Unusable::Document(DocumentError::Invalid("it is empty".to_owned())))
        }
        Some(found) => Err(Unusable::Document(DocumentError::Version { found, expected: 1 })),
        None => Ok(bytes),
    }
}

/// Returns a shorter journal: the statistics of the older half of the entries, those of that half
/// that have no statistics, such as saved games, and the newer half as it is.
pub(super) fn carry_over(bytes: &[u8]) -> String {
    let count = entries(bytes).count();
    let mut statistics = Statistics::default();
    let mut kept = Vec::new();
    for (index, (line, entry)) in entries(bytes).enumerate() {
        let is_carried = match entry {
            // Findings in the newer half may be about games in the older one.
            Ok(Entry::Found(..)) => true,
            Ok(Entry::Saved(..) | Entry::Named(..)) => false,
            _ => index < count / 2,
        };
        let is_folded = is_carried && entry.is_ok_and(|entry| statistics.add(entry).is_ok());
        if !is_folded || index >= count / 2 {
            kept.extend(line.text);
        }
    }
    let carried = statistics.carried();
    let lines: Vec<String> = carried.iter().map(Entry::line).collect();
    with_title(lines.iter().map(String::as_str).chain(kept))
}

/// Returns a journal without a person. Games of that person, and the findings about them alone, are
/// removed; in games against other people and in saved games the person becomes an unnamed one.
fn without(bytes: &[u8], person: PersonId) -> String {
    let mut lines = Vec::new();
    let (mut gone, mut left) = (HashSet::new(), HashSet::new());
    let is_person = |seat: &Seat| seat.person() == Some(person);
    for (line, entry) in entries(bytes) {
        let text = || line.text.map(str::to_owned);
        let kept = match entry {
            Ok(Entry::Game(mut record, meta)) => {
                let digest = GameDigest::new(&record.game);
                if record.is_only_of(person) {
                    gone.insert(digest);
                    None
                } else {
                    left.insert(digest);
                    let is_shared = record.seats.iter().any(is_person);
                    record.forget(person);
                    if is_shared { Some(Entry::Game(record, meta).line()) } else { text() }
                }
            }
            Ok(Entry::Saved(mut game)) if game.record.seats.iter().any(is_person) => {
                game.record.forget(person);
                Some(Entry::Saved(game).line())
            }
            Ok(Entry::Reached(other, ..)) if other == person => None,
            Ok(Entry::Carried(other, ron)) => {
                let mut carried = ron::from_str::<PersonStatistics>(&ron).ok();
                if let Some(carried) = &mut carried {
                    carried.forget(person);
                }
                let carried = carried.map(|carried| Statistics::carry(other, &carried).line());
                carried.or_else(text).filter(|_| other != person)
            }
            _ => text(),
        };
        lines.extend(kept);
    }
    let is_left = |line: &&String| match Entry::read(line) {
        Ok(Entry::Found(digest, _)) => !gone.contains(&digest) || left.contains(&digest),
        _ => true,
    };
    with_title(lines.iter().filter(is_left))
}

/// Removes a person from the journal.
///
/// # Errors
/// Says why the file can't be read.
pub(super) fn remove(files: &mut Files, person: PersonId) -> Result<(), StoreError> {
    rewrite(files, |bytes| without(bytes, person))
}

/// Removes a saved game from the journal.
///
/// # Errors
/// Says why the file can't be read, or must not be written.
pub(super) fn remove_saved(files: &mut Files, number: u32) -> Result<(), StoreError> {
    files.writable(Folder::Data, JOURNAL_FILE)?;
    let is_kept = |entry: &Result<Entry, EntryError>| match entry {
        Ok(Entry::Saved(game)) => game.number != number,
        Ok(Entry::Named(named, _)) => *named != number,
        _ => true,
    };
    rewrite(files, |bytes| {
        let kept = entries(bytes).filter(|(_, entry)| is_kept(entry));
        with_title(kept.filter_map(|(line, _)| line.text))
    })
}

/// Rewrites the journal by `text`, if there is one.
///
/// # Errors
/// Says why the file can't be read, or why what was to be added before could not be written.
fn rewrite(files: &mut Files, text: impl FnOnce(&[u8]) -> String) -> Result<(), StoreError> {
    if files.writable(Folder::Data, JOURNAL_FILE).is_ok() {
        // What is not in the file would be lost.
        files.append_now(Folder::Data, JOURNAL_FILE, JOURNAL_TITLE, "")?;
    }
    if let Some(bytes) = files.load_with(Folder::Data, JOURNAL_FILE, read)? {
        files.save_text(Folder::Data, JOURNAL_FILE, text(&bytes));
    }
    Ok(())
}
