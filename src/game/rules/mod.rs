//! The rules: boards, turns, seats, clocks, records of games, and the position editor.
//!
//! This module depends on the engine and on `lists` alone; every other module of [`crate::game`]
//! depends on it.

mod board;
mod clock;
mod editor;
mod game;
mod hexadecimal;
mod one_line;
mod record;
mod score;
mod seat;
mod timestamp;

pub use board::Board;
pub use clock::{Clock, TimeControl, TimeControlError, time_for_turn};
pub use editor::Editor;
pub use game::{Command, Ending, Event, Game, GameResult, IllegalTurn, Refusal, Side, Turn};
pub(in crate::game) use hexadecimal::hexadecimal;
pub use one_line::one_line;
pub use record::{GameId, Origin, Record};
pub use score::Score;
pub use seat::{Identity, PersonId, PlayerName, Seat};
pub use timestamp::Timestamp;
