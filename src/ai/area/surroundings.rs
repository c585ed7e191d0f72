//! The cells around a placement, which show whether they hold the area together.
//!
//! The cells a king's move away from a tetromino form a closed ring, in which each shares an edge
//! with the next. So the free ones among them fall into runs of that ring, and one run means one
//! area:
//!
//! ```text
//! 10  9  8  7  6     the places of the ring around a T
//! 11  x  x  x  5
//! 12 13  x  3  4
//!     0  1  2
//! ```
//!
//! Tables bring the ring into one word: each row of the ring contributes its bits.

use arrayvec::ArrayVec;

use crate::ai::board::{Bitboard, HALF_BITS, ORIENTATION_COUNT, Orientation, Placement, STRIDE};

/// Number of places of the ring, one for each cell. The square's ring has two cells fewer, so
/// two of those beside it take two places each.
const RING: usize = 14;

/// Rows of the longest ring.
const MAX_ROWS: usize = 6;

/// Number of combinations of free cells in a row of a ring, which is at most six cells wide.
const ROW_VALUES: usize = 1 << 6;

/// The ring around an orientation. Its rows begin one row below and one column to the left of the
/// bounding box.
struct Ring {
    /// Number of rows.
    rows: usize,
    /// For each row and each combination of free cells in it: the free places of the ring.
    places: [[u16; ROW_VALUES]; MAX_ROWS],
    /// For each place: the distance in bits of its cell from the lower left corner of all rows.
    offsets: [u8; RING],
    /// Places of cells that do not share an edge with the placement.
    corners: u32,
}

/// A ring without places.
const EMPTY: Ring =
    Ring { rows: 0, places: [[0; ROW_VALUES]; MAX_ROWS], offsets: [0; RING], corners: 0 };

/// The ring of each orientation.
static RINGS: [Ring; ORIENTATION_COUNT] = {
    let mut rings = [EMPTY; ORIENTATION_COUNT];
    let mut o = 0;
    while o < ORIENTATION_COUNT {
        rings[o] = ring_of(Orientation::new(o as u8));
        o += 1;
    }
    rings
};

/// Distance in bits from the lower left corner of a ring's rows to that of the placement.
const MARGIN: usize = STRIDE + 1;

/// Largest number of runs in a ring.
const MAX_RUNS: usize = RING / 2;

/// Returns the bits that share an edge with one of `cells`.
const fn neighbours(cells: u64) -> u64 {
    cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE
}

/// Walks around an orientation, and numbers the places of its ring.
const fn ring_of(orientation: Orientation) -> Ring {
    let outline = orientation.outline();
    let cells = (outline.mask << (outline.left as usize + STRIDE + 1)) as u64;
    let wide = cells | cells << 1 | cells >> 1;
    let ring = (wide | wide << STRIDE | wide >> STRIDE) & !cells;
    let beside = neighbours(cells) & ring;
    let rows = orientation.height() + 2;
    let mut table = Ring { rows, ..EMPTY };
    let mut spare = RING - ring.count_ones() as usize;
    let (mut rest, mut next) = (ring, ring);
    let mut place = 0;
    while place < RING {
        let cell = next & next.wrapping_neg();
        rest &= !cell;
        next = rest & neighbours(cell);
        let bit = cell.trailing_zeros() as usize;
        let mut places = 1 << place;
        table.offsets[place] = bit as u8;
        if cell & beside == 0 {
            table.corners |= places;
        } else if spare > 0 {
            spare -= 1;
            place += 1;
            places |= 1 << place;
            table.offsets[place] = bit as u8;
        }
        let (row, column) = (bit / STRIDE, bit % STRIDE);
        let mut value = 0;
        while value < ROW_VALUES {
            if value >> column & 1 != 0 {
                table.places[row][value] |= places as u16;
            }
            value += 1;
        }
        place += 1;
    }
    table
}

