//! The people who are registered here, their ratings, and how strong they seem to be.
//!
//! Rests on the rules and the formats.

mod elo;
mod form;
mod past_opponent;
mod person;
mod register;
mod strengths;

pub use elo::{FIRST_RATING, RATINGS, expected_score, rating_after};
pub use form::{Estimate, Form};
pub use past_opponent::PastOpponent;
pub use person::{Person, RatedGame};
pub use register::{MAX_PEOPLE, People, PeopleError};
pub use strengths::Strengths;
