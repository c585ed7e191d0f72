//! A registered person, with the rating and the games that changed it.

use serde::{Deserialize, Serialize};

use super::elo::{FIRST_RATING, RATINGS};
use crate::ai::Level;
use crate::game::rules::{Identity, PersonId, PlayerName, Seat};

/// Most rated games that are kept of a person; older ones are forgotten.
pub const MAX_HISTORY: usize = 300;

/// A registered person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub(super) id: PersonId,
    pub(super) name: String,
    /// None for a default name of version 0.1.0: more than one person may have played under it.
    pub(super) rating: Option<f64>,
    pub(super) history: Vec<RatedGame>,
}

/// A game that changed a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    /// Who it was against.
    pub opponent: RatedOpponent,
    /// Whether the person won.
    pub won: bool,
    /// The person's rating afterwards.
    pub rating: f64,
}

/// Whom a rated game was against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RatedOpponent {
    /// A built-in opponent of this level.
    Level(u8),
    /// Another person, with the name at the time. Version 0.1.0 noted only the name: there is no number if nobody had it any more.
    Person(Option<PersonId>, String),
}

impl Person {
    /// Returns the number.
    pub fn id(&self) -> PersonId {
        self.id
    }

    /// Returns the name.
    pub fn name(&self) -> PlayerName {
        PlayerName::new(&self.name).expect("names are checked when they are given and read")
    }

    /// Returns the rating; none for a person who is not rated.
    pub fn rating(&self) -> Option<f64> {
        self.rating
    }

    /// Returns the games that counted, the oldest first.
    pub fn history(&self) -> &[RatedGame] {
        &self.history
    }

    /// Returns the ratings after each game that is kept, preceded by the rating before the first one if that is known.
    pub fn ratings(&self) -> Vec<f64> {
        let before = if self.history.len() < MAX_HISTORY { Some(FIRST_RATING) } else { None };
        before.into_iter().chain(self.history.iter().map(|game| game.rating)).collect()
    }

    /// Returns the games won and lost.
    pub fn won_and_lost(&self) -> (usize, usize) {
        let won = self.history.iter().filter(|game| game.won).count();
        (won, self.history.len() - won)
    }

    /// Returns the seat of this person.
    pub fn seat(&self) -> Seat {
        Seat::Human(Identity::Registered(self.id, self.name()))
    }

    /// Adds a game, and takes over the rating after it.
    pub(super) fn take(&mut self, game: RatedGame) {
        self.rating = Some(game.rating);
        self.history.push(game);
        if self.history.len() > MAX_HISTORY {
            self.history.remove(0);
        }
    }

    /// Returns whether what was read is possible.
    pub(super) fn is_possible(&self) -> bool {
        let is_opponent = |opponent: &RatedOpponent| match opponent {
            RatedOpponent::Level(number) => Level::new(*number).is_some(),
            RatedOpponent::Person(_, name) => is_name(name),
        };
        let is_game = |g: &RatedGame| RATINGS.contains(&g.rating) && is_opponent(&g.opponent);
        is_name(&self.name)
            && self.history.len() <= MAX_HISTORY
            && self.history.iter().all(is_game)
            && self.rating.is_none_or(|rating| RATINGS.contains(&rating))
    }
}

fn is_name(text: &str) -> bool {
    PlayerName::new(text).is_some_and(|name| name.as_str() == text)
}
