//! Reviews of a game: it is replayed step by step, and its mistakes are found.
//!
//! Rests on the rules, and on the threads of `running`.

mod prospects;
mod replay;

pub use prospects::{Mistake, Prospect, Review};
pub(in crate::game) use prospects::{mover, positions};
pub use replay::{Replay, SPEEDS};
