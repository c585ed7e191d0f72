//! The finished games of all people, and what was found out about them, derived from the journal by
//! a fold over its entries. An entry that is appended later is applied in the same way.

use std::collections::HashMap;

use super::achievement::Achievement;
use super::finished::{FinishedGame, PlayedGame};
use super::person::{PersonGames, PersonStatistics};
use crate::game::journal::StoredGame;
use crate::game::lessons::Progress;
use crate::game::people::{People, PerPerson};
use crate::game::review::{Findings, GameDigest};
use crate::game::rules::{Game, GameId, PersonId, Record, Side};
use crate::game::timestamp::Timestamp;

/// A person, and an achievement that is new.
pub type Unlocked = (PersonId, Achievement);

/// The finished games with what was found out about them, and the achievements of all people.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// The games counted so far, in the order of the journal.
    games: Vec<FinishedGame>,
    /// The index of each game: none counts twice.
    indices: HashMap<GameId, usize>,
    people: PerPerson<PersonGames>,
    /// The findings about games, whether these were counted or not.
    findings: HashMap<GameDigest, Findings>,
    /// The indices of the unsearched games: those of registered people without findings.
    unsearched: HashMap<GameDigest, Vec<usize>>,
    /// The number of changes so far.
    changes: u64,
}

impl Statistics {
    /// Returns the statistics of a person.
    pub fn of(&self, person: PersonId) -> PersonStatistics<'_> {
        PersonStatistics { all: &self.games, person: self.people.of(person) }
    }

    /// Returns a number that differs whenever the statistics may have changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns statistics without games, whose number of changes goes on from this one's.
    pub(in crate::game) fn begun_anew(&self) -> Statistics {
        Statistics { changes: self.changes + 1, ..Statistics::default() }
    }

    /// Returns whether a game was counted.
    pub fn has_counted(&self, id: GameId) -> bool {
        self.indices.contains_key(&id)
    }

    /// Returns all counted games, in the order of the journal.
    pub fn games(&self) -> &[FinishedGame] {
        &self.games
    }

    /// Returns a counted game by its identifier.
    pub fn game(&self, id: GameId) -> Option<&FinishedGame> {
        self.indices.get(&id).map(|&index| &self.games[index])
    }

    /// Returns the counted games of registered people without findings, those that ended last at
    /// the end.
    pub fn unsearched_games(&self) -> Vec<&Game> {
        let mut games: Vec<_> =
            self.unsearched.values().flatten().map(|&index| &self.games[index]).collect();
        games.sort_by_key(|game| game.ended());
        games.into_iter().map(|game| &game.record.game).collect()
    }

    /// Returns the counted games of registered people that wait for these findings.
    pub(in crate::game) fn unsearched_with(&self, digest: GameDigest) -> Vec<GameId> {
        let indices = self.unsearched.get(&digest).into_iter().flatten();
        indices.map(|&index| self.games[index].record.id()).collect()
    }

    /// Returns whether a game of registered people with these placements was counted and has no
    /// findings.
    pub fn is_unsearched(&self, game: &Game) -> bool {
        self.unsearched.contains_key(&GameDigest::new(game))
    }

    /// Returns the findings about a game, if there are any that fit it.
    pub fn findings(&self, game: &Game) -> Option<&Findings> {
        self.findings.get(&GameDigest::new(game)).filter(|findings| findings.fits(game))
    }

    /// Gives the people in all games the names that they have now.
    pub(in crate::game) fn name_people(&mut self, people: &People) {
        self.changes += 1;
        self.games.iter_mut().for_each(|game| people.name_players(&mut game.record));
    }

    /// Counts a game, and returns the achievements that it unlocks.
    pub fn add_game(&mut self, StoredGame { record, meta }: StoredGame) -> Vec<Unlocked> {
        self.changes += 1;
        let Some(result) = record.game.result() else { return Vec::new() };
        if self.has_counted(record.id()) {
            return Vec::new();
        }
        let (index, digest) = (self.games.len(), GameDigest::new(&record.game));
        self.indices.insert(record.id(), index);
        self.games.push(FinishedGame { record, meta, held: None });
        let players: Vec<_> = self.games[index].people().collect();
        let mut reached = Vec::new();
        for &(person, side) in &players {
            let of_person = self.people.of_mut(person);
            of_person.games.push((index, side));
            let game = PlayedGame { finished: &self.games[index], side };
            let won = result.winner == side && game.is_unaided();
            if won && game.opponent().opponent().is_some() {
                of_person.beaten_on.insert(game.board());
            }
            let statistics = self.of(person);
            let mut shown = Achievement::shown_by_game(game, statistics);
            shown.extend(Achievement::shown_by_all_games(statistics));
            reached.extend(self.unlock(person, shown, meta.ended.unwrap_or_default()));
        }
        if self.games[index].record.people().next().is_some() {
            self.unsearched.entry(digest).or_default().push(index);
            if let Some(findings) = self.findings.remove(&digest) {
                reached.extend(self.add_findings(digest, findings));
            }
        }
        reached
    }

    /// Stores the findings about games with these placements, and returns the achievements that
    /// they unlock.
    pub fn add_findings(&mut self, digest: GameDigest, findings: Findings) -> Vec<Unlocked> {
        self.changes += 1;
        let mut reached = Vec::new();
        for index in self.unsearched.remove(&digest).unwrap_or_default() {
            let game = &mut self.games[index];
            if !findings.fits(&game.record.game) {
                self.unsearched.entry(digest).or_default().push(index);
                continue;
            }
            let held =
                [Side::First, Side::Second].map(|side| findings.held(&game.record.game, side));
            game.held = Some(held);
            let players: Vec<_> = self.games[index].people().collect();
            for (person, side) in players {
                let game = PlayedGame { finished: &self.games[index], side };
                let shown = Achievement::shown_by_findings(game, &findings, self.of(person));
                let ended = game.ended();
                reached.extend(self.unlock(person, shown, ended));
            }
        }
        self.findings.insert(digest, findings);
        reached
    }

    /// Unlocks the achievements that a person's progress in lessons and puzzles shows at the time
    /// `at`. Returns those that are new.
    pub fn add_progress(
        &mut self,
        person: PersonId,
        progress: &Progress,
        at: Timestamp,
    ) -> Vec<Unlocked> {
        self.changes += 1;
        let shown = Achievement::shown_by_progress(progress, self.of(person));
        self.unlock(person, shown, at)
    }

    /// Unlocks achievements that are new for a person.
    fn unlock(
        &mut self,
        person: PersonId,
        achievements: Vec<Achievement>,
        at: Timestamp,
    ) -> Vec<Unlocked> {
        let reached = &mut self.people.of_mut(person).reached;
        reached.extend(achievements.iter().map(|&achievement| (achievement, at)));
        achievements.into_iter().map(|achievement| (person, achievement)).collect()
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
