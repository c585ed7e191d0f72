//! The answer of a search, and how it is written.

use std::fmt;

use crate::ai::board::{Outcome, Placement};
use crate::ai::limits::Interruption;

/// The outcome of a position for the player to move, with a winning placement if there is one.
///
/// Written as `win PLACEMENT`, `win -`, `loss` or `unknown`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The player to move wins, for instance by this placement.
    Win(Placement),
    /// Nothing fits any more: the player to move has won.
    Over,
    /// Whatever the player to move does, the opponent can win.
    Loss,
    /// The search ended too early.
    Unknown(Interruption),
}

/// What a search for the outcome of a position found, and how much work it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The outcome, or why there is none.
    pub answer: Answer,
    /// Nodes expanded.
    pub nodes: u64,
}

impl Answer {
    /// The answer of a search that was not decided within its nodes.
    pub const UNDECIDED: Answer = Answer::Unknown(Interruption::Nodes);

    /// Returns the answer that the search for a winning placement found.
    pub(super) fn from_search(found: Result<Option<Placement>, Interruption>) -> Answer {
        match found {
            Ok(Some(placement)) => Answer::Win(placement),
            Ok(None) => Answer::Loss,
            Err(interruption) => Answer::Unknown(interruption),
        }
    }

    /// Returns the outcome, if it is known.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Answer::Win(_) | Answer::Over => Some(Outcome::Win),
            Answer::Loss => Some(Outcome::Loss),
            Answer::Unknown(_) => None,
        }
    }

    /// Returns a placement that wins, if there is one.
    pub const fn placement(self) -> Option<Placement> {
        match self {
            Answer::Win(placement) => Some(placement),
            _ => None,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Win(placement) => write!(f, "win {placement}"),
            Answer::Over => f.write_str("win -"),
            Answer::Loss => f.write_str("loss"),
            Answer::Unknown(_) => f.write_str("unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_written_as_programs_read_it() {
        let placement: Placement = "c4,c3,d3,e3".parse().unwrap();
        let answers = [
            (Answer::Win(placement), "win c3,d3,e3,c4"),
            (Answer::Over, "win -"),
            (Answer::Loss, "loss"),
            (Answer::Unknown(Interruption::Time), "unknown"),
        ];
        for (answer, text) in answers {
            assert_eq!(answer.to_string(), text);
            assert_eq!(answer.placement().is_some(), matches!(answer, Answer::Win(_)));
        }
    }
}
