//! Learning.
//!
//! * `page` lists the lessons, and the articles by means of `help`
//! * `lesson` is the screen of a lesson, and `demo` a board that shows something by itself

mod demo;
pub mod lesson;
pub mod page;
