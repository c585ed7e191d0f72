//! Learning: the page of lessons and of what there is to read, and the lessons. It rests on `help`
//! for the rows of articles and keys.

mod demo;
pub mod lesson;
pub mod page;
