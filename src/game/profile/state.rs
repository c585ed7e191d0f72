//! Everything about the people who play here, with what changes it.
//!
//! A finished game counts once it is appended to the journal. Before that it is stored as the game
//! in progress, so that a program that is killed in between appends it at the next start. Since
//! entries have the identifier of the game, none counts twice.

use std::collections::VecDeque;

use super::derived::Derived;
use super::{current_game, journal_file};
use crate::game::journal::{
    Aid, Brought, CardKey, Entry, GameMeta, MAX_GAMES, MAX_SECONDS, SaveError, SaveId, SavedGame,
    StoredGame, UnionError, entries, game_name, union, with_title, without_person,
    without_saved_game,
};
use crate::game::lessons::Progress;
use crate::game::people::{People, PeopleError};
use crate::game::practice::Deck;
use crate::game::puzzles::PuzzleRecords;
use crate::game::review::Reviews;
use crate::game::rules::{Game, GameId, Origin, PersonId, PlayerName, Record, Seat, Side};
use crate::game::running::Study;
use crate::game::stacking::{MAX_DROPS, StackingGame, StackingRecords, write_drop};
use crate::game::statistics::{PersonStatistics, Statistics, Unlocked, ratings_before};
use crate::game::storage::{Access, Files, StoreError};
use crate::game::timestamp::Timestamp;

/// Largest number of finished games, the latest ones, that are searched after a start because they
/// have no findings.
const MAX_SEARCHED: usize = 20;

/// The people, what they have done, and the game in progress.
pub struct Profile {
    /// The review on show, and the searches of games.
    pub reviews: Reviews,
    /// Achievements that have not been shown yet.
    pub news: VecDeque<Unlocked>,
    /// The positions kept for the person who plays of which nobody has been told yet.
    pub kept: VecDeque<CardKey>,
    derived: Derived,
    /// The lines of the journal where there is no folder for it.
    unwritten: String,
    /// The game that people played last, as it was saved last: in progress, or over.
    current: Option<StoredGame>,
    /// The game on the table, which is saved after its next turn.
    table: Option<(GameId, GameMeta)>,
}

/// The profile of a new person without a name.
impl Default for Profile {
    fn default() -> Profile {
        let mut profile = Profile::with(Derived::default(), None);
        profile.greet(&Files::nowhere(), PersonId::random());
        profile
    }
}

/// Why everything in a file can't be brought in.
#[derive(Debug, thiserror::Error)]
pub enum BringError {
    /// It is not a journal that can be brought in.
    #[error(transparent)]
    Union(#[from] UnionError),
    /// The journal here can't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Profile {
    /// Reads the player's files. Returns also the errors to report.
    ///
    /// A game that was over when the program was killed is counted, as one that ended at `now`. The
    /// latest games without findings are searched.
    pub fn load(files: &mut Files, now: Timestamp) -> (Profile, Vec<StoreError>) {
        let mut derived = Derived::default();
        let mut errors: Vec<_> =
            journal_file::load(files, &mut derived).err().into_iter().collect();
        let current = current_game::load(files);
        let current = current.map_err(|error| errors.push(error)).ok().flatten();
        let mut profile = Profile::with(derived, current);
        profile.greet(files, PersonId::random());
        if let Some(current) = profile.current.clone() {
            profile.count(files, &current, now);
        }
        let games = profile.derived.statistics.unsearched_games();
        let first = games.len().saturating_sub(MAX_SEARCHED);
        games[first..].iter().for_each(|game| profile.reviews.enqueue(game));
        (profile, errors)
    }

    /// Returns the profile of a journal and of the game in progress.
    fn with(derived: Derived, current: Option<StoredGame>) -> Profile {
        let (reviews, news, kept, unwritten, table) = Default::default();
        Profile { reviews, news, kept, derived, unwritten, current, table }
    }

    /// Returns the people who play here.
    pub fn people(&self) -> &People {
        &self.derived.people
    }

    /// Returns the identifier of the person who plays against the computer.
    pub fn me(&self) -> PersonId {
        self.derived.people.me().id
    }

    /// Returns the seat of the person who plays against the computer.
    pub fn my_seat(&self) -> Seat {
        self.derived.people.me().seat()
    }

    /// Returns the statistics of all people.
    pub fn statistics(&self) -> &Statistics {
        &self.derived.statistics
    }

    /// Returns the statistics of the person who plays against the computer.
    pub fn mine(&self) -> PersonStatistics<'_> {
        self.statistics().of(self.me())
    }

