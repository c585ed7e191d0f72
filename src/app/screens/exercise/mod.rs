//! The parts that puzzles and lessons share; other screens use the panel, too.
//!
//! * `board` plays an exercise on a board, and `message` lists the messages to it and its screen
//! * `panel` is the side panel beside it
//! * `gestures` shows newcomers how to move, rotate and place a piece, also in their first game at
//!   the table

mod board;
pub mod gestures;
mod message;
pub mod panel;

pub use board::ExerciseBoard;
pub use message::Message;
pub use panel::{BoxContents, Check, Dots, PanelView, Remark, RunStatus, Verdict, verdict_color};
