//! The game screen.

pub mod dialogs;
pub mod info;
pub mod panel;
pub mod screen;