    /// Returns a person's progress in lessons and in the puzzles that come with the program.
    pub fn progress(&self, person: PersonId) -> &Progress {
        self.derived.progress.of(person)
    }

    /// Returns a person's records in puzzles made on the spot.
    pub fn puzzle_records(&self, person: PersonId) -> &PuzzleRecords {
        self.derived.puzzle_records.of(person)
    }

    /// Returns a person's positions that come back.
    pub fn deck(&self, person: PersonId) -> &Deck {
        self.derived.decks.of(person)
    }

    /// Returns a person's records in stacking.
    pub fn stacking(&self, person: PersonId) -> &StackingRecords {
        self.derived.stacking.of(person)
    }

    /// Adds what somebody has done to the journal, on the writing thread, and applies it.
    pub fn add(&mut self, files: &Files, entry: Entry) {
        let line = entry.line() + "\n";
        if files.access() == Access::NoFolder {
            self.unwritten += &line;
        }
        journal_file::append(files, line);
        self.news.extend(self.derived.add(entry));
    }

    /// Names the people in all games, after a journal was read. If it has nobody, `somebody` plays.
    fn greet(&mut self, files: &Files, somebody: PersonId) {
        if self.people().people().is_empty() {
            self.add(files, Entry::Person { id: somebody, name: None });
        }
        self.derived.name_people();
        if let Some(game) = &mut self.current {
            self.derived.people.name_players(&mut game.record);
        }
    }

    /// Returns the journal.
    ///
    /// # Errors
    /// Says why it can't be read, or must not be written.
    fn journal(&self, files: &mut Files) -> Result<Vec<u8>, StoreError> {
        match files.access() {
            Access::NoFolder => Ok(with_title([&self.unwritten]).into_bytes()),
            Access::Write | Access::OtherCopy => journal_file::bytes(files),
        }
    }

    /// Writes a journal in place of the one before, and derives everything anew. If nobody is left
    /// in it, `somebody` plays.
    fn replace_journal(&mut self, files: &Files, text: String, somebody: PersonId) {
        let statistics = self.derived.statistics.begun_anew();
        self.derived = Derived { statistics, ..Derived::default() };
        let read = entries(text.as_bytes()).filter_map(|(_, entry)| entry.ok());
        read.for_each(|entry| _ = self.derived.add(entry));
        self.unwritten.clear();
        if files.access() == Access::NoFolder {
            self.unwritten.extend(text.split_once('\n').map(|(_, lines)| lines));
        }
        journal_file::replace(files, text);
        self.greet(files, somebody);
    }

    /// Adds a person, and returns the identifier.
    ///
    /// # Errors
    /// The name is taken, or the list is full.
    pub fn add_person(
        &mut self,
        files: &Files,
        name: &PlayerName,
    ) -> Result<PersonId, PeopleError> {
        let id = self.people().new_identifier(name)?;
        self.add(files, Entry::Person { id, name: Some(name.clone()) });
        Ok(id)
    }

    /// Gives a person another name, in all games.
    ///
    /// # Errors
    /// The name is taken.
    pub fn rename_person(
        &mut self,
        files: &Files,
        id: PersonId,
        name: &PlayerName,
    ) -> Result<(), PeopleError> {
        self.people().check_free(name, Some(id))?;
        self.add(files, Entry::Person { id, name: Some(name.clone()) });
        self.greet(files, id);
        Ok(())
    }

