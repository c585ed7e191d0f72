//! The people who play here, and their ratings.

mod graph;
pub mod screen;
