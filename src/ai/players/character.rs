//! The named players: how strong each is and what it likes, read from `assets/characters.ron`.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;
use std::time::Duration;

use serde::Deserialize;

use super::level::{PerSize, RATINGS, TEMPERATURES, check_bounds};
use super::skill::Skill;
use super::style::Style;
use crate::ai::board::{BoardSize, CELL_COUNT};

/// A named player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character(u8);

impl Character {
    /// Returns all named players in the order of the file, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Character> + ExactSizeIterator {
        (0..CHARACTERS.len()).map(|number| Character(number as u8))
    }

    /// Returns the one with this key, if there is one.
    pub fn of_key(key: &str) -> Option<Character> {
        Character::all().find(|character| character.data().key == key)
    }

    /// Returns its place among [all](Character::all).
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Returns its key, by which files and commands call it.
    pub fn key(self) -> &'static str {
        &self.data().key
    }

    /// Returns how strong it is and what it likes.
    pub fn data(self) -> &'static CharacterData {
        &CHARACTERS[self.index()]
    }
}

impl fmt::Debug for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.key())
    }
}

/// How strong a named player is and what it likes.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterData {
    /// Names its texts in the language files, and itself in files and commands.
    pub key: String,
    depth: u8,
    horizon: usize,
    temperature: f64,
    aggressive: bool,
    /// What it likes.
    pub style: Style,
    elo: PerSize<i32>,
}

impl CharacterData {
    /// Returns its rating on boards of this size, as measured in matches.
    pub fn elo(&self, size: BoardSize) -> i32 {
        self.elo[size.index()]
    }

    /// Returns the plies within which it sees the end of the game, and the usable cells from which on it knows who wins on boards of this size.
    pub fn sight(&self, size: BoardSize) -> (u8, usize) {
        // On a small board it sees as large a part as on the large one: else half of them would play all of it without an error.
        let shrunk = self.horizon * (size.cell_count() + CELL_COUNT) / (2 * CELL_COUNT);
        (self.depth, shrunk)
    }

    /// Returns what it sees and how it chooses on boards of this size.
    pub(super) fn skill(&self, size: BoardSize) -> Skill {
        let (depth, horizon) = self.sight(size);
        Skill {
            depth,
            horizon,
            time: TIME,
            temperature: self.temperature,
            outcome_weight: 1.0,
            aggressive: self.aggressive,
            judges: false,
        }
    }
}

/// Longest time for a placement. Nobody comes near it, so that games follow from their seeds alone.
const TIME: Duration = Duration::from_secs(5);

const MAX_COUNT: usize = 64;

/// The furthest sight: beyond it, choosing is not a matter of milliseconds.
const MAX_DEPTH: u8 = 5;
const MAX_HORIZON: usize = 48;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    characters: Vec<CharacterData>,
}

static CHARACTERS: LazyLock<Vec<CharacterData>> = LazyLock::new(|| {
    read(include_str!("../../../assets/characters.ron"))
        .expect("a test reads the named players that are built in")
});

/// Reads the named players.
///
/// # Errors
/// Says what is wrong, and with whom.
pub fn read(text: &str) -> Result<Vec<CharacterData>, String> {
    let File { characters } = ron::from_str(text).map_err(|error| error.to_string())?;
    let count = characters.len();
    if !(1..=MAX_COUNT).contains(&count) {
        return Err(format!("there are {count} named players; 1 to {MAX_COUNT} are possible"));
    }
    let mut keys = BTreeSet::new();
    for character in &characters {
        let key = &character.key;
        let is_key = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_lowercase());
        if !is_key || !keys.insert(key) {
            return Err(format!("the key {key:?} is there twice, or is not made of small letters"));
        }
        check_bounds(
            key,
            &[
                ("depth", character.depth <= MAX_DEPTH),
                ("horizon", character.horizon <= MAX_HORIZON),
                ("temperature", TEMPERATURES.contains(&character.temperature)),
                ("style", character.style.is_possible()),
                ("elo", character.elo.iter().all(|elo| RATINGS.contains(elo))),
            ],
        )?;
    }
    Ok(characters)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../../../assets/characters.ron");

    #[test]
    fn the_shipped_players_are_read_and_found_by_their_keys() {
        assert_eq!(read(SHIPPED).unwrap().len(), Character::all().len());
        assert!(Character::all().len() >= 8);
        for character in Character::all() {
            assert_eq!(Character::of_key(character.key()), Some(character));
        }
        assert_eq!(Character::of_key("nobody"), None);
        // The weakest first, as far as matches can tell.
        let ratings = Character::all().map(|character| character.data().elo(BoardSize::Ten));
        assert!(ratings.is_sorted_by(|a, b| *a <= b + 35));
    }

    #[test]
    fn what_does_not_describe_players_is_refused() {
        let with = |from: &str, to: &str| {
            let (comment, data) = SHIPPED.split_once("characters: [").unwrap();
            assert!(data.contains(from), "{from}");
            read(&format!("{comment}characters: [{}", data.replacen(from, to, 1)))
        };
        let first = Character::all().next().unwrap().key().to_owned();
        let bounds = |field| Err(format!("{field} of {first:?} is out of bounds"));
        assert_eq!(with("depth: ", "depth: 1"), bounds("depth"));
        assert_eq!(with("horizon: ", "horizon: 49"), bounds("horizon"));
        assert_eq!(with("temperature: ", "temperature: -"), bounds("temperature"));
        assert_eq!(with("whim: 0", "whim: -1"), bounds("style"));
        assert_eq!(with("elo: (", "elo: (-"), bounds("elo"));
        for key in ["luna", "A b"] {
            let refused = with(&first, key).unwrap_err();
            assert!(refused.starts_with(&format!("the key {key:?} is")), "{refused}");
        }
        assert!(with("style", "stile").is_err());
        assert!(read("(characters: [])").unwrap_err().starts_with("there are 0 named players"));
    }
}
