//! Who sits at the board: people, as far as they say who they are, and built-in opponents.

use serde::{Deserialize, Serialize};

use super::one_line::one_line;
use crate::ai::Opponent;

/// A name that is shown: 1 to 24 characters, none of them a control character. Nothing else depends on it.
#[derive(Clone, PartialEq, Eq, Debug)]
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

    /// Returns whether a text is a name as it is kept.
    pub(in crate::game) fn is_kept_as(text: &str) -> bool {
        PlayerName::kept(text).is_some()
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

/// The number of a registered person. It is never given to anybody else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub(in crate::game) u32);

/// Who a person at the board is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Identity {
    /// Somebody who gave no name. The window calls them "You" or "Player 1", in its own language.
    Guest,
    /// Somebody who gave a name for this game only.
    Named(PlayerName),
    /// A registered person, with the name at the time of the game.
    Registered(PersonId, PlayerName),
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
    /// A person who gave no name.
    pub const GUEST: Seat = Seat::Human(Identity::Guest);

    /// Returns the seat of somebody who gave a name for this game only.
    pub fn named(name: PlayerName) -> Seat {
        Seat::Human(Identity::Named(name))
    }

    /// Returns whether a person sits here.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }

    /// Returns the name that a person gave; none for a guest and for a built-in opponent.
    pub fn name(&self) -> Option<&PlayerName> {
        match self {
            Seat::Human(Identity::Named(name) | Identity::Registered(_, name)) => Some(name),
            Seat::Human(Identity::Guest) | Seat::Computer(_) => None,
        }
    }

    /// Returns the built-in opponent that sits here, if one does.
    pub fn opponent(&self) -> Option<Opponent> {
        match self {
            Seat::Human(_) => None,
            Seat::Computer(opponent) => Some(*opponent),
        }
    }

    /// Returns the number of the registered person who sits here, if one does.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Seat::Human(Identity::Registered(id, _)) => Some(*id),
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
