//! Everything that the window says.

pub mod file_words;
pub mod games;
pub mod hints;
pub mod learn;
pub mod strings;
