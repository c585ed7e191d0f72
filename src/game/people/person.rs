//! A registered person.

use crate::game::rules::{Identity, PersonId, PlayerName, Seat};

/// A registered person. Ratings and results follow from the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The identifier.
    pub(super) id: PersonId,
    /// The name, once the person has entered one.
    pub(super) name: Option<PlayerName>,
}

impl Person {
    /// Returns a person with this identifier and name.
    pub(in crate::game) fn new(id: PersonId, name: Option<PlayerName>) -> Person {
        Person { id, name }
    }

    /// Returns the identifier of the person.
    pub fn id(&self) -> PersonId {
        self.id
    }

    /// Returns the name, or `None` if the person has not entered one.
    pub fn name(&self) -> Option<&PlayerName> {
        self.name.as_ref()
    }

    /// Returns the seat of this person in a new game.
    pub fn seat(&self) -> Seat {
        Seat::Human(Identity::Person(self.id, self.name.clone()))
    }
}