/// The free cells around a placement.
pub struct Surroundings {
    /// The ring around the placement's orientation.
    ring: &'static Ring,
    /// The bit of the lower left corner of the placement's bounding box.
    corner: usize,
    /// The places of free cells, twice over, so that a run across the end of the ring is whole.
    free: u32,
    /// The first place of each run, if some cell of the run shares an edge with the placement.
    starts: u32,
}

impl Surroundings {
    /// Finds the free cells around a placement.
    #[inline(always)]
    pub fn new(placement: Placement, free: Bitboard) -> Surroundings {
        let orientation = placement.orientation();
        let ring = &RINGS[orientation.index()];
        let corner = placement.anchor() - orientation.outline().left as usize;
        let [lower, upper] = free.halves();
        // With a row and a column more, every ring begins within the bits.
        let bits = u128::from(lower) << MARGIN | u128::from(upper) << (HALF_BITS + MARGIN);
        let mut rows = (bits >> corner) as u64;
        let mut places = 0;
        for row in &ring.places[..ring.rows] {
            places |= u32::from(row[rows as usize % ROW_VALUES]);
            rows >>= STRIDE;
        }
        let free = places | places << RING;
        let starts = places & !(free >> (RING - 1));
        let corners_alone = starts & ring.corners & !(free >> 1);
        Surroundings { ring, corner, free, starts: starts & !corners_alone }
    }

    /// Returns whether all free cells that share an edge with the placement are in one run.
    #[inline(always)]
    pub fn are_joined(&self) -> bool {
        self.starts & self.starts.wrapping_sub(1) == 0
    }

    /// Returns one cell of each run that lies beside the placement, that of the longest such run
    /// last. A ring that is free all around has no run.
    #[inline(always)]
    pub fn runs(&self) -> ArrayVec<Bitboard, MAX_RUNS> {
        let mut runs = ArrayVec::new();
        let (mut longest, mut length) = (0, 0);
        let mut starts = self.starts;
        while starts != 0 {
            let start = starts & starts.wrapping_neg();
            starts -= start;
            // The carry of the first place runs through the run, to the place after it.
            let end = (self.free + start) & !self.free;
            let place = start.trailing_zeros() as usize;
            let bit = self.corner + self.ring.offsets[place] as usize - MARGIN;
            if end.trailing_zeros() as usize - place > length {
                (longest, length) = (runs.len(), end.trailing_zeros() as usize - place);
            }
            runs.push(Bitboard::from_bits(1 << bit));
        }
        if length > 0 {
            let last = runs.len() - 1;
            runs.swap(longest, last);
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;

    /// The slow twin: a flood fill within the cells a king's step away.
    #[test]
    fn runs_are_the_areas_of_the_cells_around() {
        let mut rng = fastrand::Rng::with_seed(65);
        for _ in 0..100 {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.7).collect();
            for placement in Placement::all_on(free) {
                let cells = placement.cells();
                let is_near = |a: Cell, b: Cell| {
                    a.column().abs_diff(b.column()) < 2 && a.row().abs_diff(b.row()) < 2
                };
                let around: Bitboard =
                    Cell::all().filter(|&c| cells.cells().any(|other| is_near(c, other))).collect();
                let beside = cells.grown() - cells;
                let areas = (free & (around - cells)).areas();
                let areas: Vec<Bitboard> =
                    areas.filter(|&area| !area.is_disjoint(beside)).collect();
                let surroundings = Surroundings::new(placement, free - cells);
                assert_eq!(surroundings.are_joined(), areas.len() < 2, "{free:?} {placement}");
                let runs = surroundings.runs();
                let of_run = |run: &Bitboard| areas.iter().position(|area| area.is_superset(*run));
                let mut found: Vec<usize> = runs.iter().filter_map(of_run).collect();
                found.sort_unstable();
                // A ring that is closed has no first cell.
                let is_inner =
                    |cell: Cell| [cell.column(), cell.row()].iter().all(|i| (1..9).contains(i));
                let is_closed = free.is_superset(around) && cells.cells().all(is_inner);
                let expected = if is_closed { 0 } else { areas.len() };
                assert_eq!(found, (0..expected).collect::<Vec<_>>(), "{free:?} {placement}");
            }
        }
    }
}
