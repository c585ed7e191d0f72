//! Values of small areas: their canonical sets, from a table that is shipped, or computed and kept.

mod area_values;
mod static_function;
mod tablebase;
mod tablebase_maker;

pub use area_values::{AreaValues, Query, Region, SMALL_SIZE, SMALL_SIZE_OF_RAGGED};
pub use tablebase::LARGEST_SIZE;
pub use tablebase_maker::compute_tablebase;
