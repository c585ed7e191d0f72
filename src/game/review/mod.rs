//! Reviews of a game: it is replayed step by step, and its mistakes are found.
//!
//! Rests on the rules, and on the threads of `running`.

mod findings;
mod replay;

pub use findings::{Finding, Mistake, Review};
pub(in crate::game) use findings::{mover, positions};
pub use replay::{Replay, SPEEDS};
