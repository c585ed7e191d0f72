//! Hashes of areas that stay the same under translation, turn and reflection.
//!
//! The cell in column c and row r stands for the monomial x^c y^r modulo 2^64, and a set of cells for the sum of its cells, taken
//! in each of the eight symmetric images of the board. Multiplication by powers of 1/x and 1/y moves an image to the corner;
//! the least of the eight products is the hash. Sums follow a placement by subtraction, so the hash of what it leaves needs no
//! look at the cells that stay. Different areas may share a hash: where that matters, shapes are compared as well.

use super::symmetry::{SYMMETRIES, Symmetry};
use crate::ai::board::{BOARD_BITS, BOARD_SIZE, Bitboard, HALF_BITS, HALF_ROWS, STRIDE};

/// The state of a hash: the sums of a set of cells in the eight images of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymmetricHash([u64; SYMMETRIES]);

// Odd, so that they have inverses; neither is close to 1 or -1 modulo 8, so that high powers keep their bits apart.
const X: u64 = 0x9e37_79b9_7f4a_7c15;
const Y: u64 = 0xd6e8_feb8_6659_fd93;

/// Entry `[i][j]` is a^i b^j.
const fn powers(a: u64, b: u64) -> [[u64; BOARD_SIZE]; BOARD_SIZE] {
    let mut table = [[1; BOARD_SIZE]; BOARD_SIZE];
    let mut i = 0;
    while i < BOARD_SIZE {
        let mut j = 0;
        while j < BOARD_SIZE {
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

/// Returns 1/a modulo 2^64 for an odd number, by Newton's iteration.
const fn inverse(a: u64) -> u64 {
    let mut x = a;
    let mut correct_bits = 3;
    while correct_bits < 64 {
        x = x.wrapping_mul(2u64.wrapping_sub(a.wrapping_mul(x)));
        correct_bits *= 2;
    }
    x
}

static INVERSES: [[u64; BOARD_SIZE]; BOARD_SIZE] = powers(inverse(X), inverse(Y));

/// The hash of each single cell, by its bit.
static CELLS: [SymmetricHash; BOARD_BITS] = {
    let powers = powers(X, Y);
    let mut table = [SymmetricHash([0; SYMMETRIES]); BOARD_BITS];
    let mut row = 0;
    while row < BOARD_SIZE {
        let mut column = 0;
        while column < BOARD_SIZE {
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
    /// Returns the hash of a set of cells.
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

    /// Returns the hash of the cells with the bits `anchor + offset`.
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

    /// Adds cells that are not in the set yet, given by their hash.
    #[inline(always)]
    pub fn add(&mut self, other: &SymmetricHash) {
        for (sum, other) in self.0.iter_mut().zip(other.0) {
            *sum = sum.wrapping_add(other);
        }
    }

    /// Returns the hash of the set without some of its cells, given by their hash.
    #[inline(always)]
    #[must_use]
    pub fn without(mut self, cells: &SymmetricHash) -> SymmetricHash {
        for (sum, other) in self.0.iter_mut().zip(cells.0) {
            *sum = sum.wrapping_sub(other);
        }
        self
    }

    /// Returns the final hash; `cells` is the set that was hashed, and not empty.
    #[inline(always)]
    pub fn finish(&self, cells: Bitboard) -> u64 {
        self.origin_sums(cells).into_iter().fold(u64::MAX, u64::min)
    }

    /// Returns the canonical image of the cells: the one with the least sum in the corner at `a1`.
    ///
    /// Areas with the same canonical image are symmetric, since it is an image of both. Symmetric areas have the same one unless two different
    /// images share the least sum, which is as unlikely as equal hashes of different areas.
    pub fn canonical_image(&self, cells: Bitboard) -> Bitboard {
        let sums = self.origin_sums(cells);
        let least = (0..SYMMETRIES).min_by_key(|&k| sums[k]).unwrap_or(0);
        Symmetry::new(least).image(cells).shifted_to_origin()
    }

    /// Returns whether the cells, which lie in the corner at `a1`, are their own canonical image.
    pub fn is_least(&self, cells: Bitboard) -> bool {
        self.finish(cells) == self.0[0]
    }

    /// Returns the sums after each image was moved into the corner.
    #[inline(always)]
    fn origin_sums(&self, cells: Bitboard) -> [u64; SYMMETRIES] {
        let (bottom, top) = row_bounds(cells);
        let columns = cells.columns();
        let left = columns.trailing_zeros() as usize;
        let right = BOARD_SIZE - (u32::BITS - columns.leading_zeros()) as usize;
        let above = BOARD_SIZE - 1 - top;
        // A loop is compiled in its place; a closure for the array might be called for each image.
        let mut sums = self.0;
        for (k, sum) in sums.iter_mut().enumerate() {
            let symmetry = Symmetry::new(k);
            let c = if symmetry.flips_columns() { right } else { left };
            let r = if symmetry.flips_rows() { above } else { bottom };
            let inverse = if symmetry.transposes() { INVERSES[r][c] } else { INVERSES[c][r] };
            *sum = sum.wrapping_mul(inverse);
        }
        sums
    }
}

/// Returns the lowest and the highest row that holds a cell.
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
