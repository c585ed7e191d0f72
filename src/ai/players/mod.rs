//! All that chooses placements: the built-in levels, what lies between them, and the named players
//! with their styles. A player of one ply is the yardstick for the weakest.
//!
//! [`Player`] is the trait of all. [`Opponent`] names a built-in player, [`BuiltInPlayer`] plays
//! for it.

mod built_in_player;
mod character;
mod choice;
mod level;
mod look_ahead;
mod one_ply;
mod opponent;
mod player;
mod skill;
mod strength;
mod style;

pub use built_in_player::BuiltInPlayer;
pub(crate) use built_in_player::PLAYER_MEMORY;
pub use character::Character;
pub use level::Level;
pub use one_ply::OnePlyPlayer;
pub use opponent::{Opponent, OpponentError};
pub use player::{ChooseError, Player};
pub use skill::{PerSize, Skill};
pub use strength::Strength;
pub(crate) use style::Style;