    /// Makes a person of the list the one who plays against the computer.
    pub fn set_me(&mut self, files: &Files, person: PersonId) {
        if person != self.me() && self.people().get(person).is_some() {
            self.add(files, Entry::Plays { person });
        }
    }

    /// Records the last drop of a game of stacking, or that the last one was undone, or that the
    /// person had help. A game that is too long to be continued is not recorded any further.
    pub fn record_drop(&mut self, files: &Files, person: PersonId, game: &StackingGame) {
        let recorded = self.stacking(person).recorded(game.seed());
        let drop = game.drops().get(recorded).copied();
        let kept = recorded.min(game.pieces()) as u32;
        if game.pieces() <= MAX_DROPS {
            let (seed, helped) = (game.seed(), game.is_helped());
            let drop = drop.map(write_drop);
            self.add(files, Entry::Drop { person, seed, kept, drop, helped });
        }
    }

    /// Returns the game that was saved last, if any, which may have ended.
    pub fn latest_game(&self) -> Option<&Record> {
        self.current.as_ref().map(|current| &current.record)
    }

    /// Returns the game in progress, unless it has ended.
    pub fn unfinished(&self) -> Option<&Record> {
        self.latest_game().filter(|record| record.game.result().is_none())
    }

    /// Puts a game on the table, new or resumed, unless it is there already.
    pub fn begin_game(&mut self, record: &Record) {
        self.table = Some((record.id(), self.noted(record.id())));
    }

    /// Returns what has been recorded about a game.
    fn noted(&self, id: GameId) -> GameMeta {
        let saved = self.saved_games().iter().map(|saved| &saved.game);
        let stored = self.current.iter().chain(saved).map(|game| (game.record.id(), game.meta));
        let mut all = self.table.into_iter().chain(stored);
        all.find(|(other, _)| *other == id).map_or_else(GameMeta::default, |(_, meta)| meta)
    }

    /// Returns the games saved under a name, the newest first.
    pub fn saved_games(&self) -> &[SavedGame] {
        &self.derived.saved
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
        if self.saved_games().len() >= MAX_GAMES {
            return Err(SaveError::Full);
        }
        let game = StoredGame { record: record.clone(), meta: self.noted(record.id()) };
        self.add_now(files, Entry::Saved(Box::new(SavedGame::new(name, now, game)?)))
    }

    /// Gives a saved game another name.
    ///
    /// # Errors
    /// Says why the name can't be changed.
    pub fn rename_game(
        &mut self,
        files: &Files,
        game: SaveId,
        name: &str,
    ) -> Result<(), SaveError> {
        let name = game_name(name).ok_or(SaveError::Name)?;
        self.add_now(files, Entry::Named { game, name })
    }

    /// Adds an entry to the journal, waits until it is on disk, and applies it.
    fn add_now(&mut self, files: &Files, entry: Entry) -> Result<(), SaveError> {
        journal_file::append_now(files, &(entry.line() + "\n"))?;
        self.derived.add(entry);
        Ok(())
    }

