//! The game screen.
//!
//! `screen` plays the game and handles messages, `panel` is the side panel, `info` is its lower part, and `result` is the card over the
//! board when the game is over.

mod info;
pub mod message;
mod panel;
mod result;
pub mod screen;
pub mod view;
