//! Games that the player saved: each in a file of its own, with a name and a date.

use std::sync::mpsc::{self, Receiver};

use serde::{Deserialize, Serialize};

use super::files::{Files, GAMES, Place};
use super::store::StoreError;
use crate::game::formats::{Document, DocumentError, ensure, read_with_record};
use crate::game::rules::Record;
use crate::game::running::Task;

/// Most games that are kept.
pub const MAX_GAMES: usize = 500;

/// Most characters of a game's name.
pub const MAX_GAME_NAME: usize = 60;

/// Why a game is not saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There are [`MAX_GAMES`] already.
    #[error("there are {MAX_GAMES} saved games already")]
    Full,
    /// A name has 1 to [`MAX_GAME_NAME`] characters that can be seen.
    #[error("a name has 1 to {MAX_GAME_NAME} characters")]
    Name,
    /// The file can't be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A game with a name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// What it is called.
    pub name: String,
    /// Day and time at which it was saved: `2026-03-31 18:05`.
    pub saved: String,
    /// The game.
    pub record: Record,
}

impl Document for SavedGame {
    const VERSION: u32 = 1;
    /// A record and a little more.
    const MAX_LEN: usize = 1 << 17;

    fn read(text: &str) -> Result<SavedGame, DocumentError> {
        read_with_record(text)
    }

    fn check(&self) -> Result<(), String> {
        let name = checked_name(&self.name).is_some_and(|name| name == self.name);
        let date = self.saved.chars().count() <= 20 && !self.saved.contains(char::is_control);
        ensure(name && date, "its name or date is not possible")
    }
}

/// The saved games, the newest first.
#[derive(Default)]
pub struct SavedGames {
    /// Games by the number of their file.
    games: Vec<(u32, SavedGame)>,
    loading: Option<Loading>,
}

/// Games that are being read.
struct Loading {
    task: Task<()>,
    news: Receiver<(u32, Result<Option<SavedGame>, StoreError>)>,
    done: usize,
    count: usize,
    /// Why there is no list of games, if there is none.
    error: Option<StoreError>,
}

impl SavedGames {
    /// Starts to read all saved games on a thread of its own, the newest first. [`SavedGames::poll`] adds them to the list.
    pub fn load(files: &Files) -> SavedGames {
        let listed = numbers(files);
        let (mut numbers, error) = listed.map_or_else(|e| (Vec::new(), Some(e)), |n| (n, None));
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        numbers.truncate(MAX_GAMES);
        let count = numbers.len();
        let (sender, news) = mpsc::channel();
        let reader = files.reader();
        let task = Task::start("saved games", move |control| {
            for number in numbers {
                let game = reader.load(Place::Data, &file_name(number));
                if control.is_stopped() || sender.send((number, game)).is_err() {
                    return;
                }
            }
        });
        let loading = Some(Loading { task, news, done: 0, count, error });
        SavedGames { games: Vec::new(), loading }
    }

    /// Adds the games that were read since the last call, and returns why others can't be used. To be called in every frame.
    pub fn poll(&mut self, files: &mut Files) -> Vec<StoreError> {
        let Some(loading) = &mut self.loading else { return Vec::new() };
        let is_last = loading.task.is_finished();
        let mut errors: Vec<StoreError> = loading.error.take().into_iter().collect();
        let mut games = Vec::new();
        for (number, game) in loading.news.try_iter() {
            loading.done += 1;
            match game {
                Ok(game) => games.extend(game.map(|game| (number, game))),
                Err(error) if files.note(&error) => errors.push(error),
                Err(_) => {}
            }
        }
        if is_last {
            self.loading = None;
        }
        games.into_iter().for_each(|(number, game)| self.insert(number, game));
        errors
    }

    /// Puts a game into its place: games that were saved later have higher numbers.
    fn insert(&mut self, number: u32, game: SavedGame) {
        let place = self.games.partition_point(|(other, _)| *other > number);
        self.games.insert(place, (number, game));
    }

