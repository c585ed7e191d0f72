//! The page that begins a game: the ladder of opponents, a friend, and two computers.

mod cards;
mod message;
mod names;
mod options;
pub mod screen;
mod setup;

pub use screen::PlayScreen;
#[cfg(test)]
pub use setup::begin_against;
pub use setup::{play_against, play_first};

#[cfg(test)]
mod tests;
