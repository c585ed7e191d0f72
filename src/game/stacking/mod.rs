//! Stacking, the solitaire: a game of it, the ranks in the cache folder, and what is kept of a player's games.
//!
//! Rests on the formats, on people and on the threads of `running`.

mod game;
mod ranks_file;
mod ranks_loader;
mod records;

pub use game::{
    Block, Dropped, NoFit, SHOWN_PIECES, StackingGame, WELL_COLUMNS, WELL_ROWS, in_the_well,
};
pub use ranks_file::{RanksFile, StoredRanks};
pub use ranks_loader::RanksLoader;
pub(in crate::game) use records::Unfinished;
pub use records::{KEPT_SCORES, MAX_LOOKAHEAD, STACKING_SPEEDS, StackingRecords, StackingScore};
