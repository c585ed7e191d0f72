//! The steps of a proof, each about one position.

use crate::ai::{Answer, Position};

/// The source of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A job of the solver.
    Job,
    /// The answers of the children.
    Children,
}

/// The answer for a position, one step of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofStep {
    /// The position.
    pub position: Position,
    /// The answer; unknown if a job reached its node limit or ran out of memory.
    pub answer: Answer,
    /// Where the answer comes from.
    pub source: Source,
    /// Number of nodes that the job has expanded; 0 if the answer follows from the children, or
    /// from the answer of a job for the position before.
    pub nodes: u64,
}
