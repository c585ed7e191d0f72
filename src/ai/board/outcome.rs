//! Won or lost.

use std::fmt;
use std::ops::Not;

/// Outcome of a position for the player to move, both sides playing their best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The player to move can make the opponent place last, or nothing fits any more.
    Win,
    /// Whatever the player to move does, the opponent can win.
    Loss,
}

impl Not for Outcome {
    type Output = Outcome;

    /// The same outcome as the other player sees it.
    fn not(self) -> Outcome {
        match self {
            Outcome::Win => Outcome::Loss,
            Outcome::Loss => Outcome::Win,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win => "win",
            Outcome::Loss => "loss",
        })
    }
}
