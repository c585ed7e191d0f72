//! The review of a game.

pub mod graph;
mod message;
mod panel;
pub mod screen;
