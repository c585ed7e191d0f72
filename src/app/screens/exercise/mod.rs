//! What puzzles and lessons share: the board on which an exercise is played, and the panel beside it.

mod board;
pub mod panel;

pub use board::ExerciseBoard;
pub use panel::{Dots, LAST_SECONDS, MouseAct, Note, PanelView, Race, Said, Tick, verdict_color};
