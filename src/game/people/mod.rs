//! The people who are registered here, and their ratings.
//!
//! Rests on the rules and the formats.

mod elo;
mod person;
mod register;
mod version_1;
mod version_2;

pub use elo::{FIRST_RATING, expected_score, level_rating, rating_after};
pub use person::{Person, RatedGame, RatedOpponent};
pub use register::{MAX_PEOPLE, People, PeopleError};
