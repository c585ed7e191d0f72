//! What a person's games come to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::achievement::Achievement;
use super::played::PlayedGame;
use super::totals::{Streak, Summary, Totals};
use crate::ai::{BoardSize, Opponent, Strength};
use crate::game::people::{Estimate, FIRST_RATING, Form, PastOpponent};
use crate::game::review::Held;
use crate::game::rules::{GameId, PersonId, Score, Timestamp};

/// Games of a person that a journal carries over in detail, and as many rated ones of each board.
const CARRIED_GAMES: usize = 300;

/// A game that changed a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    /// Who it was against.
    pub opponent: PastOpponent,
    /// Whether the person won.
    pub won: bool,
    /// The person's rating afterwards.
    pub rating: f64,
}

/// What a person's games come to. In this form it is also carried over from version 1.0.0, whose
/// fields come first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonStatistics {
    /// The games, the oldest first.
    pub(super) games: Vec<PlayedGame>,
    pub(super) totals: BTreeMap<BoardSize, Totals>,
    /// On boards of all sizes.
    pub(super) streak: Streak,
    /// What was reached, and when, in seconds from the start of 1970 in UTC.
    pub(super) reached: BTreeMap<Achievement, Timestamp>,
    /// The games that changed the rating, the oldest first.
    pub(in crate::game) rated: BTreeMap<BoardSize, Vec<RatedGame>>,
    /// What the last games say of the strength.
    pub(in crate::game) forms: BTreeMap<BoardSize, Form>,
    /// Against each named opponent, by key: games that began here, played without help.
    pub(in crate::game) unaided: BTreeMap<String, Score>,
    /// Whether there were rated games before those in `rated`.
    pub(super) is_cut: bool,
}

impl PersonStatistics {
    /// Returns the games, the oldest first. Those before the journal are only the last ones.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Returns the rating on boards of this size.
    pub fn rating(&self, size: BoardSize) -> f64 {
        self.rated_games(size).last().map_or(FIRST_RATING, |game| game.rating)
    }

    /// Returns the games that changed the rating on boards of this size, the oldest first.
    pub fn rated_games(&self, size: BoardSize) -> &[RatedGame] {
        self.rated.get(&size).map_or(&[], Vec::as_slice)
    }

    /// Returns whether a game on a board of this size changed the rating.
    pub fn is_rated_on(&self, size: BoardSize) -> bool {
        !self.rated_games(size).is_empty()
    }

    /// Returns whether any game changed a rating.
    pub fn is_rated(&self) -> bool {
        self.rated.values().any(|games| !games.is_empty())
    }

    /// Returns the ratings after each rated game, preceded by the rating before the first one if
    /// that is known.
    pub fn ratings(&self, size: BoardSize) -> Vec<f64> {
        let games = self.rated_games(size);
        let before = (!self.is_cut || games.len() < CARRIED_GAMES).then_some(FIRST_RATING);
        before.into_iter().chain(games.iter().map(|game| game.rating)).collect()
    }

    /// Returns the rated games won and lost on boards of this size.
    pub fn rated_score(&self, size: BoardSize) -> Score {
        let mut score = Score::default();
        self.rated_games(size).iter().for_each(|game| score.add_game(game.won));
        score
    }

    /// Returns what is thought of the strength on boards of this size.
    pub fn estimate(&self, size: BoardSize) -> Estimate {
        self.forms.get(&size).cloned().unwrap_or_default().estimate()
    }

    /// Returns the opponent that fits on boards of this size.
    pub fn fitting(&self, size: BoardSize) -> Opponent {
        Opponent::Fitting(Strength::nearest(self.estimate(size).elo, size))
    }

    /// Returns the games against a named opponent that began here and were played without help.
    pub fn unaided_against(&self, key: &str) -> Score {
        self.unaided.get(key).copied().unwrap_or_default()
    }

    /// Counts a game.
    pub(super) fn add(&mut self, game: PlayedGame) {
        self.totals.entry(game.board).or_default().add(&game);
        self.streak.add(game.won);
        self.games.push(game);
    }

    /// Returns the game with this number.
    pub(super) fn game(&self, id: GameId) -> Option<&PlayedGame> {
        self.games.iter().rev().find(|game| game.id == id)
    }

    /// Notes the proven win that was held in a game.
    pub(super) fn note_held(&mut self, id: GameId, held: Held) {
        let Some(game) = self.games.iter_mut().rev().find(|game| game.id == id) else { return };
        game.held = Some(held);
        self.totals.entry(game.board).or_default().note_held(held);
    }

    /// Notes what was reached at this time. Returns whether it is new.
    pub(super) fn reach(&mut self, achievement: Achievement, when: Timestamp) -> bool {
        let is_new = !self.reached.contains_key(&achievement);
        self.reached.entry(achievement).or_insert(when);
        is_new
    }

    /// Returns when something was reached.
    pub fn reached(&self, achievement: Achievement) -> Option<Timestamp> {
        self.reached.get(&achievement).copied()
    }

    /// Returns how much was reached.
    pub fn reached_count(&self) -> usize {
        self.reached.len()
    }

    /// Returns whether a built-in opponent was beaten on a board.
    pub fn has_beaten_the_computer(&self, size: BoardSize) -> bool {
        let Some(totals) = self.totals.get(&size) else { return false };
        let built_in = totals.levels.values().chain(totals.characters.values());
        built_in.chain([&totals.fitting]).any(|score| score.won > 0)
    }

    /// Sums up the games on boards of one size, or of all sizes.
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

    /// Returns what a new journal carries over: all that counts, and the last games in detail.
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

    /// Removes the name of a person whom games were against.
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
