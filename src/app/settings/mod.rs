//! What the player has set, and what the window remembers: two documents, and who writes them.

pub mod game_setup;
pub mod preferences;
pub mod remembered;
pub mod writer;
