//! Messages to the review screen.

use crate::app::board::BoardMessage;
use crate::app::shell::PictureKind;

/// Messages to the review screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Step this many turns forward, or back if negative.
    Step(isize),
    /// Go to the position after this many turns.
    GoTo(usize),
    /// Go to the position after this many placements.
    GoToPly(usize),
    /// Go to the next turn that is a mistake, and from the last one to the first.
    NextMistake,
    /// Start or stop automatic replay.
    Play,
    /// Change the speed of the replay by a number of steps.
    Faster(isize),
    /// Stop the search.
    Stop,
    /// Play on from here, or from before the mistake that is shown.
    PlayOn,
    /// Show or hide best play from the position shown.
    Why,
    /// Step through the line of best play.
    Board(BoardMessage),
    /// Ask for a name under which to save the game.
    AskToSave,
    /// Save the game under this name.
    Save(String),
    /// Copy the position shown.
    Copy,
    CopyGame,
    /// Ask which kind of picture to make of the game.
    AskForPicture,
    Picture(PictureKind),
}
