//! The player's preferences and the remembered state of the window: two documents.

pub mod game_setup;
pub mod preferences;
pub mod remembered;
