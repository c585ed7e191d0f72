//! The page that begins a game: against the sparring partner, an opponent on the ladder, a level
//! or a friend, or between two computers.
//!
//! * `screen` is the page, and `message` lists its messages
//! * `cards` shows the opponents, `options` the choices for the game, `computers` those of two
//!   computers, and `names` the names of two people
//! * `setup` reads and stores what was chosen, and begins the game

mod cards;
mod computers;
mod message;
mod names;
mod options;
pub mod screen;
mod setup;

pub use cards::{face_of, name_of};
pub use screen::PlayScreen;
#[cfg(test)]
pub use setup::begin_against;
pub use setup::{choose, end_watching, let_coach_watch, play_against, play_first};

#[cfg(test)]
mod tests;
