//! The game in progress on disk: written after every turn, found again at the next start.

use std::path::PathBuf;

use directories::ProjectDirs;

use crate::game::{Record, StoreError, load_record, save_record};

/// Where the game in progress is kept.
pub struct Saves {
    path: Option<PathBuf>,
    /// A file that can't be read, nor moved aside, is in the way: it must not be overwritten.
    blocked: bool,
    /// The game in progress, if the disk does not have it.
    unsaved: Option<Record>,
}

impl Saves {
    /// Returns the player's own place.
    pub fn of_this_user() -> Saves {
        let dirs = ProjectDirs::from("", "", "nim-tetris");
        Saves::at(dirs.map(|dirs| dirs.data_dir().join("current-game.ron")))
    }

    fn at(path: Option<PathBuf>) -> Saves {
        Saves { path, blocked: false, unsaved: None }
    }

    /// Returns whether games outlive the program: not without a home folder.
    pub fn are_possible(&self) -> bool {
        self.path.is_some() && !self.blocked
    }

    /// Keeps a game: on disk, and where that is impossible as long as the program runs.
    ///
    /// # Errors
    /// When the system refuses; what was kept on disk before is still there.
    pub fn keep(&mut self, record: &Record) -> Result<(), StoreError> {
        self.unsaved = Some(record.clone());
        if let Some(path) = self.path.as_ref().filter(|_| !self.blocked) {
            save_record(path, record)?;
            self.unsaved = None;
        }
        Ok(())
    }

    /// Returns the game that was kept, if it is not over.
    ///
    /// # Errors
    /// When the file can't be used.
    pub fn unfinished(&mut self) -> Result<Option<Record>, StoreError> {
        let record = match (&self.unsaved, &self.path) {
            (Some(record), _) => Some(record.clone()),
            (None, Some(path)) if !self.blocked => load_record(path).inspect_err(|error| {
                self.blocked = matches!(error, StoreError::Io(..));
            })?,
            _ => None,
        };
        Ok(record.filter(|record| record.game.result().is_none()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, Command, Game, PlayerName, Seat, Side};

    fn record() -> Record {
        let ann = Seat::Human(PlayerName::new("Ann").unwrap());
        Record { seats: [ann.clone(), ann], game: Game::new(Board::empty()) }
    }

    #[test]
    fn an_unfinished_game_is_found_again_and_a_finished_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        let mut record = record();
        Saves::at(Some(path.clone())).keep(&record).unwrap();
        assert!(Saves::at(Some(path.clone())).unfinished().unwrap().is_some());
        record.game.execute(Command::Resign(Side::First)).unwrap();
        Saves::at(Some(path.clone())).keep(&record).unwrap();
        assert!(Saves::at(Some(path)).unfinished().unwrap().is_none());
    }

    #[test]
    fn a_game_that_the_disk_refuses_is_kept_while_the_program_runs() {
        let folder = tempfile::tempdir().unwrap();
        let occupied = folder.path().join("not a folder");
        std::fs::write(&occupied, "").unwrap();
        let mut saves = Saves::at(Some(occupied.join("game.ron")));
        assert!(saves.keep(&record()).is_err());
        assert!(saves.unfinished().unwrap().is_some());
        let mut homeless = Saves::at(None);
        homeless.keep(&record()).unwrap();
        assert!(!homeless.are_possible() && homeless.unfinished().unwrap().is_some());
    }
}
