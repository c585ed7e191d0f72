//! What the search expects of a node before it looks: how likely it is lost, and what a proof may cost.

mod fit;
mod loss_model;
mod shape_features;

pub use fit::Census;
pub use loss_model::{Companion, Effort, chance_of_areas_lost};
pub use shape_features::Extent;
