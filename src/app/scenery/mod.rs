//! The animated background behind all screens, drawn by shaders.

pub mod background;
