//! The list of the people who are registered here, and what a game does to their ratings.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::elo::rating_after;
use super::past_opponent::PastOpponent;
use super::person::{Person, RatedGame};
use crate::game::formats::{Document, ensure};
use crate::game::rules::{GameId, PersonId, PlayerName, Record, Seat, Side};

/// Most people that are kept.
pub const MAX_PEOPLE: usize = 50;

/// Why the list of people can't be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PeopleError {
    /// Somebody has this name already.
    #[error("this name is taken")]
    Taken,
    /// There are [`MAX_PEOPLE`] already.
    #[error("there are {MAX_PEOPLE} people already")]
    Full,
}

/// Everybody who plays here.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct People {
    people: Vec<Person>,
    /// Who plays against the computer.
    me: Option<PersonId>,
    /// The number of the next person. Numbers of people who were removed are not given again.
    next_id: u32,
    /// The game that changed ratings last. None counts twice.
    #[serde(default)]
    last_game: Option<GameId>,
}

impl People {
    /// Returns everybody, in the order in which they were added.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Returns the person with this number.
    pub fn get(&self, id: PersonId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// Returns the person with this name.
    pub fn find(&self, name: &PlayerName) -> Option<&Person> {
        self.people.iter().find(|person| person.name == name.as_str())
    }

    /// Returns the seat of somebody who gives this name: the registered person of that name, or else a name for this game only.
    pub fn seat_of(&self, name: &PlayerName) -> Seat {
        self.find(name).map_or_else(|| Seat::named(name.clone()), Person::seat)
    }

    /// Registers a person.
    ///
    /// # Errors
    /// The name is taken, or the list is full.
    pub fn add(&mut self, name: &PlayerName) -> Result<(), PeopleError> {
        self.check_free(name, None)?;
        if self.people.len() == MAX_PEOPLE {
            return Err(PeopleError::Full);
        }
        let id = PersonId(self.next_id);
        self.next_id += 1;
        let name = name.as_str().to_owned();
        self.people.push(Person { id, name, standings: BTreeMap::new() });
        Ok(())
    }

    /// Gives the person at this place another name.
    ///
    /// # Errors
    /// The name is taken.
    pub fn rename(&mut self, index: usize, name: &PlayerName) -> Result<(), PeopleError> {
        self.check_free(name, Some(index))?;
        if let Some(person) = self.people.get_mut(index) {
            person.name = name.as_str().to_owned();
        }
        Ok(())
    }

    /// Forgets the person at this place and the person's games.
    pub fn remove(&mut self, index: usize) {
        if index < self.people.len() {
            let removed = self.people.remove(index);
            self.me = self.me.filter(|&me| me != removed.id);
        }
    }

    /// Returns the place of the person who plays against the computer.
    pub fn my_index(&self) -> Option<usize> {
        let me = self.me?;
        self.people.iter().position(|person| person.id == me)
    }

    /// Chooses who plays against the computer, by place; none is a guest.
    pub fn set_my_index(&mut self, index: Option<usize>) {
        self.me = index.and_then(|index| self.people.get(index)).map(|person| person.id);
    }

    /// Returns the seat of the person who plays against the computer.
    pub fn my_seat(&self) -> Seat {
        self.myself().map_or(Seat::GUEST, Person::seat)
    }

    /// Returns the person who plays against the computer; none if it is a guest.
    pub fn myself(&self) -> Option<&Person> {
        self.get(self.me?)
    }

    /// Changes the ratings on boards of its size after a game, if it [may be rated](Record::may_be_rated) and is over and the people in it are known,
    /// unless it was the last one that did so. Returns whether the ratings know the game.
    pub fn rate(&mut self, record: &Record) -> bool {
        if self.last_game == Some(record.id()) {
            return true;
        }
        let Some(result) = record.game.result().filter(|_| record.may_be_rated()) else {
            return false;
        };
        let size = record.game.board_size();
        let rating = |seat: &Seat| match seat.opponent() {
            Some(opponent) => Some(opponent.elo(size)),
            None => Some(self.get(seat.person()?)?.rating(size)),
        };
        let [Some(first), Some(second)] = record.seats.each_ref().map(rating) else { return false };
        let before = [first, second];
        for side in [Side::First, Side::Second] {
            let (seat, other) = (&record.seats[side.index()], &record.seats[side.other().index()]);
            let Some(person) = self.people.iter_mut().find(|p| Some(p.id) == seat.person()) else {
                continue;
            };
            let won = result.winner == side;
            let opponent = PastOpponent::of(other);
            let rating = rating_after(before[side.index()], before[side.other().index()], won);
            person.take(size, RatedGame { opponent, won, rating });
        }
        self.last_game = Some(record.id());
        true
    }

    /// Checks that nobody but the person at this place has a name that reads like this one.
    fn check_free(&self, name: &PlayerName, own: Option<usize>) -> Result<(), PeopleError> {
        let mut others = self.people.iter().enumerate().filter(|(index, _)| Some(*index) != own);
        let is_taken = others.any(|(_, person)| name.reads_like(&person.name));
        if is_taken { Err(PeopleError::Taken) } else { Ok(()) }
    }
}

impl Document for People {
    const VERSION: u32 = 4;
    const SINCE: u32 = 3;
    /// Everybody with all their games on all boards takes about 20 MB.
    const MAX_LEN: usize = 1 << 25;

