//! Connected areas of free cells: how they are found, compared up to symmetry, and split by a
//! placement.
//!
//! * [`Areas`] and [`usable_areas`] find them, by labelling and by flood fill;
//! * [`CanonicalShape`] and [`SymmetricHash`] identify them up to symmetry, [`Graph`] up to
//!   isomorphism;
//! * [`Area::split`] and [`Split`] find the parts that a placement leaves;
//! * [`placements_by_remainder`] and [`placements_by_symmetry`] group equivalent placements;
//! * [`Growth`] generates all shapes of a size.
//!
//! The module depends on the board and on the mixing of hashes.

mod canonical_shape;
mod equal_placements;
mod graph;
mod labelling;
mod polyominoes;
mod split;
mod surroundings;
mod symmetric_hash;
mod symmetry;

pub use canonical_shape::CanonicalShape;
pub(crate) use equal_placements::{
    images_of, placements_by_remainder, placements_by_symmetry, shapes_of,
};
pub(in crate::ai) use graph::{Graph, MAX_GRAPH_CELLS, graph_hash};
pub use labelling::Areas;
pub(in crate::ai) use labelling::{USABLE_SIZE, usable_areas};
pub(in crate::ai) use polyominoes::Growth;
pub(in crate::ai) use split::{Area, Split};
pub(in crate::ai) use symmetric_hash::SymmetricHash;
pub(crate) use symmetry::Symmetry;
pub(in crate::ai) use symmetry::laid_flat;
