//! The game itself: the board, the turns, who sits where, and the editor of positions.
//!
//! Everything else in [`crate::game`] rests on this room; it rests on the engine's board alone.

mod board;
mod editor;
mod game;
mod seat;

pub use board::Board;
pub use editor::Editor;
pub use game::{Command, Ending, Event, Game, GameResult, Refusal, Side, Turn};
pub use seat::{PlayerName, Seat};
