//! How a placement splits an area.
//!
//! The cells around the piece often decide whether the area falls apart: if the free cells beside the piece are connected within
//! the ring around it, the rest is one part. Only otherwise are the parts filled. Dead cells, which most placements
//! leave behind, do not count as parts.

use super::labelling::USABLE_SIZE;
use super::symmetric_hash::SymmetricHash;
use crate::ai::board::{BOARD_BITS, Bitboard, ORIENTATION_COUNT, Placement, SHAPES, STRIDE};

/// Largest number of parts that one placement can leave: a tetromino has no more neighbours by edge.
pub const MAX_PARTS: usize = 10;

/// What is known of a placement without a board.
#[derive(Clone, Copy)]
struct Footprint {
    cells: Bitboard,
    /// Cells that share an edge with the placement.
    beside: Bitboard,
    /// Cells a king's step away from the placement.
    ring: Bitboard,
    hash: SymmetricHash,
}

/// By orientation and anchor; empty off the board.
static FOOTPRINTS: [[Option<Footprint>; BOARD_BITS]; ORIENTATION_COUNT] = {
    let mut table = [[None; BOARD_BITS]; ORIENTATION_COUNT];
    let mut o = 0;
    while o < ORIENTATION_COUNT {
        let [a, b, c] = SHAPES[o].offsets;
        let offsets = [0, a as usize, b as usize, c as usize];
        let mut anchor = 0;
        while anchor + offsets[3] < BOARD_BITS {
            table[o][anchor] = footprint(SHAPES[o].mask << anchor, anchor, offsets);
            anchor += 1;
        }
        o += 1;
    }
    table
};

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
        hash: SymmetricHash::of_bits(anchor, offsets),
    })
}

#[inline(always)]
fn footprint_of(placement: Placement) -> &'static Footprint {
    FOOTPRINTS[placement.orientation().index()][placement.anchor()]
        .as_ref()
        .expect("placements lie on the board")
}

/// An area after a placement in it.
#[derive(Clone, Copy)]
pub struct Split {
    /// The cells of the area that are still free.
    pub rest: Bitboard,
    /// SymmetricHash of the placement's cells.
    pub placed: &'static SymmetricHash,
    /// Cells beside the placement that belong to usable parts.
    seeds: Bitboard,
    /// The other free cells beside the placement, which are dead.
    dead: Bitboard,
    /// Whether all seeds belong to one part.
    is_joined: bool,
}

impl Split {
    /// Splits a connected area by a placement in it.
    #[inline(always)]
    pub fn of(area: Bitboard, placement: Placement) -> Split {
        let Footprint { cells, beside, ring, hash } = footprint_of(placement);
        let rest = area - *cells;
        let pending = *beside & rest;
        // Every usable part has a hub, and each of its cells is one or touches one.
        let seeds = pending & rest.hubs().grown();
        let is_joined = !seeds.is_empty() && are_joined(seeds, *ring & rest);
        Split { rest, placed: hash, seeds, dead: pending - seeds, is_joined }
    }

    /// Returns the usable parts: connected, of at least four cells.
    #[inline(always)]
    pub fn parts(&self) -> Parts {
        Parts { split: *self }
    }
}

/// Iterator over the parts that a placement leaves; see [`Split::parts`].
pub struct Parts {
    /// Its seeds are those of the parts that are still to be yielded.
    split: Split,
}

// Not a closure, so that it is always inlined: where half of the board is known to be empty, the compiler drops the code for it.
impl Iterator for Parts {
    type Item = Bitboard;

    #[inline(always)]
    fn next(&mut self) -> Option<Bitboard> {
        let Split { rest, seeds, dead, is_joined, .. } = self.split;
        if seeds.is_empty() {
            return None;
        }
        let part = match is_joined {
            // Dead parts have no more than three cells, and each has one beside the placement.
            true => rest - dead.grown_within(rest).grown_within(rest),
            false => seeds.lowest().filled_within(rest),
        };
        self.split.seeds = seeds - part;
        Some(part)
    }
}

/// Returns how many cells a placement in a connected area cuts off: those of usable parts other than the largest.
///
/// A [`Split`] tells as much, but first finds the dead cells, which need not be known here.
pub fn cut_off(area: Bitboard, placement: Placement) -> usize {
    let Footprint { cells, beside, ring, .. } = footprint_of(placement);
    let rest = area - *cells;
    let mut pending = *beside & rest;
    if pending.is_empty() || are_joined(pending, *ring & rest) {
        return 0;
    }
    let (mut largest, mut sum) = (0, 0);
    while !pending.is_empty() {
        let part = pending.lowest().filled_within(rest);
        pending = pending - part;
        let size = part.len();
        if size >= USABLE_SIZE {
            largest = size.max(largest);
            sum += size;
        }
    }
    sum - largest
}

/// Returns whether all cells of a non-empty set are connected within `bounds`.
#[inline]
fn are_joined(cells: Bitboard, bounds: Bitboard) -> bool {
    let mut reached = cells.lowest();
    loop {
        let next = reached.stepped_within(bounds);
        if next.is_superset(cells) {
            return true;
        }
        if next == reached {
            return false;
        }
        reached = next;
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
                let split = Split::of(area, placement);
                assert_eq!(split.rest, area - placement.cells());
                assert_eq!(*split.placed, SymmetricHash::of(placement.cells()));
                let mut parts: Vec<_> = split.parts().collect();
                let mut filled: Vec<_> =
                    split.rest.areas().filter(|part| part.len() >= 4).collect();
                parts.sort_unstable();
                filled.sort_unstable();
                assert_eq!(parts, filled, "{area:?} {placement}");
                let sizes = || filled.iter().map(|part| part.len());
                let others = sizes().sum::<usize>() - sizes().max().unwrap_or(0);
                assert_eq!(cut_off(area, placement), others, "{area:?} {placement}");
            }
        }
    }
}