    fn check(&self) -> Result<(), String> {
        let count = self.people.len();
        let names: BTreeSet<&str> = self.people.iter().map(|person| &*person.name).collect();
        let ids: BTreeSet<u32> = self.people.iter().map(|person| person.id.0).collect();
        if let Some(index) = self.people.iter().position(|person| !person.is_possible()) {
            return Err(format!("person {} is not possible", index + 1));
        }
        ensure(names.len() == count, "two people have the same name")?;
        let is_new_free = ids.last().is_none_or(|&last| last < self.next_id);
        let numbers = ids.len() == count && is_new_free && self.next_id <= u32::MAX / 2;
        ensure(numbers, "the numbers of the people are not possible")?;
        ensure(self.me.is_none_or(|me| self.get(me).is_some()), "the one who plays is not there")?;
        ensure(count <= MAX_PEOPLE, "there are too many people")
    }
}

#[cfg(test)]
mod tests {
    use super::super::elo::FIRST_RATING;
    use super::super::person::MAX_HISTORY;
    use super::*;
    use crate::ai::{BoardSize, Level, Opponent};
    use crate::game::{Board, Command, Document, Game};

    const TEN: BoardSize = BoardSize::Ten;

    fn name(text: &str) -> PlayerName {
        PlayerName::new(text).unwrap()
    }

    fn registered(names: &[&str]) -> People {
        let mut people = People::default();
        names.iter().for_each(|text| people.add(&name(text)).unwrap());
        people
    }

    /// A game that the first player wins, as the second one resigns.
    fn won_by_first(seats: [Seat; 2]) -> Record {
        won_on(TEN, seats)
    }

    fn won_on(size: BoardSize, seats: [Seat; 2]) -> Record {
        let mut record = Record::new(seats, Game::new(Board::of_size(size)));
        let first = "a1,b1,c1,d1".parse().unwrap();
        for command in [Command::Place(first), Command::Resign(Side::Second)] {
            record.game.execute(command).unwrap();
        }
        record
    }

    fn level(number: u8) -> Seat {
        Seat::from(Level::new(number).unwrap())
    }

    #[test]
    fn a_win_against_a_level_raises_the_rating_and_the_level_stays() {
        let mut people = registered(&["Ann"]);
        assert!(people.rate(&won_by_first([people.seat_of(&name("Ann")), level(4)])));
        let ann = &people.people()[0];
        let rating =
            rating_after(FIRST_RATING, Opponent::from(Level::new(4).unwrap()).elo(TEN), true);
        assert_eq!(ann.rating(TEN), rating);
        assert_eq!(ann.ratings(TEN), [FIRST_RATING, rating]);
        assert_eq!(
            (ann.won_and_lost(TEN), ann.history(TEN)[0].opponent.clone()),
            ((1, 0), PastOpponent::Level(4))
        );
    }

