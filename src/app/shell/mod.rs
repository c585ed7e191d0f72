//! The frame around all screens: the stack of screens and dialogs, what they share, how egui is drawn.

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
