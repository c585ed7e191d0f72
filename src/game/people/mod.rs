//! The people who play here, how ratings change, and estimates of people's strength.
//!
//! This module depends on the rules and the formats.

mod elo;
mod form;
mod past_opponent;
mod per_person;
mod person;
mod register;

pub use elo::{FIRST_RATING, expected_score, rating_after};
pub use form::{Estimate, Form};
pub use past_opponent::PastOpponent;
pub use per_person::{OfPerson, PerPerson};
pub use person::Person;
pub use register::{MAX_PEOPLE, People, PeopleError};
