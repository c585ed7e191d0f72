//! The statistics of one person.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::achievement::Achievement;
use super::played::PlayedGame;
use super::totals::{Streak, Summary, Totals};
use crate::ai::{BoardSize, Opponent, Strength};
use crate::game::people::{Estimate, FIRST_RATING, Form, PastOpponent};
use crate::game::review::HeldWin;
use crate::game::rules::{GameId, PersonId, Score, Timestamp};

/// Number of a person's games that a journal carries over in detail, and number of rated games on
/// boards of each size.
const CARRIED_GAMES: usize = 300;

/// A rated game of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    /// The opponent.
    pub opponent: PastOpponent,
    /// Whether the person won.
    pub won: bool,
    /// The person's rating afterwards.
    pub rating: f64,
}

/// The statistics of one person.
///
/// Journals carry them over in this form.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonStatistics {
    /// The games, the oldest first.
    pub(super) games: Vec<PlayedGame>,
    pub(super) totals: BTreeMap<BoardSize, Totals>,
    /// Games won in a row, on boards of all sizes.
    pub(super) streak: Streak,
    /// When each achievement was unlocked.
    pub(super) reached: BTreeMap<Achievement, Timestamp>,
    /// The rated games by size of the board, the oldest first.
    pub(in crate::game) rated: BTreeMap<BoardSize, Vec<RatedGame>>,
    /// The latest results by size of the board, for estimates of strength.
    pub(in crate::game) forms: BTreeMap<BoardSize, Form>,
    /// The score against each named opponent, by key, in games that began here and were played
    /// without help.
    pub(in crate::game) unaided: BTreeMap<String, Score>,
    /// Whether older games may have been removed from `rated`.
    pub(super) is_cut: bool,
}

impl PersonStatistics {
    /// Returns the games, the oldest first. Of those that a journal carries over, only the latest
    /// are known.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Returns the person's rating on boards of this size.
    pub fn rating(&self, size: BoardSize) -> f64 {
        self.rated_games(size).last().map_or(FIRST_RATING, |game| game.rating)
    }

    /// Returns the rated games on boards of this size, the oldest first. Of those that a journal
    /// carries over, only the latest are known.
    pub fn rated_games(&self, size: BoardSize) -> &[RatedGame] {
        self.rated.get(&size).map_or(&[], Vec::as_slice)
    }

    /// Returns whether there is a rated game on a board of this size.
    pub fn is_rated_on(&self, size: BoardSize) -> bool {
        !self.rated_games(size).is_empty()
    }

    /// Returns whether there is a rated game on any board.
    pub fn is_rated(&self) -> bool {
        self.rated.values().any(|games| !games.is_empty())
    }

    /// Returns the ratings after each rated game on boards of this size, preceded by the one before
    /// the first if that is known.
    pub fn ratings(&self, size: BoardSize) -> Vec<f64> {
        let games = self.rated_games(size);
        let before = (!self.is_cut || games.len() < CARRIED_GAMES).then_some(FIRST_RATING);
        before.into_iter().chain(games.iter().map(|game| game.rating)).collect()
    }

    /// Returns the score of the rated games on boards of this size that are known.
    pub fn rated_score(&self, size: BoardSize) -> Score {
        let mut score = Score::default();
        self.rated_games(size).iter().for_each(|game| score.add_game(game.won));
        score
    }

    /// Returns an estimate of the person's strength on boards of this size.
    pub fn estimate(&self, size: BoardSize) -> Estimate {
        self.forms.get(&size).cloned().unwrap_or_default().estimate()
    }

    /// Returns the opponent that fits the person on boards of this size.
    pub fn fitting(&self, size: BoardSize) -> Opponent {
        Opponent::Fitting(Strength::nearest(self.estimate(size).elo, size))
    }

    /// Returns the score against the named opponent `key`, in games that began here and were played
    /// without help.
    pub fn unaided_against(&self, key: &str) -> Score {
        self.unaided.get(key).copied().unwrap_or_default()
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: PlayedGame) {
        self.totals.entry(game.board).or_default().add(&game);
        self.streak.add(game.won);
        self.games.push(game);
    }

    /// Returns the game with this identifier.
    pub(super) fn game(&self, id: GameId) -> Option<&PlayedGame> {
        self.games.iter().rev().find(|game| game.id == id)
    }

    /// Records how long a proven win was held in a game.
    pub(super) fn note_held(&mut self, id: GameId, held: HeldWin) {
        let Some(game) = self.games.iter_mut().rev().find(|game| game.id == id) else { return };
        game.held = Some(held);
        self.totals.entry(game.board).or_default().note_held(held);
    }

    /// Unlocks an achievement at the time `when`. Returns whether it is new.
    pub(super) fn unlock(&mut self, achievement: Achievement, when: Timestamp) -> bool {
        let is_new = !self.reached.contains_key(&achievement);
        self.reached.entry(achievement).or_insert(when);
        is_new
    }

    /// Returns when an achievement was unlocked, or `None` if it is still locked.
    pub fn unlocked_at(&self, achievement: Achievement) -> Option<Timestamp> {
        self.reached.get(&achievement).copied()
    }

    /// Returns the number of unlocked achievements.
    pub fn unlocked_count(&self) -> usize {
        self.reached.len()
    }

    /// Returns whether the person has beaten a built-in opponent on a board of this size.
    pub fn has_beaten_the_computer(&self, size: BoardSize) -> bool {
        let Some(totals) = self.totals.get(&size) else { return false };
        let built_in = totals.levels.values().chain(totals.characters.values());
        built_in.chain([&totals.fitting]).any(|score| score.won > 0)
    }

    /// Returns a summary of the games on boards of one size, or of all sizes if `board` is `None`.
    pub fn summary(&self, board: Option<BoardSize>) -> Summary {
        let Summary { totals: mut all, mut boards, mut opening } = Summary::default();
        let wanted = |size: &BoardSize| board.is_none_or(|board| board == *size);
        for (&size, totals) in self.totals.iter().filter(|(size, _)| wanted(size)) {
            all.join(totals);
            boards.insert(size, totals.score());
            if let Some((placement, count)) = totals.favourite_opening(size)
                && opening.is_none_or(|(_, _, most)| count > most)
            {
                opening = Some((size, placement, count));
            }
        }
        if board.is_none() {
            all.streak = self.streak;
        }
        Summary { totals: all, boards, opening }
    }

    /// Returns the statistics that a new journal carries over: everything but the details of older
    /// games.
    pub(in crate::game) fn carried(&self) -> PersonStatistics {
        let mut carried = self.clone();
        let cut = |len: usize| len.saturating_sub(CARRIED_GAMES);
        carried.games.drain(..cut(self.games.len()));
        for games in carried.rated.values_mut() {
            carried.is_cut |= games.len() >= CARRIED_GAMES;
            games.drain(..cut(games.len()));
        }
        carried
    }

    /// Removes the name of a person from the opponents.
    pub(in crate::game) fn forget(&mut self, id: PersonId) {
        let games = self.games.iter_mut().map(|game| &mut game.opponent);
        let rated = self.rated.values_mut().flatten().map(|game| &mut game.opponent);
        for opponent in games.chain(rated) {
            if matches!(opponent, PastOpponent::Person(Some(other), _) if *other == id) {
                *opponent = PastOpponent::Person(None, String::new());
            }
        }
    }
}
