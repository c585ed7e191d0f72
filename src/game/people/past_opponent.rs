//! The opponent of a finished game.

use serde::{Deserialize, Serialize};

use crate::ai::Opponent;
use crate::game::rules::{PersonId, PlayerName, Seat};

/// The opponent of a finished game, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PastOpponent {
    /// A built-in opponent of this level.
    Level(u8),
    /// The opponent that fits the person, at this strength.
    Fitting(u16),
    /// The named opponent with this key.
    Character(String),
    /// Another person, with the name at the time, which is empty if there was none. The identifier
    /// is missing for people who are not registered, or not any more.
    Person(Option<PersonId>, String),
}

impl PastOpponent {
    /// Returns the player in `seat`.
    pub fn new(seat: &Seat) -> PastOpponent {
        match seat {
            Seat::Computer(Opponent::Level(level)) => PastOpponent::Level(level.number()),
            Seat::Computer(Opponent::Fitting(strength)) => PastOpponent::Fitting(strength.elo()),
            Seat::Computer(Opponent::Character(it)) => PastOpponent::Character(it.key().to_owned()),
            Seat::Human(_) => {
                let name = seat.name().map_or("", PlayerName::as_str);
                PastOpponent::Person(seat.person(), name.to_owned())
            }
        }
    }
}
