//! Placements: what a player chooses in a turn.

use std::fmt;
use std::str::FromStr;

use super::bitboard::{Bitboard, STRIDE};
use super::cell::{Cell, CellError, MAX_SIDE};
use super::piece::{ORIENTATION_COUNT, OUTLINES, Orientation, Piece};
use crate::ai::message::excerpt;
use crate::ai::serde_as_str::serde_as_str;

/// A tetromino in one orientation on four cells of the board.
///
/// Its text form is the four cells, the lowest row first, each row from left to right. They are
/// read in any order.
///
/// ```
/// use nim_tetris::ai::{Piece, Placement};
///
/// let placement: Placement = "c4,c3,d3,e3".parse()?;
/// assert_eq!(placement.piece(), Piece::J);
/// assert_eq!(placement.to_string(), "c3,d3,e3,c4");
/// # Ok::<(), nim_tetris::ai::PlacementError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    orientation: Orientation,
    /// The bit of the anchor: the leftmost cell of the lowest row.
    anchor: u8,
}

const _: () = assert!(size_of::<Option<Placement>>() <= 4);

/// The error for a text that names no placement. It holds the escaped start of the text, or of the
/// part that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlacementError {
    /// One of the cells is not a cell of the board.
    #[error(transparent)]
    Cell(#[from] CellError),
    /// There are more or fewer than four different cells.
    #[error("`{0}` is not a placement: four different cells are expected, such as c3,d3,e3,c4")]
    Count(String),
    /// The four cells are not connected by their edges.
    #[error("`{0}` is not a placement: its cells are not connected")]
    Disconnected(String),
}

impl Placement {
    /// Returns the placement with the lower left corner of its bounding box at (`column`, `row`),
    /// or `None` where it does not lie on the board.
    pub fn at(orientation: Orientation, column: usize, row: usize) -> Option<Placement> {
        let inside =
            column <= MAX_SIDE - orientation.width() && row <= MAX_SIDE - orientation.height();
        let anchor = || row * STRIDE + column + orientation.outline().left as usize;
        inside.then(|| Placement { orientation, anchor: anchor() as u8 })
    }

    /// Returns the placement on exactly these cells, or `None` if they are not four connected
    /// cells.
    pub fn covering(cells: Bitboard) -> Option<Placement> {
        if cells.is_empty() {
            return None;
        }
        let anchor = cells.bits().trailing_zeros();
        let mask = cells.bits() >> anchor;
        let index = OUTLINES.iter().position(|outline| outline.mask == mask)?;
        Some(Placement { orientation: Orientation::new(index as u8), anchor: anchor as u8 })
    }

    /// Returns the four cells.
    pub const fn cells(self) -> Bitboard {
        Bitboard::from_bits(self.orientation.outline().mask << self.anchor)
    }

    /// Returns the bit of the anchor: the leftmost cell of the lowest row.
    pub(in crate::ai) const fn anchor(self) -> usize {
        self.anchor as usize
    }

    /// Returns the piece as it is turned.
    pub const fn orientation(self) -> Orientation {
        self.orientation
    }

    /// Returns the piece that is placed.
    pub const fn piece(self) -> Piece {
        self.orientation.piece()
    }

    /// Returns the column and the row of the lower left corner of the bounding box.
    pub const fn corner(self) -> (usize, usize) {
        let anchor = self.anchor as usize;
        (anchor % STRIDE - self.orientation.outline().left as usize, anchor / STRIDE)
    }

    /// Returns every placement on the free cells, orientation by orientation.
    ///
    /// Three shifts and ANDs find all anchors of an orientation at once.
    pub fn all_on(free: Bitboard) -> Placements {
        Placements { free, anchors: 0, next: 0 }
    }

    /// Returns a placement on the free cells, each with the same chance; `None` where nothing fits.
    pub fn random_on(free: Bitboard, rng: &mut fastrand::Rng) -> Option<Placement> {
        let count = Placement::all_on(free).count();
        if count == 0 { None } else { Placement::all_on(free).nth(rng.usize(..count)) }
    }

    /// Returns whether a piece fits somewhere on the free cells.
    pub fn any_of(piece: Piece, free: Bitboard) -> bool {
        Placement::all_on(free).any(|it| it.piece() == piece)
    }

    /// Returns whether some placement fits on the free cells.
    pub fn any_on(free: Bitboard) -> bool {
        !free.hubs().is_empty()
    }
}

/// Returns the anchors at which an orientation fits, as a set of bits.
fn anchors(free: Bitboard, orientation: usize) -> u128 {
    let bits = free.bits();
    let [a, b, c] = OUTLINES[orientation].offsets;
    bits & bits >> a & bits >> b & bits >> c
}

/// An iterator over the placements on a set of free cells; see [`Placement::all_on`].
#[derive(Clone, Debug)]
pub struct Placements {
    free: Bitboard,
    /// Anchors of orientation `next - 1` that are still to be yielded.
    anchors: u128,
    /// Index of the orientation whose anchors are found next.
    next: u8,
}

