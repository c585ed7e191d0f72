//! A registered person, with the ratings on boards of each size and the games that changed them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::elo::{FIRST_RATING, RATINGS};
use super::past_opponent::PastOpponent;
use crate::ai::BoardSize;
use crate::game::lists::push_latest;
use crate::game::rules::{Identity, PersonId, PlayerName, Seat};

/// Most rated games on boards of one size that are kept of a person; older ones are forgotten.
pub const MAX_HISTORY: usize = 300;

/// A registered person. Version 1.0.0 also wrote whether a person is rated; everybody is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub(super) id: PersonId,
    pub(super) name: String,
    /// On the boards that the person has played rated games on.
    pub(super) standings: BTreeMap<BoardSize, Standing>,
}

/// A person's rating on boards of one size, and where it comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub(super) rating: f64,
    pub(super) history: Vec<RatedGame>,
}

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

impl Person {
    /// Returns the number.
    pub fn id(&self) -> PersonId {
        self.id
    }

    /// Returns the name.
    pub fn name(&self) -> PlayerName {
        PlayerName::kept(&self.name).expect("names are checked when they are given and read")
    }

    /// Returns the rating on boards of this size.
    pub fn rating(&self, size: BoardSize) -> f64 {
        self.standings.get(&size).map_or(FIRST_RATING, |standing| standing.rating)
    }

    /// Returns the games that counted on boards of this size, the oldest first.
    pub fn history(&self, size: BoardSize) -> &[RatedGame] {
        self.standings.get(&size).map_or(&[], |standing| &standing.history)
    }

    /// Returns the ratings after each game that is kept, preceded by the rating before the first one if that is known.
    pub fn ratings(&self, size: BoardSize) -> Vec<f64> {
        let history = self.history(size);
        let before = if history.len() < MAX_HISTORY { Some(FIRST_RATING) } else { None };
        before.into_iter().chain(history.iter().map(|game| game.rating)).collect()
    }

    /// Returns the games won and lost on boards of this size.
    pub fn won_and_lost(&self, size: BoardSize) -> (usize, usize) {
        let history = self.history(size);
        let won = history.iter().filter(|game| game.won).count();
        (won, history.len() - won)
    }

    /// Returns the seat of this person.
    pub fn seat(&self) -> Seat {
        Seat::Human(Identity::Registered(self.id, self.name()))
    }

    /// Adds a game on a board of this size, and takes over the rating after it.
    pub(super) fn take(&mut self, size: BoardSize, game: RatedGame) {
        let new = Standing { rating: FIRST_RATING, history: Vec::new() };
        let standing = self.standings.entry(size).or_insert(new);
        standing.rating = game.rating;
        push_latest(&mut standing.history, game, MAX_HISTORY);
    }

    /// Returns whether what was read is possible.
    pub(super) fn is_possible(&self) -> bool {
        let is_game = |g: &RatedGame| RATINGS.contains(&g.rating) && g.opponent.is_possible();
        let is_standing = |standing: &Standing| {
            standing.history.len() <= MAX_HISTORY
                && standing.history.iter().all(is_game)
                && RATINGS.contains(&standing.rating)
        };
        PlayerName::is_kept_as(&self.name) && self.standings.values().all(is_standing)
    }
}
