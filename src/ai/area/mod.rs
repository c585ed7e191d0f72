//! Connected areas of free cells: how they are found, compared up to symmetry, and split by a
//! placement.
//!
//! * [`Areas`] and [`usable_areas`] find them, by labelling and by flood fill;
//! * [`CanonicalShape`] and [`SymmetricHash`] identify them up to symmetry, [`Graph`] up to
//!   isomorphism;
//! * [`Area::split`] and [`Split`] find the parts that a placement leaves;
//! * [`placements_by_remainder`] and [`placements_by_symmetry`] group equivalent placements.
//!
//! # Five identities
//!
//! Areas that are images of each other under translation, rotation and reflection have the same
//! value, and so do areas with isomorphic graphs. The first three identities each capture one of
//! these relations for an area; the last two do so for whole positions:
//!
//! | identity | the same for | who uses it |
//! |---|---|---|
//! | [`SymmetricHash`] | images; for others by chance | tablebase to 14 cells, hash of a node |
//! | [`CanonicalShape`] | images, and nothing else | both keys, hints about equal areas |
//! | [`Graph`] | cells joined alike, in most cases | stored values, to 24 cells |
//! | `NodeKey`, of the solver | big areas: shapes; small: value | transposition table |
//! | `PositionKey`, of `lab` | shapes of all areas | tree of a long proof |
//!
//! [`graph_hash`] is equal for areas with isomorphic graphs. The tablebase stores areas of 15 cells
//! and more under it; its generator has checked that no two values share a hash. A `NodeKey` lasts
//! as long as the arena that numbers its value, a `PositionKey` for ever.

mod canonical_shape;
mod equal_placements;
mod graph;
mod labelling;
mod split;
mod surroundings;
mod symmetric_hash;
mod symmetry;

pub use canonical_shape::CanonicalShape;
pub(crate) use equal_placements::{
    images_of, placements_by_remainder, placements_by_symmetry, shapes_of,
};
pub(crate) use graph::Graph;
pub(in crate::ai) use graph::{MAX_GRAPH_CELLS, graph_hash};
pub use labelling::Areas;
pub(in crate::ai) use labelling::{USABLE_SIZE, usable_areas};
pub(crate) use split::Area;
pub(in crate::ai) use split::Split;
pub(in crate::ai) use symmetric_hash::SymmetricHash;
pub(crate) use symmetry::Symmetry;
pub(in crate::ai) use symmetry::laid_flat;
