//! The game screen.
//!
//! * `screen` owns the running game: it handles input and messages, advances the time, and draws
//!   the board; `message` lists the messages, and `questions` makes the dialogs
//! * `panel` shows the side panel from a `view` of the game, and `zones` divides it; `message_box`
//!   is its part for coach, hints, aids and notices, and `result` covers its buttons when the game
//!   is over
//! * `coaching` decides when the coach watches, and holds what it has found
//! * `voice` shows what a named player says, and `arrival` the moment in which a person comes to the
//!   next one

mod arrival;
mod coaching;
pub mod message;
mod message_box;
mod panel;
mod questions;
mod result;
pub mod screen;
pub mod view;
mod voice;
mod zones;
