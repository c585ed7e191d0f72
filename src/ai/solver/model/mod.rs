//! Estimates for a node before it is searched: the chance that it is lost, and the cost of a proof.

mod cost;
mod loss_model;
mod shape_features;
mod value_class;

pub use cost::{Costs, is_compact};
pub use loss_model::chance_beside_heap;
pub use loss_model::chance_of_areas_lost;
pub use shape_features::MAX_EFFECTIVE_SIZE;
pub use shape_features::ShapeFeatures;
pub use value_class::CLASSES;
pub use value_class::ValueClass;
