//! The union of two journals, by which a person's progress goes to another computer.

use std::collections::HashSet;

use super::entry::{Entry, EntryError};
use super::lines::{entries, is_journal, newer_version, with_title};
use super::saved_game::SaveId;
use crate::game::people::MAX_PEOPLE;
use crate::game::review::GameDigest;
use crate::game::rules::{GameId, PersonId};
use crate::game::timestamp::Timestamp;

/// What a journal brought to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Brought {
    /// Number of finished games that are new.
    pub games: usize,
    /// Number of people who are new.
    pub people: usize,
    /// Number of other entries that are new: puzzles, lessons, saved games and so on.
    pub others: usize,
}

/// Why a journal can't be brought in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnionError {
    /// The text is not a journal, or a part of it is damaged.
    #[error("it is not a journal, or it is damaged")]
    Damaged,
    /// A newer version of the program wrote it.
    #[error("a newer version of the game wrote it")]
    Newer,
    /// There would be more than [`MAX_PEOPLE`] people.
    #[error("there would be more than {MAX_PEOPLE} people")]
    TooManyPeople,
}

/// What makes an entry the same as another one.
#[derive(PartialEq, Eq, Hash)]
enum EntryKey<'a> {
    Game(GameId),
    Found(GameDigest),
    Saved(SaveId),
    Line(&'a str),
}

/// A line of a journal with its entry, unless this program does not know it, and with the time of
/// the entry or of the latest one before it.
struct Item<'a> {
    line: &'a str,
    entry: Option<Entry>,
    at: Timestamp,
}

impl Item<'_> {
    fn key(&self) -> EntryKey<'_> {
        match &self.entry {
            Some(Entry::Game(game)) => EntryKey::Game(game.record.id()),
            Some(Entry::Found { game, .. }) => EntryKey::Found(*game),
            Some(Entry::Saved(game)) => EntryKey::Saved(game.id),
            _ => EntryKey::Line(self.line),
        }
    }

    /// Returns the person that the entry adds or names.
    fn named(&self) -> Option<PersonId> {
        match self.entry {
            Some(Entry::Person { id, .. }) => Some(id),
            _ => None,
        }
    }

    /// Returns whether somebody has done something.
    fn is_deed(&self) -> bool {
        !matches!(&self.entry, Some(Entry::Plays { .. } | Entry::Person { name: None, .. }))
    }
}

/// Returns the items of a journal.
///
/// # Errors
/// A line is damaged.
fn items(bytes: &[u8]) -> Result<Vec<Item<'_>>, UnionError> {
    let mut latest = Timestamp::new(i64::MIN);
    let mut items = Vec::new();
    for (line, entry) in entries(bytes) {
        let entry = match entry {
            Err(EntryError::Damaged) => return Err(UnionError::Damaged),
            Err(EntryError::Unknown(_)) => None,
            Ok(entry) => Some(entry),
        };
        latest = latest.max(entry.as_ref().and_then(Entry::at).unwrap_or(latest));
        let line = line.text.ok_or(UnionError::Damaged)?;
        items.push(Item { line, entry, at: latest });
    }
    Ok(items)
}

/// Returns the union of a journal with another one, and what is new in it.
///
/// The entries of each journal stay in their order, and are merged by time. An entry that both have
/// is there once, and who plays here stays the same. A journal in which nobody has done anything
/// gives way to the other.
///
/// # Errors
/// Says why the other journal can't be brought in.
pub fn union(own: &[u8], other: &[u8]) -> Result<(String, Brought), UnionError> {
    if newer_version(other).is_some() {
        return Err(UnionError::Newer);
    }
    if !is_journal(other) {
        return Err(UnionError::Damaged);
    }
    let mut own = items(own)?;
    if !own.iter().any(Item::is_deed) {
        own.clear();
    }
    let other = items(other)?;
    let mut people: HashSet<PersonId> = own.iter().filter_map(Item::named).collect();
    let mut known: HashSet<EntryKey> = own.iter().map(Item::key).collect();
    let keeps_me = !own.is_empty();
    let mut new = Vec::new();
    let mut brought = Brought::default();
    for item in &other {
        let is_mine = keeps_me && matches!(item.entry, Some(Entry::Plays { .. }));
        if is_mine || !known.insert(item.key()) {
            continue;
        }
        new.push(item);
        match &item.entry {
            Some(Entry::Game(_)) => brought.games += 1,
            Some(Entry::Person { id, .. }) => brought.people += usize::from(people.insert(*id)),
            Some(Entry::Found { .. } | Entry::Plays { .. } | Entry::Named { .. }) => {}
            _ => brought.others += 1,
        }
    }
    if people.len() > MAX_PEOPLE {
        return Err(UnionError::TooManyPeople);
    }
    // This keeps the order within each journal, where the times of items never fall.
    let mut all: Vec<&Item> = own.iter().chain(new).collect();
    all.sort_by_key(|item| item.at);
    Ok((with_title(all.into_iter().map(|item| item.line)), brought))
}
