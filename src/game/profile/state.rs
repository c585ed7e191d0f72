//! The state of everything that is stored about people: the list of people, their records, the
//! journal of games, and the game in progress.
//!
//! A finished game counts once it is appended to the journal. Before that it is stored as the game
//! in progress, so that a program that is killed in between appends it at the next start. Since
//! entries have the identifier of the game, none counts twice.

use std::collections::VecDeque;
use std::path::PathBuf;

use super::current_game::CurrentGame;
use super::journal_file::{self, JOURNAL_FILE};
use crate::game::journal::{
    Aid, Entry, GameMeta, JOURNAL_TITLE, MAX_SECONDS, SaveError, SavedGame, SavedGames, game_name,
    with_title,
};
use crate::game::learning::Progress;
use crate::game::people::{People, PerPerson};
use crate::game::review::Reviews;
use crate::game::rules::{Game, GameId, Origin, PersonId, Record, Seat, Side, Timestamp};
use crate::game::stacking::StackingRecords;
use crate::game::statistics::{PersonStatistics, Statistics, Unlocked, ratings_before};
use crate::game::storage::{Access, Files, Folder, Kept, Reader, StoreError, Unusable};
use crate::game::training::TrainingRecords;

/// The file of the list of people.
pub const PEOPLE_FILE: &str = "people.ron";

/// The files with records of each person.
const PROGRESS_FILE: &str = "learning.ron";
const TRAINING_FILE: &str = "puzzles.ron";
const STACKING_FILE: &str = "stacks.ron";

/// Largest number of finished games, the latest ones, that are searched after a start because they
/// have no findings.
const MAX_SEARCHED: usize = 20;

/// The people, their records and games, and the game in progress.
pub struct Profile {
    /// The list of people.
    pub people: Kept<People>,
    /// The progress in lessons and puzzles.
    pub progress: Kept<PerPerson<Progress>>,
    /// The records of puzzles of the day, endless puzzles and runs.
    pub training: Kept<PerPerson<TrainingRecords>>,
    /// The records of stacking.
    pub stacking: Kept<PerPerson<StackingRecords>>,
    /// The review on show, and the searches of games.
    pub reviews: Reviews,
    /// Achievements that have not been shown yet.
    pub news: VecDeque<Unlocked>,
    statistics: Statistics,
    saved: SavedGames,
    /// The game in progress as it was saved last, which may have ended.
    current: Option<CurrentGame>,
    /// The game on the table, which is saved after its next turn.
    table: Option<(GameId, GameMeta)>,
}

impl Default for Profile {
    fn default() -> Profile {
        Profile {
            people: Kept::new(Folder::Data, PEOPLE_FILE),
            progress: Kept::new(Folder::Data, PROGRESS_FILE),
            training: Kept::new(Folder::Data, TRAINING_FILE),
            stacking: Kept::new(Folder::Data, STACKING_FILE),
            reviews: Reviews::default(),
            news: VecDeque::new(),
            statistics: Statistics::default(),
            saved: SavedGames::default(),
            current: None,
            table: None,
        }
    }
}

impl Profile {
    /// Reads the player's files. Returns also the errors to report.
    ///
    /// A game that was over when the program was killed is counted, as one that ended at `now`. The
    /// latest games without findings are searched.
    pub fn load(files: &mut Files, now: Timestamp) -> (Profile, Vec<StoreError>) {
        let mut errors = Vec::new();
        let mut profile = Profile::default();
        profile.people.load(files, &mut errors);
        profile.progress.load(files, &mut errors);
        profile.training.load(files, &mut errors);
        profile.stacking.load(files, &mut errors);
        profile.current = told(CurrentGame::load(files), &mut errors);
        let journal = journal_file::load(files);
        let begins = matches!(journal, Ok(None) | Err(StoreError::SetAside(..)));
        if let Some(journal) = told(journal, &mut errors) {
            errors.extend(journal.error);
            profile.statistics = journal.statistics;
            profile.saved = journal.saved;
        }
        if begins {
            // A journal has a title from the first moment on.
            files.save_text(Folder::Data, JOURNAL_FILE, with_title([""; 0]));
        }
        profile.people.restore(profile.statistics.people());
        profile.save_changes(files);
        profile.count(files, now);
        let open = profile.statistics.open_games();
        let first = open.len().saturating_sub(MAX_SEARCHED);
        open[first..].iter().for_each(|game| profile.reviews.enqueue(game));
        (profile, errors)
    }

