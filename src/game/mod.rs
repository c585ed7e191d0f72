//! The rules as played: turns, players, the running game and its record. Nothing here draws or prints.
//!
//! Everything flows as command -> check -> execute -> event: window, terminal and files all give [`Command`]s to a [`Session`] or a
//! [`Game`] and show the [`Event`]s that come back.

mod autosave;
mod board;
mod document;
mod files;
mod play;
mod player;
mod puzzle;
mod puzzle_maker;
mod record;
mod session;
mod store;
mod symmetry;
mod task;

pub use autosave::Autosave;
pub use board::Board;
pub use document::{Document, DocumentError, Versioned};
pub use files::{Files, Keeping, Place};
pub use play::{Command, Ending, Event, Game, GameResult, Refusal, Side, Turn};
pub use player::{PlayerName, Seat};
pub use puzzle::{GRADES, Puzzle, puzzles, write_puzzles};
pub use puzzle_maker::make_puzzles;
pub use record::{Record, RecordError};
pub use session::Session;
pub use store::{StoreError, Unusable};
pub use task::Task;
