//! `open`: reads a game from a file, to be shown in the window.

use std::path::PathBuf;

use clap::Args;

use super::shared::{Failure, GameFile, complain, display_path, is_told_on_desktop};
use crate::game::read_game_file;

#[derive(Args, Debug)]
pub struct Arguments {
    /// A file with an exported, saved or copied game; without it, the window opens as usual
    file: Option<PathBuf>,
}

impl Arguments {
    /// Reads the game, if there is a file.
    ///
    /// # Errors
    /// Says in one line why the file is not a game, for a person who has mistyped its name in a
    /// terminal, or for a script. After a double click, whoever waits for a window gets one that
    /// says so.
    pub fn read(self) -> Result<Option<GameFile>, Failure> {
        let Some(path) = self.file else { return Ok(None) };
        let game = read_game_file(&path).map(Box::new);
        if let Err(error) = &game {
            let message = format!("{}: {error}", display_path(&path));
            if !is_told_on_desktop() {
                return Err(Failure::Input(message));
            }
            complain("warning", message);
        }
        Ok(Some((path, game)))
    }
}
