//! Sets of cells as bits.
//!
//! A row takes eleven bits: ten cells and a guard column that is always zero, so that a shift by
//! one cell never wraps into the next row. Five rows make a half of the board, one machine word.
//! Shifts by a row carry the row at the seam from one half to the other; nothing else crosses the
//! seam.
//!
//! ```text
//! bit   99 … 108   row 10   ┐
//!  …                        │ upper half
//! bit   55 …  64   row 6    ┘
//!  …
//! bit   11 …  20   row 2    ┐ lower half, bit 21: guard
//! bit    0 …   9   row 1    ┘             bit 10: guard
//! ```

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::cell::{Cell, MAX_SIDE};

/// Distance in bits between a cell and the one above it.
pub(in crate::ai) const STRIDE: usize = MAX_SIDE + 1;

/// The bits of the bottom row.
pub(in crate::ai) const ROW_MASK: u64 = (1 << MAX_SIDE) - 1;

/// Rows of a half of the board.
pub(in crate::ai) const HALF_ROWS: usize = MAX_SIDE / 2;

/// Bits of a half of the board, guards included.
pub(in crate::ai) const HALF_BITS: usize = HALF_ROWS * STRIDE;

/// Bits of the whole board, guards included.
pub(in crate::ai) const BOARD_BITS: usize = MAX_SIDE * STRIDE;

/// Shift in bits that carries the row at the seam from one half to the other.
const SEAM: usize = HALF_BITS - STRIDE;

/// The bits of all cells of a half.
pub(in crate::ai) const FULL_HALF: u64 = {
    let mut bits = 0;
    let mut row = 0;
    while row < HALF_ROWS {
        bits |= ROW_MASK << (row * STRIDE);
        row += 1;
    }
    bits
};

/// A set of cells of the 10x10 board.
///
/// Set operations are `|` (union), `&` (intersection) and `-` (difference).
///
/// ```
/// use nim_tetris::ai::{Bitboard, Cell};
///
/// let corner = Bitboard::rectangle(2, 2);
/// let cell: Cell = "b2".parse()?;
/// assert!(corner.contains(cell) && corner.len() == 4);
///
/// // The corner and all cells that share an edge with it:
/// //   x x .
/// //   x x x
/// //   x x x
/// let grown = corner.grown();
/// assert_eq!((grown - corner).len(), 4);
/// assert_eq!(grown.first_area(), grown);
/// # Ok::<(), nim_tetris::ai::CellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard {
    upper: u64,
    lower: u64,
}

