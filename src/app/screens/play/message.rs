//! Messages to the page that begins a game.

use crate::ai::{BoardSize, Level};
use crate::app::settings::{FirstMover, Rival};
use crate::game::{Record, TimeControl};

/// Messages to the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// Choose who is played against.
    Choose(Rival),
    /// Choose the level that is played against, or those of two computers.
    Level(Level),
    First(Level),
    Second(Level),
    Board(BoardSize),
    Beginner(FirstMover),
    Clock(Option<TimeControl>),
    /// Let the coach watch, or not.
    Coach(bool),
    /// Let the clocks of two people stop while they are away, or run on.
    Pause(bool),
    /// Write the name of a person who plays here into this field.
    Name(usize, String),
    /// Exchange the names.
    Swap,
    /// Show what else can be chosen, or no more.
    Unfold,
    /// Start the game; two people who play here are asked whether it is rated.
    Start,
    /// Start this game.
    Play(Box<Record>),
    Leave,
}
