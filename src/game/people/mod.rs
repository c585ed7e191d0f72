//! The people who are registered here, and their ratings.
//!
//! Rests on the rules and the formats.

mod elo;
mod register;

pub use elo::{FIRST_RATING, expected_score, level_rating, rating_after};
pub use register::{MAX_PEOPLE, People, PeopleError, Person, RatedGame, RatedOpponent};
