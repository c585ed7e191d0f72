//! Hashes of areas that stay the same under translation, rotation and reflection.
//!
//! The cell in column c and row r stands for the monomial x^c y^r modulo 2^64, and a set of cells
//! for the sum of its monomials. There are eight such sums, one for each image of the board under
//! its symmetries. Multiplication by powers of 1/x and 1/y shifts an image to the origin; the least
//! of the eight products is the hash.
//!
//! After a placement, the sums of its cells are subtracted; most cells that stay are not visited.
//! Different areas may share a hash: where that matters, shapes are compared as well.

use super::symmetry::{SYMMETRIES, Symmetry};
use crate::ai::board::{BOARD_BITS, Bitboard, HALF_BITS, HALF_ROWS, MAX_SIDE, STRIDE};

/// The state of a hash: the sum of a set of cells in each of the eight images of the board.
///
/// [`finish`](Self::finish) turns it into the hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymmetricHash([u64; SYMMETRIES]);

// x and y. Both are odd, so that they have inverses. Neither is 1 or -1 modulo 8, which gives
// their powers the longest period.
const X: u64 = 0x9e37_79b9_7f4a_7c15;
const Y: u64 = 0xd6e8_feb8_6659_fd93;

/// Returns the table whose entry `[i][j]` is a^i b^j.
const fn powers(a: u64, b: u64) -> [[u64; MAX_SIDE]; MAX_SIDE] {
    let mut table = [[1; MAX_SIDE]; MAX_SIDE];
    let mut i = 0;
    while i < MAX_SIDE {
        let mut j = 0;
        while j < MAX_SIDE {
            table[i][j] = match (i, j) {
                (0, 0) => 1,
                (_, 0) => a.wrapping_mul(table[i - 1][0]),
                _ => b.wrapping_mul(table[i][j - 1]),
            };
            j += 1;
        }
        i += 1;
    }
    table
}

/// Returns 1/a modulo 2^64 for an odd `a`, by Newton's iteration.
const fn inverse(a: u64) -> u64 {
    // The square of an odd number is 1 modulo 8, so `a` is its own inverse in three bits. Each step
    // doubles the number of correct bits.
    let mut x = a;
    let mut correct_bits = 3;
    while correct_bits < 64 {
        x = x.wrapping_mul(2u64.wrapping_sub(a.wrapping_mul(x)));
        correct_bits *= 2;
    }
    x
}

/// `INVERSES[c][r]` is x^-c y^-r, which shifts an image by c columns and r rows to the origin.
static INVERSES: [[u64; MAX_SIDE]; MAX_SIDE] = powers(inverse(X), inverse(Y));

/// The state for each single cell, by its bit.
static CELLS: [SymmetricHash; BOARD_BITS] = {
    let powers = powers(X, Y);
    let mut table = [SymmetricHash([0; SYMMETRIES]); BOARD_BITS];
    let mut row = 0;
    while row < MAX_SIDE {
        let mut column = 0;
        while column < MAX_SIDE {
            let mut k = 0;
            while k < SYMMETRIES {
                let (x, y) = Symmetry::new(k).image_of(column, row);
                table[row * STRIDE + column].0[k] = powers[x][y];
                k += 1;
            }
            column += 1;
        }
        row += 1;
    }
    table
};

impl SymmetricHash {
    /// Returns the state for a set of cells.
    #[inline(always)]
    pub fn new(cells: Bitboard) -> SymmetricHash {
        let mut hash = SymmetricHash::default();
        for (start, half) in [0, HALF_BITS].into_iter().zip(cells.halves()) {
            let mut rest = half;
            while rest != 0 {
                hash.add(&CELLS[start + rest.trailing_zeros() as usize]);
                rest &= rest - 1;
            }
        }
        hash
    }

    /// Returns the state for the cells with the bits `anchor + offset`, for each offset.
    pub const fn from_bits(anchor: usize, offsets: [usize; 4]) -> SymmetricHash {
        let mut hash = SymmetricHash([0; SYMMETRIES]);
        let mut i = 0;
        while i < offsets.len() {
            let cell = CELLS[anchor + offsets[i]].0;
            let mut k = 0;
            while k < SYMMETRIES {
                hash.0[k] = hash.0[k].wrapping_add(cell[k]);
                k += 1;
            }
            i += 1;
        }
        hash
    }

    /// Adds cells that are not in the set yet, given as a state.
    #[inline(always)]
    pub fn add(&mut self, other: &SymmetricHash) {
        for (sum, other) in self.0.iter_mut().zip(other.0) {
            *sum = sum.wrapping_add(other);
        }
    }