    #[test]
    fn each_size_of_the_board_has_a_rating_of_its_own() {
        let mut people = registered(&["Ann"]);
        let seats = [people.seat_of(&name("Ann")), level(4)];
        for size in BoardSize::ALL {
            assert!(people.rate(&won_on(size, seats.clone())));
            let ann = &people.people()[0];
            let rating =
                rating_after(FIRST_RATING, Opponent::from(Level::new(4).unwrap()).elo(size), true);
            assert_eq!((ann.rating(size), ann.won_and_lost(size)), (rating, (1, 0)));
        }
        assert!(people.rate(&won_on(BoardSize::Six, seats)));
        let ann = &people.people()[0];
        let games = BoardSize::ALL.map(|size| ann.history(size).len());
        assert!(games[0] == 2 && games[1..].iter().all(|&count| count == 1), "{games:?}");
        let unplayed = registered(&["Bo"]);
        assert_eq!(unplayed.people()[0].rating(BoardSize::Six), FIRST_RATING);
        assert_eq!(People::from_ron(&people.to_ron()), Ok(people));
    }

    #[test]
    fn what_one_person_wins_the_other_one_loses_if_both_agreed() {
        let mut people = registered(&["Ann", "Bob"]);
        let seats = ["Bob", "Ann"].map(|text| people.seat_of(&name(text)));
        assert!(!people.rate(&won_by_first(seats.clone())), "nobody agreed");
        assert!(people.rate(&won_by_first(seats).agreed()));
        let ratings: Vec<_> = people.people().iter().map(|person| person.rating(TEN)).collect();
        assert_eq!(ratings, [FIRST_RATING - 16.0, FIRST_RATING + 16.0]);
        let opponent = &people.people()[0].history(TEN)[0].opponent;
        assert_eq!(*opponent, PastOpponent::Person(Some(PersonId(1)), "Bob".to_owned()));
    }

    #[test]
    fn names_that_read_alike_are_refused() {
        let mut people = registered(&["Ann Lee", "Bo"]);
        for alike in ["ann lee", "ANN  LEE"] {
            assert_eq!(people.add(&name(alike)), Err(PeopleError::Taken));
            assert_eq!(people.rename(1, &name(alike)), Err(PeopleError::Taken));
        }
        assert_eq!(people.rename(0, &name("ANN Lee")), Ok(()), "one's own is free");
        assert_eq!(people.add(&name("Ann")), Ok(()));
    }

    #[test]
    fn a_person_is_the_same_under_another_name_and_nobody_else_under_the_old_one() {
        let mut people = registered(&["Ann"]);
        let won = won_by_first([people.seat_of(&name("Ann")), level(4)]);
        people.rename(0, &name("Anna")).unwrap();
        people.add(&name("Ann")).unwrap();
        assert!(people.rate(&won));
        let games = people.people().iter().map(|person| person.history(TEN).len());
        assert_eq!(games.collect::<Vec<_>>(), [1, 0]);
        people.remove(0);
        people.add(&name("Bob")).unwrap();
        let won = won_by_first(won.seats);
        assert!(!people.rate(&won), "the number of a person who was removed is not given again");
    }

