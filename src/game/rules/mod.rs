//! The rules: boards, turns, seats, clocks, records of games, and the position editor.

mod board;
mod clock;
mod editor;
mod game;
mod record;
mod seat;

pub use board::Board;
pub use clock::{Clock, TimeControl, TimeControlError, time_for_turn};
pub use editor::Editor;
pub use game::{Command, Ending, Event, Game, GameResult, IllegalTurn, Refusal, Side, Turn};
pub use record::{GameId, Origin, Record};
pub use seat::{Identity, PersonId, PlayerName, Seat};
