//! The named players: how strong each is and what it prefers, as listed in `assets/characters.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::skill::Skill;

/// A named player, as its index in the file. Files of players hold its key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Character(u8);

impl Character {
    /// Returns all named players in the order of the file, the weakest on 10x10 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Character> + ExactSizeIterator {
        (0..CHARACTERS.len()).map(|number| Character(number as u8))
    }

    /// Returns the player with this key, or `None` if there is none.
    pub fn from_key(key: &str) -> Option<Character> {
        Character::all().find(|character| character.skill().key == key)
    }

    /// Returns the player's index in [`all`](Character::all).
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Returns the key that stands for the player in files and commands.
    pub fn key(self) -> &'static str {
        &self.skill().key
    }

    /// Returns how strong the player is and what it prefers.
    pub fn skill(self) -> &'static Skill {
        &CHARACTERS[self.index()]
    }
}

impl From<Character> for String {
    fn from(character: Character) -> String {
        character.key().to_owned()
    }
}

impl TryFrom<String> for Character {
    type Error = String;

    fn try_from(key: String) -> Result<Character, String> {
        Character::from_key(&key).ok_or_else(|| format!("{key} is no named player"))
    }
}

static CHARACTERS: LazyLock<Vec<Skill>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/characters.ron"))
        .expect("a test reads the named players that are built in")
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::BoardSize;

    #[test]
    fn the_shipped_players_are_read_and_found_by_their_keys() {
        assert!(Character::all().len() >= 8);
        for character in Character::all() {
            assert_eq!(Character::from_key(character.key()), Some(character));
        }
        assert_eq!(Character::from_key("nobody"), None);
        // The weakest first, as far as matches can show.
        let ratings = Character::all().map(|character| character.skill().elo.get(BoardSize::Ten));
        assert!(ratings.is_sorted_by(|a, b| *a <= b + 35));
    }

    /// Keys are written in files and commands.
    #[test]
    fn keys_are_of_small_letters() {
        for character in Character::all() {
            let key = character.key();
            assert!(!key.is_empty() && key.bytes().all(|byte| byte.is_ascii_lowercase()), "{key}");
        }
    }
}
