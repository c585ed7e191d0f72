//! The animated background behind all screens, drawn by shaders.

mod background;

pub use background::Background;
