//! Messages to the game screen.

use crate::ai::{Character, Piece};
use crate::app::shell::PictureKind;
use crate::game::Record;

/// Messages to the game screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Place the piece where it is.
    Place,
    Rotate,
    /// Take this piece.
    Choose(Piece),
    /// Undo a turn.
    Undo,
    /// Redo a turn.
    Redo,
    /// Search for a good placement.
    Hint,
    /// Show or hide outcomes.
    Outcomes,
    /// Stop searching for the outcomes of this position.
    StopOutcomes,
    /// Show or hide the values of areas.
    XRay,
    /// Let the coach watch, or no more.
    Coach,
    /// Make the opponent answer at once.
    Hurry,
    /// Hold the game of two computers, or let it go on.
    Hold,
    /// Have two computers play faster, or after the fastest slowly again.
    Faster,
    /// Let the blunder stand that the coach has told of.
    KeepBlunder,
    /// Show how the game goes on after the blunder that the coach has told of.
    Why,
    /// Show so many placements more of that, or fewer.
    Step(isize),
    /// Ask what else to do.
    AskWhatElse,
    /// Show the settings.
    Settings,
    /// Ask whether to resign.
    AskToResign,
    /// Resign.
    Resign,
    /// Show the help.
    Help,
    /// Ask for a name to save the game under.
    AskToSave,
    /// Save the game under this name.
    Save(String),
    /// Copy the position.
    Copy,
    /// Copy the whole game.
    CopyGame,
    /// Ask what to make of the game.
    AskForPicture,
    /// Make a picture of the game.
    Picture(PictureKind),
    /// Read the clipboard, and ask whether to play its contents.
    Paste,
    /// Play this game instead.
    Play(Box<Record>),
    /// Play again with the same players.
    Rematch,
    /// Play against the next one on the ladder.
    Next(Character),
    /// Play again from the turn that decided the game.
    TryAgain,
    /// Review the game.
    LookBack,
    /// Go back to the menu.
    Leave,
}
