//! A person who plays here.

use serde::{Deserialize, Serialize};

use crate::game::rules::{Identity, PersonId, PlayerName, Seat};

/// A person who plays here. What their games come to follows from the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub(super) id: PersonId,
    pub(super) name: Option<PlayerName>,
}

impl Person {
    /// Returns a person of this number.
    pub(in crate::game) fn new(id: PersonId, name: Option<PlayerName>) -> Person {
        Person { id, name }
    }

    /// Returns the number.
    pub fn id(&self) -> PersonId {
        self.id
    }

    /// Returns the name; none of somebody who has not given one.
    pub fn name(&self) -> Option<&PlayerName> {
        self.name.as_ref()
    }

    /// Returns the seat of this person.
    pub fn seat(&self) -> Seat {
        Seat::Human(Identity::Person(self.id, self.name.clone()))
    }
}
