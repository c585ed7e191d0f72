//! The statistics of a person, on three pages: games, achievements, and the rating.

mod achievements;
mod overview;
pub mod screen;
