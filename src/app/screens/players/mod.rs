//! The people who play here.

pub mod graph;
pub mod screen;
