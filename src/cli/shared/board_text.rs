//! The board as letters, for the terminal.

use std::fmt::Write as _;

use crate::ai::{Cell, CellText, Position};
use crate::game::Board;

/// Draws the board with its coordinates, the last row at the top.
///
/// A dot is a free cell, an `x` a dead one: no piece fits there any more. A letter is a piece's
/// cell, `#` another filled one.
pub fn drawing(board: &Board) -> String {
    let position = board.position();
    let mut text = String::new();
    let size = board.size();
    for row in (0..size.rows()).rev() {
        let _ = write!(text, "{:>2}", row + 1);
        for cell in (0..size.columns()).filter_map(|column| Cell::new(column, row)) {
            let _ = write!(text, " {}", picture(board, position, cell));
        }
        text.push('\n');
    }
    text.push_str("  ");
    for letter in (b'a'..).take(size.columns()).map(char::from) {
        let _ = write!(text, " {letter}");
    }
    text
}

/// Returns the letter of a cell.
fn picture(board: &Board, position: Position, cell: Cell) -> char {
    match board.cell(cell) {
        CellText::Piece(piece) => piece.letter(),
        CellText::Filled => '#',
        CellText::Free if position.dead().contains(cell) => 'x',
        CellText::Free => '.',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_drawn_as_players_see_it() {
        let rows = ".........T/".to_owned() + &"##########/".repeat(8) + "...#....##";
        let drawn = drawing(&rows.parse().unwrap());
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[0], "10 . . . . . . . . . T");
        assert_eq!(lines[9], " 1 x x x # . . . . # #");
        assert_eq!(lines[10], "   a b c d e f g h i j");
    }

    #[test]
    fn a_small_board_is_drawn_as_its_size() {
        let drawn = drawing(&Board::new(crate::ai::BoardSize::SixByTen));
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 11);
        assert_eq!((lines[0], lines[10]), ("10 . . . . . .", "   a b c d e f"));
    }
}
