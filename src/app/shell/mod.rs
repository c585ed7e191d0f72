//! The frame around all screens.
//!
//! * `navigator`: the stack of screens and dialogs, shown one frame at a time; `layer`: what lies on that stack
//! * `screen`: what a screen is, and the destinations that lead to one; `context`: what all screens share, with `profile` for what is kept
//!   of the people here and `notice` for lines that are shown for a while
//! * `egui_backend`: egui drawn through macroquad; `window_geometry`, `frozen_frame`, `icon`: the window itself
//! * `testing`: plays on a screen without a window

pub mod context;
pub mod egui_backend;
pub mod frozen_frame;
pub mod icon;
pub mod layer;
pub mod navigator;
pub mod notice;
pub mod profile;
pub mod screen;
#[cfg(test)]
pub mod testing;
pub mod window_geometry;
