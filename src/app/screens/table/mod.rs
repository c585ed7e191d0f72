//! The game screen.
//!
//! `screen` plays the game and handles messages, `questions` are what it asks first, `panel` is the side panel, `info` is its lower part,
//! `coaching` is what the coach says there, and `result` takes the place of its buttons when the game is over.

mod coaching;
mod info;
pub mod message;
mod panel;
mod questions;
mod result;
pub mod screen;
pub mod view;
