//! What the search expects of a node before it looks: how likely it is lost, and what a proof may cost.

mod cost;
mod cost_tuning;
mod fit;
mod loss_model;
mod shape_features;
mod value_class;

pub use cost::Costs;
pub use cost_tuning::CostTuning;
pub use fit::LossModelFit;
pub use loss_model::chance_of_areas_lost;
pub use shape_features::ShapeFeatures;
pub use value_class::ValueClass;