    /// Deletes a saved game.
    ///
    /// # Errors
    /// Says why the game can't be deleted.
    pub fn delete_game(&mut self, files: &mut Files, id: SaveId) -> Result<(), StoreError> {
        let bytes = self.journal(files)?;
        self.replace_journal(files, without_saved_game(&bytes, id), self.me());
        Ok(())
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
        let saved = self.saved_games().iter().map(|saved| &saved.game.record);
        let mut same = saved.chain(self.latest_game()).filter(|other| other.id() == id);
        if same.any(|other| other.game.turns().len() > turns) || self.statistics().has_counted(id) {
            record.mark_aided();
        }
        record
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

    /// Saves a game that has changed and puts it on the table, and counts it once it is over.
    ///
    /// A game that nobody plays is only watched: it is counted, but does not take the place of the
    /// game in progress.
    pub fn store(&mut self, files: &Files, record: &Record, now: Timestamp) {
        self.begin_game(record);
        let game = StoredGame { record: record.clone(), meta: self.noted(record.id()) };
        if record.seats.iter().any(Seat::is_human) {
            current_game::save(files, Some(&game));
            self.current = Some(game.clone());
        }
        self.count(files, &game, now);
    }

    /// Appends a game to the journal if it is over. A game without a placement does
    /// not count, even if a player resigned or ran out of time.
    fn count(&mut self, files: &Files, game: &StoredGame, now: Timestamp) {
        let StoredGame { record, meta } = game;
        let is_over = record.game.result().is_some() && record.game.placements() > 0;
        if !is_over || self.statistics().has_counted(record.id()) {
            return;
        }
        let ratings_before = ratings_before(record, self.statistics());
        let meta = GameMeta { ended: Some(now), ratings_before, ..*meta };
        let game = record.game.clone();
        let entry = Entry::Game(Box::new(StoredGame { record: record.clone(), meta }));
        self.add(files, entry);
        if self.statistics().is_unsearched(&game) {
            self.reviews.enqueue(&game);
        }
    }

    /// Shows the review of a finished game from now on, with the findings that are known or else by
    /// a search.
    pub fn follow_review(&mut self, game: &Game, study: &Study) {
        self.reviews.follow(game, study, || self.derived.statistics.findings(game));
    }

    /// Takes in the findings of searches; to be called in every frame.
    pub fn follow_searches(&mut self, files: &Files, study: &Study) {
        for (game, findings) in self.reviews.poll(study) {
            let before = self.deck(self.me()).len();
            self.add(files, Entry::Found { game, findings });
            let new = self.derived.decks.of(self.me()).since(before);
            self.kept.extend(new.map(|card| card.key.clone()));
        }
    }

    /// Removes a person with everything about them.
    ///
    /// # Errors
    /// Says why the journal can't be read or written.
    pub fn remove_person(&mut self, files: &mut Files, person: PersonId) -> Result<(), StoreError> {
        let bytes = self.journal(files)?;
        self.replace_journal(files, without_person(&bytes, person), PersonId::random());
        self.news.retain(|(of, _)| *of != person);
        // The next start would count a game that is over and no longer in the journal.
        let is_gone = |game: &mut StoredGame| {
            game.record.game.result().is_some() && game.record.is_only_of(person)
        };
        self.current.take_if(is_gone);
        if let Some(game) = &mut self.current {
            game.record.forget(person);
        }
        current_game::save(files, self.current.as_ref());
        Ok(())
    }

    /// Returns everything about all people as a journal, which [`Profile::bring_in`] takes. The
    /// game in progress is in it as one that was saved under `name`.
    ///
    /// # Errors
    /// Says why the journal can't be read.
    pub fn everything(
        &mut self,
        files: &mut Files,
        name: &str,
        now: Timestamp,
    ) -> Result<Vec<u8>, StoreError> {
        let mut journal = self.journal(files)?;
        let is_played = self.unfinished().is_some_and(|record| record.game.placements() > 0);
        let game = self.current.clone().filter(|_| is_played);
        if let Some(Ok(saved)) = game.map(|game| SavedGame::new(name, now, game)) {
            journal.extend_from_slice((Entry::Saved(Box::new(saved)).line() + "\n").as_bytes());
        }
        Ok(journal)
    }

    /// Adds what [`Profile::everything`] returned, here or on another computer. What is here
    /// already stays once. Returns what is new.
    ///
    /// # Errors
    /// Says why it can't be brought in; then nothing has changed.
    pub fn bring_in(&mut self, files: &mut Files, other: &[u8]) -> Result<Brought, BringError> {
        let own = self.journal(files)?;
        let (text, brought) = union(&own, other)?;
        self.replace_journal(files, text, self.me());
        Ok(brought)
    }
}
