//! Looking back at a game: played again step by step, with the mistakes in it.

mod findings;
mod replay;

pub use findings::{Finding, Mistake, Review};
pub use replay::{Replay, SPEEDS};
