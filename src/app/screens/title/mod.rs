//! The title screen: the game's name, the doors, and the demo board.

mod demo;
mod doors;
pub mod screen;
