//! Lessons, and the list of lessons and puzzles: rests on `training` for what was reached there.

pub mod grade;
pub mod lesson;
pub mod list;
