//! What the player has set.

pub mod choice;
pub mod keeper;
pub mod preferences;
pub mod remembered;
