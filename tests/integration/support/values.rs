//! Values of whole boards, found by recursion over their areas.

use std::collections::HashMap;

use nim_tetris::ai::{Areas, Arena, Bitboard, CanonicalShape, Ois, Placement, Reduction};

/// Sets of shapes in one arena.
pub struct Values {
    pub arena: Arena,
    shapes: HashMap<CanonicalShape, Ois>,
}

impl Values {
    pub fn new(reduction: Reduction) -> Values {
        Values { arena: Arena::new(reduction), shapes: HashMap::new() }
    }

    /// Returns the set of a board: the product of its areas.
    pub fn of(&mut self, free: Bitboard) -> Ois {
        Areas::new(free).iter().fold(Ois::ZERO, |product, area| {
            let value = self.of_shape(CanonicalShape::new(area));
            self.arena.product(product, value)
        })
    }

    fn of_shape(&mut self, shape: CanonicalShape) -> Ois {
        if let Some(&value) = self.shapes.get(&shape) {
            return value;
        }
        let cells = shape.cells();
        let mut elements = Placement::all_on(cells).map(|p| self.of(cells - p.cells())).collect();
        let value = self.arena.intern(&mut elements);
        self.shapes.insert(shape, value);
        value
    }
}
