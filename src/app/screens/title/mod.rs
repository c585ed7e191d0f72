//! The title screen: the game's name, the menu, and the demo board.

mod demo;
pub mod screen;
