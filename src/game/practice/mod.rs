//! Second chances: positions that a person let slip come back, the next day and then at growing
//! intervals, until they are found.
//!
//! This module depends on the rules, `puzzles`, and the journal.

mod card;
mod deck;
#[cfg(test)]
mod tests;

pub use card::{Card, CardOrigin};
pub use deck::{Deck, Tries};
