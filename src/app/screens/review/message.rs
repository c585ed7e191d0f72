//! Messages to the review screen.

use crate::app::shell::PictureKind;

/// Messages to the review screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Step forward by some turns, or back.
    Step(isize),
    /// Go to the position after this many turns.
    GoTo(usize),
    /// Go to the position after this many placements.
    GoToPly(usize),
    /// Start or stop automatic replay.
    Play,
    /// Replay faster or slower.
    Faster(isize),
    /// Stop the search.
    Stop,
    /// Play on from here, or from before the mistake that is shown.
    PlayOn,
    /// Show how the game goes on after the mistake that is shown, or no longer.
    Why,
    /// Show so many placements more of that, or fewer.
    StepLine(isize),
    /// Ask for a name to save the game under.
    AskToSave,
    /// Save the game under this name.
    Save(String),
    /// Copy the position shown.
    Copy,
    /// Copy the whole game.
    CopyGame,
    /// Ask what to make of the game.
    AskForPicture,
    /// Make a picture of the game.
    Picture(PictureKind),
    Leave,
}
