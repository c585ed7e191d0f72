//! Positions, and their text form.

use std::fmt;
use std::str::FromStr;

use super::bitboard::Bitboard;
use super::board_size::BoardSize;
use super::cell::{CELL_COUNT, Cell, MAX_SIDE};
use super::piece::Piece;
use super::placement::Placement;
use crate::ai::message::{excerpt, prose_list};

/// A position: the set of free cells. The game is impartial, so a position has no side to move.
///
/// Its text form is 100 characters, row 10 first, each row from left to right: `.` for a free cell,
/// `#` or the letter of a piece for a filled one. `/` or blanks may stand between rows, and blanks
/// also before and after all of them. It is written with `#`, and with `/` between rows. The text
/// of another [size](BoardSize) has fewer characters, and is a position in which all cells beyond
/// that board are filled.
///
/// ```
/// use nim_tetris::ai::{Placement, Position};
///
/// let rows = [
///     "##########",
///     "##########",
///     "##########",
///     "##########",
///     "##########",
///     "##########",
///     "##########",
///     "###...####",
///     "##....#...",
///     "##########",
/// ];
/// let position: Position = rows.join("/").parse()?;
/// assert_eq!(position.usable().len(), 7);
/// assert_eq!(position.dead().len(), 3);
///
/// let placement: Placement = "c2,d2,e2,f2".parse()?;
/// assert!(position.allows(placement));
/// assert!(position.after(placement).is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    free: Bitboard,
}

impl Position {
    /// The empty board of 10x10.
    pub const START: Position = Position { free: Bitboard::FULL };

    /// Makes the position with these free cells.
    pub const fn new(free: Bitboard) -> Position {
        Position { free }
    }

    /// Returns the free cells, dead ones included.
    pub const fn free(self) -> Bitboard {
        self.free
    }

    /// Returns the usable cells: the free ones in areas of at least four cells, where a placement
    /// fits.
    pub fn usable(self) -> Bitboard {
        self.free.usable()
    }

    /// Returns the dead cells: the free ones that no placement can use any more.
    pub fn dead(self) -> Bitboard {
        self.free - self.usable()
    }

    /// Returns whether no tetromino fits any more, which means that the player to move has won.
    pub fn is_over(self) -> bool {
        !Placement::any_on(self.free)
    }

    /// Returns whether the placement's four cells are free.
    pub fn allows(self, placement: Placement) -> bool {
        self.free.is_superset(placement.cells())
    }

    /// Returns the position after a placement, which it must [allow](Position::allows).
    pub fn after(self, placement: Placement) -> Position {
        debug_assert!(self.allows(placement));
        Position { free: self.free - placement.cells() }
    }

    /// Returns the number of sequences of `depth` placements. Games that end earlier do not count.
    ///
    /// The time grows with the count: at depth 2 there are 1,656,956 on the empty board.
    pub fn perft(self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => Placement::all_on(self.free).count() as u64,
            _ => Placement::all_on(self.free).map(|p| self.after(p).perft(depth - 1)).sum(),
        }
    }
}

/// The content of a cell, as one character of a position's text says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellText {
    /// `.`
    Free,
    /// `#`
    Filled,
    /// The letter of the piece that fills the cell.
    Piece(Piece),
}

/// The error for a text that is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A character has no meaning in a position.
    #[error("`{}` (character {place}) is not part of a position: only `.`, `#` and I O T S Z J L are",
            excerpt(&character.to_string()))]
    Character {
        /// The character.
        character: char,
        /// Its place in the text, in characters from 1.
        place: usize,
    },
    /// A separator does not stand between two rows.
    #[error(
        "character {place} splits a row; `/` and blanks may only separate rows of {columns} cells"
    )]
    Separator {
        /// Its place in the text, in characters from 1.
        place: usize,
        /// Cells of a row.
        columns: usize,
    },
    /// The number of cells is that of no board size.
    #[error(
        "a position has {CELL_COUNT} cells ({small} on a small board), but this one has {0}",
        small = small_counts()
    )]
    Count(usize),
    /// The position is one of another board size.
    #[error("a position on {expected} has {} cells, but this one has {}",
            expected.cell_count(), found.cell_count())]
    Size {
        /// The size of the board that was expected.
        expected: BoardSize,
        /// The size that has this number of cells.
        found: BoardSize,
    },
    /// There are more than a hundred cells.
    #[error("a position has 100 cells, but this one goes on after them at character {place}")]
    TooLong {
        /// Place of the first superfluous character, from 1.
        place: usize,
    },
}

