//! The title: the menu, and the board that plays by itself.

mod demo;
pub mod screen;
