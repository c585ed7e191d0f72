//! Lessons, and the list of lessons and puzzles: rests on `training` for what was reached there.

mod demo;
mod gestures;
pub mod grade;
pub mod lesson;
pub mod list;
