//! A journal without what a player removes.

use std::collections::HashSet;

use super::entry::{Entry, EntryError};
use super::lines::{entries, with_title};
use super::saved_game::SaveId;
use crate::game::formats::{read_checked, write_checked};
use crate::game::review::GameDigest;
use crate::game::rules::{PersonId, Record};

/// Returns a journal without a person. What is about that person alone is removed, the findings
/// about such games too; in games against other people and in saved games the person becomes an
/// unnamed one. Everything else stays as it is, even fields that this program does not know.
pub fn without_person(bytes: &[u8], person: PersonId) -> String {
    let (mut gone, mut left) = (HashSet::new(), HashSet::new());
    for (_, entry) in entries(bytes) {
        if let Ok(Entry::Game(game)) = entry {
            let is_gone = game.record.is_only_of(person);
            let digest = GameDigest::new(&game.record.game);
            if is_gone { &mut gone } else { &mut left }.insert(digest);
        }
    }
    let unnamed = |line: &str, record: &Record| {
        let is_there = record.people().any(|it| it == person);
        if is_there { without_identifier(line, person) } else { line.to_owned() }
    };
    let lines = entries(bytes).filter_map(|(line, entry)| {
        let line = line.text?;
        match entry {
            Ok(Entry::Game(game)) if game.record.is_only_of(person) => None,
            Ok(Entry::Game(game)) => Some(unnamed(line, &game.record)),
            Ok(Entry::Saved(saved)) => Some(unnamed(line, &saved.game.record)),
            Ok(Entry::Found { game, .. }) if gone.contains(&game) && !left.contains(&game) => None,
            Ok(entry) if entry.person() == Some(person) => None,
            _ => Some(line.to_owned()),
        }
    });
    with_title(lines)
}

/// Returns the line of a game in which an identifier, which stands in quotes, is an empty text.
/// Quotes within texts have a backslash before them, so those never match.
fn without_identifier(line: &str, person: PersonId) -> String {
    let text = read_checked(line).unwrap_or_default();
    write_checked(&text.replace(&format!("\"{person}\""), "\"\""))
}

/// Returns a journal without a saved game.
pub fn without_saved_game(bytes: &[u8], id: SaveId) -> String {
    let is_kept = |entry: &Result<Entry, EntryError>| match entry {
        Ok(Entry::Saved(game)) => game.id != id,
        Ok(Entry::Named { game, .. }) => *game != id,
        _ => true,
    };
    let kept = entries(bytes).filter(|(_, entry)| is_kept(entry));
    with_title(kept.filter_map(|(line, _)| line.text))
}
