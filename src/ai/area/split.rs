//! The parts into which a placement splits an area.
//!
//! The cells around the piece often decide whether the area falls apart. The free ones in the ring
//! around it form runs; if all that lie beside the piece are in one run, the rest is one part:
//!
//! ```text
//! . . . . .     . . # . .     x  the piece
//! . x x x .     . x x x .     #  filled
//! . . x . .     . # x # .
//!   . . .         . # .
//! one run       two runs beside the piece
//! ```
//!
//! Otherwise all parts but one are filled, usually small ones. Dead cells, which most placements
//! leave behind, do not count as parts.

use arrayvec::ArrayVec;

use super::canonical_shape::CanonicalShape;
use super::labelling::USABLE_SIZE;
use super::surroundings::Surroundings;
use super::symmetric_hash::SymmetricHash;
use crate::ai::board::{BOARD_BITS, Bitboard, ORIENTATION_COUNT, OUTLINES, Placement, STRIDE};

/// Upper bound on the number of parts that one placement leaves: a tetromino has at most ten
/// neighbours.
pub const MAX_PARTS: usize = 10;

/// Facts about a placement that do not depend on the board.
#[derive(Clone, Copy)]
struct Footprint {
    /// The cells of the placement.
    cells: Bitboard,
    /// Cells that share an edge with the placement.
    beside: Bitboard,
    /// Cells a king's move away from the placement.
    ring: Bitboard,
    /// The hash of the placement's cells.
    sums: SymmetricHash,
}

/// The footprints by orientation and anchor; `None` off the board.
static FOOTPRINTS: [[Option<Footprint>; BOARD_BITS]; ORIENTATION_COUNT] = {
    let mut table = [[None; BOARD_BITS]; ORIENTATION_COUNT];
    let mut o = 0;
    while o < ORIENTATION_COUNT {
        let [a, b, c] = OUTLINES[o].offsets;
        let offsets = [0, a as usize, b as usize, c as usize];
        let mut anchor = 0;
        while anchor + offsets[3] < BOARD_BITS {
            table[o][anchor] = footprint(OUTLINES[o].mask << anchor, anchor, offsets);
            anchor += 1;
        }
        o += 1;
    }
    table
};

/// Computes a footprint, or `None` for a mask that is not on the board.
const fn footprint(mask: u128, anchor: usize, offsets: [usize; 4]) -> Option<Footprint> {
    let board = Bitboard::FULL.bits();
    if mask & !board != 0 {
        return None;
    }
    let wide = mask | mask << 1 | mask >> 1;
    let around = wide | wide << STRIDE | wide >> STRIDE;
    let cells = Bitboard::from_bits(mask);
    Some(Footprint {
        cells,
        beside: Bitboard::from_bits(cells.grown().bits() & !mask),
        ring: Bitboard::from_bits(around & board & !mask),
        sums: SymmetricHash::from_bits(anchor, offsets),
    })
}

/// Returns the footprint of a placement.
#[inline(always)]
fn footprint_of(placement: Placement) -> &'static Footprint {
    FOOTPRINTS[placement.orientation().index()][placement.anchor()]
        .as_ref()
        .expect("placements lie on the board")
}

/// A connected area, with its size and its hash.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    /// The cells.
    pub cells: Bitboard,
    /// Number of cells.
    pub size: usize,
    /// The hash of the cells.
    sums: SymmetricHash,
}

impl Area {
    /// Makes the area of a set of connected cells.
    pub fn new(cells: Bitboard) -> Area {
        Area { cells, size: cells.len(), sums: SymmetricHash::new(cells) }
    }

    /// Returns a hash shared by all images of the area under translation, rotation and reflection.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.sums.finish(self.cells)
    }

    /// Returns the area with one more cell, which must share an edge with it.
    pub fn with(&self, cell: Bitboard) -> Area {
        let mut sums = self.sums;
        sums.add(&SymmetricHash::new(cell));
        Area { cells: self.cells | cell, size: self.size + 1, sums }
    }

    /// Returns whether the area is its own canonical image. It must lie in the corner at `a1`.
    pub fn is_canonical(&self) -> bool {
        self.sums.is_least(self.cells)
    }

    /// Returns the area's canonical shape.
    pub fn shape(&self) -> CanonicalShape {
        CanonicalShape::with_hash(self.cells, &self.sums)
    }

    /// Returns the number of cells that a placement cuts off: those of usable parts other than the
    /// largest.
    pub fn cut_off(&self, placement: Placement) -> usize {
        let (mut sum, mut largest) = (0, 0);
        self.split(placement, |part| {
            sum += part.size;
            largest = part.size;
        });
        sum - largest
    }

    /// Calls `report` with each usable part that a placement leaves, the largest last.
    #[inline(always)]
    pub fn split(&self, placement: Placement, mut report: impl FnMut(Part)) {
        let Footprint { cells, beside, sums, .. } = footprint_of(placement);
        let rest = self.cells - *cells;
        let rest_size = self.size - USABLE_SIZE;
        let mut report = |cells, size, is_last| {
            report(Part { cells, size, is_last, whole: &self.sums, placed: sums, rest, rest_size })
        };
        let around = Surroundings::new(placement, rest);
        if around.are_joined() {
            if rest_size >= USABLE_SIZE {
                report(rest, rest_size, true);
            }
            return;
        }
        // Fill from every run but the longest, which usually belongs to the largest part: that part
        // is what no other run fills. A fill that meets the longest run is given up.
        let runs = around.runs();
        let Some((&last, runs)) = runs.split_last() else { return };
        let mut parts: ArrayVec<(Bitboard, usize), MAX_PARTS> = ArrayVec::new();
        let (mut remaining, mut remaining_size) = (rest, rest_size);
        for run in runs {
            if remaining.is_superset(*run)
                && let Some(part) = run.filled_until(last, remaining)
            {
                remaining = remaining - part;
                remaining_size -= part.len();
                if part.len() >= USABLE_SIZE {
                    parts.push((part, part.len()));
                }
            }
        }
        if remaining_size >= USABLE_SIZE {
            parts.push((remaining, remaining_size));
        }
        // The largest part comes last, the others by their lowest cell beside the piece.
        match parts[..] {
            [] => return,
            [_] => {}
            // The usual case, without sorting.
            [(_, a), (_, b)] if a != b => {
                if a > b {
                    parts.swap(0, 1);
                }
            }
            _ => {
                let near = *beside & rest;
                parts.sort_unstable_by_key(|&(part, _)| (near & part).bits().trailing_zeros());
                let largest = (0..parts.len()).max_by_key(|&i| parts[i].1).unwrap_or(0);
                parts[largest..].rotate_left(1);
            }
        }
        for (i, &(cells, size)) in parts.iter().enumerate() {
            report(cells, size, i + 1 == parts.len());
        }
    }
}

