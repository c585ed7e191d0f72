//! The drop of a piece, and the profile of its columns: what it rests on and what it adds.

use std::sync::LazyLock;

use crate::ai::board::{ORIENTATION_COUNT, Orientation, Piece};

/// The column beside the stack, in which an I piece clears rows.
pub const WELL_COLUMN: usize = 9;

/// A piece in an orientation above a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StackDrop {
    /// The piece as it is turned.
    pub orientation: Orientation,
    /// The column of its leftmost cells, from 0. [`WELL_COLUMN`] is the one beside the stack.
    pub column: usize,
}

impl StackDrop {
    /// Returns the drop that clears rows: an upright I piece in the column beside the stack.
    pub fn clearing() -> StackDrop {
        let upright = Piece::I.orientations().find(|orientation| orientation.width() == 1);
        StackDrop { orientation: upright.expect("an I piece stands"), column: WELL_COLUMN }
    }

    /// Returns whether this is the drop that clears rows.
    pub fn clears(self) -> bool {
        let StackDrop { orientation, column } = self;
        column == WELL_COLUMN && orientation.piece() == Piece::I && orientation.width() == 1
    }

    /// Returns the profile of the piece's columns.
    pub(super) fn profile(self) -> &'static ColumnProfile {
        &COLUMN_PROFILES[self.orientation.index()]
    }
}

/// The profile of a piece in an orientation, by columns from the left.
#[derive(Clone, Copy)]
pub(super) struct ColumnProfile {
    /// Number of columns.
    pub width: usize,
    /// For each column, the height of its lowest cell above the lowest of the piece.
    pub bottom: [i16; 4],
    /// For each column, the number of its cells.
    pub cells: [i16; 4],
}

/// The profile of each orientation.
static COLUMN_PROFILES: LazyLock<[ColumnProfile; ORIENTATION_COUNT]> = LazyLock::new(|| {
    let mut orientations = Orientation::all();
    std::array::from_fn(|_| ColumnProfile::new(orientations.next().expect("there are nineteen")))
});

impl ColumnProfile {
    /// Counts the columns of an orientation.
    fn new(orientation: Orientation) -> ColumnProfile {
        let (mut bottom, mut cells) = ([i16::MAX; 4], [0; 4]);
        for (column, row) in orientation.cells() {
            bottom[column] = bottom[column].min(row as i16);
            cells[column] += 1;
        }
        ColumnProfile { width: orientation.width(), bottom, cells }
    }
}
