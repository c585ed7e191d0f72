//! Optimized Information Sets: games as sets of games, each of which an arena holds once.
//!
//! The Optimized Information Set (OIS) of a position is the set of the OIS of all positions one placement away: the
//! game tree with equal branches merged. It rests on nothing; an arena knows of no board.

mod arena;
mod reduction;
mod sets;
mod text;

pub use arena::Arena;
pub use reduction::Reduction;
pub use sets::{NimValues, Ois};
pub use text::TextError;

#[cfg(test)]
mod tests;
