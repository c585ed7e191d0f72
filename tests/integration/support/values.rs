//! Values of whole boards, found by recursion over their areas.

use std::collections::HashMap;

use nim_tetris::ai::{Areas, Arena, Bitboard, Ois, Placement, Reduction, Region};

/// Sets of regions in one arena.
pub struct Values {
    pub arena: Arena,
    regions: HashMap<Region, Ois>,
}

impl Values {
    pub fn new(reduction: Reduction) -> Values {
        Values { arena: Arena::new(reduction), regions: HashMap::new() }
    }

    /// Returns the set of a board: the product of its areas.
    pub fn of(&mut self, free: Bitboard) -> Ois {
        Areas::of(free).iter().fold(Ois::ZERO, |product, area| {
            let value = self.of_region(Region::of(area));
            self.arena.product(product, value)
        })
    }

    fn of_region(&mut self, region: Region) -> Ois {
        if let Some(&value) = self.regions.get(&region) {
            return value;
        }
        let cells = region.cells();
        let mut elements = Placement::all_on(cells).map(|p| self.of(cells - p.cells())).collect();
        let value = self.arena.intern(&mut elements);
        self.regions.insert(region, value);
        value
    }
}