    /// Returns how many games were read, and how many there are, until all are read.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.loading.as_ref().map(|loading| (loading.done, loading.count))
    }

    /// Saves a game under a name with a date, without reading those that are there.
    ///
    /// # Errors
    /// Says why it is not saved.
    pub fn add(files: &Files, name: &str, saved: String, record: &Record) -> Result<(), SaveError> {
        write(files, name, saved, record).map(|_| ())
    }

    /// Returns the games, the newest first.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &SavedGame> {
        self.games.iter().map(|(_, game)| game)
    }

    /// Returns the game at this place.
    pub fn get(&self, index: usize) -> Option<&SavedGame> {
        self.games.get(index).map(|(_, game)| game)
    }

    /// Saves a game under a name with a date, and puts it into the list.
    ///
    /// # Errors
    /// Says why it is not saved.
    pub fn save(
        &mut self,
        files: &Files,
        name: &str,
        saved: String,
        record: &Record,
    ) -> Result<(), SaveError> {
        let (number, game) = write(files, name, saved, record)?;
        self.insert(number, game);
        Ok(())
    }

    /// Gives a game another name.
    ///
    /// # Errors
    /// Says why it keeps its name.
    pub fn rename(&mut self, files: &Files, index: usize, name: &str) -> Result<(), SaveError> {
        let name = checked_name(name).ok_or(SaveError::Name)?;
        if let Some((number, game)) = self.games.get_mut(index) {
            let renamed = SavedGame { name, ..game.clone() };
            files.save_now(Place::Data, &file_name(*number), &renamed)?;
            *game = renamed;
        }
        Ok(())
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// Says why it is still there.
    pub fn delete(&mut self, files: &Files, index: usize) -> Result<(), StoreError> {
        if let Some((number, _)) = self.games.get(index) {
            files.delete(Place::Data, &file_name(*number))?;
            self.games.remove(index);
        }
        Ok(())
    }
}

/// Writes a game to a file of its own.
fn write(
    files: &Files,
    name: &str,
    saved: String,
    record: &Record,
) -> Result<(u32, SavedGame), SaveError> {
    let name = checked_name(name).ok_or(SaveError::Name)?;
    let taken = numbers(files)?;
    if taken.len() >= MAX_GAMES {
        return Err(SaveError::Full);
    }
    let last = taken.into_iter().max().unwrap_or(0);
    // Next to files that bear the highest numbers, a free lower one will do: better a game in an odd place than none.
    let numbers = (last.saturating_add(1)..=u32::MAX).chain((1..last).rev());
    // Asked for one by one, since a crowded folder is not listed to its end.
    let mut free = numbers.filter(|number| !files.is_taken(Place::Data, &file_name(*number)));
    let number = free.next().ok_or(SaveError::Full)?;
    let game = SavedGame { name, saved, record: record.clone() };
    files.save_now(Place::Data, &file_name(number), &game)?;
    Ok((number, game))
}

/// Returns the numbers of the files in the folder, in no order.
fn numbers(files: &Files) -> Result<Vec<u32>, StoreError> {
    let names = files.list(Place::Data, GAMES)?;
    Ok(names.iter().filter_map(|name| number_of(name)).collect())
}

/// Returns a name without surrounding blanks, or `None` if a game can't have it.
fn checked_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=MAX_GAME_NAME).contains(&name.chars().count());
    (fits && !name.contains(char::is_control)).then(|| name.to_owned())
}

fn file_name(number: u32) -> String {
    format!("{GAMES}/game-{number}.ron")
}