    /// Reads a player's people and statistics, and never changes a file: the game may be running at
    /// the same time. Returns also how many entries of the journal can't be read.
    ///
    /// # Errors
    /// Names a file that can't be used, and says why.
    pub fn look_at(reader: &Reader) -> Result<(Profile, usize), (PathBuf, Unusable)> {
        let named = |name| {
            let path = reader.path(Folder::Data, name).unwrap_or_default();
            |reason| (path, reason)
        };
        let mut profile = Profile::default();
        let people = reader.look_at(Folder::Data, PEOPLE_FILE).map_err(named(PEOPLE_FILE))?;
        let statistics = journal_file::look_at(reader).map_err(named(JOURNAL_FILE))?;
        let (statistics, unread) = statistics.unwrap_or_default();
        profile.statistics = statistics;
        *profile.people = people.unwrap_or_default();
        profile.people.restore(profile.statistics.people());
        Ok((profile, unread))
    }

    /// Saves all documents that have changed; to be called in every frame. Returns whether the
    /// progress in lessons and puzzles has changed.
    pub fn save_changes(&mut self, files: &Files) -> bool {
        self.people.save_changes(files);
        self.training.save_changes(files);
        self.stacking.save_changes(files);
        self.progress.save_changes(files)
    }

    /// Returns the identifier of the person who plays against the computer.
    pub fn me(&self) -> PersonId {
        self.people.me().id()
    }

    /// Returns the seat of the person who plays against the computer.
    pub fn my_seat(&self) -> Seat {
        self.people.me().seat()
    }

    /// Returns the statistics of all people.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Returns the statistics of the person who plays against the computer.
    pub fn mine(&self) -> &PersonStatistics {
        self.statistics.of(self.me())
    }

    /// Returns the game that was saved last, if any, which may have ended.
    pub fn latest_game(&self) -> Option<&Record> {
        self.current.as_ref().map(|current| &current.record)
    }

    /// Returns the game in progress, unless it has ended.
    pub fn unfinished(&self) -> Option<&Record> {
        self.latest_game().filter(|record| record.game.result().is_none())
    }

    /// Puts a game on the table, new or resumed.
    pub fn begin_game(&mut self, record: &Record) {
        self.table = Some((record.id(), self.noted(record.id())));
    }

    /// Returns what has been recorded about a game.
    fn noted(&self, id: GameId) -> GameMeta {
        let current = self.current.iter().map(|kept| (kept.record.id(), kept.meta));
        let saved = self.saved.games().iter().map(|game| (game.record.id(), game.meta));
        let mut all = self.table.into_iter().chain(current).chain(saved);
        all.find(|(other, _)| *other == id).map_or_else(GameMeta::default, |(_, meta)| meta)
    }

    /// Returns the games saved under a name, the newest first.
    pub fn saved_games(&self) -> &[SavedGame] {
        self.saved.games()
    }

    /// Saves a game under a name, and waits until it is on disk.
    ///
    /// # Errors
    /// Says why the game can't be saved.
    pub fn save_game(
        &mut self,
        files: &Files,
        name: &str,
        record: &Record,
        now: Timestamp,
    ) -> Result<(), SaveError> {
        let entry = self.saved.entry(name, now, record, self.noted(record.id()))?;
        self.append_saved(files, &entry)
    }

    /// Returns a saved game to be continued by its players.
    ///
    /// If the same game has been played further or has ended, going back counts as help. In a game
    /// from outside that only built-in opponents play, the person who plays now takes the seat of
    /// the one to move.
    pub fn resumed(&self, record: &Record) -> Record {
        let (id, turns) = (record.id(), record.game.turns().len());
        if record.origin() == Origin::Outside && !record.seats.iter().any(Seat::is_human) {
            return record.retry(turns, &self.my_seat());
        }
        let mut record = record.clone();
        let saved = self.saved.games().iter().map(|game| &game.record);
        let mut same = saved.chain(self.latest_game()).filter(|other| other.id() == id);
        if same.any(|other| other.game.turns().len() > turns) || self.statistics.has_counted(id) {
            record.assist();
        }
        record
    }

    /// Gives a saved game another name.
    ///
    /// # Errors
    /// Says why the name can't be changed.
    pub fn rename_game(&mut self, files: &Files, number: u32, name: &str) -> Result<(), SaveError> {
        let name = game_name(name).ok_or(SaveError::Name)?;
        self.append_saved(files, &Entry::Named(number, name))
    }

    /// Appends an entry about saved games to the journal, and waits until it is on disk.
    fn append_saved(&mut self, files: &Files, entry: &Entry) -> Result<(), SaveError> {
        let line = entry.line() + "\n";
        files.append_now(Folder::Data, JOURNAL_FILE, JOURNAL_TITLE, &line)?;
        self.saved.add(entry);
        Ok(())
    }

