//! The frame around all screens: loop, stack of screens, what they share.

pub mod egui_backend;
pub mod icon;
pub mod profile;
pub mod screen;
pub mod stage;
pub mod still;
pub mod window_geometry;
