//! Looking back at a game.

pub mod graph;
pub mod panel;
pub mod screen;
