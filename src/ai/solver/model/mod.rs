//! Estimates for a node before it is searched: the chance that it is lost, and the cost of a proof.

mod cost;
mod loss_model;
mod shape_features;
mod value_class;

pub use cost::{Costs, is_compact};
pub use loss_model::chance_of_sum_lost;
pub use shape_features::{MAX_EFFECTIVE_SIZE, ShapeFeatures};
pub use value_class::{CLASSES, ValueClass};
