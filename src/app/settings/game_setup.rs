//! The setup of a game against the computer.

use serde::{Deserialize, Serialize, Serializer};

use crate::ai::{BoardSize, Character, Level};

/// The player who places first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FirstMover {
    /// The person.
    You,
    /// The built-in opponent.
    Computer,
    /// Chosen at random.
    Random,
}

/// The opponent in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "KeptRival")]
pub enum Rival {
    /// The level of the setup.
    Level,
    /// The computer, at the strength of the person.
    Fitting,
    /// A named computer player.
    #[serde(serialize_with = "write_key")]
    Character(Character),
    /// Another person at the same computer.
    Friend,
    /// No person: two computer players play each other.
    Computers,
}

/// Writes a named player by its key.
fn write_key<S: Serializer>(character: &Character, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(character.key())
}

/// An opponent as it is read from files.
#[derive(Deserialize)]
enum KeptRival {
    Level,
    Fitting,
    Character(KeptCharacter),
    Friend,
    Computers,
}

/// A named player in files: its key, or, by version 1.0.0, its index in the list of that version.
#[derive(Deserialize)]
#[serde(untagged)]
enum KeptCharacter {
    Place(usize),
    Key(String),
}

/// The named players of version 1.0.0, in their order.
const NAMED_IN_1_0_0: [&str; 10] =
    ["pip", "luna", "otto", "mina", "tao", "rio", "zeno", "kira", "ada", "nova"];

/// Replaces a named player that no longer exists by the level of the setup.
impl From<KeptRival> for Rival {
    fn from(rival: KeptRival) -> Rival {
        let key = match &rival {
            KeptRival::Level => return Rival::Level,
            KeptRival::Fitting => return Rival::Fitting,
            KeptRival::Friend => return Rival::Friend,
            KeptRival::Computers => return Rival::Computers,
            KeptRival::Character(KeptCharacter::Place(place)) => {
                NAMED_IN_1_0_0.get(*place).copied()
            }
            KeptRival::Character(KeptCharacter::Key(key)) => Some(key.as_str()),
        };
        key.and_then(Character::from_key).map_or(Rival::Level, Rival::Character)
    }
}

/// The setup of the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSetup {
    /// The level that was chosen last.
    pub level: Level,
    /// The opponent.
    pub rival: Rival,
    /// The opponent of the person before two computers were chosen to be watched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before_watching: Option<Rival>,
    /// The player who places first.
    pub beginner: FirstMover,
    /// The board on the chosen rung, if it is not the one that the rung proposes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rung_board: Option<BoardSize>,
}

impl Default for GameSetup {
    fn default() -> GameSetup {
        GameSetup {
            level: Level::BEGINNER,
            rival: Rival::Fitting,
            before_watching: None,
            beginner: FirstMover::You,
            rung_board: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A named player once was remembered by its index in the list, before which another one may be
    /// inserted.
    #[test]
    fn a_named_player_is_remembered_by_its_key() {
        let read = |text: &str| ron::from_str::<Rival>(text).unwrap();
        let named = |key| Rival::Character(Character::from_key(key).unwrap());
        for (place, key) in NAMED_IN_1_0_0.into_iter().enumerate() {
            assert_eq!(read(&format!("Character({place})")), named(key), "as version 1.0.0 wrote");
            assert_eq!(read(&ron::to_string(&named(key)).unwrap()), named(key));
        }
        assert!(ron::to_string(&named("luna")).unwrap().contains("luna"));
        assert_eq!(read("Character(\"nobody\")"), Rival::Level);
        assert_eq!((read("Level"), read("Fitting")), (Rival::Level, Rival::Fitting));
    }
}
