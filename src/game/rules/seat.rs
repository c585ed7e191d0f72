//! Who sits at the board: people, as far as they say who they are, and built-in opponents.

use serde::{Deserialize, Serialize};

use super::hexadecimal::hexadecimal;
use super::one_line::one_line;
use crate::ai::Opponent;

/// A name that is shown: 1 to 24 characters, none of them a control character. Nothing else depends on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(String);

impl PlayerName {
    /// Most characters of a name.
    pub const MAX_CHARS: usize = 24;

    /// Returns the name that somebody gave, [as a line](one_line), or `None` if the text is not a
    /// name.
    pub fn new(name: &str) -> Option<PlayerName> {
        PlayerName::kept(one_line(name).trim())
    }

    /// Returns a name from a file, as it is: version 1.0.0 kept invisible characters, too.
    pub(in crate::game) fn kept(name: &str) -> Option<PlayerName> {
        let fits = (1..=PlayerName::MAX_CHARS).contains(&name.chars().count());
        let is_name = fits && name.trim() == name && !name.contains(char::is_control);
        is_name.then(|| PlayerName(name.to_owned()))
    }

    /// Returns the name's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether people would take this name for another one: capital letters, the width of
    /// blanks and what is invisible do not tell names apart.
    pub fn reads_like(&self, other: &str) -> bool {
        let read = |name: &str| {
            let name = one_line(name);
            name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
        };
        read(&self.0) == read(other)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

impl TryFrom<String> for PlayerName {
    type Error = &'static str;

    fn try_from(name: String) -> Result<PlayerName, Self::Error> {
        PlayerName::kept(&name).ok_or("it is not a name")
    }
}

/// The number of a person who plays here, drawn by lot. Its text is hexadecimal: `000003e9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub(in crate::game) u32);

impl PersonId {
    /// Returns a new number.
    pub fn by_lot() -> PersonId {
        PersonId(fastrand::u32(..))
    }
}

hexadecimal!(PersonId(u32), 8);

/// Who a person at the board is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Identity {
    /// Somebody of whom nothing is known. The window calls them "Player 1", in its own language.
    Unnamed,
    /// Somebody who gave a name for this game only.
    Named(PlayerName),
    /// Somebody who plays here, with the name at the time of the game, if there was one.
    Person(PersonId, Option<PlayerName>),
}

/// Who plays one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person at this computer.
    Human(Identity),
    /// A built-in opponent.
    Computer(Opponent),
}

impl Seat {
    /// Somebody of whom nothing is known.
    pub const UNNAMED: Seat = Seat::Human(Identity::Unnamed);

    /// Returns the seat of somebody who gave a name for this game only.
    pub fn named(name: PlayerName) -> Seat {
        Seat::Human(Identity::Named(name))
    }

    /// Returns whether a person sits here.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }

    /// Returns the name that a person gave, if one sits here who did.
    pub fn name(&self) -> Option<&PlayerName> {
        match self {
            Seat::Human(Identity::Named(name)) => Some(name),
            Seat::Human(Identity::Person(_, name)) => name.as_ref(),
            Seat::Human(Identity::Unnamed) | Seat::Computer(_) => None,
        }
    }

    /// Returns the built-in opponent that sits here, if one does.
    pub fn opponent(&self) -> Option<Opponent> {
        match self {
            Seat::Human(_) => None,
            Seat::Computer(opponent) => Some(*opponent),
        }
    }

    /// Returns the number of the person who sits here, if it is one of those who play here.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Seat::Human(Identity::Person(id, _)) => Some(*id),
            _ => None,
        }
    }
}

impl<O: Into<Opponent>> From<O> for Seat {
    fn from(opponent: O) -> Seat {
        Seat::Computer(opponent.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_printable() {
        assert_eq!(PlayerName::new("  김철수 ").unwrap().as_str(), "김철수");
        for name in ["", "   ", "\u{200b}", "1234567890123456789012345"] {
            assert_eq!(PlayerName::new(name), None, "{name:?}");
        }
    }
}
