//! Second chances: positions that a person let slip come back, the next day and then at growing
//! intervals, until they are found.

mod card;
mod deck;
mod decoys;
#[cfg(test)]
mod tests;

pub use card::{Card, CardOrigin};
pub use deck::{Deck, Tries};
pub use decoys::Decoys;
