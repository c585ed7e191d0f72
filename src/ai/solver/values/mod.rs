//! Values of small areas: their canonical sets, from a table that is shipped, or computed and kept.

mod area_values;
mod static_function;
mod tablebase;
mod tablebase_maker;

pub use area_values::{AreaValues, MAX_SMALL_SIZE, MAX_SMALL_SIZE_RAGGED, Query, Region};
pub use tablebase::MAX_SIZE;
pub use tablebase_maker::compute_tablebase;