    /// Deletes a saved game.
    ///
    /// # Errors
    /// Says why the game can't be deleted.
    pub fn delete_game(&mut self, files: &mut Files, number: u32) -> Result<(), StoreError> {
        journal_file::remove_saved(files, number)?;
        self.saved.remove(number);
        Ok(())
    }

    /// Records help, and the seconds that a side thought, in the game on the table. Other games are
    /// ignored.
    pub fn record_play(&mut self, id: GameId, aid: Aid, thinking: Option<(Side, f64)>) {
        let Some((_, meta)) = self.table.as_mut().filter(|(table, _)| *table == id) else {
            return;
        };
        meta.aid = meta.aid.and(aid);
        if let Some((side, seconds)) = thinking {
            let thought = &mut meta.seconds[side.index()];
            *thought = (*thought + seconds.max(0.0)).min(MAX_SECONDS);
        }
    }

    /// Saves the game on the table after a turn, and counts it once it is over.
    pub fn save_turn(&mut self, files: &Files, record: &Record, now: Timestamp) {
        self.begin_game(record);
        let meta = self.noted(record.id());
        let current = CurrentGame { record: record.clone(), meta };
        current.save(files);
        self.current = Some(current);
        self.count(files, now);
    }

    /// Appends the game in progress to the journal if it is over. A game without a placement does
    /// not count, even if a player resigned or ran out of time.
    fn count(&mut self, files: &Files, now: Timestamp) {
        let Some(current) = &self.current else { return };
        let record = &current.record;
        let is_over = record.game.result().is_some() && record.game.placements() > 0;
        if !is_over || self.statistics.has_counted(record.id()) {
            return;
        }
        let rated = ratings_before(record, &self.statistics);
        let meta = GameMeta { ended: now, rated, ..current.meta };
        let entry = Entry::Game(Box::new(record.clone()), meta);
        let game = record.game.clone();
        self.append(files, entry);
        if self.statistics.is_open(&game) {
            self.reviews.enqueue(&game);
        }
    }

    /// Appends an entry to the journal, and applies it to the statistics.
    fn append(&mut self, files: &Files, entry: Entry) {
        files.append(Folder::Data, JOURNAL_FILE, JOURNAL_TITLE, entry.line() + "\n");
        let reached = self.statistics.add(entry);
        self.news.extend(reached.unwrap_or_default());
    }

    /// Shows the review of a finished game from now on, with the findings that are known or else by
    /// a search.
    pub fn follow_review(&mut self, game: &Game) {
        self.reviews.follow(game, || self.statistics.findings(game));
    }

    /// Takes in the findings of searches; to be called in every frame.
    pub fn follow_searches(&mut self, files: &Files) {
        for (digest, findings) in self.reviews.poll() {
            self.append(files, Entry::Found(digest, findings));
        }
    }

    /// Unlocks an achievement that no game shows, unless the person has it.
    pub fn unlock(&mut self, files: &Files, (person, achievement): Unlocked, now: Timestamp) {
        if self.statistics.of(person).unlocked_at(achievement).is_none() {
            self.append(files, Entry::Reached(person, achievement.key().to_owned(), now));
        }
    }

    /// Removes a person with all records.
    ///
    /// # Errors
    /// Says why the journal can't be read.
    pub fn remove(&mut self, files: &mut Files, person: PersonId) -> Result<(), StoreError> {
        self.statistics.forget(person);
        self.saved.games_mut().for_each(|game| game.record.forget(person));
        self.news.retain(|(of, _)| *of != person);
        // The next start would count a game that is over and no longer in the journal.
        let is_gone = |it: &mut CurrentGame| {
            it.record.game.result().is_some() && it.record.is_only_of(person)
        };
        if self.current.take_if(is_gone).is_some() {
            CurrentGame::remove(files);
        }
        if let Some(game) = &mut self.current {
            game.record.forget(person);
            game.save(files);
        }
        self.people.remove(person);
        self.progress.forget(person);
        self.training.forget(person);
        self.stacking.forget(person);
        // The journal comes first: people in it who are not in the list would be added to the list
        // again.
        let removed = match files.access() {
            Access::Write => journal_file::remove(files, person),
            // The player was told at the start that nothing is written.
            Access::NoFolder | Access::OtherCopy => Ok(()),
        };
        self.save_changes(files);
        removed
    }
}

/// Returns what was read, and adds the error to `errors` if it failed.
fn told<T>(read: Result<Option<T>, StoreError>, errors: &mut Vec<StoreError>) -> Option<T> {
    read.map_err(|error| errors.push(error)).ok().flatten()
}
