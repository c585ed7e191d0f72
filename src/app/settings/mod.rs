//! The player's preferences and the remembered state of the window: two documents.

mod game_setup;
mod preferences;
mod remembered;

#[cfg(test)]
pub use game_setup::GameSetup;
pub use game_setup::{FirstMover, Rival};
pub use preferences::{BACKGROUND_NAMES, BACKGROUNDS, Preferences, Rank, SETTINGS};
pub use remembered::{Remembered, WindowPlace};
