//! Values of small areas: their canonical sets, from the tablebase that is shipped, or computed and
//! stored.
//!
//! [`AreaValues`] answers queries about areas, [`Tablebase`](tablebase::Tablebase) holds the values
//! of the smallest, and [`compute_tablebase`] makes it.

mod area_values;
mod static_function;
mod tablebase;
mod tablebase_maker;

pub use area_values::{AreaValues, MAX_SMALL_SIZE, MAX_SMALL_SIZE_RAGGED, Query, Region};
pub use tablebase::MAX_SIZE;
pub use tablebase_maker::compute_tablebase;
