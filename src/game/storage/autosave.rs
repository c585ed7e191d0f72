//! The game in progress: kept after every turn, found again at the next start.

use super::files::{Files, Keeping, Place};
use super::store::StoreError;
use crate::game::formats::Record;

const FILE: &str = "current-game.ron";

/// Keeps the game in progress.
#[derive(Default)]
pub struct Autosave {
    /// The game in progress, if the disk does not have it.
    unsaved: Option<Record>,
}

impl Autosave {
    /// Keeps a game: on disk, and where that is impossible as long as the program runs.
    ///
    /// # Errors
    /// When the system refuses; what was kept on disk before is still there. That files are not kept at all is no error.
    pub fn keep(&mut self, files: &Files, record: &Record) -> Result<(), StoreError> {
        self.unsaved = Some(record.clone());
        if files.keeping() == Keeping::Yes {
            files.save(Place::Data, FILE, record)?;
            self.unsaved = None;
        }
        Ok(())
    }

    /// Returns the game that was kept, if it is not over.
    ///
    /// A game that another running copy keeps is not offered: two copies would go on with it.
    ///
    /// # Errors
    /// When the file can't be used.
    pub fn unfinished(&self, files: &mut Files) -> Result<Option<Record>, StoreError> {
        let record = match &self.unsaved {
            Some(record) => Some(record.clone()),
            None if files.keeping() == Keeping::Yes => files.load(Place::Data, FILE)?,
            None => None,
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
        Record::new([ann.clone(), ann], Game::new(Board::empty()))
    }

    #[test]
    fn an_unfinished_game_is_found_again_and_a_finished_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        let mut record = record();
        Autosave::default().keep(&files, &record).unwrap();
        assert!(Autosave::default().unfinished(&mut files).unwrap().is_some());
        let mut second = Files::in_folder(folder.path());
        assert!(Autosave::default().unfinished(&mut second).unwrap().is_none());
        record.game.execute(Command::Resign(Side::First)).unwrap();
        Autosave::default().keep(&files, &record).unwrap();
        assert!(Autosave::default().unfinished(&mut files).unwrap().is_none());
    }

    #[test]
    fn a_game_that_the_disk_refuses_is_kept_while_the_program_runs() {
        let folder = tempfile::tempdir().unwrap();
        let occupied = folder.path().join("not a folder");
        std::fs::write(&occupied, "").unwrap();
        let mut files = Files::in_folder(&occupied);
        let mut autosave = Autosave::default();
        assert!(autosave.keep(&files, &record()).is_err());
        assert!(autosave.unfinished(&mut files).unwrap().is_some());
        let mut homeless = Autosave::default();
        homeless.keep(&Files::nowhere(), &record()).unwrap();
        assert!(homeless.unfinished(&mut Files::nowhere()).unwrap().is_some());
    }
}
