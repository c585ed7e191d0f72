//! The board as people see it: which piece fills each cell.

use std::fmt;
use std::str::FromStr;

use crate::ai::{
    BOARD_SIZE, BoardSize, CELL_COUNT, Cell, CellText, Placement, Position, PositionError,
    parse_cells, serde_as_str,
};

/// A position that remembers its size and the letters of its pieces.
///
/// Its text form is that of a [`Position`] of this size, with the letters kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    size: BoardSize,
    /// What is beyond the board is filled.
    cells: [CellText; CELL_COUNT],
}

impl Board {
    /// Returns the empty board of 10x10.
    pub fn empty() -> Board {
        Board::of_size(BoardSize::Ten)
    }

    /// Returns the empty board of this size.
    pub fn of_size(size: BoardSize) -> Board {
        Board::of_position(size, Position::new(size.bitboard()))
    }

    /// Returns the board with these free cells, as far as they are on it.
    pub fn of_position(size: BoardSize, position: Position) -> Board {
        let mut board = Board { size, cells: [CellText::Filled; CELL_COUNT] };
        let free = position.free() & size.bitboard();
        free.cells().for_each(|cell| board.set(cell, CellText::Free));
        board
    }

    /// Reads the text form of a board of this size.
    ///
    /// # Errors
    /// Names the first character that does not fit.
    pub fn read(size: BoardSize, text: &str) -> Result<Board, PositionError> {
        let board: Board = text.parse()?;
        let found = board.size;
        if found == size { Ok(board) } else { Err(PositionError::Size { expected: size, found }) }
    }

    /// Returns the size.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns whether nothing is on the board.
    pub fn is_empty(&self) -> bool {
        self.position().free() == self.size.bitboard()
    }

    /// Returns what is on a cell.
    pub fn cell(&self, cell: Cell) -> CellText {
        self.cells[cell.index()]
    }

    /// Returns the position: which cells are free. The rules depend on nothing else.
    pub fn position(&self) -> Position {
        Position::new(Cell::all().filter(|&cell| self.cell(cell) == CellText::Free).collect())
    }

    /// Sets what is on a cell. The cell must be on the board.
    pub(super) fn set(&mut self, cell: Cell, content: CellText) {
        debug_assert!(self.size.contains(cell));
        self.cells[cell.index()] = content;
    }

    /// Fills the cells of a placement.
    pub(super) fn place(&mut self, placement: Placement) {
        self.fill(placement, CellText::Piece(placement.piece()));
    }

    /// Sets the cells of a placement.
    pub(super) fn fill(&mut self, placement: Placement, content: CellText) {
        for cell in placement.cells().cells() {
            self.set(cell, content);
        }
    }
}

impl FromStr for Board {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Board, PositionError> {
        let (size, cells) = parse_cells(text)?;
        Ok(Board { size, cells })
    }
}

serde_as_str!(Board);

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.cells.chunks(BOARD_SIZE).take(self.size.rows()).rev();
        for (number, cells) in rows.enumerate() {
            if number > 0 {
                f.write_str("/")?;
            }
            for cell in &cells[..self.size.columns()] {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_of_each_size_is_read_back_as_it_was_written() {
        for size in BoardSize::ALL {
            let mut board = Board::of_size(size);
            assert!(board.is_empty());
            assert_eq!(board.position().free(), size.bitboard());
            let corner = size.cells().last().unwrap();
            board.set(corner, CellText::Piece(crate::ai::Piece::T));
            board.set("b1".parse().unwrap(), CellText::Filled);
            let text = board.to_string();
            assert_eq!(text.matches('/').count() + 1, size.rows());
            assert_eq!(text.parse(), Ok(board.clone()));
            assert_eq!(text.parse::<Position>(), Ok(board.position()));
            assert_eq!(Board::read(size, &text), Ok(board));
        }
    }

    #[test]
    fn a_board_of_another_size_is_refused_where_one_is_expected() {
        let text = Board::of_size(BoardSize::Six).to_string();
        let error = Board::read(BoardSize::SixByTen, &text).unwrap_err().to_string();
        assert_eq!(error, "a position on 6x10 has 60 cells, this one has 36");
    }
}
