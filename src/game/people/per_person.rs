//! What is known of each person.

use std::collections::BTreeMap;

use crate::game::rules::PersonId;

/// A value for each person, which is the default one for people of whom nothing is known.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PerPerson<T> {
    people: BTreeMap<PersonId, T>,
    nothing: T,
}

impl<T: Default> PerPerson<T> {
    /// Returns the value of a person.
    pub fn of(&self, person: PersonId) -> &T {
        self.people.get(&person).unwrap_or(&self.nothing)
    }

    /// Returns the value of a person, to be changed.
    pub fn of_mut(&mut self, person: PersonId) -> &mut T {
        self.people.entry(person).or_default()
    }
}
