//! Sets of cells as one integer.
//!
//! A row takes eleven bits: ten cells and a guard column that is always zero, so that a shift by one
//! cell never wraps into the next row.
//!
//! ```text
//! bit   99 … 109   row 10
//!  …
//! bit   11 …  20   row 2    bit 21: guard
//! bit    0 …   9   row 1    bit 10: guard
//! ```

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use super::cell::{BOARD_SIZE, Cell};

/// Distance in bits between a cell and the one above it.
pub(super) const STRIDE: usize = BOARD_SIZE + 1;

/// The bits of the bottom row.
pub(super) const ROW_MASK: u128 = (1 << BOARD_SIZE) - 1;

const FULL: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < BOARD_SIZE {
        bits |= ROW_MASK << (row * STRIDE);
        row += 1;
    }
    bits
};

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(u128);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// All hundred cells.
    pub const FULL: Bitboard = Bitboard(FULL);

    /// Wraps raw bits; bits of the guard column must be clear.
    pub(super) const fn from_bits(bits: u128) -> Bitboard {
        debug_assert!(bits & !FULL == 0);
        Bitboard(bits)
    }

    /// Returns the raw bits, eleven to a row.
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// Returns the ten cells of one row (0 for the bottom row) as the low bits, column `a` lowest.
    pub(super) const fn row(self, row: usize) -> u32 {
        (self.0 >> (row * STRIDE)) as u32 & ROW_MASK as u32
    }

    /// Returns the cells of the rectangle `columns` x `rows` in the corner at `a1`.
    ///
    /// # Panics
    /// If a side is larger than the board.
    pub fn rectangle(columns: usize, rows: usize) -> Bitboard {
        assert!(columns <= BOARD_SIZE && rows <= BOARD_SIZE);
        let row = (1 << columns) - 1;
        Bitboard((0..rows).fold(0, |bits, r| bits | row << (r * STRIDE)))
    }

    /// Returns the number of cells.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there is no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> bit_of(cell) & 1 != 0
    }

    /// Returns whether every cell of `other` is in the set.
    pub const fn is_superset(self, other: Bitboard) -> bool {
        other.0 & !self.0 == 0
    }

    /// Returns whether the two sets have no cell in common.
    pub const fn is_disjoint(self, other: Bitboard) -> bool {
        self.0 & other.0 == 0
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << bit_of(cell);
    }

    /// Returns the lowest cell (lowest row, then leftmost), if there is one.
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| cell_of(self.0.trailing_zeros() as usize))
    }

    /// Returns the cells of the set with every cell that shares an edge with one of them.
    pub const fn grown(self) -> Bitboard {
        Bitboard(spread(self.0) & FULL)
    }

    /// Returns the connected area that holds the lowest cell, by bit-parallel flood fill.
    ///
    /// Connected means by edges. The empty set has the empty area.
    pub fn first_area(self) -> Bitboard {
        let mut area = self.0 & self.0.wrapping_neg();
        loop {
            // Two steps to a look: a third of the loop's time is the comparison.
            let once = spread(area) & self.0;
            let twice = spread(once) & self.0;
            if twice == once {
                return Bitboard(once);
            }
            area = twice;
        }
    }

    /// Returns the connected areas one by one, by flood fill, that of the lowest cell first.
    pub fn areas(self) -> impl Iterator<Item = Bitboard> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let area = rest.first_area();
            rest = rest - area;
            (!area.is_empty()).then_some(area)
        })
    }

    /// Returns the cells from the lowest row up, each row from left to right.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest;
            rest &= rest.wrapping_sub(1);
            (bit != 0).then(|| cell_of(bit.trailing_zeros() as usize))
        })
    }
}

/// The bits with their neighbours, on and off the board.
const fn spread(bits: u128) -> u128 {
    bits | bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE
}

const fn bit_of(cell: Cell) -> usize {
    cell.row() * STRIDE + cell.column()
}

fn cell_of(bit: usize) -> Cell {
    Cell::new(bit % STRIDE, bit / STRIDE).expect("bits lie on the board")
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl Sub for Bitboard {
    type Output = Bitboard;
    /// The cells of `self` that are not in `other`.
    fn sub(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & FULL)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl FromIterator<Cell> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

/// Draws the set, row 10 first: `x` for a cell of the set, `.` for the others.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..BOARD_SIZE).rev() {
            writeln!(f)?;
            for column in 0..BOARD_SIZE {
                let inside = Cell::new(column, row).is_some_and(|cell| self.contains(cell));
                write!(f, "{}", if inside { 'x' } else { '.' })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_the_cells_it_was_made_of() {
        let cells: Vec<Cell> = Cell::all().filter(|c| c.index() % 7 == 3).collect();
        let set: Bitboard = cells.iter().copied().collect();
        assert_eq!(set.len(), cells.len());
        assert_eq!(set.cells().collect::<Vec<_>>(), cells);
        assert_eq!(set.first(), cells.first().copied());
        assert!(Cell::all().all(|c| set.contains(c) == cells.contains(&c)));
        assert_eq!((!set).len(), 100 - cells.len());
    }

    #[test]
    fn growing_stops_at_the_edges() {
        for cell in Cell::all() {
            let grown: Bitboard = Cell::all()
                .filter(|c| c.row().abs_diff(cell.row()) + c.column().abs_diff(cell.column()) <= 1)
                .collect();
            assert_eq!(Bitboard::from_iter([cell]).grown(), grown, "{cell}");
        }
    }

    #[test]
    fn rectangles_start_in_the_corner() {
        let rectangle = Bitboard::rectangle(3, 2);
        let names: Vec<String> = rectangle.cells().map(|c| c.to_string()).collect();
        assert_eq!(names, ["a1", "b1", "c1", "a2", "b2", "c2"]);
        assert_eq!(Bitboard::rectangle(10, 10), Bitboard::FULL);
    }
}
