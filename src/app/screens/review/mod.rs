//! Looking back at a game.

mod graph;
mod message;
mod panel;
pub mod screen;
