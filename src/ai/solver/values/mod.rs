//! Values of small areas: their canonical sets, from the tablebase that is shipped, or computed and
//! stored.
//!
//! [`AreaValues`] answers queries about areas, [`Tablebase`] holds the values of the smallest.

mod area_values;
mod static_function;
mod tablebase;

pub use area_values::{AreaValues, MAX_SMALL_SIZE, MAX_SMALL_SIZE_RAGGED, Query, Region};
pub use tablebase::{MAX_SHAPE_SIZE, MAX_SIZE, MIN_SIZE, Tablebase, hash_of};
