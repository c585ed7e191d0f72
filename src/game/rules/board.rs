//! The board as people see it: each cell with the piece that fills it.

use std::fmt;
use std::str::FromStr;

use crate::ai::{
    Bitboard, BoardSize, CELL_COUNT, Cell, CellText, MAX_SIDE, Placement, Position, PositionError,
    parse_cells, serde_as_str,
};

/// A position with the size of its board and the letters of its pieces.
///
/// Its text is that of a [`Position`] on a board of this size, with letters for the pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    size: BoardSize,
    /// What fills each cell of the largest board. Those beyond this one count as filled.
    cells: [CellText; CELL_COUNT],
    /// The cells that nothing fills.
    free: Bitboard,
}

impl Board {
    /// Returns the empty 10x10 board.
    pub fn empty() -> Board {
        Board::new(BoardSize::Ten)
    }

    /// Returns an empty board.
    pub fn new(size: BoardSize) -> Board {
        Board::from_position(size, Position::new(size.bitboard()))
    }

    /// Returns a board whose free cells are those of `position` that lie on it.
    pub fn from_position(size: BoardSize, position: Position) -> Board {
        let free = position.free() & size.bitboard();
        let mut cells = [CellText::Filled; CELL_COUNT];
        free.cells().for_each(|cell| cells[cell.index()] = CellText::Free);
        Board { size, cells, free }
    }

    /// Parses the text of a board that must have this size.
    ///
    /// # Errors
    /// Names the first character that is wrong, or the number of cells if it is that of another
    /// size or of none.
    pub fn read(size: BoardSize, text: &str) -> Result<Board, PositionError> {
        let board: Board = text.parse()?;
        let found = board.size;
        if found == size { Ok(board) } else { Err(PositionError::Size { expected: size, found }) }
    }

    /// Returns the size of the board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns whether all cells are free.
    pub fn is_empty(&self) -> bool {
        self.free == self.size.bitboard()
    }

    /// Returns what fills a cell.
    pub fn cell(&self, cell: Cell) -> CellText {
        self.cells[cell.index()]
    }

    /// Returns the position, which is the set of free cells. The rules depend on nothing else.
    pub fn position(&self) -> Position {
        Position::new(self.free)
    }

    /// Sets what fills some cells of the board.
    pub(super) fn fill(&mut self, cells: Bitboard, content: CellText) {
        debug_assert!(self.size.bitboard().is_superset(cells));
        self.free = if content == CellText::Free { self.free | cells } else { self.free - cells };
        cells.cells().for_each(|cell| self.cells[cell.index()] = content);
    }

    /// Fills the cells of a placement with its piece.
    pub(super) fn place(&mut self, placement: Placement) {
        self.fill(placement.cells(), CellText::Piece(placement.piece()));
    }
}

impl FromStr for Board {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Board, PositionError> {
        let (size, cells) = parse_cells(text)?;
        let free = Cell::all().filter(|cell| cells[cell.index()] == CellText::Free).collect();
        Ok(Board { size, cells, free })
    }
}

serde_as_str!(Board);

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.cells.chunks(MAX_SIDE).take(self.size.rows()).rev();
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
            let mut board = Board::new(size);
            assert!(board.is_empty());
            assert_eq!(board.position().free(), size.bitboard());
            let corner = size.cells().last().unwrap();
            board.fill(Bitboard::from_iter([corner]), CellText::Piece(crate::ai::Piece::T));
            board.fill(Bitboard::from_iter(["b1".parse().unwrap()]), CellText::Filled);
            let text = board.to_string();
            assert_eq!(text.matches('/').count() + 1, size.rows());
            assert_eq!(text.parse(), Ok(board.clone()));
            assert_eq!(text.parse::<Position>(), Ok(board.position()));
            assert_eq!(Board::read(size, &text), Ok(board));
        }
    }

    #[test]
    fn a_board_of_another_size_is_refused_where_one_is_expected() {
        let text = Board::new(BoardSize::Six).to_string();
        let error = Board::read(BoardSize::SixByTen, &text).unwrap_err().to_string();
        assert_eq!(error, "a position on 6x10 has 60 cells, but this one has 36");
    }
}
