//! Features of an area's shape, on which the estimates of the search depend.

use crate::ai::area::Area;
use crate::ai::board::{Bitboard, CELL_COUNT, MAX_SIDE, Placement, STRIDE};

/// Features of the shape of one connected area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShapeFeatures {
    area: Bitboard,
    /// Number of cells.
    size: u32,
    /// Number of pairs of cells that share an edge.
    pairs: u32,
    /// Number of 2x2 squares.
    squares: u32,
    /// Cells that a placement cuts off from the largest part, added over all placements; 0 before a
    /// closer look.
    cut_off: u32,
}

/// Number of pairs of cells that share an edge on the empty board.
const MAX_PAIRS: usize = 2 * MAX_SIDE * (MAX_SIDE - 1);

/// Size in cells up to which no area deserves a closer look.
const MAX_MEDIUM_SIZE: u32 = 40;

/// Least number of pairs for each 100 cells of an area that deserves a closer look.
///
/// A mean lost area of 57 cells from random play has 127, one of 48 cells on the way down from
/// small empty boards 146.
const MIN_COMPACT_PAIRS: u32 = 136;

/// Effective size of the empty board.
pub const MAX_EFFECTIVE_SIZE: usize = effective_size(CELL_COUNT, MAX_PAIRS);

/// Returns twice 0.875 for each cell and 0.1 for each pair, rounded.
///
/// With 1.25 pairs a cell, as ragged areas from random play have, that is the number of half cells.
/// Among ten shares for the pairs, from -0.2 to 0.4, this one best separated lost nodes of searches
/// from won ones, at all sizes.
const fn effective_size(size: usize, pairs: usize) -> usize {
    (35 * size + 4 * pairs + 10) / 20
}

impl ShapeFeatures {
    /// Counts the features of a connected area, except what needs a closer look.
    #[inline]
    pub fn new(area: Bitboard) -> ShapeFeatures {
        let cells = area.bits();
        let beside = cells & cells >> 1;
        let above = cells & cells >> STRIDE;
        ShapeFeatures {
            area,
            size: cells.count_ones(),
            pairs: beside.count_ones() + above.count_ones(),
            squares: (beside & beside >> STRIDE).count_ones(),
            cut_off: 0,
        }
    }

    /// Counts the features of a connected area, with a closer look if it
    /// [deserves](ShapeFeatures::deserves_closer_look) one.
    ///
    /// The closer look splits the area by each placement, which may take a flood fill each: some 25
    /// microseconds in all (RESEARCH.md, "What proofs cost").
    pub fn with_closer_look(area: Bitboard) -> ShapeFeatures {
        let mut features = ShapeFeatures::new(area);
        if features.deserves_closer_look() {
            let whole = Area::new(area);
            features.cut_off = Placement::all_on(area).map(|p| whole.cut_off(p) as u32).sum();
        }
        features
    }

    /// Returns whether the area is so large and so compact that what its placements cut off
    /// predicts the cost of a loss.
    ///
    /// Smaller areas cost little more than a closer look at them. For ragged areas, as random play
    /// leaves them, it hardly improves the estimate.
    pub fn deserves_closer_look(&self) -> bool {
        self.size > MAX_MEDIUM_SIZE && 100 * self.pairs >= MIN_COMPACT_PAIRS * self.size
    }

    /// Returns 1, so that each area has a weight by itself.
    pub fn one(&self) -> f32 {
        1.0
    }

    /// Returns the number of cells.
    pub fn size(&self) -> usize {
        self.size as usize
    }

    /// Returns the number of pairs of cells that share an edge.
    pub fn pairs(&self) -> f32 {
        self.pairs as f32
    }

    /// Returns the number of cells whose four neighbours belong to the area.
    pub fn inner(&self) -> f32 {
        let cells = self.area.bits();
        let (beside, above) = (cells & cells >> 1, cells & cells >> STRIDE);
        (beside & beside << 1 & above & above << STRIDE).count_ones() as f32
    }

    /// Returns the number of placements.
    pub fn placements(&self) -> f32 {
        placements(self.area, self.squares) as f32
    }

    /// Returns 1 for an area that deserves a closer look, else 0.
    pub fn large(&self) -> f32 {
        f32::from(u8::from(self.deserves_closer_look()))
    }

    /// Returns the cells that placements cut off, added over all placements, divided by the area's
    /// size; 0 before a closer look.
    pub fn cut_off(&self) -> f32 {
        self.cut_off as f32 / self.size as f32
    }

    /// Returns the number of holes: groups of filled cells that the area surrounds. Cells that
    /// touch at a corner belong to one group.
    pub fn holes(&self) -> f32 {
        // Euler's formula: cells - pairs + squares is 1 for a connected area, less 1 for each hole.
        (self.pairs + 1 - self.size - self.squares) as f32
    }

    /// Returns the effective size: the number of half cells of a ragged area that would be lost as
    /// often as this one, 0..=[`MAX_EFFECTIVE_SIZE`].
    ///
    /// A compact area takes more placements than a ragged one of the same size, since fewer of its
    /// cells die.
    #[inline]
    pub fn effective_size(&self) -> usize {
        effective_size(self.size as usize, self.pairs as usize)
    }
}

