//! What there is to read: the articles, the pictures of the rules, and the keys.

mod articles;
pub mod keys;
mod pictures;
pub mod screen;
