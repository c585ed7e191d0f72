//! The list of registered people.

use crate::game::rules::{Identity, PersonId, PlayerName, Record, Seat};

/// Largest number of registered people.
pub const MAX_PEOPLE: usize = 50;

/// Why the list of people can't be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PeopleError {
    /// Another person has this name, or one that reads like it.
    #[error("this name is taken")]
    Taken,
    /// There are [`MAX_PEOPLE`] already.
    #[error("there are {MAX_PEOPLE} people already")]
    Full,
}

/// A registered person. Ratings and results follow from the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The identifier.
    pub id: PersonId,
    /// The name, once the person has entered one.
    pub name: Option<PlayerName>,
}

impl Person {
    /// Returns the seat of this person in a new game.
    pub fn seat(&self) -> Seat {
        Seat::Human(Identity::Person(self.id, self.name.clone()))
    }
}

/// All registered people: nobody, until the entries of a journal are applied.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct People {
    people: Vec<Person>,
    /// The person who plays against the computer.
    me: PersonId,
}

impl People {
    /// Adds a person who was in a journal, or gives that person another name. There are
    /// [`MAX_PEOPLE`] at most.
    pub(in crate::game) fn enter(&mut self, id: PersonId, name: Option<PlayerName>) {
        match self.people.iter().position(|person| person.id == id) {
            Some(index) => self.people[index].name = name,
            None if self.people.len() < MAX_PEOPLE => self.people.push(Person { id, name }),
            None => {}
        }
        if self.get(self.me).is_none() {
            self.me = self.people[0].id;
        }
    }

    /// Adds those who play in a game of a journal and are not in the list, as if their own entry
    /// was damaged.
    pub(in crate::game) fn enter_players(&mut self, record: &Record) {
        for id in record.people() {
            if self.get(id).is_none() {
                self.enter(id, None);
            }
        }
    }

    /// Gives the people in a game the names that they have now.
    pub(in crate::game) fn name_players(&self, record: &mut Record) {
        for seat in &mut record.seats {
            if let Seat::Human(Identity::Person(id, name)) = seat {
                *name = self.get(*id).and_then(|person| person.name.clone());
            }
        }
    }

    /// Returns all people, in the order in which they were added.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Returns all names. People without a name are left out.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.people.iter().filter_map(|person| person.name.as_ref()).map(PlayerName::as_str)
    }

    /// Returns the person with this identifier.
    pub fn get(&self, id: PersonId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// Returns the person with exactly this name.
    pub fn find(&self, name: &PlayerName) -> Option<&Person> {
        self.people.iter().find(|person| person.name.as_ref() == Some(name))
    }

    /// Returns the seat of the person called `name`, or a seat with the name for one game if nobody
    /// is.
    pub fn seat_of(&self, name: &PlayerName) -> Seat {
        self.find(name).map_or_else(|| Seat::named(name.clone()), Person::seat)
    }

    /// Returns the identifier for a new person of this name.
    ///
    /// # Errors
    /// The name is taken, or the list is full.
    pub fn new_identifier(&self, name: &PlayerName) -> Result<PersonId, PeopleError> {
        self.check_free(name, None)?;
        if self.people.len() == MAX_PEOPLE {
            return Err(PeopleError::Full);
        }
        let ids = std::iter::repeat_with(PersonId::random);
        Ok(ids.into_iter().find(|id| self.get(*id).is_none()).expect("there are enough"))
    }

    /// Returns the person who plays against the computer.
    ///
    /// # Panics
    /// If there is nobody.
    pub fn me(&self) -> &Person {
        self.get(self.me).expect("the one who plays is in the list")
    }

    /// Makes a person the one who plays against the computer. An unknown identifier changes
    /// nothing.
    pub(in crate::game) fn set_me(&mut self, id: PersonId) {
        if self.get(id).is_some() {
            self.me = id;
        }
    }

    /// Checks that nobody but `own` has a name that reads like `name`.
    ///
    /// # Errors
    /// Somebody has.
    pub fn check_free(&self, name: &PlayerName, own: Option<PersonId>) -> Result<(), PeopleError> {
        let others = self.people.iter().filter(|person| Some(person.id) != own);
        let is_like = |other: &PlayerName| name.reads_like(other.as_str());
        let is_taken = others.filter_map(|person| person.name.as_ref()).any(is_like);
        if is_taken { Err(PeopleError::Taken) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> PlayerName {
        PlayerName::new(text).unwrap()
    }

    fn unnamed() -> People {
        let mut people = People::default();
        people.enter(PersonId(1), None);
        people
    }

    fn with(names: &[&str]) -> People {
        let mut people = unnamed();
        names.iter().for_each(|text| assert!(add(&mut people, text).is_ok()));
        people
    }

    fn add(people: &mut People, text: &str) -> Result<PersonId, PeopleError> {
        let id = people.new_identifier(&name(text))?;
        people.enter(id, Some(name(text)));
        Ok(id)
    }

    #[test]
    fn the_first_person_plays_from_the_start_and_may_have_no_name() {
        let mut people = unnamed();
        let me = people.me().clone();
        assert_eq!((people.people().len(), &me.name), (1, &None));
        assert_eq!(me.seat().person(), Some(me.id));
        people.enter(me.id, Some(name("Ann")));
        assert_eq!(people.me().name, Some(name("Ann")));
    }

    #[test]
    fn names_that_people_read_alike_are_the_same() {
        let mut people = with(&["Ann"]);
        assert_eq!(add(&mut people, "ANN"), Err(PeopleError::Taken));
        let bo = add(&mut people, "Bo").unwrap();
        assert_eq!(people.check_free(&name(" ann "), Some(bo)), Err(PeopleError::Taken));
        assert_eq!(people.check_free(&name("BO"), Some(bo)), Ok(()), "one's own name");
        assert_eq!(people.seat_of(&name("Bo")).person(), Some(bo));
        assert_eq!(people.seat_of(&name("Cy")), Seat::named(name("Cy")));
    }

    #[test]
    fn the_number_of_people_is_bounded() {
        let mut people = unnamed();
        for number in 1..MAX_PEOPLE {
            add(&mut people, &format!("person {number}")).unwrap();
        }
        assert_eq!(add(&mut people, "one more"), Err(PeopleError::Full));
        people.enter(PersonId(7), None);
        assert_eq!(people.people().len(), MAX_PEOPLE, "whatever a file says");
    }

    #[test]
    fn the_first_person_plays_until_another_one_of_the_list_does() {
        let mut people = People::default();
        people.enter(PersonId(1), None);
        people.enter(PersonId(2), Some(name("Bo")));
        people.set_me(PersonId(9));
        assert_eq!(people.me().id, PersonId(1));
        people.set_me(PersonId(2));
        assert_eq!(people.me().id, PersonId(2));
    }
}
