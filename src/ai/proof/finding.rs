//! What is found out about one position in the course of a proof.

use crate::ai::board::Position;
use crate::ai::solver::Answer;

/// Where an answer comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A job of the solver.
    Job,
    /// The answers of the children.
    Children,
}

/// The answer of a position, one step of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The position.
    pub position: Position,
    /// What was found; unknown if a job was not decided within its limit.
    pub answer: Answer,
    /// How it was found.
    pub source: Source,
    /// Nodes that the job has expanded.
    pub nodes: u64,
}
