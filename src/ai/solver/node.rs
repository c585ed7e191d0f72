//! What the search knows a position by: its big areas as regions, and all else as one value.

use arrayvec::ArrayVec;
use std::ops::ControlFlow;

use super::control::{Interruption, Watch};
use super::values::AreaValues;
use crate::ai::bitboard::Bitboard;
use crate::ai::cell::CELL_COUNT;
use crate::ai::labelling::usable_areas;
use crate::ai::ois::Ois;
use crate::ai::placement::Placement;
use crate::ai::region::Region;

/// Areas of at most this many cells are taken by value: more cells mean fewer nodes, but more time for values. Measured on 7x7.
pub const SMALL_SIZE: usize = 15;

/// Big areas on one board, at the most.
pub const MAX_BIG: usize = CELL_COUNT / (SMALL_SIZE + 1);

/// A position in the search: equal nodes have equal outcomes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Node {
    /// The big areas, ascending.
    pub big: ArrayVec<Region, MAX_BIG>,
    /// The value of all small areas together.
    pub small: Ois,
}

impl Node {
    /// Returns the node of a set of free cells.
    pub fn of(
        free: Bitboard,
        values: &mut AreaValues,
        watch: &mut Watch,
    ) -> Result<Node, Interruption> {
        let mut node = Node::default();
        node.add(free, values, watch)?;
        Ok(node)
    }

    /// Returns the cells of the largest big area.
    pub fn largest(&self) -> usize {
        self.big.iter().map(|region| region.cells().len()).max().unwrap_or(0)
    }

    /// Calls `visit` with the nodes one placement away, doubles included, until it breaks.
    pub fn visit_children<B>(
        &self,
        values: &mut AreaValues,
        watch: &mut Watch,
        mut visit: impl FnMut(&AreaValues, Node) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, Interruption> {
        values.make_room()?;
        for i in 0..values.arena().elements(self.small).len() {
            let small = values.arena().elements(self.small)[i];
            let flow = visit(values, Node { big: self.big.clone(), small });
            if flow.is_break() {
                return Ok(flow);
            }
        }
        for (i, region) in self.big.iter().enumerate() {
            if i > 0 && self.big[i - 1] == *region {
                continue;
            }
            let mut others = self.clone();
            others.big.remove(i);
            for placement in Placement::all_on(region.cells()) {
                let mut child = others.clone();
                child.add(region.cells() - placement.cells(), values, watch)?;
                let flow = visit(values, child);
                if flow.is_break() {
                    return Ok(flow);
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Puts the areas of more free cells beside those of the node.
    fn add(
        &mut self,
        free: Bitboard,
        values: &mut AreaValues,
        watch: &mut Watch,
    ) -> Result<(), Interruption> {
        for area in usable_areas(free) {
            if area.len() <= SMALL_SIZE {
                self.small = values.beside(self.small, area, watch)?;
            } else {
                self.big.push(Region::of(area));
            }
        }
        self.big.sort_unstable();
        Ok(())
    }
}
