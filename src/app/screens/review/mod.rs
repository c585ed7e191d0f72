//! The review of a game.

mod graph;
mod message;
mod panel;
pub mod screen;
