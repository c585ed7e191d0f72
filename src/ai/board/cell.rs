//! The hundred cells of the board and their names.
//!
//! Columns are `a`-`j` from the left and rows `1`-`10` from the bottom, as in chess and Go.

use std::fmt;
use std::str::FromStr;

use crate::ai::message::excerpt;

/// Number of rows, and of columns, of the largest board, on which the engine works.
pub const MAX_SIDE: usize = 10;

/// Number of cells of the board.
pub const CELL_COUNT: usize = MAX_SIDE * MAX_SIDE;

/// A cell of the board. Its text form is a column and a row, such as `c7`; `C7` is read as well.
///
/// Cells are ordered row by row from `a1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// The error for a text that names no cell. It holds the escaped start of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a cell: a column a-j and a row 1-10 are expected, such as c7")]
pub struct CellError(pub(super) String);

impl Cell {
    /// Returns the cell in `column`, 0 for `a`, and `row`, 0 for `1`; `None` off the board.
    pub const fn new(column: usize, row: usize) -> Option<Cell> {
        if column < MAX_SIDE && row < MAX_SIDE {
            Some(Cell((row * MAX_SIDE + column) as u8))
        } else {
            None
        }
    }

    /// Returns the cell's column, 0 for `a`.
    pub const fn column(self) -> usize {
        self.0 as usize % MAX_SIDE
    }

    /// Returns the cell's row, 0 for the bottom row `1`.
    pub const fn row(self) -> usize {
        self.0 as usize / MAX_SIDE
    }

    /// Returns the cell's index in 0..100, row by row from `a1`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all cells, row by row from `a1`.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELL_COUNT as u8).map(Cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = (b'a' + self.column() as u8) as char;
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Cell, CellError> {
        let parse = || {
            let (column, row) = text.split_at_checked(1)?;
            let column = column.bytes().next()?.to_ascii_lowercase().checked_sub(b'a')?;
            if row.is_empty() || row.starts_with('0') || !row.bytes().all(|b| b.is_ascii_digit()) {
                return None;
            }
            Cell::new(column as usize, row.parse::<usize>().ok()?.checked_sub(1)?)
        };
        parse().ok_or_else(|| CellError(excerpt(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_read_back_as_they_are_written() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!(Cell::new(0, 0).unwrap().to_string(), "a1");
        assert_eq!(Cell::new(9, 9).unwrap().to_string(), "j10");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "a", "a0", "a11", "k1", "1a", "a01", "a+1", "a 1", "é1", "a99999999999999999999"]
        {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}
