//! People as versions 1 and 2 of their file have them: with one rating, that of 10x10.

use serde::Deserialize;

use super::elo::FIRST_RATING;
use super::person::{Person, RatedGame, Standing};
use crate::ai::BoardSize;
use crate::game::rules::PersonId;

/// Everybody who plays here.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OneRatingEach {
    /// Everybody, in the order in which they were added.
    pub people: Vec<Rated>,
    /// Who plays against the computer.
    pub me: Option<PersonId>,
    /// The number of the next person.
    pub next_id: u32,
}

/// A person with one rating.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rated {
    /// The number.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// None for a person who is not rated.
    pub rating: Option<f64>,
    /// The games that counted.
    pub history: Vec<RatedGame>,
}

impl From<Rated> for Person {
    fn from(person: Rated) -> Person {
        let Rated { id, name, rating, history } = person;
        let is_new = history.is_empty() && rating.is_none_or(|rating| rating == FIRST_RATING);
        let standing = Standing { rating: rating.unwrap_or(FIRST_RATING), history };
        let standings = (!is_new).then_some((BoardSize::Ten, standing));
        Person { id, name, is_rated: rating.is_some(), standings: standings.into_iter().collect() }
    }
}
