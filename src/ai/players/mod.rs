//! Whoever chooses placements: the built-in levels, and a player of one ply to measure the weakest of them by.
//!
//! It rests on the solver and on what analysis says of positions.

mod choice;
mod level;
mod level_player;
mod look_ahead;
mod one_ply;
mod player;

pub use level::{Level, LevelData};
#[doc(hidden)]
pub use level::{LevelsError, read as read_levels};
pub(crate) use level_player::LEVEL_MEMORY;
pub use level_player::LevelPlayer;
pub use one_ply::OnePlyPlayer;
pub use player::{NoPlacement, Player};
