//! The named players: how strong each is and what it prefers, as listed in `assets/characters.ron`.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::profile::{self, Profile};

/// A named player, as its index in the file. Files of players hold its key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Character(u8);

impl Character {
    /// Returns all named players in the order of the file, the weakest on 10x10 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Character> + ExactSizeIterator {
        (0..CHARACTERS.len()).map(|number| Character(number as u8))
    }

    /// Returns the player with this key, or `None` if there is none.
    pub fn from_key(key: &str) -> Option<Character> {
        Character::all().find(|character| character.data().key == key)
    }

    /// Returns the player's index in [`all`](Character::all).
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Returns the key that stands for the player in files and commands.
    pub fn key(self) -> &'static str {
        &self.data().key
    }

    /// Returns how strong the player is and what it prefers.
    pub fn data(self) -> &'static Profile {
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

impl fmt::Debug for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.key())
    }
}

/// Largest number of named players.
const MAX_COUNT: usize = 64;

static CHARACTERS: LazyLock<Vec<Profile>> = LazyLock::new(|| {
    read(include_str!("../../../assets/characters.ron"))
        .expect("a test reads the named players that are built in")
});

/// Reads the named players from the text of a file.
///
/// # Errors
/// Says what is wrong, and with which player.
pub fn read(text: &str) -> Result<Vec<Profile>, String> {
    let characters = profile::read(text)?;
    let count = characters.len();
    if !(1..=MAX_COUNT).contains(&count) {
        return Err(format!("there are {count} named players; 1 to {MAX_COUNT} are possible"));
    }
    Ok(characters)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::BoardSize;

    const SHIPPED: &str = include_str!("../../../assets/characters.ron");

    #[test]
    fn the_shipped_players_are_read_and_found_by_their_keys() {
        assert_eq!(read(SHIPPED).unwrap().len(), Character::all().len());
        assert!(Character::all().len() >= 8);
        for character in Character::all() {
            assert_eq!(Character::from_key(character.key()), Some(character));
        }
        assert_eq!(Character::from_key("nobody"), None);
        // The weakest first, as far as matches can tell.
        let ratings = Character::all().map(|character| character.data().elo(BoardSize::Ten));
        assert!(ratings.is_sorted_by(|a, b| *a <= b + 35));
    }

    #[test]
    fn a_text_that_does_not_describe_players_is_refused() {
        let with = |from: &str, to: &str| {
            let (comment, data) = SHIPPED.split_once("\n[").unwrap();
            assert!(data.contains(from), "{from}");
            read(&format!("{comment}\n[{}", data.replacen(from, to, 1)))
        };
        let first = Character::all().next().unwrap().key().to_owned();
        let bounds = |field| Err(format!("{field} of {first:?} is out of bounds"));
        assert_eq!(with("depth: {\"6x6\": ", "depth: {\"6x6\": 1"), bounds("depth"));
        assert_eq!(with("horizon: {\"6x6\": ", "horizon: {\"6x6\": 20"), bounds("horizon"));
        assert_eq!(with("temperature: ", "temperature: -"), bounds("temperature"));
        assert_eq!(with("whim: 0", "whim: -1"), bounds("style"));
        assert_eq!(with("elo: {\"6x6\": ", "elo: {\"6x6\": -"), bounds("elo"));
        for key in ["luna", "A b"] {
            let refused = with(&first, key).unwrap_err();
            assert!(refused.starts_with(&format!("the key {key:?} is")), "{refused}");
        }
        assert!(with("style", "stile").is_err());
        assert!(read("[]").unwrap_err().starts_with("there are 0 named players"));
    }
}
