//! The help.
//!
//! * `screen` shows an article beside the list of all
//! * `articles` holds the texts with a board, `pictures` the pictures of the rules, and `keys` the
//!   keys and other controls
//! * `notices` shows the notices of what others made

mod articles;
pub mod keys;
mod notices;
mod pictures;
pub mod screen;
