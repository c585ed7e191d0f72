//! The page that begins a game: the ladder of opponents, a friend, and two computers.

mod cards;
mod message;
mod names;
mod options;
pub mod screen;
mod setup;

pub use screen::PlayScreen;
pub use setup::begin_against;

#[cfg(test)]
mod tests;
