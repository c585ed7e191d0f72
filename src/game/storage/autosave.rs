//! The game in progress: saved after every turn and resumed at the next start.

use super::files::{Files, Keeping, Place};
use super::store::StoreError;
use crate::game::formats::{Document, DocumentError, read_with_record};
use crate::game::rules::{GameId, Origin, Record};
use serde::{Deserialize, Serialize};

const FILE: &str = "current-game.ron";

/// The file: the game, and what the text of a game does not say because nobody else would be believed in it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CurrentGame {
    id: GameId,
    origin: Origin,
    /// Whether both sides agreed to a rated game.
    agreed: bool,
    record: Record,
}

impl CurrentGame {
    fn of(record: &Record) -> CurrentGame {
        let (id, origin, agreed) = (record.id(), record.origin(), record.is_agreed());
        CurrentGame { id, origin, agreed, record: record.clone() }
    }

    fn resumed(self) -> Record {
        self.record.resumed(self.id, self.origin, self.agreed)
    }
}

/// The file as version 1.0.0 wrote it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithoutId {
    origin: Origin,
    agreed: bool,
    record: Record,
}

impl Document for CurrentGame {
    const VERSION: u32 = 3;
    /// A record and a little more.
    const MAX_LEN: usize = Record::MAX_LEN + (1 << 10);

    fn read(text: &str) -> Result<CurrentGame, DocumentError> {
        read_with_record(text)
    }

    fn from_older(version: u32, text: &str) -> Option<Result<CurrentGame, DocumentError>> {
        let read = || {
            let WithoutId { origin, agreed, record } = read_with_record(text)?;
            Ok(CurrentGame { id: record.id(), origin, agreed, record })
        };
        (version == 2).then(read)
    }
}

/// Keeps the game in progress.
#[derive(Default)]
pub struct Autosave {
    /// The game in progress as it was kept last, whether or not it is on disk.
    latest: Option<Record>,
}

impl Autosave {
    /// Keeps a game on disk, and in any case until the program ends.
    ///
    /// # Errors
    /// When the file must not be written. It is no error that files are not kept at all. If writing fails, [`Files::failures`] tells.
    pub fn keep(&mut self, files: &Files, record: &Record) -> Result<(), StoreError> {
        self.latest = Some(record.clone());
        if files.keeping() == Keeping::Yes {
            files.save(Place::Data, FILE, &CurrentGame::of(record))?;
        }
        Ok(())
    }

    /// Returns the game that was kept last.
    ///
    /// A game that another running copy keeps is not returned: two copies would go on with it.
    ///
    /// # Errors
    /// When the file can't be used.
    pub fn latest(&mut self, files: &mut Files) -> Result<Option<Record>, StoreError> {
        if self.latest.is_none() && files.keeping() == Keeping::Yes {
            let kept = files.load::<CurrentGame>(Place::Data, FILE)?;
            self.latest = kept.map(CurrentGame::resumed);
        }
        Ok(self.latest.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Level};
    use crate::game::{Board, Command, Game, People, PlayerName, Seat, Side};

    fn record() -> Record {
        Record::new([Seat::GUEST, Seat::GUEST], Game::new(Board::empty()))
    }

    fn unfinished(files: &mut Files) -> Option<Record> {
        let kept = Autosave::default().latest(files).unwrap();
        kept.filter(|record| record.game.result().is_none())
    }

    #[test]
    fn an_unfinished_game_is_found_again_and_a_finished_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        let mut record = record();
        Autosave::default().keep(&files, &record).unwrap();
        assert!(unfinished(&mut files).is_some());
        let mut second = Files::in_folder(folder.path());
        assert!(unfinished(&mut second).is_none());
        record.game.execute(Command::Resign(Side::First)).unwrap();
        Autosave::default().keep(&files, &record).unwrap();
        assert!(unfinished(&mut files).is_none());
    }

    #[test]
    fn a_game_goes_on_on_a_board_of_its_size() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        for size in BoardSize::ALL {
            let game = Game::new(Board::of_size(size));
            let mut record = Record::new([Seat::GUEST, Seat::from(Level::MAX)], game);
            record.game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
            Autosave::default().keep(&files, &record).unwrap();
            let resumed = unfinished(&mut files).unwrap();
            assert_eq!(resumed.game.board(), record.game.board());
            assert_eq!(resumed.game.board_size(), size);
        }
    }

    #[test]
    fn a_game_that_the_disk_refuses_is_kept_while_the_program_runs() {
        let folder = tempfile::tempdir().unwrap();
        let occupied = folder.path().join("not a folder");
        std::fs::write(&occupied, "").unwrap();
        let mut files = Files::in_folder(&occupied);
        let mut autosave = Autosave::default();
        autosave.keep(&files, &record()).unwrap();
        files.flusher().flush();
        assert_eq!(files.failures().len(), 1);
        assert!(autosave.latest(&mut files).unwrap().is_some());
        let mut homeless = Autosave::default();
        homeless.keep(&Files::nowhere(), &record()).unwrap();
        assert!(homeless.latest(&mut Files::nowhere()).unwrap().is_some());
    }

    #[test]
    fn a_game_that_is_resumed_may_be_rated_if_it_was_played_here_without_help() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        let mut people = People::default();
        for name in ["Ann", "Bo"] {
            people.add(&PlayerName::new(name).unwrap()).unwrap();
        }
        let [ann, bo] = [0, 1].map(|index| people.people()[index].seat());
        let begin = |seats| Record::new(seats, Game::new(Board::empty()));
        let mut assisted = begin([ann.clone(), Seat::from(Level::MAX)]);
        assisted.assist();
        for (record, rated) in [
            (begin([ann.clone(), Seat::from(Level::MAX)]), true),
            (begin([ann.clone(), bo.clone()]).agreed(), true),
            (begin([ann.clone(), bo]), false),
            (assisted, false),
            (Record::from_position([ann, Seat::from(Level::MAX)], Board::empty()), false),
        ] {
            Autosave::default().keep(&files, &record).unwrap();
            let resumed = unfinished(&mut files).unwrap();
            assert_eq!((resumed.may_be_rated(), &resumed.seats), (rated, &record.seats));
        }
    }
}
