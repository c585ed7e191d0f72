//! The board as people see it: which piece fills each cell.

use std::fmt;
use std::str::FromStr;

use crate::ai::{
    BOARD_SIZE, CELL_COUNT, Cell, CellText, Placement, Position, PositionError, read_cells,
};

/// A position that remembers the letters of its pieces.
///
/// Its text form is that of a [`Position`], with the letters kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    cells: [CellText; CELL_COUNT],
}

impl Board {
    /// Returns the empty board.
    pub fn empty() -> Board {
        Board { cells: [CellText::Free; CELL_COUNT] }
    }

    /// Returns what is on a cell.
    pub fn cell(&self, cell: Cell) -> CellText {
        self.cells[cell.index()]
    }

    /// Returns the position: which cells are free. The rules depend on nothing else.
    pub fn position(&self) -> Position {
        Position::new(Cell::all().filter(|&cell| self.cell(cell) == CellText::Free).collect())
    }

    /// Sets the content of a cell.
    pub(super) fn set(&mut self, cell: Cell, content: CellText) {
        self.cells[cell.index()] = content;
    }

    /// Fills the cells of a placement.
    pub(super) fn place(&mut self, placement: Placement) {
        self.fill(placement, CellText::Piece(placement.piece()));
    }

    /// Frees the cells of a placement.
    pub(super) fn take_back(&mut self, placement: Placement) {
        self.fill(placement, CellText::Free);
    }

    fn fill(&mut self, placement: Placement, content: CellText) {
        for cell in placement.cells().cells() {
            self.set(cell, content);
        }
    }
}

impl FromStr for Board {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Board, PositionError> {
        Ok(Board { cells: read_cells(text)? })
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, cells) in self.cells.chunks(BOARD_SIZE).rev().enumerate() {
            if row > 0 {
                f.write_str("/")?;
            }
            for cell in cells {
                match cell {
                    CellText::Free => f.write_str(".")?,
                    CellText::Filled => f.write_str("#")?,
                    CellText::Piece(piece) => write!(f, "{piece}")?,
                }
            }
        }
        Ok(())
    }
}
