//! What a placement leaves of an area.
//!
//! Whether an area falls apart shows around the piece already: if the free cells beside it are joined by free cells of the ring
//! around it, the rest is one area. Only where the ring does not tell are the parts filled.

use arrayvec::ArrayVec;

use super::bitboard::{Bitboard, STRIDE};
use super::invariant::{BOARD_BITS, Sums};
use super::piece::{ORIENTATION_COUNT, SHAPES};
use super::placement::Placement;

/// Parts that one placement can leave, at the most: a tetromino has no more neighbours by edge.
const MAX_PARTS: usize = 10;

/// What is known of a placement before any board is seen.
#[derive(Clone, Copy)]
struct Footprint {
    cells: Bitboard,
    /// Cells that share an edge with the placement.
    beside: Bitboard,
    /// Cells a king's step away from the placement.
    ring: Bitboard,
    /// Sums of the four cells.
    sums: Sums,
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
        sums: Sums::of_bits(anchor, offsets),
    })
}

fn footprint_of(placement: Placement) -> &'static Footprint {
    FOOTPRINTS[placement.orientation().index()][placement.anchor()]
        .as_ref()
        .expect("placements lie on the board")
}

/// Returns the sums of a placement's cells.
#[inline]
pub fn placed_sums(placement: Placement) -> &'static Sums {
    &footprint_of(placement).sums
}

/// Returns the connected parts of an area after a placement in it, those that are too small for a placement included.
#[inline(always)]
pub fn parts_left(area: Bitboard, placement: Placement) -> ArrayVec<Bitboard, MAX_PARTS> {
    let Footprint { cells, beside, ring, .. } = footprint_of(placement);
    let rest = area - *cells;
    let pending = *beside & rest;
    let mut parts = ArrayVec::new();
    if pending.is_empty() {
        return parts;
    }
    if are_joined(pending, *ring & rest) {
        parts.push(rest);
        return parts;
    }
    parts.extend(rest.areas_of(pending));
    parts
}

/// Returns whether paths inside `bounds` join all cells of a set that is not empty.
#[inline]
fn are_joined(cells: Bitboard, bounds: Bitboard) -> bool {
    let mut reached = cells.lowest();
    loop {
        let next = reached.grown_within(bounds);
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
    use crate::ai::cell::Cell;

    #[test]
    fn the_ring_tells_what_a_flood_fill_tells() {
        let mut rng = fastrand::Rng::with_seed(61);
        for _ in 0..400 {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.75).collect();
            let area = free.areas().max_by_key(|area| area.len()).unwrap();
            for placement in Placement::all_on(area) {
                let mut parts: Vec<_> = parts_left(area, placement).into_iter().collect();
                let mut filled: Vec<_> = (area - placement.cells()).areas().collect();
                parts.sort_unstable();
                filled.sort_unstable();
                assert_eq!(parts, filled, "{area:?} {placement}");
                assert_eq!(*placed_sums(placement), Sums::of(placement.cells()));
            }
        }
    }
}
