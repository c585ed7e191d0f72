//! The help.
//!
//! * `screen` shows an article beside the list of all
//! * `articles` holds the texts with a board, `pictures` the pictures of the rules, and `keys` the
//!   keys and other controls

mod articles;
pub mod keys;
mod pictures;
pub mod screen;
