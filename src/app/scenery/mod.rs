//! The living background.

pub mod background;
