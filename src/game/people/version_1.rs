//! The file of people that version 0.1.0 wrote: it knew them by their names.

use serde::Deserialize;

use super::past_opponent::PastOpponent;
use super::person::RatedGame;
use super::version_2::{OneRatingEach, Rated};
use crate::game::rules::{PersonId, PlayerName};

/// Everybody who played.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    people: Vec<Player>,
    me: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    rating: f64,
    history: Vec<Game>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    opponent: Opponent,
    won: bool,
    rating: f64,
}

#[derive(Deserialize)]
enum Opponent {
    Level(u8),
    Person(String),
}

impl Players {
    /// Numbers the people from 0. Those with a default name become unrated: everybody who gave no name played under it.
    pub fn numbered(self) -> OneRatingEach {
        let names: Vec<String> = self.people.iter().map(|player| player.name.clone()).collect();
        let id = |index: usize| PersonId(index as u32);
        let known = |name: &str| names.iter().position(|other| other == name).map(id);
        let game = |Game { opponent, won, rating }| {
            let opponent = match opponent {
                Opponent::Level(level) => PastOpponent::Level(level),
                Opponent::Person(name) => PastOpponent::Person(known(&name), name),
            };
            RatedGame { opponent, won, rating }
        };
        let person = |(index, Player { name, rating, history }): (usize, Player)| {
            let is_nobody = PlayerName::new(&name).is_some_and(|name| name.was_a_default());
            let history = history.into_iter().map(game).collect();
            Rated { id: id(index), name, rating: (!is_nobody).then_some(rating), history }
        };
        // A place beyond the end of the list stays wrong, for the check to find.
        let me = self.me.map(id);
        let people: Vec<Rated> = self.people.into_iter().enumerate().map(person).collect();
        OneRatingEach { me, next_id: people.len() as u32, people }
    }
}
