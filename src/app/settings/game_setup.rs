//! The setup of a game against the computer.

use serde::{Deserialize, Serialize};

/// Who places first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Beginner {
    /// The person.
    You,
    /// The built-in opponent.
    Computer,
    /// Decided at random.
    Random,
}

/// Who is played against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Rival {
    /// The level of the setup.
    #[default]
    Level,
    /// The opponent that fits.
    Fitting,
    /// The named player at this place of the list.
    Character(u8),
}

/// The setup of a game against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSetup {
    /// The level that was chosen last.
    pub level: u8,
    /// Whether that level or another opponent plays.
    #[serde(default)]
    pub rival: Rival,
    /// Who places first.
    pub beginner: Beginner,
}

impl Default for GameSetup {
    fn default() -> GameSetup {
        GameSetup { level: 1, rival: Rival::Level, beginner: Beginner::You }
    }
}
