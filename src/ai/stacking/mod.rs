//! Stacking for one player: a stack of nine columns is built without holes, and I pieces in the
//! tenth column clear four rows at a time.
//!
//! ```text
//! . . # # # . . . .     the surface of this stack, as steps from
//! # # # # # # # # #     column to column: 0 1 0 0 -1 0 0 0
//! ```
//!
//! * [`Stack`] is the stack, and knows where a piece fits; [`StackDrop`] is one such place;
//! * [`StackRanks`] holds a rank for each surface: the chance that the next fifteen pieces fit;
//! * [`Stacker`] plays by the ranks, under [`StackRules`];
//! * [`Dealer`] deals the pieces.
//!
//! The method is that of "Applying the PageRank Algorithm to Tetris Stacking".

mod dealer;
mod drop;
mod drop_table;
mod ranks;
mod stack;
mod stacker;
mod surface;

#[cfg(test)]
mod tests;

pub use dealer::Dealer;
pub use drop::{StackDrop, WELL_COLUMN};
pub use ranks::{CERTAIN, RANK_COUNT, StackRanks};
pub use stack::{CLEARED_ROWS, STACK_COLUMNS, Stack};
pub use stacker::{StackRules, Stacker};