const _: () = assert!(size_of::<Bitboard>() == 16);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard { upper: 0, lower: 0 };

    /// All hundred cells.
    pub const FULL: Bitboard = Bitboard { upper: FULL_HALF, lower: FULL_HALF };

    /// Makes a set from raw bits, eleven to a row. Those of the guard column must be clear.
    pub(in crate::ai) const fn from_bits(bits: u128) -> Bitboard {
        let lower = bits as u64 & ((1 << HALF_BITS) - 1);
        Bitboard::from_halves([lower, (bits >> HALF_BITS) as u64])
    }

    /// Returns the raw bits, eleven to a row.
    pub(in crate::ai) const fn bits(self) -> u128 {
        self.lower as u128 | (self.upper as u128) << HALF_BITS
    }

    /// Makes a set from the bits of the lower and the upper half. Those of the guard column must be
    /// clear.
    pub(in crate::ai) const fn from_halves([lower, upper]: [u64; 2]) -> Bitboard {
        debug_assert!(lower & !FULL_HALF == 0 && upper & !FULL_HALF == 0);
        Bitboard { upper, lower }
    }

    /// Returns the bits of the lower and the upper half.
    pub(in crate::ai) const fn halves(self) -> [u64; 2] {
        [self.lower, self.upper]
    }

    /// Returns the cells of a row, 0 for the bottom row, as the low ten bits, column `a` lowest.
    pub(in crate::ai) const fn row(self, row: usize) -> u32 {
        let half = if row < HALF_ROWS { self.lower } else { self.upper };
        (half >> (row % HALF_ROWS * STRIDE) & ROW_MASK) as u32
    }

    /// Returns the union of all rows as the low ten bits, column `a` lowest.
    pub(crate) const fn columns(self) -> u32 {
        let all = self.lower | self.upper;
        let pairs = all | all >> STRIDE;
        ((pairs | pairs >> (2 * STRIDE) | all >> (4 * STRIDE)) & ROW_MASK) as u32
    }

    /// Returns the rectangle of `columns` x `rows` cells in the corner at `a1`.
    ///
    /// # Panics
    /// If a side is longer than the board.
    pub fn rectangle(columns: usize, rows: usize) -> Bitboard {
        assert!(columns <= MAX_SIDE && rows <= MAX_SIDE);
        let row = (1 << columns) - 1;
        Bitboard::from_bits((0..rows).fold(0, |bits, r| bits | row << (r * STRIDE)))
    }

    /// Returns the number of cells.
    pub const fn len(self) -> usize {
        (self.lower.count_ones() + self.upper.count_ones()) as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.lower | self.upper == 0
    }

    /// Returns whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.bits() >> bit_of(cell) & 1 != 0
    }

    /// Returns whether every cell of `other` is in the set.
    pub const fn is_superset(self, other: Bitboard) -> bool {
        (other.lower & !self.lower) | (other.upper & !self.upper) == 0
    }

    /// Returns whether the two sets have no cell in common.
    pub const fn is_disjoint(self, other: Bitboard) -> bool {
        (self.lower & other.lower) | (self.upper & other.upper) == 0
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        *self = *self | Bitboard::from_bits(1 << bit_of(cell));
    }

    /// Returns the lowest cell, the leftmost one of the lowest row; `None` for the empty set.
    pub fn first(self) -> Option<Cell> {
        (!self.is_empty()).then(|| cell_of(self.bits().trailing_zeros() as usize))
    }

    /// Returns the set of the lowest cell alone, or the empty set for the empty set.
    pub(crate) const fn lowest(self) -> Bitboard {
        let Bitboard { upper, lower } = self;
        if lower != 0 {
            Bitboard { upper: 0, lower: lower & lower.wrapping_neg() }
        } else {
            Bitboard { upper: upper & upper.wrapping_neg(), lower: 0 }
        }
    }

    /// Returns the set with all cells of the board that share an edge with it.
    pub const fn grown(self) -> Bitboard {
        self.grown_within(Bitboard::FULL)
    }

    /// Returns the cells of `bounds` that are in the set or share an edge with it.
    #[inline(always)]
    pub(in crate::ai) const fn grown_within(self, bounds: Bitboard) -> Bitboard {
        let Bitboard { upper, lower } = self.neighbours();
        Bitboard {
            lower: (self.lower | lower) & bounds.lower,
            upper: (self.upper | upper) & bounds.upper,
        }
    }

    /// Returns the hubs of the set: cells with three neighbours in it (centres of stars), or with
    /// two neighbours of which one has two as well (inner cells of paths of four).
    ///
    /// ```text
    /// . x .    x h .    h h    x h h x
    /// x h x    . h x    h h
    /// ```
    ///
    /// Each cell of a connected area of at least four cells is a hub or touches one; smaller areas
    /// have no hub. So hubs distinguish usable areas from dead ones without a flood fill.
    #[inline(always)]
    pub(in crate::ai) const fn hubs(self) -> Bitboard {
        /// Returns the bits that are in at least two, and those in at least three, of four sets.
        const fn in_two_and_three([a, b]: [u64; 2], [c, d]: [u64; 2]) -> [u64; 2] {
            let (one, two) = (a | b, a & b);
            let (other, both) = (c | d, c & d);
            [two | both | (one & other), (two & other) | (both & one)]
        }
        let Bitboard { upper, lower } = self;
        let below = [lower << STRIDE, upper << STRIDE | lower >> SEAM];
        let above = [lower >> STRIDE | upper << SEAM, upper >> STRIDE];
        let lower_counts = in_two_and_three([lower << 1, lower >> 1], [below[0], above[0]]);
        let upper_counts = in_two_and_three([upper << 1, upper >> 1], [below[1], above[1]]);
        let joints = Bitboard { lower: lower & lower_counts[0], upper: upper & upper_counts[0] };
        let joined = joints.neighbours();
        Bitboard {
            lower: (joints.lower & joined.lower) | (lower & lower_counts[1]),
            upper: (joints.upper & joined.upper) | (upper & upper_counts[1]),
        }
    }

    /// Returns the bits that share an edge with a cell of the set, guards included.
    #[inline(always)]
    const fn neighbours(self) -> Bitboard {
        let Bitboard { upper, lower } = self;
        Bitboard {
            lower: lower << 1 | lower >> 1 | lower << STRIDE | lower >> STRIDE | upper << SEAM,
            upper: upper << 1 | upper >> 1 | upper << STRIDE | upper >> STRIDE | lower >> SEAM,
        }
    }

    /// Returns the cells of `bounds` that are connected to the set by a path inside `bounds`, by a
    /// bit-parallel flood fill.
    #[inline(always)]
    pub(in crate::ai) fn filled_within(self, bounds: Bitboard) -> Bitboard {
        let mut area = self;
        loop {
            let next = area.stepped_within(bounds);
            if next == area {
                return area;
            }
            area = next;
        }
    }

    /// Returns the flood fill as [`filled_within`](Bitboard::filled_within) does, or `None` as soon
    /// as it holds `wanted`.
    #[inline(always)]
    pub(in crate::ai) fn filled_until(
        self,
        wanted: Bitboard,
        bounds: Bitboard,
    ) -> Option<Bitboard> {
        let mut area = self;
        while !area.is_superset(wanted) {
            let next = area.stepped_within(bounds);
            if next == area {
                return Some(area);
            }
            area = next;
        }
        None
    }

    /// Returns the set grown by one step of a flood fill inside `bounds`, in which it must lie: in
    /// each row to the end of the run on the right and by one cell on the left, then by one row up
    /// and down. All neighbours in `bounds` are among the new cells.
    #[inline(always)]
    pub(in crate::ai) const fn stepped_within(self, bounds: Bitboard) -> Bitboard {
        const fn along(bits: u64, bounds: u64) -> u64 {
            // The carry of a bit runs through the set bits above it, which are the rest of the
            // row's run.
            ((bounds + bits) ^ bounds | bits | bits >> 1) & bounds
        }
        let lower = along(self.lower, bounds.lower);
        let upper = along(self.upper, bounds.upper);
        let lower = (lower | lower << STRIDE | lower >> STRIDE | upper << SEAM) & bounds.lower;
        let upper = (upper | upper << STRIDE | upper >> STRIDE | lower >> SEAM) & bounds.upper;
        Bitboard { upper, lower }
    }

    /// Returns the connected area of the lowest cell; the empty set for the empty set.
    ///
    /// Cells are connected by their edges.
    #[inline]
    pub fn first_area(self) -> Bitboard {
        self.lowest().filled_within(self)
    }

    /// Returns the connected areas one by one, that of the lowest cell first. Areas of fewer than
    /// four cells are included.
    pub fn areas(self) -> impl Iterator<Item = Bitboard> {
        self.areas_of(self)
    }

    /// Returns the connected areas that contain a cell of `seeds` one by one, that of the lowest
    /// seed first.
    #[inline]
    pub(in crate::ai) fn areas_of(self, mut seeds: Bitboard) -> impl Iterator<Item = Bitboard> {
        std::iter::from_fn(move || {
            if seeds.is_empty() {
                return None;
            }
            let area = seeds.lowest().filled_within(self);
            seeds = seeds - area;
            Some(area)
        })
    }

    /// Returns the usable cells: those of connected areas of at least four cells.
    pub(in crate::ai) fn usable(self) -> Bitboard {
        self.hubs().filled_within(self)
    }

    /// Returns the column and the row of the lower left corner of the bounding box. For the empty
    /// set, the result is unspecified.
    pub(in crate::ai) fn corner(self) -> (usize, usize) {
        let left = self.columns().trailing_zeros() as usize % MAX_SIDE;
        (left, self.first().map_or(0, Cell::row))
    }

    /// Returns the set moved `left` columns to the left and `down` rows down. No cell may leave the
    /// board.
    pub(in crate::ai) fn moved(self, left: usize, down: usize) -> Bitboard {
        Bitboard::from_bits(self.bits() >> (down * STRIDE + left))
    }

    /// Returns the set moved so that its bounding box begins at `a1`, without turning it.
    #[inline]
    pub(in crate::ai) fn shifted_to_origin(self) -> Bitboard {
        let left = self.columns().trailing_zeros() % MAX_SIDE as u32;
        let down = |half: u64| half.trailing_zeros() as usize / STRIDE * STRIDE;
        let Bitboard { upper, lower } = self;
        if lower == 0 {
            return Bitboard {
                upper: 0,
                lower: if upper == 0 { 0 } else { upper >> down(upper) >> left },
            };
        }
        let down = down(lower);
        let carried = upper << (HALF_BITS - down) & ((1 << HALF_BITS) - 1);
        Bitboard { upper: upper >> down >> left, lower: (lower >> down | carried) >> left }
    }

    /// Returns the cells from the lowest row up, each row from left to right.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        self.bit_indices().map(cell_of)
    }

    /// Returns the indices of the raw bits, the lowest first.
    #[inline(always)]
    pub(in crate::ai) fn bit_indices(self) -> impl Iterator<Item = usize> {
        let halves = self.halves().into_iter().zip([0, HALF_BITS]);
        halves.flat_map(|(mut half, start)| {
            std::iter::from_fn(move || {
                let bit = (half != 0).then(|| start + half.trailing_zeros() as usize);
                half &= half.wrapping_sub(1);
                bit
            })
        })
    }
}

