//! Positions up to symmetry.

use crate::ai::area::{CanonicalShape, placements_by_remainder, shapes_of};
use crate::ai::board::{Placement, Position};

/// The identity of a position up to symmetry of its areas: the shapes of its usable areas, ascending. Positions with the same key have
/// the same outcome.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PositionKey(Box<[CanonicalShape]>);

impl PositionKey {
    /// Returns the key of a position.
    pub fn new(position: Position) -> PositionKey {
        PositionKey(shapes_of(position).into())
    }

    /// Returns whether nothing fits any more.
    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of usable cells.
    pub fn cells(&self) -> usize {
        self.0.iter().map(|shape| shape.cells().len()).sum()
    }
}

/// Returns one placement for each child of a position, and the key of that child.
pub fn children_of(position: Position) -> Vec<(Placement, PositionKey)> {
    let groups = placements_by_remainder(position);
    groups.iter().map(|group| (group[0], PositionKey::new(position.after(group[0])))).collect()
}
