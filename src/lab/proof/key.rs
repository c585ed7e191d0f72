//! Positions up to symmetry.

use crate::ai::{CanonicalShape, Placement, Position, placements_by_remainder, shapes_of};

/// The identity of a position up to symmetry of its areas: the shapes of its usable areas, in
/// ascending order. Positions with the same key have the same outcome.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PositionKey(Box<[CanonicalShape]>);

impl PositionKey {
    /// Makes the key of a position.
    pub fn new(position: Position) -> PositionKey {
        PositionKey(shapes_of(position).into())
    }

    /// Returns whether nothing fits any more in positions with this key.
    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of usable cells of positions with this key.
    pub fn cells(&self) -> usize {
        self.0.iter().map(|shape| shape.cells().len()).sum()
    }
}

/// Returns the children of a position up to symmetry: a placement that leads to each, and its key.
pub fn children_of(position: Position) -> Vec<(Placement, PositionKey)> {
    let groups = placements_by_remainder(position);
    groups.iter().map(|group| (group[0], PositionKey::new(position.after(group[0])))).collect()
}
