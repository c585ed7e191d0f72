//! The registered players and their ratings.

pub mod screen;
