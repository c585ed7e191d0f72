//! Nodes of the search: a position as its big areas, and one value for all small ones.

use arrayvec::ArrayVec;

use super::values::{AreaValues, MAX_SMALL_SIZE, Query, Region};
use crate::ai::area::{Area, CanonicalShape, usable_areas};
use crate::ai::board::{Bitboard, CELL_COUNT, Placement};
use crate::ai::limits::{Interruption, Watch};
use crate::ai::mixing::{FIRST_FACTOR, SECOND_FACTOR, mixed};
use crate::ai::ois::Ois;

/// Upper bound on the number of big areas on one board.
pub const MAX_BIG: usize = CELL_COUNT / (MAX_SMALL_SIZE + 1);

/// A position in the search: its big areas, and one value for all others.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The areas that are searched. After a choice, those that it leaves of its area come first.
    pub areas: ArrayVec<Area, MAX_BIG>,
    /// The value of all small areas together.
    ///
    /// Where no big area is left, only its outcome matters, and it may be any other game of that
    /// outcome. So if all that a placement leaves is a corridor of eight cells, whose value is
    /// `{{0}, 0}`, it may be `0`: both are won for the player to move.
    pub small: Ois,
}

/// What a player chooses at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A placement in a small area, identified by the value that all small areas have afterwards.
    Small(Ois),
    /// A placement in one of the big areas.
    Big {
        /// Index of the area in the node.
        area: u8,
        /// The placement in that area.
        placement: Placement,
    },
}

/// The identity of a node up to symmetry of its areas. Nodes with the same key have the same
/// outcome.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeKey {
    /// Shapes of the big areas, in ascending order.
    pub shapes: ArrayVec<CanonicalShape, MAX_BIG>,
    /// The value of all small areas together.
    pub small: Ois,
}

impl Node {
    /// Makes the node of a set of free cells, and computes the values of its small areas.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the computation.
    pub fn new(
        free: Bitboard,
        values: &mut AreaValues,
        watch: &mut Watch,
    ) -> Result<Node, Interruption> {
        let mut node = Node::default();
        for area in usable_areas(free).map(Area::new) {
            if area.size <= values.max_small_size {
                let region = Region { cells: area.cells, size: area.size, hash: || area.hash() };
                node.small = values.add_area(node.small, Query::Value, region, watch)?;
            } else {
                node.areas.push(area);
            }
        }
        Ok(node)
    }

    /// Writes the node that `choice` leads to into `after`, whose contents before do not matter.
    ///
    /// The node is written in place, since the search makes one for nearly every look-up.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the computation of a small area's
    /// value.
    #[inline]
    pub fn follow(
        &self,
        choice: Choice,
        values: &mut AreaValues,
        watch: &mut Watch,
        after: &mut Node,
    ) -> Result<(), Interruption> {
        after.areas.clear();
        after.small = self.small;
        match choice {
            Choice::Small(small) => {
                after.areas.extend(self.areas.iter().copied());
                after.small = small;
            }
            Choice::Big { area, placement } => {
                let (mut small, max_small_size) = (Ok(self.small), values.max_small_size);
                let is_alone = self.areas.len() == 1;
                self.areas[area as usize].split(placement, |part| {
                    if part.size > max_small_size {
                        after.areas.push(part.area());
                    } else if let Ok(value) = small {
                        let hash = || part.area().hash();
                        let region = Region { cells: part.cells, size: part.size, hash };
                        // The last part is the largest one. If that is small and was alone, no area
                        // is left to be searched, so only the outcome of the sum matters.
                        let query = if is_alone && part.is_last {
                            Query::WinBeside(value)
                        } else {
                            Query::Value
                        };
                        small = values.add_area(value, query, region, watch);
                    }
                });
                after.small = small?;
                let others = self.areas.iter().enumerate();
                after.areas.extend(others.filter(|&(i, _)| i != area as usize).map(|(_, a)| *a));
            }
        }
        Ok(())
    }

    /// Returns a hash shared by all nodes with the same key.
    pub fn hash(&self) -> u64 {
        Node::hash_from(self.areas.iter().map(Node::hash_of).fold(0, u64::wrapping_add), self.small)
    }

    /// Returns the share of an area in the hashes of its nodes.
    #[inline]
    pub fn hash_of(area: &Area) -> u64 {
        mixed(area.hash(), FIRST_FACTOR, 32)
    }

    /// Returns the hash of a node from the sum of its areas' shares, and the value of its small
    /// areas.
    #[inline]
    pub fn hash_from(sum: u64, small: Ois) -> u64 {
        // The factor of the generator xorshift64*.
        let value = u64::from(small.id()).wrapping_mul(0x2545_f491_4f6c_dd1d);
        mixed(sum.wrapping_add(value), SECOND_FACTOR, 29)
    }

    /// Returns whether both nodes have the same big areas at the same cells and the same value of
    /// small areas, and so the same choices.
    pub fn has_same_areas(&self, other: &Node) -> bool {
        let cells = |area: &Area| area.cells;
        self.small == other.small && self.areas.iter().map(cells).eq(other.areas.iter().map(cells))
    }

    /// Returns the node's key. It canonicalizes each area, which takes longer than the hash.
    pub fn key(&self) -> NodeKey {
        let mut shapes: ArrayVec<CanonicalShape, MAX_BIG> =
            self.areas.iter().map(Area::shape).collect();
        shapes.sort_unstable();
        NodeKey { shapes, small: self.small }
    }
}
