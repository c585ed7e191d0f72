//! The window itself: its events in their order, and drawing in it, through miniquad's safe functions alone. It knows nothing of the game.
//!
//! * `run` opens the window and runs a program in it, frame by frame
//! * `display`: the window's size; `event`: what the player did, in order
//! * `graphics`: drawing, and pictures of what was drawn

pub mod display;
pub mod event;
pub mod graphics;
pub mod run;
