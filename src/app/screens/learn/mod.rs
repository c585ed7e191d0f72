//! Lessons and puzzles: the list of both, the puzzles of a grade, and the screens on which they are played.

pub mod board;
pub mod grade;
pub mod lesson;
pub mod list;
pub mod panel;
pub mod puzzle;
