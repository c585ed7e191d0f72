//! Areas up to translation and the eight symmetries of the square: keys under which their values are kept.

use std::cmp::Ordering;

use super::bitboard::{Bitboard, ROW_MASK, STRIDE};
use super::cell::BOARD_SIZE;

/// The shape of an area: its canonical picture in the corner at `a1`.
///
/// Two areas have the same region exactly when a translation, turn or reflection takes one to the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Region(Bitboard);

/// Rows of a picture in the corner at `a1`, with its width and height.
#[derive(Clone, Copy)]
struct Picture {
    rows: [u16; BOARD_SIZE],
    width: usize,
    height: usize,
}

/// The ten low bits of each number in reverse order.
const REVERSED: [u16; 1 << BOARD_SIZE] = {
    let mut table = [0; 1 << BOARD_SIZE];
    let mut i = 0;
    while i < table.len() {
        table[i] = (i as u16).reverse_bits() >> (16 - BOARD_SIZE);
        i += 1;
    }
    table
};

impl Region {
    /// Returns the region of a set of cells.
    pub fn of(cells: Bitboard) -> Region {
        let picture = Picture::of(translated(cells));
        let key = match picture.width.cmp(&picture.height) {
            Ordering::Greater => picture.smallest_reflection(),
            Ordering::Less => picture.transposed().smallest_reflection(),
            Ordering::Equal => {
                picture.smallest_reflection().min(picture.transposed().smallest_reflection())
            }
        };
        Region(Bitboard::from_bits(key))
    }

    /// Returns the canonical picture's cells.
    pub fn cells(self) -> Bitboard {
        self.0
    }
}

/// Moves the cells into the corner at `a1`, without turning them.
pub(super) fn translated(cells: Bitboard) -> Bitboard {
    let bits = cells.bits();
    if bits == 0 {
        return cells;
    }
    let bits = bits >> (bits.trailing_zeros() as usize / STRIDE * STRIDE);
    // The union of all rows, in the bottom row: halves, then fifths.
    let half = bits | bits >> (5 * STRIDE);
    let columns =
        half | half >> STRIDE | half >> (2 * STRIDE) | half >> (3 * STRIDE) | half >> (4 * STRIDE);
    let columns = columns & ROW_MASK;
    Bitboard::from_bits(bits >> columns.trailing_zeros())
}

impl Picture {
    /// Takes the picture of cells that lie in the corner at `a1`.
    fn of(cells: Bitboard) -> Picture {
        let mut rows = [0; BOARD_SIZE];
        let (mut columns, mut height) = (0u16, 0);
        for (row, cells_of_row) in rows.iter_mut().enumerate() {
            *cells_of_row = cells.row(row) as u16;
            columns |= *cells_of_row;
            if *cells_of_row != 0 {
                height = row + 1;
            }
        }
        Picture { rows, width: (u16::BITS - columns.leading_zeros()) as usize, height }
    }

    fn transposed(&self) -> Picture {
        let mut rows = [0; BOARD_SIZE];
        for (y, &row) in self.rows[..self.height].iter().enumerate() {
            let mut rest = row;
            while rest != 0 {
                rows[rest.trailing_zeros() as usize] |= 1 << y;
                rest &= rest - 1;
            }
        }
        Picture { rows, width: self.height, height: self.width }
    }

    /// Returns the least bits among the picture and its reflections in both axes.
    fn smallest_reflection(&self) -> u128 {
        let rows = &self.rows[..self.height];
        let shift = BOARD_SIZE - self.width;
        let (mut upright, mut flipped, mut mirrored, mut turned) = (0, 0, 0, 0);
        for (&low, &high) in rows.iter().zip(rows.iter().rev()) {
            let reversed = |row: u16| u128::from(REVERSED[row as usize] >> shift);
            upright = upright << STRIDE | u128::from(high);
            flipped = flipped << STRIDE | u128::from(low);
            mirrored = mirrored << STRIDE | reversed(high);
            turned = turned << STRIDE | reversed(low);
        }
        upright.min(flipped).min(mirrored).min(turned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Cell;

    /// The slow twin: the cells of a board turned a quarter and mirrored, cell by cell.
    fn turned(cells: Bitboard) -> Bitboard {
        cells.cells().map(|c| Cell::new(c.row(), 9 - c.column()).unwrap()).collect()
    }

    fn mirrored(cells: Bitboard) -> Bitboard {
        cells.cells().map(|c| Cell::new(9 - c.column(), c.row()).unwrap()).collect()
    }

    fn random_area(rng: &mut fastrand::Rng) -> Bitboard {
        let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.62).collect();
        (0..6)
            .fold(
                free,
                |rest, _| if rest.first_area().len() < 8 { rest - rest.first_area() } else { rest },
            )
            .first_area()
    }

    #[test]
    fn symmetric_and_moved_areas_are_one_region() {
        let mut rng = fastrand::Rng::with_seed(2);
        for _ in 0..2000 {
            let area = random_area(&mut rng);
            let region = Region::of(area);
            assert_eq!(region.cells().len(), area.len());
            let mut image = area;
            for _ in 0..4 {
                image = turned(image);
                assert_eq!(Region::of(image), region);
                assert_eq!(Region::of(mirrored(image)), region);
                assert_eq!(Region::of(translated(image)), region);
            }
        }
    }

    /// Different regions stay apart: the key is itself one of the eight images.
    #[test]
    fn the_key_is_an_image_of_the_area() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..2000 {
            let area = random_area(&mut rng);
            let key = Region::of(area).cells();
            let mut image = area;
            let found = (0..4).any(|_| {
                image = turned(image);
                translated(image) == key || translated(mirrored(image)) == key
            });
            assert!(found, "{area:?} {key:?}");
        }
    }
}
