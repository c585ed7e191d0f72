//! The seven tetrominoes and their nineteen fixed orientations.

use std::fmt;

use super::bitboard::STRIDE;
use crate::ai::all_of::all_of;

/// One of the seven one-sided tetrominoes, named by the letter that it looks like.
///
/// ```text
/// I xxxx   O xx   T .x.   S .xx   Z xx.   J x..   L ..x
///            xx     xxx     xx.     .xx     xxx     xxx
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Piece {
    I,
    O,
    T,
    S,
    Z,
    J,
    L,
}

impl Piece {
    /// All pieces, in the order of the number keys.
    pub const ALL: [Piece; 7] = all_of!(Piece: I, O, T, S, Z, J, L);

    /// Returns the piece's index in [`Piece::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the piece's letter.
    pub const fn letter(self) -> char {
        ['I', 'O', 'T', 'S', 'Z', 'J', 'L'][self as usize]
    }

    /// Returns the piece with this upper-case letter, or `None` if there is none.
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// Returns the piece's orientations, each a quarter turn clockwise from the one before it: one
    /// for the O, two for I, S and Z, four for T, J and L.
    pub fn orientations(self) -> impl ExactSizeIterator<Item = Orientation> + Clone {
        let (first, count) = ORIENTATIONS_OF[self.index()];
        (first..first + count).map(Orientation)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A tetromino in an orientation: one of the nineteen fixed tetrominoes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation(u8);

/// Number of fixed tetrominoes.
pub const ORIENTATION_COUNT: usize = 19;

/// The nineteen drawings, upper row first. Turns of one piece follow each other clockwise.
const DRAWINGS: [(Piece, &[&str]); ORIENTATION_COUNT] = [
    (Piece::I, &["xxxx"]),
    (Piece::I, &["x", "x", "x", "x"]),
    (Piece::O, &["xx", "xx"]),
    (Piece::T, &[".x.", "xxx"]),
    (Piece::T, &["x.", "xx", "x."]),
    (Piece::T, &["xxx", ".x."]),
    (Piece::T, &[".x", "xx", ".x"]),
    (Piece::S, &[".xx", "xx."]),
    (Piece::S, &["x.", "xx", ".x"]),
    (Piece::Z, &["xx.", ".xx"]),
    (Piece::Z, &[".x", "xx", "x."]),
    (Piece::J, &["x..", "xxx"]),
    (Piece::J, &["xx", "x.", "x."]),
    (Piece::J, &["xxx", "..x"]),
    (Piece::J, &[".x", ".x", "xx"]),
    (Piece::L, &["..x", "xxx"]),
    (Piece::L, &["x.", "x.", "xx"]),
    (Piece::L, &["xxx", "x.."]),
    (Piece::L, &["xx", ".x", ".x"]),
];

/// Index of the first orientation, and number of orientations, of each piece.
const ORIENTATIONS_OF: [(u8, u8); 7] = {
    let mut table = [(0, 0); 7];
    let mut o = ORIENTATION_COUNT;
    while o > 0 {
        o -= 1;
        let piece = DRAWINGS[o].0 as usize;
        table[piece] = (o as u8, table[piece].1 + 1);
    }
    table
};

/// The drawing of an orientation as numbers.
#[derive(Clone, Copy)]
pub(in crate::ai) struct Outline {
    /// The four cells on a bitboard, shifted so that the anchor (lowest row, then leftmost) is bit
    /// 0.
    pub mask: u128,
    /// Distances in bits from the anchor to the other three cells, ascending.
    pub offsets: [u32; 3],
    /// Columns of the bounding box to the left of the anchor.
    pub left: u8,
    /// Columns of the bounding box.
    width: u8,
    /// Rows of the bounding box.
    height: u8,
}

/// The outline of each orientation.
pub(in crate::ai) const OUTLINES: [Outline; ORIENTATION_COUNT] = {
    let empty = Outline { mask: 0, offsets: [0; 3], left: 0, width: 0, height: 0 };
    let mut outlines = [empty; ORIENTATION_COUNT];
    let mut o = 0;
    while o < ORIENTATION_COUNT {
        outlines[o] = outline_of(DRAWINGS[o].1);
        o += 1;
    }
    outlines
};

/// Turns a drawing into an outline.
const fn outline_of(drawing: &[&str]) -> Outline {
    let (height, width) = (drawing.len(), drawing[0].len());
    let mut mask = 0u128;
    let mut row = 0;
    while row < height {
        let line = drawing[height - 1 - row].as_bytes();
        let mut column = 0;
        while column < width {
            if line[column] == b'x' {
                mask |= 1 << (row * STRIDE + column);
            }
            column += 1;
        }
        row += 1;
    }
    let left = mask.trailing_zeros();
    mask >>= left;
    let mut offsets = [0; 3];
    let mut rest = mask;
    let mut i = 0;
    while i < 3 {
        rest &= rest - 1;
        offsets[i] = rest.trailing_zeros();
        i += 1;
    }
    Outline { mask, offsets, left: left as u8, width: width as u8, height: height as u8 }
}

impl Orientation {
    /// Returns all nineteen orientations, piece by piece.
    pub fn all() -> impl Iterator<Item = Orientation> {
        (0..ORIENTATION_COUNT as u8).map(Orientation)
    }

    /// Returns the orientation with this index, 0..19.
    pub(in crate::ai) const fn new(index: u8) -> Orientation {
        debug_assert!((index as usize) < ORIENTATION_COUNT);
        Orientation(index)
    }

    /// Returns the orientation's outline.
    pub(in crate::ai) const fn outline(self) -> &'static Outline {
        &OUTLINES[self.0 as usize]
    }

    /// Returns the orientation's index, 0..19.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the piece that is turned.
    pub const fn piece(self) -> Piece {
        DRAWINGS[self.0 as usize].0
    }

    /// Returns the number of columns of the bounding box, 1..=4.
    pub const fn width(self) -> usize {
        self.outline().width as usize
    }

    /// Returns the number of rows of the bounding box, 1..=4.
    pub const fn height(self) -> usize {
        self.outline().height as usize
    }

    /// Returns the orientation after a quarter turn clockwise.
    pub fn turned(self) -> Orientation {
        let (first, count) = ORIENTATIONS_OF[self.piece().index()];
        Orientation(first + (self.0 - first + 1) % count)
    }

    /// Returns the column and the row of each of the four cells within the bounding box, the lowest
    /// row first, each row from left to right.
    pub fn cells(self) -> [(usize, usize); 4] {
        let Outline { offsets: [a, b, c], left, .. } = *self.outline();
        [0, a, b, c].map(|offset| {
            let bit = offset as usize + left as usize;
            (bit % STRIDE, bit / STRIDE)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nineteen_orientations_are_distinct() {
        let mut masks: Vec<u128> = OUTLINES.iter().map(|s| s.mask).collect();
        masks.sort_unstable();
        masks.dedup();
        assert_eq!(masks.len(), 19);
        let counts: Vec<usize> = Piece::ALL.iter().map(|p| p.orientations().len()).collect();
        assert_eq!(counts, [2, 1, 4, 2, 2, 4, 4]);
    }

    /// A clockwise quarter turn takes (x, y) in a box of width w to (y, w - 1 - x).
    #[test]
    fn turning_turns_the_drawing() {
        for orientation in Orientation::all() {
            let mut turned: Vec<(usize, usize)> = orientation
                .cells()
                .iter()
                .map(|&(x, y)| (y, orientation.width() - 1 - x))
                .collect();
            turned.sort_by_key(|&(x, y)| (y, x));
            assert_eq!(turned, orientation.turned().cells(), "{orientation:?}");
            assert_eq!(orientation.turned().piece(), orientation.piece());
        }
    }
}
