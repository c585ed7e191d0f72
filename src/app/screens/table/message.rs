//! What the player tells the game screen.

use crate::ai::Piece;
use crate::game::Record;

/// What the player tells the game screen.
#[derive(Clone)]
pub enum Message {
    /// Place the piece where it is.
    Place,
    /// Take this piece.
    Choose(Piece),
    /// Take a turn back.
    Undo,
    /// Do a turn again.
    Redo,
    /// Look for a good placement.
    Hint,
    /// Show or hide outcomes.
    Outcomes,
    /// Look for no more outcomes of this position.
    StopOutcomes,
    /// Show or hide the values of areas.
    XRay,
    /// Let the opponent answer at once.
    Hurry,
    /// Ask whether to resign.
    AskToResign,
    /// Resign.
    Resign,
    /// Show the help.
    Help,
    /// Save the game.
    Save,
    /// Copy the position.
    Copy,
    /// Copy the whole game.
    CopyGame,
    /// Take what is on the clipboard, and ask whether to play it.
    Paste,
    /// Play this game instead.
    Play(Box<Record>),
    /// The same players again.
    Rematch,
    /// Look at the game again.
    LookBack,
    /// Back to the menu.
    Leave,
}
