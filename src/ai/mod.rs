//! The engine: bitboard, placements, labelling, the OIS arena and the search for the outcome.
//!
//! It knows nothing of windows, players, files or languages.

mod advice;
mod analysis;
mod bitboard;
mod cell;
mod invariant;
mod labelling;
mod ois;
mod opponent;
mod piece;
mod placement;
mod position;
mod region;
mod solver;
mod split;
mod status;
mod xray;

pub use advice::{Advice, Reason, advise};
pub use analysis::EqualPlacements;
pub use bitboard::Bitboard;
pub use cell::{BOARD_SIZE, CELL_COUNT, Cell, CellError};
pub use labelling::{Areas, MAX_AREAS, USABLE_SIZE, usable_areas};
pub use ois::{Arena, NimValues, Ois, Reduction, TextError};
pub use opponent::{Level, LevelData, LevelsError, Opponent};
pub use piece::{ORIENTATION_COUNT, Orientation, Piece};
pub use placement::{PLACEMENT_COUNT, Placement, PlacementError, Placements};
pub use position::{CellText, Position, PositionError, read_cells};
pub use region::Region;
pub use solver::{
    Census, Control, DEFAULT_MEMORY, Interruption, Outcome, Progress, Solution, Solver,
    TABLEBASE_SIZE, compute_tablebase,
};
pub use status::{OutOfBudget, Status, StatusSearch};
pub use xray::{AreaWorth, Worth, XRAY_SIZE, XRay, XRayPicture};