/// A connected part of an area after a placement in it.
pub struct Part<'a> {
    /// The cells.
    pub cells: Bitboard,
    /// Number of cells.
    pub size: usize,
    /// Whether this is the last part reported, and so the largest.
    pub is_last: bool,
    /// The hash of the whole area.
    whole: &'a SymmetricHash,
    /// The hash of the placement.
    placed: &'a SymmetricHash,
    /// The cells that the placement leaves, dead ones included.
    rest: Bitboard,
    /// Number of cells that the placement leaves.
    rest_size: usize,
}

impl Part<'_> {
    /// Returns the part as an area. Its hash follows from the smaller side: the part, or all else
    /// that the placement leaves.
    #[inline(always)]
    pub fn area(&self) -> Area {
        let Part { cells, size, whole, placed, rest, rest_size, .. } = *self;
        let sums = if 2 * size > rest_size {
            whole.without(placed).without(&SymmetricHash::new(rest - cells))
        } else {
            SymmetricHash::new(cells)
        };
        Area { cells, size, sums }
    }
}

/// A small area after a placement in it, as an iterator over the usable parts: connected, of at
/// least four cells.
///
/// The parts are found as by [`Area::split`]. Where half of the board is known to hold no cell of
/// the area, flood fills cost so little that this is faster.
pub struct Split {
    /// The cells of the area that the placement leaves.
    pub rest: Bitboard,
    /// The hash of the placement's cells.
    pub placed: &'static SymmetricHash,
    /// Free cells beside the placement that belong to usable parts still to be yielded.
    seeds: Bitboard,
    /// Free cells beside the placement that are dead.
    dead: Bitboard,
    /// Whether all seeds are connected within the ring, and so belong to one part. If not, they may
    /// still meet further away.
    is_joined: bool,
}

impl Split {
    /// Splits a connected area by a placement in it.
    #[inline(always)]
    pub fn new(area: Bitboard, placement: Placement) -> Split {
        let Footprint { cells, beside, ring, sums } = footprint_of(placement);
        let rest = area - *cells;
        let pending = *beside & rest;
        // Every usable part has a hub, and each of its cells is a hub or touches one.
        let seeds = pending & rest.hubs().grown();
        let is_joined = seeds.lowest().filled_until(seeds, *ring & rest).is_none();
        Split { rest, placed: sums, seeds, dead: pending - seeds, is_joined }
    }
}

// A type and not a closure, so that it is always inlined: where half of the board is known to hold
// no cell of the area, the compiler drops the code for that half.
impl Iterator for Split {
    type Item = Bitboard;

    #[inline(always)]
    fn next(&mut self) -> Option<Bitboard> {
        let Split { rest, seeds, dead, is_joined, .. } = *self;
        if seeds.is_empty() {
            return None;
        }
        let part = if is_joined {
            // A dead part has at most three cells, one of them beside the placement: two steps of
            // growth from there fill it.
            rest - dead.grown_within(rest).grown_within(rest)
        } else {
            seeds.lowest().filled_within(rest)
        };
        self.seeds = seeds - part;
        Some(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;

    #[test]
    fn parts_are_those_that_a_flood_fill_finds() {
        let mut rng = fastrand::Rng::with_seed(61);
        for _ in 0..400 {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.75).collect();
            let area = free.areas().max_by_key(|area| area.len()).unwrap();
            for placement in Placement::all_on(area) {
                let rest = area - placement.cells();
                let mut parts = Vec::new();
                Area::new(area).split(placement, |part| {
                    let (found, area) = (part.area(), Area::new(part.cells));
                    assert_eq!((found.size, found.sums), (area.size, area.sums));
                    parts.push(part.cells);
                });
                let largest = parts.iter().map(|part| part.len()).max();
                assert_eq!(parts.last().map(|part| part.len()), largest);
                let mut filled: Vec<_> = rest.areas().filter(|part| part.len() >= 4).collect();
                parts.sort_unstable();
                filled.sort_unstable();
                assert_eq!(parts, filled, "{area:?} {placement}");
                let split = Split::new(area, placement);
                assert_eq!(split.rest, rest);
                assert_eq!(*split.placed, SymmetricHash::new(placement.cells()));
                let mut parts: Vec<_> = split.collect();
                parts.sort_unstable();
                assert_eq!(parts, filled, "{area:?} {placement}");
                let sizes = || filled.iter().map(|part| part.len());
                let others = sizes().sum::<usize>() - sizes().max().unwrap_or(0);
                assert_eq!(Area::new(area).cut_off(placement), others, "{area:?} {placement}");
            }
        }
    }
}
