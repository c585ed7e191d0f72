//! Reviews of a game: it is replayed step by step, its mistakes are found, and what was found is kept.
//!
//! Rests on the rules and formats, and on the threads of `running`.

mod prospects;
mod replay;
mod reviews;

pub use prospects::{Mistake, Prospect, Review};
pub use replay::{Replay, SPEEDS};
pub use reviews::{ReviewedGames, Reviews};
