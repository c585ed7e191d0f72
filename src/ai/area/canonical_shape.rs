//! Areas up to translation and the eight symmetries of the square: keys under which their values are kept.

use super::symmetric_hash::Sums;
use crate::ai::board::Bitboard;

/// The shape of an area: its canonical picture in the corner at `a1`.
///
/// Two areas have the same region exactly when a translation, turn or reflection takes one to the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Region(Bitboard);

impl Region {
    /// Returns the region of a set of cells that is not empty.
    pub fn of(cells: Bitboard) -> Region {
        Region::with_sums(cells, &Sums::of(cells))
    }

    /// Returns the region of a set of cells whose sums are known.
    pub(in crate::ai) fn with_sums(cells: Bitboard, sums: &Sums) -> Region {
        Region(sums.picture(cells))
    }

    /// Returns the canonical picture's cells.
    pub fn cells(self) -> Bitboard {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;

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
                assert_eq!(Region::of(image.in_corner()), region);
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
                image.in_corner() == key || mirrored(image).in_corner() == key
            });
            assert!(found, "{area:?} {key:?}");
        }
    }
}