/// Returns the bit of a cell.
const fn bit_of(cell: Cell) -> usize {
    cell.row() * STRIDE + cell.column()
}

/// Returns the cell of a bit that is not a guard.
fn cell_of(bit: usize) -> Cell {
    Cell::new(bit % STRIDE, bit / STRIDE).expect("bits lie on the board")
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard { upper: self.upper & other.upper, lower: self.lower & other.lower }
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard { upper: self.upper | other.upper, lower: self.lower | other.lower }
    }
}

impl Sub for Bitboard {
    type Output = Bitboard;
    /// Returns the cells of `self` that are not in `other`.
    fn sub(self, other: Bitboard) -> Bitboard {
        Bitboard { upper: self.upper & !other.upper, lower: self.lower & !other.lower }
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

/// Draws the set, row 10 first: `x` for its cells, `.` for the others.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..MAX_SIDE).rev() {
            writeln!(f)?;
            for column in 0..MAX_SIDE {
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
        assert_eq!((Bitboard::FULL - set).len(), 100 - cells.len());
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
    fn a_set_is_shifted_to_the_origin_by_its_corner() {
        let mut rng = fastrand::Rng::with_seed(32);
        for _ in 0..200 {
            let set: Bitboard = Cell::all().filter(|_| rng.f32() < 0.05).collect();
            let (left, down) = set.corner();
            assert_eq!(set.moved(left, down), set.shifted_to_origin(), "{set:?}");
        }
    }

    #[test]
    fn rectangles_start_at_the_origin() {
        let rectangle = Bitboard::rectangle(3, 2);
        let names: Vec<String> = rectangle.cells().map(|c| c.to_string()).collect();
        assert_eq!(names, ["a1", "b1", "c1", "a2", "b2", "c2"]);
        assert_eq!(Bitboard::rectangle(10, 10), Bitboard::FULL);
    }
}
