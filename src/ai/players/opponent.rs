//! Opponents: all that the program can play itself.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::character::Character;
use super::level::Level;
use super::skill::Skill;
use super::strength::Strength;
use crate::ai::board::BoardSize;
use crate::ai::message::{excerpt, prose_list};
use crate::ai::serde_as_str::serde_as_str;

/// A built-in opponent. Its text form, also in files, is `3` for a level, `fit:842` for a strength,
/// and `@luna` for a named player, which is read in any case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// A level.
    Level(Level),
    /// An opponent between two levels, at a strength that fits a person.
    Fitting(Strength),
    /// A named player with a style.
    Character(Character),
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent::Level(level)
    }
}

impl From<Character> for Opponent {
    fn from(character: Character) -> Opponent {
        Opponent::Character(character)
    }
}

/// Prefix of the text form of a strength.
const FITTING: &str = "fit:";
/// Prefix of the text form of a named player.
const CHARACTER: &str = "@";

/// The error for a text that names no built-in opponent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpponentError {
    /// The text has none of the forms.
    #[error("a level from 0 to {}, a named player such as @luna, or fit:ELO up to {} is expected",
            Level::MAX.number(), Strength::MAX.elo())]
    Form,
    /// There is no named player of this name.
    #[error("no player is called {0}: there are {all}", all = prose_list(Opponent::named(), "and"))]
    Name(String),
}

/// Reads `3`, `fit:842` or `@luna`.
impl FromStr for Opponent {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Opponent, OpponentError> {
        let opponent = if let Some(elo) = text.strip_prefix(FITTING) {
            elo.parse().ok().and_then(Strength::new).map(Opponent::Fitting)
        } else if let Some(key) = text.strip_prefix(CHARACTER) {
            let character = Character::from_key(&key.to_ascii_lowercase());
            let unknown = || OpponentError::Name(excerpt(text));
            return character.map(Opponent::Character).ok_or_else(unknown);
        } else {
            text.parse().ok().and_then(Level::new).map(Opponent::Level)
        };
        // A number is read as it is written, without a sign or zeros before it.
        opponent.filter(|opponent| opponent.to_string() == text).ok_or(OpponentError::Form)
    }
}

serde_as_str!(Opponent);

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
    /// Returns the named players, the weakest on 10x10 first.
    pub fn named() -> impl Iterator<Item = Opponent> {
        Character::all().map(Opponent::Character)
    }

    /// Returns the opponent's Elo rating on boards of this size.
    pub fn elo(self, board: BoardSize) -> f64 {
        match self {
            Opponent::Fitting(strength) => strength.elo().into(),
            Opponent::Level(_) | Opponent::Character(_) => {
                self.skills(board).0[0].elo.get(board).into()
            }
        }
    }

    /// Returns the opponent's longest time for a placement on boards of this size, unless limits
    /// set another.
    pub fn time(self, board: BoardSize) -> Duration {
        self.skills(board).0[1].time()
    }

    /// Returns the two skills, one of which is drawn at each turn on boards of this size, and the
    /// share of turns with the second.
    pub(super) fn skills(self, board: BoardSize) -> ([&'static Skill; 2], f64) {
        match self {
            Opponent::Level(level) => ([level.skill(); 2], 0.0),
            Opponent::Character(character) => ([character.skill(); 2], 0.0),
            Opponent::Fitting(strength) => {
                let (levels, share) = strength.between(board);
                (levels.map(Level::skill), share)
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
        for text in
            ["", "99", "-1", "+3", "03", "fit", "fit:", "fit:4001", "fit:-1", "fit:+842", "luna"]
        {
            assert_eq!(text.parse::<Opponent>(), Err(OpponentError::Form), "{text:?}");
        }
    }

    /// `@Luna`, as the window writes the name, once was refused, and no message named the players.
    #[test]
    fn a_named_player_is_found_in_any_case_and_all_are_listed_if_there_is_none() {
        assert_eq!("@Luna".parse(), "@luna".parse::<Opponent>());
        for text in ["@", "@nobody", "@NOBODY\u{1b}[2J"] {
            let message = text.parse::<Opponent>().unwrap_err().to_string();
            assert!(Opponent::named().all(|player| message.contains(&player.to_string())));
            assert!(!message.contains('\u{1b}'), "{message}");
        }
    }
}