/// Returns the number of placements on an area, of which `squares` are squares.
///
/// Four connected cells are a path, a square or a star. Each pair of neighbours is the middle of as
/// many paths as the product of the numbers of their further neighbours, and a square is met as
/// four paths. A cell with three neighbours is the middle of one star, a cell with four of four.
///
/// All cells are counted at once: a number of neighbours is held as binary digits, one bitboard for
/// each digit. Digits of equal weight are added before they are counted, since a processor without
/// an instruction for counting bits counts slowly.
fn placements(area: Bitboard, squares: u32) -> u32 {
    let cells = area.bits();
    let [right, left] = [cells & cells >> 1, cells & cells << 1];
    let [above, below] = [cells & cells >> STRIDE, cells & cells << STRIDE];
    let (one_beside, two_beside) = (right ^ left, right & left);
    let (one_along, two_along) = (above ^ below, above & below);
    let four = two_beside & two_along;
    let odd = one_beside ^ one_along;
    let two_or_three = two_beside ^ two_along ^ (one_beside & one_along);
    let three = two_or_three & odd;
    // The binary digits of the number of a cell's neighbours, without the one it makes a pair with.
    let [a, b] = [(two_or_three & !odd) | four, three | four];
    let (ones, carry) = added(a & a >> 1, a & a >> STRIDE, three);
    let (twos, carry_of_beside) = added(carry, a & b >> 1, b & a >> 1);
    let (twos, carry_of_along) = added(twos, a & b >> STRIDE, b & a >> STRIDE);
    let (fours, carry) = added(carry_of_beside, carry_of_along, b & b >> 1);
    let (fours, last_carry) = added(fours, b & b >> STRIDE, four);
    let digits = [ones, twos, fours, carry ^ last_carry, carry & last_carry];
    let sum: u32 = digits.iter().enumerate().map(|(i, digit)| digit.count_ones() << i).sum();
    sum - 3 * squares
}

/// Adds three one-bit numbers at each bit, as a full adder does. Returns the low and the high digit
/// of the sums.
fn added(a: u128, b: u128, c: u128) -> (u128, u128) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;

    fn features(columns: usize, rows: usize) -> ShapeFeatures {
        ShapeFeatures::new(Bitboard::rectangle(columns, rows))
    }

    #[test]
    fn features_are_counted() {
        let board = features(7, 8);
        assert_eq!((board.size, board.squares), (56, 42));
        assert_eq!([board.pairs(), board.inner(), board.placements()], [97.0, 30.0, 677.0]);
        assert_eq!(features(10, 10).effective_size(), MAX_EFFECTIVE_SIZE);
        assert_eq!(features(1, 4).holes(), 0.0);
        let hole = |cell: &str| Bitboard::from_iter([cell.parse::<Cell>().unwrap()]);
        let ring = Bitboard::rectangle(3, 3) - hole("b2");
        assert_eq!(ShapeFeatures::new(ring).holes(), 1.0);
        let holes =
            Bitboard::rectangle(10, 10) - (hole("b2") | hole("c3") | hole("h5") | hole("j10"));
        assert_eq!(ShapeFeatures::new(holes).holes(), 2.0, "b2 and c3 touch, j10 is at the edge");
    }

    #[test]
    fn neighbours_are_counted_as_the_slow_twin_does() {
        let mut rng = fastrand::Rng::with_seed(71);
        for _ in 0..200 {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.7).collect();
            let area = free.areas().max_by_key(|area| area.len()).unwrap();
            let around = |cell: Cell| Bitboard::from_iter([cell]).grown();
            let neighbours =
                |cell: Cell| area.cells().filter(|&c| around(cell).contains(c)).count() - 1;
            let pairs: usize = area.cells().map(neighbours).sum::<usize>() / 2;
            let inner = area.cells().filter(|&cell| neighbours(cell) == 4).count();
            let features = ShapeFeatures::new(area);
            let found = (features.size(), features.pairs(), features.inner());
            assert_eq!(found, (area.len(), pairs as f32, inner as f32), "{area:?}");
            let placements = Placement::all_on(area).count();
            assert_eq!(features.placements(), placements as f32, "{area:?}");
        }
    }

    #[test]
    fn only_large_compact_areas_get_a_closer_look() {
        let looked_at = |area| ShapeFeatures::with_closer_look(area).cut_off();
        assert_eq!(looked_at(Bitboard::rectangle(8, 5)), 0.0, "too small");
        let comb = Cell::all().filter(|cell| cell.row() == 0 || cell.column() % 2 == 0).collect();
        assert_eq!(looked_at(comb), 0.0, "too ragged");
        // Two rooms with a door of two cells.
        let wall = Cell::all().filter(|cell| cell.column() == 5 && cell.row() < 4).collect();
        let area = Bitboard::rectangle(10, 6) - wall;
        let others = |placement: Placement| {
            let parts = (area - placement.cells()).areas().map(Bitboard::len);
            let usable: Vec<usize> = parts.filter(|&size| size >= 4).collect();
            usable.iter().sum::<usize>() - usable.iter().max().unwrap_or(&0)
        };
        let cut_off: usize = Placement::all_on(area).map(others).sum();
        assert!(cut_off > 0);
        assert_eq!(looked_at(area), cut_off as f32 / 56.0);
    }

    #[test]
    fn compact_areas_have_more_effective_size() {
        assert!(features(7, 8).effective_size() > 2 * 56 + 4);
        assert!(features(8, 8).effective_size() > 2 * 64 + 4);
        assert!(features(10, 2).effective_size() < 2 * 21);
    }
}
