//! The people who play here, and their ratings.

mod elo;
mod register;

pub use elo::{FIRST_RATING, expected_score, level_rating, rating_after};
pub use register::{MAX_PEOPLE, People, PeopleError, Person, RatedGame, RatedOpponent};
