//! Optimized Information Sets: games as sets of games, in an arena that holds each set once.
//!
//! It rests on nothing: an arena knows of no board.

mod arena;
mod reduction;
mod text;

pub use arena::{Arena, NimValues, Ois, Reduction};
pub use text::TextError;

#[cfg(test)]
mod tests;