/// Parses the text form of a position, with the letters of its pieces. Returns the size of the
/// board, which the number of cells determines, and the content of each cell by its index; cells
/// beyond the board are filled.
///
/// # Errors
/// Names the first character that has no meaning or comes after a hundred cells, else the number of
/// cells if no board has it, else the first separator within a row.
pub fn parse_cells(text: &str) -> Result<(BoardSize, [CellText; CELL_COUNT]), PositionError> {
    let mut read = Vec::with_capacity(CELL_COUNT);
    // The place of each separator, the number of cells before it, and whether it is `/`.
    let mut separators = Vec::new();
    for (character, place) in text.chars().zip(1..) {
        let content = match character {
            '.' => CellText::Free,
            '#' => CellText::Filled,
            c if c == '/' || c.is_whitespace() => {
                separators.push((place, read.len(), c == '/'));
                continue;
            }
            c => match Piece::from_letter(c) {
                Some(piece) => CellText::Piece(piece),
                None => return Err(PositionError::Character { character: c, place }),
            },
        };
        if read.len() == CELL_COUNT {
            return Err(PositionError::TooLong { place });
        }
        read.push(content);
    }
    let size = BoardSize::from_cell_count(read.len()).ok_or(PositionError::Count(read.len()))?;
    let columns = size.columns();
    let between_rows = |&(_, before, is_stroke): &(usize, usize, bool)| {
        let at_end = before == 0 || before == read.len();
        before % columns == 0 && !(is_stroke && at_end)
    };
    if let Some(&(place, ..)) = separators.iter().find(|it| !between_rows(it)) {
        return Err(PositionError::Separator { place, columns });
    }
    let mut cells = [CellText::Filled; CELL_COUNT];
    for (row, contents) in read.chunks(columns).rev().enumerate() {
        cells[row * MAX_SIDE..][..columns].copy_from_slice(contents);
    }
    Ok((size, cells))
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let (_, cells) = parse_cells(text)?;
        let free = Cell::all().filter(|cell| cells[cell.index()] == CellText::Free).collect();
        Ok(Position { free })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..MAX_SIDE).rev() {
            for column in 0..MAX_SIDE {
                let free = Cell::new(column, row).is_some_and(|cell| self.free.contains(cell));
                f.write_str(if free { "." } else { "#" })?;
            }
            if row > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

/// Lists the numbers of cells of boards smaller than 10x10.
fn small_counts() -> String {
    let counts = BoardSize::ALL.map(BoardSize::cell_count);
    prose_list(counts.into_iter().filter(|&count| count < CELL_COUNT), "or")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_ten_comes_first() {
        let text = format!("#{}/{}.........T", ".........", "..........".repeat(8));
        let position: Position = text.parse().unwrap();
        let filled: Vec<String> =
            (Bitboard::FULL - position.free()).cells().map(|c| c.to_string()).collect();
        assert_eq!(filled, ["j1", "a10"]);
    }

    #[test]
    fn separators_stand_between_rows_only() {
        let row = "..........";
        let good = [[row; 10].join("/"), [row; 10].join("\r\n"), row.repeat(10)];
        for text in good {
            assert_eq!(text.parse(), Ok(Position::START));
            assert_eq!(format!(" {text}\n").parse(), Ok(Position::START));
        }
        assert_eq!(
            format!("...../.....{}", row.repeat(9)).parse::<Position>(),
            Err(PositionError::Separator { place: 6, columns: 10 })
        );
        for text in [format!("/{}", row.repeat(10)), format!("{}/", row.repeat(10))] {
            assert!(text.parse::<Position>().is_err());
        }
        // Six rows of ten are not ten rows of six.
        assert_eq!(
            [row; 6].join("/").parse::<Position>(),
            Err(PositionError::Separator { place: 11, columns: 6 })
        );
    }

    #[test]
    fn the_number_of_cells_tells_the_size_of_the_board() {
        for size in BoardSize::ALL {
            let row = ".".repeat(size.columns());
            for text in [row.repeat(size.rows()), vec![row; size.rows()].join("/")] {
                assert_eq!(text.parse(), Ok(Position::new(size.bitboard())), "{size}");
            }
        }
        let upper_left: Position = format!(".{}", "#".repeat(59)).parse().unwrap();
        assert_eq!(upper_left.free().cells().map(|c| c.to_string()).collect::<Vec<_>>(), ["a10"]);
    }

    #[test]
    fn errors_name_the_place() {
        assert_eq!("".parse::<Position>(), Err(PositionError::Count(0)));
        assert_eq!(".".repeat(99).parse::<Position>(), Err(PositionError::Count(99)));
        assert_eq!(".".repeat(101).parse::<Position>(), Err(PositionError::TooLong { place: 101 }));
        assert_eq!(
            "..t".parse::<Position>(),
            Err(PositionError::Character { character: 't', place: 3 })
        );
    }

    #[test]
    fn perft_counts_ordered_sequences() {
        assert_eq!(Position::START.perft(0), 1);
        assert_eq!(Position::START.perft(1), 1_373);
        assert_eq!(Position::START.perft(2), 1_656_956);
    }
}
