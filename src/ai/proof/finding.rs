//! What is found out about one position in the course of a proof.

use std::fmt;

use crate::ai::board::{Outcome, Placement, Position};

/// What is known of a position.
///
/// Written as `win PLACEMENT`, `loss` or `unknown`, as the solver's answers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The player to move wins by this placement.
    Win(Placement),
    /// Whatever the player to move does, the opponent can win.
    Loss,
    /// A job was not decided within its limit.
    Unknown,
}

/// Where a verdict comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A job of the solver.
    Job,
    /// The verdicts on the children.
    Children,
}

/// A verdict on a position, one step of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The position.
    pub position: Position,
    /// What was found.
    pub verdict: Verdict,
    /// How it was found.
    pub source: Source,
    /// Nodes that the job has expanded.
    pub nodes: u64,
}

impl Verdict {
    /// Returns the outcome, if it is known.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Verdict::Win(_) => Some(Outcome::Win),
            Verdict::Loss => Some(Outcome::Loss),
            Verdict::Unknown => None,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Win(placement) => write!(f, "win {placement}"),
            Verdict::Loss => f.write_str("loss"),
            Verdict::Unknown => f.write_str("unknown"),
        }
    }
}
