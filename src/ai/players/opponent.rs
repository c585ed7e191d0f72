//! All whom the program can play itself.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::character::Character;
use super::level::Level;
use super::profile::Profile;
use super::strength::Strength;
use crate::ai::board::BoardSize;

/// An opponent that is built in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// One of the levels.
    Level(Level),
    /// One that fits a person, at this strength.
    Fitting(Strength),
    /// One with a name and a style.
    Character(Character),
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent::Level(level)
    }
}

impl From<Strength> for Opponent {
    fn from(strength: Strength) -> Opponent {
        Opponent::Fitting(strength)
    }
}

impl From<Character> for Opponent {
    fn from(character: Character) -> Opponent {
        Opponent::Character(character)
    }
}

/// Begins the text of one that fits, and that of one with a name.
const FITTING: &str = "fit:";
const CHARACTER: &str = "@";

/// A text that names no built-in opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level from 0 to {}, @NAME of a named player, or fit:ELO is expected", Level::MAX.number())]
pub struct OpponentError;

/// Reads what commands call it: `3`, `fit:842` or `@luna`.
impl FromStr for Opponent {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Opponent, OpponentError> {
        let opponent = if let Some(elo) = text.strip_prefix(FITTING) {
            elo.parse().ok().and_then(Strength::new).map(Opponent::Fitting)
        } else if let Some(key) = text.strip_prefix(CHARACTER) {
            Character::from_key(key).map(Opponent::Character)
        } else {
            text.parse().ok().and_then(Level::new).map(Opponent::Level)
        };
        opponent.ok_or(OpponentError)
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Level(level) => write!(f, "{}", level.number()),
            Opponent::Fitting(strength) => write!(f, "{FITTING}{}", strength.elo()),
            Opponent::Character(character) => write!(f, "{CHARACTER}{}", character.key()),
        }
    }
}

impl Opponent {
    /// Returns its rating on boards of this size.
    pub fn elo(self, board: BoardSize) -> f64 {
        match self {
            Opponent::Fitting(strength) => strength.elo().into(),
            Opponent::Level(_) | Opponent::Character(_) => {
                self.profiles(board).0[0].elo(board).into()
            }
        }
    }

    /// Returns its longest time for a placement on boards of this size, unless another one is set.
    pub fn time(self, board: BoardSize) -> Duration {
        self.profiles(board).0[1].time()
    }

    /// Returns the two profiles between which it chooses at each turn on boards of this size, and
    /// the share of turns that belong to the second one.
    pub(super) fn profiles(self, board: BoardSize) -> ([&'static Profile; 2], f64) {
        match self {
            Opponent::Level(level) => ([level.data(); 2], 0.0),
            Opponent::Character(character) => ([character.data(); 2], 0.0),
            Opponent::Fitting(strength) => {
                let (levels, share) = strength.between(board);
                (levels.map(Level::data), share)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_are_named_and_found_by_their_names() {
        for text in ["0", "10", "fit:400", "fit:842", "@luna"] {
            let opponent: Opponent = text.parse().unwrap();
            assert_eq!(opponent.to_string(), text);
        }
        for text in ["", "99", "-1", "fit", "fit:", "fit:4001", "fit:-1", "@", "@nobody", "luna"] {
            assert_eq!(text.parse::<Opponent>(), Err(OpponentError), "{text:?}");
        }
    }
}
