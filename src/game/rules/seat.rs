//! Who plays: people with names and built-in opponents with levels.

use crate::ai::Level;

/// Name of a person: 1 to 24 characters, none of them a control character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName(String);

impl PlayerName {
    /// Most characters of a name.
    pub const MAX_CHARS: usize = 24;

    /// Returns the name without surrounding blanks, or `None` if it can't be one.
    pub fn new(name: &str) -> Option<PlayerName> {
        let name = name.trim();
        let fits = (1..=PlayerName::MAX_CHARS).contains(&name.chars().count());
        (fits && !name.contains(char::is_control)).then(|| PlayerName(name.to_owned()))
    }

    /// Returns the name's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Who plays one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person at this computer.
    Human(PlayerName),
    /// A built-in opponent.
    Ai(Level),
}

impl Seat {
    /// Returns whether a person sits here.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_printable() {
        assert_eq!(PlayerName::new("  김철수 ").unwrap().as_str(), "김철수");
        for name in ["", "   ", "a\nb", "x\u{7}", "1234567890123456789012345"] {
            assert_eq!(PlayerName::new(name), None, "{name:?}");
        }
    }
}
