//! The list of registered people.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::person::Person;
use crate::game::formats::Document;
use crate::game::rules::{PersonId, PlayerName, Seat};

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

/// All registered people: at least one, who may have no name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct People {
    people: Vec<Person>,
    /// The person who plays against the computer.
    me: PersonId,
}

impl Default for People {
    fn default() -> People {
        let me = PersonId::random();
        People { people: vec![Person::new(me, None)], me }
    }
}

impl People {
    /// Returns the list of `people`, in which `me` plays, or else the first. If `people` is empty,
    /// the list has a new person without a name.
    #[cfg(test)]
    pub(in crate::game) fn from_list(people: Vec<Person>, me: Option<PersonId>) -> People {
        let Some(first) = people.first().map(Person::id) else { return People::default() };
        let mut people = People { me: me.unwrap_or(first), people };
        people.repair();
        people
    }

    /// Makes a list that was read valid: no identifier occurs twice, there are at most
    /// [`MAX_PEOPLE`], and one of them plays.
    fn repair(&mut self) {
        let mut ids = BTreeSet::new();
        self.people.retain(|person| ids.insert(person.id));
        self.people.truncate(MAX_PEOPLE);
        if self.people.is_empty() {
            *self = People::default();
        } else if self.get(self.me).is_none() {
            self.me = self.people[0].id;
        }
    }

    /// Adds people known from games who are missing, in case the list was lost, as long as it is
    /// not full.
    pub(in crate::game) fn restore(&mut self, known: Vec<Person>) {
        let is_empty =
            |person: &Person| person.name.is_none() && known.iter().all(|it| it.id != person.id);
        // The person who was created because there was no list makes way.
        if self.people.len() == 1 && is_empty(&self.people[0]) && !known.is_empty() {
            self.people.clear();
        }
        for person in known {
            if self.get(person.id).is_none() {
                self.people.push(person);
            }
        }
        self.repair();
    }

    /// Returns all people, in the order in which they were added.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Returns all names. People without a name are left out.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.people.iter().filter_map(Person::name).map(PlayerName::as_str)
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

    /// Adds a person, and returns the identifier.
    ///
    /// # Errors
    /// The name is taken, or the list is full.
    pub fn add(&mut self, name: &PlayerName) -> Result<PersonId, PeopleError> {
        self.check_free(name, None)?;
        if self.people.len() == MAX_PEOPLE {
            return Err(PeopleError::Full);
        }
        let mut id = PersonId::random();
        while self.get(id).is_some() {
            id = PersonId::random();
        }
        self.people.push(Person::new(id, Some(name.clone())));
        Ok(id)
    }

    /// Gives a person another name. An unknown identifier changes nothing.
    ///
    /// # Errors
    /// The name is taken.
    pub fn rename(&mut self, id: PersonId, name: &PlayerName) -> Result<(), PeopleError> {
        self.check_free(name, Some(id))?;
        if let Some(person) = self.people.iter_mut().find(|person| person.id == id) {
            person.name = Some(name.clone());
        }
        Ok(())
    }

    /// Removes a person. If that was the one who plays, the first in the list plays, or a new
    /// person without a name if nobody is left.
    pub fn remove(&mut self, id: PersonId) {
        self.people.retain(|person| person.id != id);
        self.repair();
    }

    /// Returns the person who plays against the computer.
    pub fn me(&self) -> &Person {
        self.get(self.me).expect("the one who plays is in the list")
    }

    /// Makes a person the one who plays against the computer. An unknown identifier changes
    /// nothing.
    pub fn set_me(&mut self, id: PersonId) {
        if self.get(id).is_some() {
            self.me = id;
        }
    }

    /// Checks that nobody but `own` has a name that reads like `name`.
    fn check_free(&self, name: &PlayerName, own: Option<PersonId>) -> Result<(), PeopleError> {
        let others = self.people.iter().filter(|person| Some(person.id) != own);
        let is_like = |other: &PlayerName| name.reads_like(other.as_str());
        let is_taken = others.filter_map(Person::name).any(is_like);
        if is_taken { Err(PeopleError::Taken) } else { Ok(()) }
    }
}

impl Document for People {
    const VERSION: u32 = 1;

    fn check(&mut self) -> Result<(), String> {
        self.repair();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> PlayerName {
        PlayerName::new(text).unwrap()
    }

    fn with(names: &[&str]) -> People {
        let mut people = People::default();
        names.iter().for_each(|text| assert!(people.add(&name(text)).is_ok()));
        people
    }

    #[test]
    fn an_unnamed_person_plays_from_the_start() {
        let mut people = People::default();
        let me = people.me().clone();
        assert_eq!((people.people().len(), me.name()), (1, None));
        assert_eq!(me.seat().person(), Some(me.id()));
        people.rename(me.id(), &name("Ann")).unwrap();
        assert_eq!(people.me().name(), Some(&name("Ann")));
        people.remove(me.id());
        assert_eq!(people.people().len(), 1);
        assert_ne!(people.me().id(), me.id(), "a new person is nobody else");
    }

    #[test]
    fn names_that_people_read_alike_are_the_same() {
        let mut people = with(&["Ann"]);
        assert_eq!(people.add(&name("ANN")), Err(PeopleError::Taken));
        let bo = people.add(&name("Bo")).unwrap();
        assert_eq!(people.rename(bo, &name(" ann ")), Err(PeopleError::Taken));
        assert_eq!(people.rename(bo, &name("BO")), Ok(()), "one's own name");
        assert_eq!(people.seat_of(&name("BO")).person(), Some(bo));
        assert_eq!(people.seat_of(&name("Cy")), Seat::named(name("Cy")));
    }

    #[test]
    fn the_number_of_people_is_bounded() {
        let mut people = People::default();
        for number in 1..MAX_PEOPLE {
            people.add(&name(&format!("person {number}"))).unwrap();
        }
        assert_eq!(people.add(&name("one more")), Err(PeopleError::Full));
        assert_eq!(People::from_ron(&people.to_ron()), Ok(people));
    }

    #[test]
    fn the_person_who_plays_is_listed_whatever_the_file_says() {
        let people = with(&["Ann", "Bo"]);
        let ann = people.people()[1].clone();
        let people_from = |people, me| People::from_list(people, me);
        let twice = people_from(vec![ann.clone(), ann.clone()], Some(PersonId(1)));
        assert_eq!(twice.people(), std::slice::from_ref(&ann));
        assert_eq!(people_from(vec![ann.clone()], None).me(), &ann);
        assert_eq!(people_from(Vec::new(), Some(ann.id())).people().len(), 1);
        let text = people.to_ron().replace(&people.me.0.to_string(), "4");
        assert!(People::from_ron(&text).unwrap().people().len() == 3);
    }

    #[test]
    fn people_with_games_are_restored_to_a_lost_list() {
        let known = with(&["Ann", "Bo"]).people()[1..].to_vec();
        let mut lost = People::default();
        lost.restore(known.clone());
        assert_eq!(lost.people(), known);
        let mut people = with(&["Cy"]);
        people.restore(known.clone());
        assert_eq!(people.people().len(), 4);
        let mut unplayed = People::default();
        let me = unplayed.me().clone();
        unplayed.restore(Vec::new());
        assert_eq!(unplayed.me(), &me);
    }
}