    #[test]
    fn games_that_prove_nothing_do_not_count() {
        let mut people = registered(&["Ann"]);
        let ann = people.seat_of(&name("Ann"));
        let won = won_by_first([ann.clone(), level(0)]);
        let mut assisted = won.clone();
        assisted.assist();
        let turns = won.game.turns().to_vec();
        let copied = Record::from_outside(won.seats.clone(), Board::empty(), turns).unwrap();
        let unfinished = Record::new(won.seats.clone(), Game::new(Board::empty()));
        let before = people.clone();
        for record in [
            assisted,
            copied,
            unfinished,
            won_by_first([ann.clone(), people.seat_of(&name("Nobody"))]).agreed(),
            won_by_first([ann.clone(), ann]).agreed(),
            won_by_first([Seat::named(name("Ann")), level(0)]),
            won_by_first([Seat::GUEST, level(0)]),
            won_by_first([level(1), level(2)]),
        ] {
            assert!(!people.rate(&record), "{record:?}");
        }
        assert_eq!(people, before);
        assert!(people.rate(&won));
    }

    #[test]
    fn a_game_pasted_one_turn_before_its_end_raises_no_rating() {
        let mut people = registered(&["Ann"]);
        people.set_my_index(Some(0));
        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        let text = Record::new([people.my_seat(), level(10)], game).to_ron();
        let mut pasted = Record::from_ron(&text).unwrap();
        pasted.game.execute(Command::Resign(Side::Second)).unwrap();
        assert!(!people.rate(&pasted), "{text}");
        assert_eq!(people.people()[0].rating(TEN), FIRST_RATING);
    }

    #[test]
    fn people_have_different_names() {
        let mut people = registered(&["Ann", "Bob"]);
        assert_eq!(people.add(&name("Bob")), Err(PeopleError::Taken));
        assert_eq!(people.rename(0, &name("Bob")), Err(PeopleError::Taken));
        people.rename(0, &name("Ann")).unwrap();
        people.rename(0, &name("Anna")).unwrap();
        assert!(people.find(&name("Ann")).is_none() && people.find(&name("Anna")).is_some());
    }

    #[test]
    fn who_plays_stays_the_same_when_others_go() {
        let mut people = registered(&["Ann", "Bob", "Cy"]);
        people.set_my_index(Some(1));
        people.remove(2);
        people.remove(0);
        assert_eq!(people.my_index(), Some(0));
        people.remove(0);
        assert_eq!(people.my_index(), None);
        people.set_my_index(Some(9));
        assert_eq!(people.my_index(), None);
    }

    #[test]
    fn no_more_people_than_there_is_room_for() {
        let mut people = People::default();
        for number in 0..MAX_PEOPLE {
            people.add(&name(&format!("Player {number}"))).unwrap();
        }
        assert_eq!(people.add(&name("Ann")), Err(PeopleError::Full));
        let game = RatedGame {
            opponent: PastOpponent::Person(Some(PersonId(u32::MAX)), "\\".repeat(24)),
            won: false,
            rating: 1_000.0 / 3.0,
        };
        for player in &mut people.people {
            for size in BoardSize::ALL {
                (0..MAX_HISTORY + 5).for_each(|_| player.take(size, game.clone()));
            }
        }
        assert_eq!(people.people()[0].ratings(TEN).len(), MAX_HISTORY);
        // The fullest file can be read back.
        assert!(People::from_ron(&people.to_ron()) == Ok(people));
    }

    #[test]
    fn a_file_that_makes_no_sense_is_refused() {
        let mut people = registered(&["Ann", "Bob"]);
        people.rate(&won_by_first([people.seat_of(&name("Ann")), level(4)]));
        people.set_my_index(Some(1));
        let good = people.to_ron();
        assert_eq!(People::from_ron(&good), Ok(people));
        for (from, to) in [
            ("\"Ann\"", "\"Bob\""),
            ("\"Ann\"", "\" \""),
            ("Level(4)", "Level(99)"),
            ("rating: 8", "rating: NaN, x: 8"),
            ("rating: 8", "rating: -8"),
            ("10x10", "9x11"),
            ("Some(1)", "Some(2)"),
            ("id: 1", "id: 0"),
            ("next_id: 2", "next_id: 1"),
            ("next_id: 2", "next_id: 4294967295"),
            ("me:", "you:"),
        ] {
            assert!(good.contains(from), "{good}");
            assert!(People::from_ron(&good.replace(from, to)).is_err(), "{to}");
        }
    }
}