impl Iterator for Placements {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        while self.anchors == 0 {
            if self.next as usize == ORIENTATION_COUNT {
                return None;
            }
            self.anchors = anchors(self.free, self.next as usize);
            self.next += 1;
        }
        let anchor = self.anchors.trailing_zeros() as u8;
        self.anchors &= self.anchors - 1;
        Some(Placement { orientation: Orientation::new(self.next - 1), anchor })
    }

    fn count(self) -> usize {
        let pending = self.anchors.count_ones() as usize;
        (self.next as usize..ORIENTATION_COUNT)
            .fold(pending, |count, o| count + anchors(self.free, o).count_ones() as usize)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, cell) in self.cells().cells().enumerate() {
            write!(f, "{}{cell}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

serde_as_str!(Placement);

impl FromStr for Placement {
    type Err = PlacementError;

    fn from_str(text: &str) -> Result<Placement, PlacementError> {
        let names = text.split(',').take(5);
        let list: Vec<Cell> = names.map(str::parse).collect::<Result<_, _>>()?;
        let cells = Bitboard::from_iter(list.iter().copied());
        if list.len() != 4 || cells.len() != 4 {
            return Err(PlacementError::Count(excerpt(text)));
        }
        Placement::covering(cells).ok_or_else(|| PlacementError::Disconnected(excerpt(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_the_empty_board_1373_placements_fit() {
        assert_eq!(Placement::all_on(Bitboard::FULL).count(), 1373);
        assert_eq!(Placement::all_on(Bitboard::FULL).collect::<Vec<_>>().len(), 1373);
    }

    #[test]
    fn a_placement_is_rebuilt_from_its_cells_its_corner_and_its_text() {
        for placement in Placement::all_on(Bitboard::FULL) {
            assert_eq!(placement.cells().len(), 4);
            assert_eq!(Placement::covering(placement.cells()), Some(placement));
            let (column, row) = placement.corner();
            assert_eq!(Placement::at(placement.orientation(), column, row), Some(placement));
            assert_eq!(placement.to_string().parse(), Ok(placement));
        }
    }

    #[test]
    fn texts_are_written_lowest_row_first_and_read_in_any_order() {
        let placement: Placement = "c4,e3,c3,d3".parse().unwrap();
        assert_eq!(placement.to_string(), "c3,d3,e3,c4");
        assert_eq!(placement.piece(), Piece::J);
    }

    #[test]
    fn a_text_that_is_no_placement_is_refused() {
        for text in
            ["", "a1", "a1,a2,a3", "a1,a2,a3,a3", "a1,b1,c1,e1", "a1,b1,c1,d1,e1", "j1,a2,b2,c2"]
        {
            assert!(text.parse::<Placement>().is_err(), "{text}");
        }
        assert_eq!(Placement::covering(Bitboard::EMPTY), None);
    }

    /// The largest numbers once overflowed.
    #[test]
    fn no_placement_lies_beyond_the_board() {
        for (column, row) in [(7, 0), (0, 10), (usize::MAX, 0), (0, usize::MAX)] {
            assert_eq!(Placement::at(Orientation::new(0), column, row), None);
        }
    }

    /// Chi-squared against equal chances, with few places and with many.
    #[test]
    fn random_placements_are_all_equally_likely() {
        let mut rng = fastrand::Rng::with_seed(2);
        for free in [Bitboard::rectangle(4, 3), Bitboard::rectangle(9, 9)] {
            let places: Vec<Placement> = Placement::all_on(free).collect();
            let mut counts = vec![0u32; places.len()];
            let expected = 200.0;
            for _ in 0..places.len() * 200 {
                let drawn = Placement::random_on(free, &mut rng).unwrap();
                counts[places.iter().position(|&place| place == drawn).unwrap()] += 1;
            }
            let chi: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2)).sum::<f64>();
            let freedom = places.len() as f64 - 1.0;
            // Five standard deviations of chi-squared.
            assert!(chi / expected < freedom + 5.0 * (2.0 * freedom).sqrt(), "{counts:?}");
        }
        assert_eq!(Placement::random_on(Bitboard::rectangle(3, 1), &mut rng), None);
    }

    /// The slow twin: try every orientation on every cell.
    #[test]
    fn shifts_and_ands_find_what_trying_every_place_finds() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..200 {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.6).collect();
            let mut slow = Vec::new();
            for orientation in Orientation::all() {
                for cell in Cell::all() {
                    slow.extend(
                        Placement::at(orientation, cell.column(), cell.row())
                            .filter(|p| free.is_superset(p.cells())),
                    );
                }
            }
            let mut fast: Vec<_> = Placement::all_on(free).collect();
            assert_eq!(fast.len(), Placement::all_on(free).count());
            fast.sort_unstable();
            slow.sort_unstable();
            assert_eq!(fast, slow);
        }
    }
}
