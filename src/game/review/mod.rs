//! Reviews of a game: it is replayed turn by turn, and a solver finds out who would have won from
//! each position.

mod findings;
mod replay;
mod reviews;
mod search;
mod turning_point;

pub use findings::{Findings, GameDigest, HeldWin, Mistake};
pub use replay::{Replay, SPEEDS};
pub use reviews::Reviews;
#[cfg(test)]
pub(in crate::game) use search::searched;
pub use search::{Prospect, Review};
pub use turning_point::TurningPoint;
