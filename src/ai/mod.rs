//! The engine: bitboard, placements, labelling, the OIS arena and the search for the outcome.
//!
//! It knows nothing of windows, players, files or languages. Each of its rooms rests only on those above it:
//!
//! * `board`: cells, sets of cells, pieces, placements, positions;
//! * `area`: connected areas, up to symmetry;
//! * `ois`: games as interned sets, their canonical forms and products;
//! * `limits`: how a search is limited, stopped and watched;
//! * `solver`: the outcome of any position;
//! * `analysis`: hints, the worth of areas, the distance to the end;
//! * `players`: the levels.

mod analysis;
mod area;
mod board;
mod limits;
mod ois;
mod players;
mod solver;

pub use analysis::{AreaWorth, Hint, Reason, Worth, XRAY_SIZE, XRay, XRayPicture, hint};
pub(crate) use area::placements_by_symmetry;
pub use area::{Areas, CanonicalShape};
pub(crate) use board::read_cells;
pub use board::{
    BOARD_SIZE, Bitboard, CELL_COUNT, Cell, CellError, CellText, ORIENTATION_COUNT, Orientation,
    Outcome, PLACEMENT_COUNT, Piece, Placement, PlacementError, Placements, Position,
    PositionError,
};
pub use limits::{Control, Interruption, Limits, Progress};
pub use ois::{Arena, NimValues, Ois, Reduction, TextError};
pub use players::{Level, LevelData, LevelPlayer, NoPlacement, OnePlyPlayer, Player};
pub use solver::{Answer, DEFAULT_MEMORY, Solution, Solver};
pub(crate) use solver::{LossModelFit, TABLEBASE_SIZE, compute_tablebase};
