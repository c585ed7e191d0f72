//! Stacking, the solitaire game: its rules in play, the ranks in the cache folder, and a player's
//! records.

mod game;
mod ranks_file;
mod ranks_loader;
mod records;

pub use game::{
    Block, DropError, Dropped, SHOWN_PIECES, StackingGame, WELL_COLUMNS, WELL_ROWS, in_the_well,
};
pub use ranks_file::{load_or_compute_ranks, ranks_path};
pub use ranks_loader::RanksLoader;
pub(in crate::game) use records::{MAX_DROPS, read_drop, write_drop};
pub use records::{MAX_SCORES, StackingRecords, StackingScore};
