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

/// The setup of a game against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSetup {
    /// The opponent's level.
    pub level: u8,
    /// Who places first.
    pub beginner: Beginner,
}

impl Default for GameSetup {
    fn default() -> GameSetup {
        GameSetup { level: 1, beginner: Beginner::You }
    }
}
