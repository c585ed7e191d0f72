//! The player's preferences and the remembered state of the window: two documents, and the code that writes them.

pub mod game_setup;
pub mod preferences;
pub mod remembered;
pub mod writer;
