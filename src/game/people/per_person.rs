//! What is kept of each person, in documents that are not the journal.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::game::formats::Document;
use crate::game::rules::PersonId;

/// What a document keeps of each person.
pub trait OfPerson: Serialize + DeserializeOwned + Default + Clone {
    /// Version of the format.
    const VERSION: u32;

    /// Longest text for all people, in bytes.
    const MAX_LEN: usize;
}

/// Something of each person.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerPerson<T> {
    people: BTreeMap<PersonId, T>,
    /// What there is of somebody of whom nothing is kept.
    #[serde(skip)]
    nothing: T,
}

impl<T: OfPerson> FromIterator<(PersonId, T)> for PerPerson<T> {
    fn from_iter<I: IntoIterator<Item = (PersonId, T)>>(all: I) -> PerPerson<T> {
        PerPerson { people: all.into_iter().collect(), nothing: T::default() }
    }
}

impl<T: OfPerson> PerPerson<T> {
    /// Returns what is kept of a person.
    pub fn of(&self, person: PersonId) -> &T {
        self.people.get(&person).unwrap_or(&self.nothing)
    }

    /// Returns what is kept of a person, to be changed.
    pub fn of_mut(&mut self, person: PersonId) -> &mut T {
        self.people.entry(person).or_default()
    }

    /// Returns what is kept of everybody, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.people.values_mut()
    }

    /// Forgets a person.
    pub fn forget(&mut self, person: PersonId) {
        self.people.remove(&person);
    }
}

impl<T: OfPerson> Document for PerPerson<T> {
    const VERSION: u32 = T::VERSION;
    const MAX_LEN: usize = T::MAX_LEN;
}
