//! Lessons, and the list of lessons and puzzles: rests on `training` for what was reached there.

mod demo;
pub mod grade;
pub mod lesson;
pub mod list;
