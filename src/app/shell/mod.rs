//! The frame around all screens.
//!
//! * `navigator`: the stack of screens and dialogs, shown one frame at a time; `layer`: the layers on that stack
//! * `screen`: the trait of a screen, and the destinations that lead to one; `context`: the state shared by all screens, with `profile` and `settings_writer` for
//!   the saved data of the players and `notice` for news and warnings, and `pictures` for sharing; `termination`: signals that end the program
//! * `statistics`: finished games and achievements
//! * `egui_backend`: egui in the window; `window_geometry`, `icon`: the window itself
//! * `testing`: plays on a screen without a window

pub mod context;
pub mod egui_backend;
pub mod icon;
pub mod layer;
pub mod navigator;
pub mod notice;
pub mod pictures;
pub mod profile;
pub mod screen;
pub mod settings_writer;
pub mod statistics;
pub mod termination;
#[cfg(test)]
pub mod testing;
pub mod window_geometry;
