//! The title screen.
//!
//! * `screen` has the game's name and the buttons
//! * `doors` paints the four buttons to the main pages, and `demo` plays on the board beside them

mod demo;
mod doors;
pub mod screen;
