//! The laboratory: what measures the game and makes the files that it ships with. It stands above
//! everything else, and nothing that is played depends on it.
//!
//! * `bench` and `perft` check and time the search and the placements;
//! * `matches` plays games between built-in opponents, Monte Carlo tree search and other programs;
//! * `prove` works on a long proof, by the engine in `proof`;
//! * `data` makes the tablebase and the tables of chances, and measures what they are good for.
//!
//! Each command has `run` and, if it takes any, its `Arguments`, as those in `cli` have; `data` is
//! a command of commands. `program` lists them.

pub(crate) mod bench;
pub(crate) mod data;
pub(crate) mod matches;
pub(crate) mod perft;
mod proof;
pub(crate) mod prove;

#[cfg(test)]
pub(crate) use data::{Growth, compute_tablebase};
pub use proof::{
    JobAnswerError, ProofFileError, ProofJournal, ProofLock, ProofReader, ProofStep, ProofTree,
    Rejection, Source, StepError, WorkError, read_job_answer, read_step, write_step,
};
