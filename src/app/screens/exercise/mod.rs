//! The parts that puzzles and lessons share.
//!
//! * `board` plays an exercise on a board, and `message` lists the messages to it and its screen
//! * `gestures` shows newcomers how to move, rotate and place a piece, also in their first game at
//!   the table

mod board;
pub mod gestures;
mod message;

pub use board::ExerciseBoard;
pub use message::Message;
