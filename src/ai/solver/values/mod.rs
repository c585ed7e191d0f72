//! Values of small areas: their canonical sets.

mod area_values;
mod static_function;
mod tablebase;

pub use area_values::AreaValues;
pub use tablebase::{LARGEST_SIZE, compute_tablebase};
