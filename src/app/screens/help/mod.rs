//! The help: its pages, the pictures of the rules, and the articles.

mod articles;
mod pictures;
pub mod screen;
