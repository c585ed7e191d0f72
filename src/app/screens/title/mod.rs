//! The title screen: the menu, and the demo board.

mod demo;
pub mod screen;
