//! The board and what is placed on it: cells, sets of cells, the tetrominoes, placements and
//! positions.

mod bitboard;
mod board_size;
mod cell;
mod outcome;
mod piece;
mod placement;
mod position;

pub use bitboard::Bitboard;
pub(in crate::ai) use bitboard::{BOARD_BITS, FULL_HALF, HALF_BITS, HALF_ROWS, ROW_MASK, STRIDE};
pub use board_size::{BoardSize, BoardSizeError};
pub use cell::{CELL_COUNT, Cell, CellError, MAX_SIDE};
pub use outcome::Outcome;
pub(in crate::ai) use piece::OUTLINES;
pub use piece::{ORIENTATION_COUNT, Orientation, Piece};
pub use placement::{Placement, PlacementError, Placements};
pub(crate) use position::parse_cells;
pub use position::{CellText, Position, PositionError};
