//! The review of a game.
//!
//! * `screen` replays the game, and `message` lists its messages
//! * `panel` is the side panel, and `graph` draws who wins from each position

pub mod graph;
mod message;
mod panel;
pub mod screen;
