//! Whom a finished game was against.

use serde::{Deserialize, Serialize};

use crate::ai::Opponent;
use crate::game::rules::{PersonId, PlayerName, Seat};

/// Whom a finished game was against, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PastOpponent {
    /// A built-in opponent of this level.
    Level(u8),
    /// The one that fits, at this strength.
    Fitting(u16),
    /// The named one with this key.
    Character(String),
    /// Another person, with the name at the time, which is empty for somebody who gave none. There
    /// is no number if the person does not play here, or not any more.
    Person(Option<PersonId>, String),
}

impl PastOpponent {
    /// Returns who sits here.
    pub fn of(seat: &Seat) -> PastOpponent {
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
