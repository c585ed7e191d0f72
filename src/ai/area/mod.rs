//! Connected areas of free cells: how they are found, compared up to symmetry, and split by a placement.
//!
//! It rests on the board.

mod canonical_shape;
mod equal_placements;
mod labelling;
mod split;
mod symmetric_hash;

pub use canonical_shape::Region;
pub use equal_placements::EqualPlacements;
pub(in crate::ai) use labelling::USABLE_SIZE;
pub use labelling::{Areas, usable_areas};
pub(in crate::ai) use split::{Left, MAX_PARTS};
pub(in crate::ai) use symmetric_hash::Sums;
