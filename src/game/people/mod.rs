//! The people who play here, how ratings change, and estimates of people's strength.

mod elo;
mod form;
mod per_person;
mod register;

pub use elo::{FIRST_RATING, expected_score, rating_after};
pub use form::{Estimate, RatedResult};
pub(in crate::game) use per_person::PerPerson;
pub use register::{MAX_PEOPLE, People, PeopleError, Person};
