//! All shapes of a size that fit on the board, one by one, without a store of those met before.
//!
//! A set of cells grows from its lowest cell. Each cell beside it is either added or left out for
//! good, so that each set is met once. (D. H. Redelmeier, *Counting polyominoes: yet another
//! attack*, 1981.) Of symmetric sets only one counts, the canonical image.

use crate::ai::{Area, Bitboard, MAX_SIDE};

/// Largest number of cells that a growth of [`to_size`](Growth::to_size) adds: enough to be worth a
/// thread's while, and few enough for many threads.
const MAX_ADDED_CELLS: usize = 12;

/// A connected set of cells on its way to a certain size.
#[derive(Clone, Copy)]
pub struct Growth {
    /// The set so far.
    area: Area,
    /// Cells beside the set that may still be added.
    open: Bitboard,
    /// Cells that are in the set, open, or left out.
    met: Bitboard,
    /// Number of cells still to be added.
    missing: usize,
}

impl Growth {
    /// Returns growths that together reach each shape of `size` cells once.
    pub fn to_size(size: usize) -> Vec<Growth> {
        let mut growths = Vec::new();
        for column in 1..=MAX_SIDE {
            // No cell in the bottom row is further left than the first one.
            let met = Bitboard::rectangle(column, 1);
            let open = met - Bitboard::rectangle(column - 1, 1);
            let growth = Growth { area: Area::new(Bitboard::EMPTY), open, met, missing: size };
            growth.until(size.min(MAX_ADDED_CELLS), &mut |growth| growths.push(growth));
        }
        growths
    }

    /// Calls `report` with the canonical image of each shape that the growth reaches.
    pub fn for_each_shape(self, mut report: impl FnMut(Area)) {
        self.until(0, &mut |Growth { area, .. }| {
            if area.is_canonical() {
                report(area);
            }
        });
    }

    /// Calls `report` with each growth that follows from this one and has `missing` cells to add.
    fn until(self, missing: usize, report: &mut impl FnMut(Growth)) {
        if self.missing == missing {
            return report(self);
        }
        let mut open = self.open;
        while !open.is_empty() {
            let cell = open.lowest();
            open = open - cell;
            let fresh = cell.grown() - self.met;
            let larger = Growth {
                area: self.area.with(cell),
                open: open | fresh,
                met: self.met | fresh,
                missing: self.missing - 1,
            };
            // In the corner at `a1`, the complete set has a cell in column a.
            if larger.area.cells.columns().trailing_zeros() as usize <= larger.missing {
                larger.until(missing, report);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The numbers of free polyominoes (OEIS A000105). Of eleven cells, only the straight one does
    /// not fit on the board.
    #[test]
    fn every_shape_is_generated_once() {
        let counts = [1, 1, 2, 5, 12, 35, 108, 369, 1285, 4655, 17_073 - 1];
        for (size, count) in (1..).zip(counts) {
            let (mut met, mut shapes) = (0, HashSet::new());
            for growth in Growth::to_size(size) {
                growth.for_each_shape(|area| {
                    assert_eq!((area.size, area.cells.len()), (size, size));
                    assert_eq!(area.cells.first_area(), area.cells);
                    met += 1;
                    shapes.insert(area.shape());
                });
            }
            assert_eq!((met, shapes.len()), (count, count), "{size} cells");
        }
    }
}
