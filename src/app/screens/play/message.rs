//! Messages to the page that begins a game.

use crate::ai::{BoardSize, Level, Opponent};
use crate::app::settings::{FirstMover, Rival};
use crate::game::{Record, Side, TimeControl};

/// Messages to the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// Choose the opponent.
    Choose(Rival),
    /// Choose the level of the opponent.
    Level(Level),
    /// Choose the first or the second of two computers.
    Watch(Side, Opponent),
    Board(BoardSize),
    FirstMover(FirstMover),
    Clock(Option<TimeControl>),
    /// Turn the coach on or off.
    Coach(bool),
    /// Choose whether the clocks of two people stop while they are away.
    Pause(bool),
    /// Write a name into the field with this index.
    Name(usize, String),
    /// Exchange the names.
    Swap,
    /// Show or hide the other choices.
    Unfold,
    /// Start the game. Two people who play here are first asked whether it is rated.
    Start,
    /// Start this game.
    Play(Box<Record>),
    /// Train the idea that the chosen opponent teaches.
    Train,
}
