//! What puzzles and lessons share: the board on which an exercise is played, the panel beside it,
//! and what a newcomer learns first, which the first game at the table shows as well.

mod board;
pub mod gestures;
pub mod panel;

pub use board::ExerciseBoard;
pub use panel::{Dots, LAST_SECONDS, Note, PanelView, Race, Said, Tick, verdict_color};
