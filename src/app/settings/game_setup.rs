//! The setup of a game against the computer.

use serde::{Deserialize, Serialize};

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
pub enum Rival {
    /// The level of the setup.
    Level,
    /// The computer, at the strength of the person.
    Fitting,
    /// A named computer player.
    Character(Character),
    /// Another person at the same computer.
    Friend,
    /// No person: two computer players play each other.
    Computers,
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
        let luna = Rival::Character(Character::from_key("luna").unwrap());
        let text = ron::to_string(&luna).unwrap();
        assert_eq!(text, "Character(\"luna\")");
        assert_eq!(ron::from_str(&text), Ok(luna));
        assert!(ron::from_str::<Rival>("Character(\"nobody\")").is_err());
    }
}
