//! Optimized Information Sets: games as sets of games, each of which an arena holds once.
//!
//! The Optimized Information Set (OIS) of a position is the set of the OIS of all positions one
//! placement away: the game tree with equal branches merged. The notion and its name come from "Nim
//! Tetris - AI", the document that this AI follows. In a corridor of eight cells, a placement at an
//! end leaves four cells, where one more piece fits; any other placement ends the game:
//!
//! ```text
//! a a a a . . . .   leaves {0}      so that the OIS of the corridor
//! . b b b b . . .   leaves 0        is {{0}, 0}
//! ```
//!
//! An [`Arena`] interns sets ([`Ois`]), multiplies them, and knows who wins; [`Reduction`] says
//! which of them it identifies.

mod arena;
mod reduction;
mod sets;
mod text;

pub use arena::Arena;
pub use reduction::Reduction;
pub use sets::{NimValues, Ois};

#[cfg(test)]
mod tests;
