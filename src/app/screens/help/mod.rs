//! The help: its pages, and the pictures of the rules.

mod pictures;
pub mod screen;
