//! The sizes of boards, and who wins from the empty ones.

use std::fmt;
use std::str::FromStr;

use super::bitboard::Bitboard;
use super::cell::Cell;
use super::outcome::Outcome;
use crate::ai::all_of::all_of;
use crate::ai::message::{excerpt, prose_list};
use crate::ai::serde_as_str::serde_as_str;

/// A size that a board may have. A small board is the corner at `a1` of the large one: the cells
/// beyond it count as filled.
///
/// Its text form says columns and rows: `6x10` is six columns and ten rows.
///
/// ```
/// use nim_tetris::ai::{BoardSize, Outcome};
///
/// let size: BoardSize = "6x10".parse()?;
/// assert_eq!((size.columns(), size.rows(), size.cell_count()), (6, 10, 60));
/// assert_eq!(size.solved(), Some(Outcome::Win));
/// # Ok::<(), nim_tetris::ai::BoardSizeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum BoardSize {
    /// 6x6
    Six,
    /// 7x7
    Seven,
    /// 6x10
    SixByTen,
    /// 8x8
    Eight,
    /// 9x9
    Nine,
    /// 10x10
    #[default]
    Ten,
}

/// The properties of a size.
struct Properties {
    columns: usize,
    rows: usize,
    /// The outcome of the empty board for the player who moves first, where the solver has found
    /// it.
    solved: Option<Outcome>,
}

/// The properties of each size, in the order of the enum.
const TABLE: &[Properties] = &[
    Properties { columns: 6, rows: 6, solved: Some(Outcome::Loss) },
    Properties { columns: 7, rows: 7, solved: Some(Outcome::Win) },
    Properties { columns: 6, rows: 10, solved: Some(Outcome::Win) },
    Properties { columns: 8, rows: 8, solved: Some(Outcome::Loss) },
    Properties { columns: 9, rows: 9, solved: Some(Outcome::Win) },
    Properties { columns: 10, rows: 10, solved: None },
];

/// The error for a text that names no size. It holds the escaped start of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the size of a board: {all} are", all = prose_list(BoardSize::ALL, "and"))]
pub struct BoardSizeError(String);

impl BoardSize {
    /// Number of sizes.
    pub const COUNT: usize = TABLE.len();

    /// All sizes, in ascending order of their cells.
    pub const ALL: [BoardSize; BoardSize::COUNT] =
        all_of!(BoardSize: Six, Seven, SixByTen, Eight, Nine, Ten);

    /// Returns the size with these numbers of columns and rows, or `None` if there is none.
    pub fn new(columns: usize, rows: usize) -> Option<BoardSize> {
        BoardSize::ALL.into_iter().find(|size| (size.columns(), size.rows()) == (columns, rows))
    }

    /// Returns the size with `count` cells, or `None` if there is none. No two sizes have the same
    /// number of cells.
    pub fn from_cell_count(count: usize) -> Option<BoardSize> {
        BoardSize::ALL.into_iter().find(|size| size.cell_count() == count)
    }

    /// Returns the number of columns.
    pub const fn columns(self) -> usize {
        TABLE[self.index()].columns
    }

    /// Returns the number of rows.
    pub const fn rows(self) -> usize {
        TABLE[self.index()].rows
    }

    /// Returns the number of cells.
    pub const fn cell_count(self) -> usize {
        self.columns() * self.rows()
    }

    /// Returns the index of this size in [`ALL`](BoardSize::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the size `by` steps larger in [`ALL`](BoardSize::ALL), clamped to its ends.
    pub fn stepped(self, by: isize) -> BoardSize {
        let index = self.index().saturating_add_signed(by);
        BoardSize::ALL[index.min(BoardSize::COUNT - 1)]
    }

    /// Returns the cells of the board.
    pub fn bitboard(self) -> Bitboard {
        Bitboard::rectangle(self.columns(), self.rows())
    }

    /// Returns the cells of the board, row by row from `a1`.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |&cell| self.contains(cell))
    }

    /// Returns whether a cell is on the board.
    pub fn contains(self, cell: Cell) -> bool {
        cell.column() < self.columns() && cell.row() < self.rows()
    }

    /// Returns the outcome of the empty board for the player who moves first; `None` where it is
    /// unknown.
    pub const fn solved(self) -> Option<Outcome> {
        TABLE[self.index()].solved
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns(), self.rows())
    }
}

impl FromStr for BoardSize {
    type Err = BoardSizeError;

    fn from_str(text: &str) -> Result<BoardSize, BoardSizeError> {
        let plain = text.replace(['X', '×'], "x");
        let named = BoardSize::ALL.into_iter().find(|size| size.to_string() == plain);
        named.ok_or_else(|| BoardSizeError(excerpt(text)))
    }
}

serde_as_str!(BoardSize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_others_are_refused() {
        for (index, size) in BoardSize::ALL.into_iter().enumerate() {
            for times in ["x", "X", "×"] {
                assert_eq!(size.to_string().replace('x', times).parse(), Ok(size));
            }
            assert_eq!(BoardSize::new(size.columns(), size.rows()), Some(size));
            assert_eq!(BoardSize::from_cell_count(size.cell_count()), Some(size));
            assert_eq!(size.index(), index);
        }
        for text in ["", "6", "6x", "10x6", "9x11", "0x0", "06x6", " 6x6", "6x6\u{1b}[2J"] {
            let error = text.parse::<BoardSize>().unwrap_err().to_string();
            assert!(error.contains("6x10") && !error.contains('\u{1b}'), "{error}");
        }
        assert_eq!(BoardSize::new(10, 6), None);
    }

    #[test]
    fn a_board_holds_its_rectangle_at_a1() {
        for size in BoardSize::ALL {
            assert_eq!(size.cells().collect::<Bitboard>(), size.bitboard());
            assert_eq!(size.bitboard().len(), size.cell_count());
        }
        let corner = |size: BoardSize| size.cells().last().unwrap().to_string();
        let sizes = [BoardSize::Six, BoardSize::SixByTen, BoardSize::Ten];
        assert_eq!(sizes.map(corner), ["f6", "f10", "j10"]);
    }

    /// Where a text does not name a size, the number of its cells determines it.
    #[test]
    fn sizes_have_rising_numbers_of_cells() {
        assert!(BoardSize::ALL.is_sorted_by(|a, b| a.cell_count() < b.cell_count()));
    }
}
