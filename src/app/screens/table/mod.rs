//! The game screen.
//!
//! `screen` plays the game and carries out messages, `panel` shows what stands beside the board, `info` its lower part, `result` the
//! card over the board when the game is over.

mod info;
pub mod message;
pub mod panel;
mod result;
pub mod screen;
mod view;
