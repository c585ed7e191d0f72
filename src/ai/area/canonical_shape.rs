//! Areas up to translation and the eight symmetries of the square, as keys of values.

use super::symmetric_hash::SymmetricHash;
use crate::ai::board::Bitboard;

/// The shape of an area up to translation, rotation and reflection: its canonical image, in the
/// corner at `a1`.
///
/// Areas with the same canonical shape are images of each other. The other way round that holds
/// unless 64-bit sums coincide, by which the image is chosen.
///
/// ```
/// use nim_tetris::ai::{CanonicalShape, Placement};
///
/// // Two of the four orientations of the L, at different cells:
/// let one: Placement = "a1,b1,a2,a3".parse()?;
/// let other: Placement = "e5,f5,g5,g6".parse()?;
/// assert_eq!(CanonicalShape::new(one.cells()), CanonicalShape::new(other.cells()));
/// # Ok::<(), nim_tetris::ai::PlacementError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CanonicalShape(Bitboard);

impl CanonicalShape {
    /// Finds the canonical shape of a set of cells, which must not be empty.
    pub fn new(cells: Bitboard) -> CanonicalShape {
        CanonicalShape::with_hash(cells, &SymmetricHash::new(cells))
    }

    /// Finds the canonical shape of a set of cells, given its hash.
    pub(in crate::ai) fn with_hash(cells: Bitboard, hash: &SymmetricHash) -> CanonicalShape {
        CanonicalShape(hash.canonical_image(cells))
    }

    /// Returns the cells of the canonical image.
    pub fn cells(self) -> Bitboard {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;

    /// The slow twin: a quarter turn of the board, cell by cell.
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
    fn symmetric_and_moved_areas_have_one_shape() {
        let mut rng = fastrand::Rng::with_seed(2);
        for _ in 0..2000 {
            let area = random_area(&mut rng);
            let shape = CanonicalShape::new(area);
            assert_eq!(shape.cells().len(), area.len());
            let mut image = area;
            for _ in 0..4 {
                image = turned(image);
                assert_eq!(CanonicalShape::new(image), shape);
                assert_eq!(CanonicalShape::new(mirrored(image)), shape);
                assert_eq!(CanonicalShape::new(image.shifted_to_origin()), shape);
            }
        }
    }

    /// Different shapes stay apart, since the key is itself one of the eight images.
    #[test]
    fn the_canonical_image_is_an_image_of_the_area() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..2000 {
            let area = random_area(&mut rng);
            let key = CanonicalShape::new(area).cells();
            let mut image = area;
            let found = (0..4).any(|_| {
                image = turned(image);
                image.shifted_to_origin() == key || mirrored(image).shifted_to_origin() == key
            });
            assert!(found, "{area:?} {key:?}");
        }
    }
}
