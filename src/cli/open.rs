//! `open`: reads a game from a file, to be shown in the window.

use std::path::PathBuf;

use clap::Args;

use super::shared::{Failure, display_path};
use crate::game::{Record, read_game_file};

#[derive(Args, Debug)]
pub struct Arguments {
    /// A game that was exported or saved; without a file, the window opens as usual
    file: Option<PathBuf>,
}

impl Arguments {
    /// Reads the game, if there is a file.
    ///
    /// # Errors
    /// Says in one line why the file is not a game.
    pub fn read(self) -> Result<Option<Record>, Failure> {
        let Some(path) = self.file else { return Ok(None) };
        let game = read_game_file(&path);
        game.map(Some).map_err(|error| Failure::Input(format!("{}: {error}", display_path(&path))))
    }
}
