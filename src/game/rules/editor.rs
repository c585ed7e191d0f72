//! The position editor: a board whose cells are filled and freed, one by one or piece by piece.

use super::board::Board;
use crate::ai::{Bitboard, BoardSize, Cell, CellText, Placement, PositionError};
use crate::game::lists::push_latest;

/// Largest number of changes that can be undone.
const MAX_CHANGES: usize = 500;

/// A board being edited, with its earlier and its undone states.
#[derive(Clone, Debug)]
pub struct Editor {
    board: Board,
    /// The board before each change, the oldest first.
    before: Vec<Board>,
    /// The board after each undone change, the next to redo last.
    after: Vec<Board>,
}

impl Editor {
    /// Returns an editor that begins with `board`.
    pub fn new(board: Board) -> Editor {
        Editor { board, before: Vec::new(), after: Vec::new() }
    }

    /// Returns the board as it is now.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Fills or frees a cell. A cell beyond the board is ignored.
    pub fn set(&mut self, cell: Cell, content: CellText) {
        if self.board.size().contains(cell) {
            self.change(|board| board.fill(Bitboard::from_iter([cell]), content));
        }
    }

    /// Frees a filled cell, or fills a free one, and returns what is there afterwards. A cell
    /// beyond the board is ignored.
    pub fn toggle(&mut self, cell: Cell) -> CellText {
        let free = self.board.cell(cell) == CellText::Free;
        let content = if free { CellText::Filled } else { CellText::Free };
        self.set(cell, content);
        self.board.cell(cell)
    }

    /// Places a piece, over whatever fills its cells. A placement that reaches beyond the board is
    /// ignored.
    pub fn place(&mut self, placement: Placement) {
        if self.board.size().bitboard().is_superset(placement.cells()) {
            self.change(|board| board.place(placement));
        }
    }

    /// Frees all cells.
    pub fn clear(&mut self) {
        self.change(|board| *board = Board::new(board.size()));
    }

    /// Changes the size of the board. Cells that lie on both boards keep what fills them.
    pub fn resize(&mut self, size: BoardSize) {
        self.change(|board| {
            let mut resized = Board::new(size);
            let kept = size.bitboard() & board.size().bitboard();
            let keep = |cell| resized.fill(Bitboard::from_iter([cell]), board.cell(cell));
            kept.cells().for_each(keep);
            *board = resized;
        });
    }

    /// Fills the free cells and frees the filled ones.
    pub fn invert(&mut self) {
        self.change(|board| {
            let free = board.position().free();
            board.fill(board.size().bitboard() - free, CellText::Free);
            board.fill(free, CellText::Filled);
        });
    }

    /// Replaces the board by the one that `text` describes.
    ///
    /// # Errors
    /// Names the first character that is wrong, or says that no board has so many cells. The board
    /// stays as it was.
    pub fn read(&mut self, text: &str) -> Result<(), PositionError> {
        let read: Board = text.parse()?;
        self.change(|board| *board = read);
        Ok(())
    }

    /// Undoes the last change, and returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(board) = self.before.pop() else { return false };
        self.after.push(std::mem::replace(&mut self.board, board));
        true
    }

    /// Redoes the change that was undone last, and returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(board) = self.after.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.board, board));
        true
    }

    /// Returns whether a change can be undone, and whether one can be redone.
    pub fn can_undo_and_redo(&self) -> (bool, bool) {
        (!self.before.is_empty(), !self.after.is_empty())
    }

    /// Applies a change, and remembers the board before it if the two differ.
    fn change(&mut self, change: impl FnOnce(&mut Board)) {
        let old = self.board.clone();
        change(&mut self.board);
        if self.board != old {
            self.after.clear();
            push_latest(&mut self.before, old, MAX_CHANGES);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn the_editor_puts_cells_and_pieces_on_the_board() {
        let mut editor = Editor::new(Board::empty());
        assert_eq!(editor.toggle(cell("c3")), CellText::Filled);
        editor.place("c3,d3,e3,f3".parse().unwrap());
        assert_eq!(editor.board().position().free().len(), 96);
        assert_eq!(editor.toggle(cell("c3")), CellText::Free);
        editor.invert();
        assert_eq!(editor.board().position().free().len(), 3);
        editor.clear();
        assert_eq!(editor.board(), &Board::empty());
    }

    #[test]
    fn every_change_is_undone_and_redone() {
        let mut editor = Editor::new(Board::empty());
        editor.toggle(cell("a1"));
        editor.set(cell("a1"), CellText::Filled);
        editor.invert();
        let last = editor.board().clone();
        assert!(editor.undo() && editor.undo());
        assert_eq!((editor.undo(), editor.board()), (false, &Board::empty()));
        assert!(editor.redo() && editor.redo());
        assert_eq!((editor.redo(), editor.board()), (false, &last));
        editor.undo();
        editor.toggle(cell("j10"));
        assert_eq!(editor.can_undo_and_redo(), (true, false));
    }

    #[test]
    fn the_number_of_changes_to_undo_is_bounded() {
        let mut editor = Editor::new(Board::empty());
        for _ in 0..MAX_CHANGES + 9 {
            editor.toggle(cell("a1"));
        }
        let taken_back = (0..).take_while(|_| editor.undo()).count();
        assert_eq!(taken_back, MAX_CHANGES);
    }

    #[test]
    fn a_text_that_is_no_position_changes_nothing() {
        let mut editor = Editor::new(Board::empty());
        editor.toggle(cell("a1"));
        let text = editor.board().to_string();
        for refused in ["", "x", &text[..50], &text.repeat(2)] {
            assert!(editor.read(refused).is_err());
            assert_eq!(editor.board().to_string(), text);
        }
        editor.clear();
        editor.read(&text).unwrap();
        assert_eq!(editor.board().to_string(), text);
    }

    #[test]
    fn a_small_board_is_edited_within_its_edges() {
        let mut editor = Editor::new(Board::new(BoardSize::SixByTen));
        editor.toggle(cell("f10"));
        let before = editor.board().clone();
        editor.toggle(cell("g1"));
        editor.place("e1,f1,g1,h1".parse().unwrap());
        assert_eq!(editor.board(), &before);
        editor.invert();
        assert_eq!(editor.board().position().free().len(), 1);
        editor.clear();
        assert_eq!(editor.board(), &Board::new(BoardSize::SixByTen));
    }

    #[test]
    fn a_board_keeps_what_is_on_it_when_its_size_changes() {
        let mut editor = Editor::new(Board::empty());
        editor.toggle(cell("b2"));
        editor.place("e1,f1,g1,h1".parse().unwrap());
        editor.resize(BoardSize::Six);
        assert_eq!(editor.board().to_string(), "....../....../....../....../.#..../....II");
        editor.resize(BoardSize::Seven);
        assert_eq!(editor.board().position().free().len(), 49 - 3);
        assert!(editor.undo() && editor.undo());
        assert_eq!(editor.board().position().free().len(), 95);
    }
}
