//! The articles of the help, which the page of learning shows.
//!
//! * `article` shows an article
//! * `articles` holds the texts with a board, `pictures` the pictures of the rules, and `keys` the
//!   keys and other controls
//! * `notices` shows the notices of what others made

pub mod article;
mod articles;
pub mod keys;
mod notices;
mod pictures;
