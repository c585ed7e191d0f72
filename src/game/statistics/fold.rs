//! The statistics that are derived from the journal by a fold over its entries: ratings, scores,
//! streaks, achievements, estimates of strength.
//!
//! Only those that a journal carries over are stored. An entry that is appended later is applied in
//! the same way.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use super::achievement::Achievement;
use super::person::{PersonStatistics, RatedGame};
use super::played::{PlayedGame, people_in};
use crate::ai::Opponent;
use crate::game::journal::{Entry, EntryError, GameMeta};
use crate::game::people::{Person, rating_after};
use crate::game::review::{Findings, GameDigest};
use crate::game::rules::{Game, GameId, PersonId, PlayerName, Record, Side};

/// A person, and an achievement that is new.
pub type Unlocked = (PersonId, Achievement);

/// A finished game, with all its turns.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The game.
    pub record: Box<Record>,
    /// What the record does not say about the game.
    pub meta: GameMeta,
}

impl FinishedGame {
    /// Returns the ratings of a side before and after the game, or `None` if it changed none.
    pub fn ratings(&self, side: Side) -> Option<[f64; 2]> {
        let (ratings, result) = (self.meta.rated?, self.record.game.result()?);
        let [own, other] = [side, side.other()].map(|side| ratings[side.index()]);
        Some([own, rating_after(own, other, result.winner == side)])
    }
}

/// Everything that is derived from the journal.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    people: BTreeMap<PersonId, PersonStatistics>,
    /// The names of people in their latest games.
    names: BTreeMap<PersonId, Option<PlayerName>>,
    /// The games counted so far, by identifier: none counts twice.
    games: HashMap<GameId, FinishedGame>,
    /// The findings about games, whether these were counted or not.
    findings: HashMap<GameDigest, Findings>,
    /// The counted games of registered people without findings.
    open: HashMap<GameDigest, Vec<GameId>>,
    /// The number of changes so far.
    changes: u64,
}

static NOTHING: LazyLock<PersonStatistics> = LazyLock::new(PersonStatistics::default);

impl Statistics {
    /// Returns the statistics of a person.
    pub fn of(&self, person: PersonId) -> &PersonStatistics {
        self.people.get(&person).unwrap_or(&NOTHING)
    }

    /// Returns all people for whom there are statistics, with their names in their latest games.
    pub fn people(&self) -> Vec<Person> {
        let name = |id| self.names.get(id).cloned().flatten();
        self.people.keys().map(|id| Person::new(*id, name(id))).collect()
    }

    /// Returns a number that differs whenever the statistics may have changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns whether a game was counted.
    pub fn has_counted(&self, id: GameId) -> bool {
        self.games.contains_key(&id)
    }

