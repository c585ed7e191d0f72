//! The registered players and their ratings.

mod graph;
pub mod screen;
