//! The registered players and their ratings.

pub mod graph;
pub mod screen;
