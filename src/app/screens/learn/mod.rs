//! Lessons and puzzles.

pub mod grade;
pub mod lesson;
pub mod list;
pub mod panel;
pub mod puzzle;
