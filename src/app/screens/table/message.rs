//! Messages to the game screen.

use crate::ai::Character;
use crate::app::board::BoardMessage;
use crate::app::shell::PictureKind;
use crate::game::Record;

/// Messages to the game screen.
#[derive(Clone, Debug)]
pub enum Message {
    Place,
    /// Move the piece in hand, or step through the line of best play.
    Board(BoardMessage),
    Undo,
    Redo,
    /// Show or hide the buttons of the aids.
    ToggleAids,
    Hint,
    /// Show or hide the outcomes of placements.
    Outcomes,
    /// Stop the search for the outcomes in this position.
    StopOutcomes,
    /// Show or hide the values of areas.
    XRay,
    /// Turn the coach on or off.
    Coach,
    /// Make the opponent answer at once.
    Hurry,
    /// Hold the game of two computers, or let it go on.
    Hold,
    /// Make two computers play at the next speed; after the fastest comes the slowest.
    Faster,
    /// Let the blunder stand that the coach warned of.
    LetBlunderStand,
    /// Show or hide how the game goes on after a blunder, the turning point or the hint.
    Why,
    /// Open the menu of the game.
    AskWhatElse,
    Settings,
    AskToResign,
    Resign,
    Help,
    /// Ask for a name under which to save the game.
    AskToSave,
    /// Save the game under this name.
    Save(String),
    /// Copy the position.
    Copy,
    CopyGame,
    /// Ask which kind of picture to make of the game.
    AskForPicture,
    Picture(PictureKind),
    /// Read the clipboard, and ask whether to play its contents.
    Paste,
    /// Play this game instead.
    Play(Box<Record>),
    /// Play again with the same players.
    Rematch,
    /// Play against the next opponent on the ladder.
    Next(Character),
    /// Play again from the turn that decided the game.
    TryAgain,
    Review,
    /// Ask for a line with a move or a question.
    AskToType,
    /// Read a typed line.
    Typed(String),
    /// Go back to the result of the game before this one.
    LastResult,
    /// Go back to the title menu.
    Leave,
}