    /// Returns the state for the set without some of its cells, given as a state.
    #[inline(always)]
    #[must_use]
    pub fn without(mut self, cells: &SymmetricHash) -> SymmetricHash {
        for (sum, other) in self.0.iter_mut().zip(cells.0) {
            *sum = sum.wrapping_sub(other);
        }
        self
    }

    /// Returns the hash. `cells` is the set that this is the state for, which must not be empty.
    #[inline(always)]
    pub fn finish(&self, cells: Bitboard) -> u64 {
        self.origin_sums(cells).into_iter().fold(u64::MAX, u64::min)
    }

    /// Returns the canonical image of `cells`, the set that this is the state for: the one with the
    /// least sum at the origin.
    ///
    /// Areas with the same canonical image are images of each other, since it is an image of both.
    /// Areas that are images of each other have the same one unless two different images share the
    /// least sum, which is as unlikely as equal hashes of different areas.
    pub fn canonical_image(&self, cells: Bitboard) -> Bitboard {
        let sums = self.origin_sums(cells);
        let least = (0..SYMMETRIES).min_by_key(|&k| sums[k]).unwrap_or(0);
        Symmetry::new(least).image(cells).shifted_to_origin()
    }

    /// Returns whether `cells`, which lie in the corner at `a1`, are their own canonical image.
    pub fn is_least(&self, cells: Bitboard) -> bool {
        self.finish(cells) == self.0[0]
    }

    /// Returns the sum of each image after it is shifted to the origin.
    #[inline(always)]
    fn origin_sums(&self, cells: Bitboard) -> [u64; SYMMETRIES] {
        // Numbers of empty columns and rows on each side of the cells.
        let columns = cells.columns();
        let left = columns.trailing_zeros() as usize;
        let right = MAX_SIDE - (u32::BITS - columns.leading_zeros()) as usize;
        let (below, highest) = row_bounds(cells);
        let above = MAX_SIDE - 1 - highest;
        // A loop, since a closure for the array might not be inlined.
        let mut sums = self.0;
        for (k, sum) in sums.iter_mut().enumerate() {
            let symmetry = Symmetry::new(k);
            let c = if symmetry.flips_columns() { right } else { left };
            let r = if symmetry.flips_rows() { above } else { below };
            let inverse = if symmetry.transposes() { INVERSES[r][c] } else { INVERSES[c][r] };
            *sum = sum.wrapping_mul(inverse);
        }
        sums
    }
}

/// Returns the lowest and the highest row that hold a cell. The set must not be empty.
#[inline(always)]
fn row_bounds(cells: Bitboard) -> (usize, usize) {
    let [lower, upper] = cells.halves();
    let first = |half: u64| half.trailing_zeros() as usize / STRIDE;
    let last = |half: u64| (u64::BITS - 1 - half.leading_zeros()) as usize / STRIDE;
    match (lower, upper) {
        (0, _) => (HALF_ROWS + first(upper), HALF_ROWS + last(upper)),
        (_, 0) => (first(lower), last(lower)),
        _ => (first(lower), HALF_ROWS + last(upper)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::{Cell, Placement};

    fn random_area(rng: &mut fastrand::Rng) -> Bitboard {
        let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.65).collect();
        free.areas().max_by_key(|area| area.len()).unwrap_or(Bitboard::FULL)
    }

    #[test]
    fn moved_and_reflected_areas_share_their_hash() {
        let mut rng = fastrand::Rng::with_seed(62);
        for _ in 0..500 {
            let area = random_area(&mut rng);
            let hash = SymmetricHash::new(area).finish(area);
            for image in Symmetry::all().map(|symmetry| symmetry.image(area)) {
                assert_eq!(SymmetricHash::new(image).finish(image), hash, "{area:?} {image:?}");
                let moved = image.shifted_to_origin();
                assert_eq!(SymmetricHash::new(moved).finish(moved), hash, "{area:?} {moved:?}");
            }
        }
    }

    #[test]
    fn different_shapes_have_different_hashes() {
        let mut rng = fastrand::Rng::with_seed(63);
        let mut by_hash = std::collections::HashMap::new();
        for _ in 0..20_000 {
            let area = random_area(&mut rng);
            let hash = SymmetricHash::new(area);
            let image = hash.canonical_image(area);
            assert_eq!(*by_hash.entry(hash.finish(area)).or_insert(image), image);
        }
        assert!(by_hash.len() > 10_000);
    }

    #[test]
    fn hashes_follow_a_placement() {
        let mut rng = fastrand::Rng::with_seed(64);
        let area = random_area(&mut rng);
        for placement in Placement::all_on(area) {
            let left = SymmetricHash::new(area).without(&SymmetricHash::new(placement.cells()));
            assert_eq!(left, SymmetricHash::new(area - placement.cells()));
        }
    }
}
