//! The statistics of a person or of guests, on three pages: games, achievements, and the rating.

mod achievements;
mod overview;
pub mod screen;
