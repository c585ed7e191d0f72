//! The eight symmetries of the square.

use crate::ai::board::{Bitboard, FULL_HALF, HALF_BITS, HALF_ROWS, MAX_SIDE, ROW_MASK, STRIDE};

/// A rotation or reflection of the board, as up to three reflections one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry(u8);

/// Number of symmetries of the square.
pub const SYMMETRIES: usize = 8;

impl Symmetry {
    /// Half a turn about the centre of the board.
    pub const HALF_TURN: Symmetry = Symmetry(3);

    /// Returns the symmetry with this number, 0..8: bit 0 exchanges left and right, then bit 1 top
    /// and bottom, then bit 2 columns and rows.
    #[inline(always)]
    pub const fn new(number: usize) -> Symmetry {
        debug_assert!(number < SYMMETRIES);
        Symmetry(number as u8)
    }

    /// Returns all eight symmetries.
    pub fn all() -> impl ExactSizeIterator<Item = Symmetry> {
        (0..SYMMETRIES).map(Symmetry::new)
    }

    /// Returns whether left and right are exchanged, before columns and rows are.
    #[inline(always)]
    pub const fn flips_columns(self) -> bool {
        self.0 & 1 != 0
    }

    /// Returns whether top and bottom are exchanged, before columns and rows are.
    #[inline(always)]
    pub const fn flips_rows(self) -> bool {
        self.0 & 2 != 0
    }

    /// Returns whether columns and rows are exchanged, after the other reflections.
    #[inline(always)]
    pub const fn transposes(self) -> bool {
        self.0 & 4 != 0
    }

    /// Returns the column and the row of the image of a cell.
    pub const fn image_of(self, column: usize, row: usize) -> (usize, usize) {
        let column = if self.flips_columns() { MAX_SIDE - 1 - column } else { column };
        let row = if self.flips_rows() { MAX_SIDE - 1 - row } else { row };
        if self.transposes() { (row, column) } else { (column, row) }
    }

    /// Returns the image of a set of cells.
    #[inline]
    pub const fn image(self, cells: Bitboard) -> Bitboard {
        // Exchanging top and bottom is half a turn, then exchanging left and right.
        let turned = if self.flips_rows() { half_turned(cells) } else { cells };
        let mirrored =
            if self.flips_rows() != self.flips_columns() { mirrored(turned) } else { turned };
        if self.transposes() { transposed(mirrored) } else { mirrored }
    }
}

/// Returns an area shifted to the origin, and transposed if only that makes it fit into half a
/// board.
pub fn laid_flat(area: Bitboard) -> Bitboard {
    let flat = area.shifted_to_origin();
    if flat.halves()[1] == 0 || flat.columns() >> HALF_ROWS != 0 { flat } else { transposed(flat) }
}

/// Returns the cells with columns and rows exchanged.
const fn transposed(cells: Bitboard) -> Bitboard {
    /// The lowest bit of each row.
    const COLUMN: u64 = FULL_HALF / ROW_MASK;
    /// A factor that gathers a column: bit 50 + r of the product is the lowest bit of row r, from
    /// the factor's bit 50 - 10 r; all other terms lie elsewhere.
    const GATHER: u64 = 1 << 50 | 1 << 40 | 1 << 30 | 1 << 20 | 1 << 10;
    /// Returns a column of a half as the low five bits.
    const fn column(half: u64, column: usize) -> u64 {
        (half >> column & COLUMN).wrapping_mul(GATHER) >> 50 & ((1 << HALF_ROWS) - 1)
    }
    let [lower, upper] = cells.halves();
    let mut turned = [0; 2];
    let mut c = 0;
    while c < MAX_SIDE {
        let row = column(lower, c) | column(upper, c) << HALF_ROWS;
        turned[c / HALF_ROWS] |= row << (c % HALF_ROWS * STRIDE);
        c += 1;
    }
    Bitboard::from_halves(turned)
}

/// Returns the cells with left and right exchanged.
const fn mirrored(cells: Bitboard) -> Bitboard {
    // For each exchange, the columns that move to the right.
    const LEFT: [u64; 3] = [
        0b00000_11111 * (FULL_HALF / ROW_MASK),
        0b00001_00001 * (FULL_HALF / ROW_MASK),
        0b00010_00010 * (FULL_HALF / ROW_MASK),
    ];
    /// Exchanges columns with those `distance` to their right.
    const fn swapped(bits: u64, left: u64, distance: usize) -> u64 {
        (bits & left) << distance | bits >> distance & left
    }
    const fn half(bits: u64) -> u64 {
        let bits = swapped(bits, LEFT[0], 5);
        let middle = bits & !(LEFT[1] | LEFT[1] << 4 | LEFT[2] | LEFT[2] << 2);
        swapped(bits, LEFT[1], 4) | swapped(bits, LEFT[2], 2) | middle
    }
    let [lower, upper] = cells.halves();
    Bitboard::from_halves([half(lower), half(upper)])
}

/// Returns the cells after half a turn about the centre of the board.
const fn half_turned(cells: Bitboard) -> Bitboard {
    const UNUSED: u32 = u64::BITS - (HALF_BITS as u32 - 1);
    let [lower, upper] = cells.halves();
    // The highest bit of a half is a guard, so the turned half is one bit shorter.
    Bitboard::from_halves([upper.reverse_bits() >> UNUSED, lower.reverse_bits() >> UNUSED])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Cell;

    fn random_set(rng: &mut fastrand::Rng) -> Bitboard {
        Cell::all().filter(|_| rng.f32() < 0.3).collect()
    }

    /// The slow twin: cell by cell.
    #[test]
    fn the_image_of_a_set_holds_the_images_of_its_cells() {
        let mut rng = fastrand::Rng::with_seed(33);
        for symmetry in Symmetry::all() {
            for _ in 0..50 {
                let set = random_set(&mut rng);
                let image = |cell: Cell| symmetry.image_of(cell.column(), cell.row());
                let images = set.cells().map(image);
                let expected = images.filter_map(|(column, row)| Cell::new(column, row)).collect();
                assert_eq!(symmetry.image(set), expected, "{symmetry:?} {set:?}");
            }
        }
    }

    #[test]
    fn the_eight_symmetries_differ_and_half_a_turn_undoes_itself() {
        let mut rng = fastrand::Rng::with_seed(34);
        let set = random_set(&mut rng);
        let mut images: Vec<Bitboard> =
            Symmetry::all().map(|symmetry| symmetry.image(set)).collect();
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), SYMMETRIES);
        let turned = Symmetry::HALF_TURN.image(set);
        assert!(turned != set && Symmetry::HALF_TURN.image(turned) == set);
    }

    #[test]
    fn areas_lie_in_half_a_board_if_they_fit() {
        let mut rng = fastrand::Rng::with_seed(31);
        for _ in 0..500 {
            let (columns, rows) = (rng.usize(1..=10), rng.usize(1..=10));
            let cells = Bitboard::rectangle(columns, rows).cells();
            let corner =
                cells.filter(|_| rng.f32() < 0.7).collect::<Bitboard>().shifted_to_origin();
            let fits = |set: Bitboard| set.halves()[1] == 0;
            let turns = !fits(corner) && fits(transposed(corner));
            let expected = if turns { transposed(corner) } else { corner };
            assert_eq!(laid_flat(corner), expected, "{corner:?}");
        }
    }
}
