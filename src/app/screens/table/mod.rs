//! The game screen.
//!
//! * `screen` owns the running game: it handles input and messages, advances the time, draws the
//!   board, and shows the side panel; `message` lists the messages, and `questions` makes the
//!   dialogs
//! * `zones` divides the side panel
//! * `coaching` decides when the coach watches, and holds what it has found
//! * `gain` is what a game has brought: medals, achievements, second chances
//! * `voice` shows what a named player says, and `arrival` the moment in which a person comes to
//!   the next one

mod arrival;
mod coaching;
mod gain;
pub mod message;
mod questions;
pub mod screen;
mod voice;
mod zones;
