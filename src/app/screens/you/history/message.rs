//! Messages to the history.

use std::path::PathBuf;

use super::games::Filter;
use crate::app::shell::{PictureKind, Section};

/// Messages to the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Choose the game with this index.
    Choose(usize),
    /// Show another section.
    Section(Section),
    /// List these games.
    Filter(Filter),
    /// Move the focus to the field for a part of a name.
    Find,
    /// Review the chosen game, or continue it if it is not over; without a game, play one.
    Accept,
    /// Open the menu.
    AskForMore,
    /// Review the chosen game, even if it is not over.
    Review,
    /// Ask for the name under which the chosen game is saved.
    AskToName,
    Name(String),
    /// Ask whether to delete the chosen game.
    AskToDelete,
    Delete,
    /// Write the chosen game to a file of its own.
    Export,
    /// Write all games and ratings of the person who plays to tables.
    ExportTables,
    /// Write everything about all people to a file of its own.
    SaveEverything,
    /// Ask for a file with everything about people, to be added to what is here.
    AskToBringIn,
    BringIn(PathBuf),
    /// Copy the chosen game as text.
    Copy,
    /// Ask which kind of picture to make of the chosen game.
    AskForPicture,
    /// Make a picture of the chosen game.
    Picture(PictureKind),
    /// Add the game on the clipboard.
    Paste,
}
