//! The game screen.
//!
//! `screen` plays the game and handles messages, `questions` are what it asks first, `panel` is the side panel, whose places `zones` has;
//! `message_box` is where it speaks, `coaching` is what the coach says there, and `result` takes the place of its buttons when the game is
//! over.

mod coaching;
pub mod message;
mod message_box;
mod panel;
mod questions;
mod result;
pub mod screen;
pub mod view;
mod zones;
