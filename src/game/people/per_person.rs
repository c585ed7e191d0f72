//! A document with an entry for each person, outside the journal.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::game::formats::Document;
use crate::game::rules::PersonId;

/// What a document stores for each person.
pub trait OfPerson: Serialize + DeserializeOwned + Default + Clone {
    /// The version that is written.
    const VERSION: u32;

    /// Length of the longest text for all people, in bytes.
    const MAX_LEN: usize;
}

/// A document with an entry for each person.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerPerson<T> {
    people: BTreeMap<PersonId, T>,
    /// The entry of people for whom none is stored.
    #[serde(skip)]
    nothing: T,
}

#[cfg(test)]
impl<T: OfPerson> FromIterator<(PersonId, T)> for PerPerson<T> {
    fn from_iter<I: IntoIterator<Item = (PersonId, T)>>(all: I) -> PerPerson<T> {
        PerPerson { people: all.into_iter().collect(), nothing: T::default() }
    }
}

impl<T: OfPerson> PerPerson<T> {
    /// Returns the entry of a person, or an empty one if none is stored.
    pub fn of(&self, person: PersonId) -> &T {
        self.people.get(&person).unwrap_or(&self.nothing)
    }

    /// Returns the entry of a person, to be changed. It is created if there is none.
    pub fn of_mut(&mut self, person: PersonId) -> &mut T {
        self.people.entry(person).or_default()
    }

    /// Removes the entry of a person.
    pub fn forget(&mut self, person: PersonId) {
        self.people.remove(&person);
    }
}

impl<T: OfPerson> Document for PerPerson<T> {
    const VERSION: u32 = T::VERSION;
    const MAX_LEN: usize = T::MAX_LEN;
}
