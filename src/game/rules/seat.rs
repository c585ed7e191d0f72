//! The players: people, registered or not, and built-in opponents.

use serde::{Deserialize, Serialize};

use crate::ai::Opponent;
use crate::game::text::hexadecimal;
use crate::game::text::one_line;

/// A name to be shown: 1 to 24 characters, none of them a control character, without blanks at its
/// ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(String);

impl PlayerName {
    /// Largest number of characters in a name.
    pub const MAX_CHARS: usize = 24;

    /// Returns the name that a person entered, [as one line](one_line), or `None` if it is not a
    /// valid name.
    pub fn new(name: &str) -> Option<PlayerName> {
        let name = one_line(name);
        let name = name.trim();
        let fits = (1..=PlayerName::MAX_CHARS).contains(&name.chars().count());
        let is_name = fits && !name.contains(char::is_control);
        is_name.then(|| PlayerName(name.to_owned()))
    }

    /// Returns the name's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether people would take this name for `other`. Capital letters, the width of
    /// blanks and invisible characters don't make a difference.
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
        PlayerName::new(&name).ok_or("it is not a name")
    }
}

/// The identifier of a registered person, chosen at random. It is written in hexadecimal:
/// `000003e9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PersonId(pub(in crate::game) u32);

impl PersonId {
    /// Returns a random identifier.
    pub fn random() -> PersonId {
        PersonId(fastrand::u32(..))
    }
}

hexadecimal!(PersonId(u32), 8);

/// The identity of a person at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Identity {
    /// A person who gave no name. The window shows "Player 1", in its own language.
    Unnamed,
    /// A person who gave a name for this game only.
    Named(PlayerName),
    /// A registered person, with the name at the time of the game, if any.
    Person(PersonId, Option<PlayerName>),
}

/// The player of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person at this computer.
    Human(Identity),
    /// A built-in opponent.
    Computer(Opponent),
}

impl Seat {
    /// The seat of a person who gave no name.
    pub const UNNAMED: Seat = Seat::Human(Identity::Unnamed);

    /// Returns the seat of a person who gave a name for this game only.
    pub fn named(name: PlayerName) -> Seat {
        Seat::Human(Identity::Named(name))
    }

    /// Returns whether a person plays this side.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }

    /// Returns the name of the person who plays this side, if one was given.
    pub fn name(&self) -> Option<&PlayerName> {
        match self {
            Seat::Human(Identity::Named(name)) => Some(name),
            Seat::Human(Identity::Person(_, name)) => name.as_ref(),
            Seat::Human(Identity::Unnamed) | Seat::Computer(_) => None,
        }
    }

    /// Returns the built-in opponent that plays this side, if any.
    pub fn opponent(&self) -> Option<Opponent> {
        match self {
            Seat::Human(_) => None,
            Seat::Computer(opponent) => Some(*opponent),
        }
    }

    /// Returns the identifier of the registered person who plays this side, if any.
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