    /// Returns all counted games, in no particular order.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &FinishedGame> {
        self.games.values()
    }

    /// Returns a counted game by its identifier.
    pub fn game(&self, id: GameId) -> Option<&FinishedGame> {
        self.games.get(&id)
    }

    /// Returns the counted games of registered people without findings, those that ended last at
    /// the end.
    pub fn open_games(&self) -> Vec<&Game> {
        let open = self.open.values().flatten();
        let mut games: Vec<_> = open.filter_map(|id| self.games.get(id)).collect();
        games.sort_by_key(|game| game.meta.ended);
        games.into_iter().map(|game| &game.record.game).collect()
    }

    /// Returns whether a game of registered people with these placements was counted and has no
    /// findings.
    pub fn is_open(&self, game: &Game) -> bool {
        self.open.contains_key(&GameDigest::new(game))
    }

    /// Returns the findings about a game, if there are any that fit it.
    pub fn findings(&self, game: &Game) -> Option<&Findings> {
        self.findings.get(&GameDigest::new(game)).filter(|findings| findings.fits(game))
    }

    /// Applies an entry. Returns the achievements that people did not have before.
    ///
    /// # Errors
    /// The statistics in an [`Entry::Carried`] can't be read.
    pub fn add(&mut self, entry: Entry) -> Result<Vec<Unlocked>, EntryError> {
        self.changes += 1;
        Ok(match entry {
            Entry::Game(record, meta) => self.add_game(record, meta),
            Entry::Found(digest, findings) => self.add_findings(digest, findings),
            Entry::Saved(..) | Entry::Named(..) => Vec::new(),
            Entry::Reached(person, key, when) => {
                let reached = Achievement::from_key(&key);
                let is_new = reached.filter(|it| self.person(person).unlock(*it, when));
                is_new.map(|achievement| (person, achievement)).into_iter().collect()
            }
            Entry::Carried(person, ron) => {
                let carried = ron::from_str(&ron);
                let carried = carried.map_err(|error| EntryError::Invalid(error.to_string()))?;
                self.people.insert(person, carried);
                Vec::new()
            }
        })
    }

    /// Returns the entry by which a journal carries over the statistics of a person.
    pub(in crate::game) fn carry(person: PersonId, statistics: &PersonStatistics) -> Entry {
        let ron = ron::to_string(statistics).expect("statistics hold nothing that RON can't write");
        Entry::Carried(person, ron)
    }

    /// Returns the entries that carry over the statistics of all people, without the details of
    /// older games.
    pub(in crate::game) fn carried(&self) -> Vec<Entry> {
        let carried = self.people.iter();
        carried.map(|(&person, of)| Statistics::carry(person, &of.carried())).collect()
    }

    /// Removes a person and their games, except for those against other people, which stay in the
    /// statistics of those.
    pub(in crate::game) fn forget(&mut self, person: PersonId) {
        self.changes += 1;
        self.people.remove(&person);
        self.names.remove(&person);
        self.people.values_mut().for_each(|other| other.forget(person));
        self.games.retain(|_, game| !game.record.is_only_of(person));
        self.games.values_mut().for_each(|game| game.record.forget(person));
        let is_left = |id: &GameId| self.games.contains_key(id);
        self.open.values_mut().for_each(|games| games.retain(is_left));
        self.open.retain(|_, games| !games.is_empty());
    }

    /// Returns the statistics of a person, to be changed.
    fn person(&mut self, person: PersonId) -> &mut PersonStatistics {
        self.people.entry(person).or_default()
    }

    /// Counts a game, and returns the achievements that it unlocks.
    fn add_game(&mut self, record: Box<Record>, meta: GameMeta) -> Vec<Unlocked> {
        let Some(result) = record.game.result() else { return Vec::new() };
        if self.has_counted(record.id()) {
            return Vec::new();
        }
        let mut reached = Vec::new();
        for (person, side) in people_in(&record) {
            let name = record.seats[side.index()].name().cloned();
            self.names.insert(person, name);
            let Some(played) = PlayedGame::new(&record, side, &meta) else { continue };
            let size = played.board;
            let of_person = self.person(person);
            if let Some(ratings) = meta.rated {
                let opponent = played.opponent.clone();
                let won = played.won;
                let other = ratings[side.other().index()];
                let rating = rating_after(of_person.rating(size), other, won);
                of_person.rated.entry(size).or_default().push(RatedGame { opponent, won, rating });
            }
            of_person.add(played.clone());
            let by_game = Achievement::shown_by_game(&record.game, &played, of_person);
            for achievement in by_game.into_iter().chain(Achievement::shown_by_all_games(of_person))
            {
                of_person.unlock(achievement, meta.ended);
                reached.push((person, achievement));
            }
        }
        if let Some((person, opponent, won)) = record.against_program() {
            let size = record.game.board_size();
            let of_person = self.person(person);
            if let Opponent::Character(character) = opponent {
                let key = character.key().to_owned();
                of_person.unaided.entry(key).or_default().add_game(won);
            }
            let rated = meta.rated.map(|ratings| {
                ratings[if won { result.winner.other() } else { result.winner }.index()]
            });
            let fitting = matches!(opponent, Opponent::Fitting(_)).then(|| opponent.elo(size));
            if let Some(elo) = fitting.or(rated) {
                of_person.forms.entry(size).or_default().add(elo, won);
            }
        }
        let (id, digest) = (record.id(), GameDigest::new(&record.game));
        let is_somebodys = people_in(&record).next().is_some();
        self.games.insert(id, FinishedGame { record, meta });
        if is_somebodys {
            self.open.entry(digest).or_default().push(id);
            if let Some(findings) = self.findings.remove(&digest) {
                reached.extend(self.add_findings(digest, findings));
            }
        }
        reached
    }

    /// Stores the findings about games with these placements, and returns the achievements that
    /// they unlock.
    fn add_findings(&mut self, digest: GameDigest, findings: Findings) -> Vec<Unlocked> {
        let mut reached = Vec::new();
        for id in self.open.remove(&digest).unwrap_or_default() {
            let FinishedGame { record, meta } = &self.games[&id];
            if !findings.fits(&record.game) {
                self.open.entry(digest).or_default().push(id);
                continue;
            }
            for (person, side) in people_in(record) {
                let of_person = self.people.entry(person).or_default();
                of_person.note_held(id, findings.held(&record.game, side));
                let Some(played) = of_person.game(id) else { continue };
                let found =
                    Achievement::shown_by_findings(&record.game, played, &findings, of_person);
                for achievement in found {
                    of_person.unlock(achievement, meta.ended);
                    reached.push((person, achievement));
                }
            }
        }
        self.findings.insert(digest, findings);
        reached
    }
}

/// Returns the ratings of both sides before a game, or `None` if it does not change ratings.
pub fn ratings_before(record: &Record, statistics: &Statistics) -> Option<[f64; 2]> {
    let size = record.game.board_size();
    let rating = |side: Side| {
        let seat = &record.seats[side.index()];
        let opponent = seat.opponent().map(|opponent| opponent.elo(size));
        opponent.or_else(|| Some(statistics.of(seat.person()?).rating(size)))
    };
    if !record.may_be_rated() {
        return None;
    }
    Some([rating(Side::First)?, rating(Side::Second)?])
}