/// Returns the number in a file's name.
fn number_of(name: &str) -> Option<u32> {
    let digits = name.strip_prefix("game-")?.strip_suffix(".ron")?;
    let number: u32 = digits.parse().ok()?;
    (digits == number.to_string()).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, Command, Game, Seat, Unusable};
    use std::fs;

    fn record() -> Record {
        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        Record::new([Seat::UNNAMED, Seat::UNNAMED], game)
    }

    /// Waits until all games are read.
    fn load(files: &mut Files) -> (SavedGames, Vec<StoreError>) {
        let mut games = SavedGames::load(files);
        let mut errors = Vec::new();
        while games.progress().is_some() {
            errors.extend(games.poll(files));
            std::thread::yield_now();
        }
        (games, errors)
    }

    fn names(games: &SavedGames) -> Vec<&str> {
        games.games().map(|game| &*game.name).collect()
    }

    #[test]
    fn games_are_saved_named_found_again_and_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        let (mut games, errors) = load(&mut files);
        assert!(errors.is_empty());
        for name in ["one", " two ", "../three"] {
            games.save(&files, name, "2026-03-31 18:05".to_owned(), &record()).unwrap();
        }
        assert_eq!(names(&games), ["../three", "two", "one"]);
        games.rename(&files, 2, "하나").unwrap();
        games.delete(&files, 1).unwrap();
        let (games, errors) = load(&mut files);
        assert!(errors.is_empty());
        assert_eq!(names(&games), ["../three", "하나"]);
        assert_eq!(games.get(0).unwrap().record.game.placements(), 1);
        assert_eq!(fs::read_dir(folder.path().join("data/games")).unwrap().count(), 2);
    }

    #[test]
    fn no_game_takes_the_file_of_another() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        let mut games = SavedGames::default();
        games.save(&files, "one", String::new(), &record()).unwrap();
        // A list that was not read yet does not know of the first game.
        let mut other = SavedGames::default();
        other.save(&files, "two", String::new(), &record()).unwrap();
        assert_eq!(names(&load(&mut files).0), ["two", "one"]);
    }

    #[test]
    fn a_game_that_breaks_a_rule_is_kept_aside_and_the_others_are_there() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        let mut games = SavedGames::default();
        for name in ["one", "two"] {
            games.save(&files, name, String::new(), &record()).unwrap();
        }
        let path = files.path(Place::Data, "games/game-1.ron").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, text.replace("a1,b1,c1,d1", "a1,b1,c1,e1")).unwrap();
        let (games, errors) = load(&mut files);
        assert_eq!(names(&games), ["two"]);
        let [StoreError::KeptAside(_, aside, _)] = &errors[..] else { panic!("{errors:?}") };
        assert!(fs::read_to_string(aside).unwrap().contains("a1,b1,c1,e1"));
        assert!(load(&mut files).1.is_empty());
    }

    /// The record within has a version of its own: a newer one looked like damage.
    #[test]
    fn games_with_a_newer_record_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        SavedGames::add(&files, "one", String::new(), &record()).unwrap();
        let path = files.path(Place::Data, "games/game-1.ron").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let text = text.replace("record: (\n            version: ", "record: (version: 9");
        assert!(text.contains("record: (version: 9"), "{text}");
        fs::write(&path, &text).unwrap();
        let is_newer = |error: &StoreError| matches!(error, StoreError::LeftAlone(_, Unusable::Document(error)) if error.is_newer());
        let (games, errors) = load(&mut files);
        assert!(games.games().len() == 0 && matches!(&errors[..], [one] if is_newer(one)));
        assert_eq!(fs::read_to_string(path).unwrap(), text);
    }

    #[test]
    fn names_are_short_and_visible() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::in_folder(folder.path());
        let mut games = SavedGames::default();
        for name in ["", "  ", "a\nb", &"x".repeat(MAX_GAME_NAME + 1)] {
            let refused = games.save(&files, name, String::new(), &record());
            assert!(matches!(refused, Err(SaveError::Name)), "{name:?}");
        }
        let refused = games.save(&Files::nowhere(), "one", String::new(), &record());
        assert!(matches!(refused, Err(SaveError::Store(StoreError::NoFolder))));
        assert_eq!(games.games().len(), 0);
    }

    #[test]
    fn saving_a_game_reads_no_other_and_what_is_saved_while_all_are_read_stands_first() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path());
        for name in ["one", "two"] {
            SavedGames::add(&files, name, String::new(), &record()).unwrap();
        }
        let broken = files.path(Place::Data, "games/game-1.ron").unwrap();
        fs::write(&broken, "half a game").unwrap();
        SavedGames::add(&files, "three", String::new(), &record()).unwrap();
        assert_eq!(fs::read_to_string(&broken).unwrap(), "half a game", "nobody has looked");
        let mut games = SavedGames::load(&files);
        assert_eq!(games.progress(), Some((0, 3)));
        games.save(&files, "four", String::new(), &record()).unwrap();
        let mut errors = Vec::new();
        while games.progress().is_some() {
            errors.extend(games.poll(&mut files));
        }
        assert_eq!(names(&games), ["four", "three", "two"]);
        assert!(matches!(errors[..], [StoreError::KeptAside(..)]));
    }

    #[test]
    fn there_is_room_for_so_many_games() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::in_folder(folder.path());
        fs::create_dir_all(folder.path().join("data/games")).unwrap();
        for number in 1..=MAX_GAMES {
            fs::write(files.path(Place::Data, &file_name(number as u32)).unwrap(), "").unwrap();
        }
        let refused = SavedGames::add(&files, "one", String::new(), &record());
        assert!(matches!(refused, Err(SaveError::Full)));
    }

    /// With a file of eight nines two games were saved in one file, which was never listed.
    #[test]
    fn no_number_is_so_high_that_games_collide() {
        for last in [99_999_999, u32::MAX - 1, u32::MAX] {
            let folder = tempfile::tempdir().unwrap();
            let mut files = Files::in_folder(folder.path());
            SavedGames::add(&files, "one", String::new(), &record()).unwrap();
            let path = |number| files.path(Place::Data, &file_name(number)).unwrap();
            fs::rename(path(1), path(last)).unwrap();
            for name in ["two", "three"] {
                SavedGames::add(&files, name, String::new(), &record()).unwrap();
            }
            let (games, errors) = load(&mut files);
            let mut names = names(&games);
            names.sort_unstable();
            assert_eq!((names, errors.len()), (vec!["one", "three", "two"], 0), "{last}");
        }
    }

    #[test]
    fn other_files_in_the_folder_are_left_alone() {
        for name in
            ["game-1.ron.unreadable-1", "game-01.ron", "game-.ron", "game-4294967296.ron", "x"]
        {
            assert_eq!(number_of(name), None, "{name}");
        }
        assert_eq!(number_of("game-12.ron"), Some(12));
    }
}
