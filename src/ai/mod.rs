//! The engine: positions, areas, Optimized Information Sets, the exact solver, and players.
//!
//! * [`Position`], [`Placement`], [`Piece`], [`Bitboard`] and [`Cell`] describe the board;
//! * [`Areas`] and [`CanonicalShape`] describe its connected areas, as they are and up to symmetry;
//! * [`Arena`] holds games as sets ([`Ois`]), and knows their products and outcomes;
//! * [`Solver`] finds the outcome of a position ([`Answer`]) or of every placement, within
//!   [`Limits`];
//! * [`ProofTree`] is a long proof that can be interrupted and taken up again;
//! * [`Stacker`] builds stacks without holes by [`StackRanks`], a solitaire with the same pieces;
//! * [`hint`], [`line`](line()) and [`XRay`] explain a position to people;
//! * [`LevelPlayer`] plays for any [`Opponent`]: a [`Level`], a [`Strength`] between two, or a
//!   named [`Character`]; [`Player`] is the trait of all players.
//!
//! The engine has no files, no texts in any language, and no clock but the limits that it is given.
//! Its modules depend on each other in one direction: `board`, `ois`, `mixing`, `sharded_map` and
//! `threads` on nothing but the macros `all_of` and `serde_as_str`; then `area`, `limits`,
//! `solver`, `analysis` and `players` each on those before it; `proof` on all up to `solver`, and
//! `stacking` on `board`, `limits` and `threads`.

mod all_of;
mod analysis;
mod area;
mod board;
mod limits;
mod mixing;
mod ois;
mod players;
mod proof;
mod serde_as_str;
mod sharded_map;
mod solver;
mod stacking;
mod threads;

pub(crate) use all_of::all_of;
pub use analysis::{
    AreaValue, GameValue, Hint, Line, MAX_XRAY_CELLS, Reason, XRay, XRayPicture, hint, line,
};
pub(crate) use analysis::{chance_of_loss, is_mirrored_on};
pub use area::{Areas, CanonicalShape};
pub(crate) use area::{Symmetry, images_of, placements_by_symmetry};
pub use board::{
    BOARD_SIZE, Bitboard, BoardSize, BoardSizeError, CELL_COUNT, Cell, CellError, CellText,
    ORIENTATION_COUNT, Orientation, Outcome, Piece, Placement, PlacementError, Placements,
    Position, PositionError,
};
pub(crate) use board::{escaped_prefix, parse_cells, prose_list};
pub use limits::{Control, Interruption, Limits, Progress};
pub use ois::{Arena, NimValues, Ois, Reduction};
pub(crate) use players::LEVEL_MEMORY;
#[cfg(feature = "research")]
pub use players::MctsPlayer;
#[cfg(feature = "research")]
pub(crate) use players::Style;
pub use players::{
    Character, ChooseError, Level, LevelPlayer, OnePlyPlayer, Opponent, OpponentError, Player,
    Profile, Strength,
};
pub use proof::{Finding, FindingError, ProofTree, Rejection, RunError, Source};
pub(crate) use serde_as_str::serde_as_str;
#[cfg(feature = "research")]
pub(crate) use solver::LossModelFit;
pub use solver::{Answer, DEFAULT_MEMORY, Solution, Solver};
pub(crate) use solver::{MAX_TABLEBASE_SIZE, MEMORY_PER_THREAD, compute_tablebase};
pub use stacking::{
    CERTAIN, CLEARED_ROWS, Dealer, Drop, RANK_COUNT, STACK_COLUMNS, Stack, StackRanks, StackRules,
    Stacker, WELL_COLUMN,
};
pub(crate) use threads::{cores, map_on_threads, on_threads};
