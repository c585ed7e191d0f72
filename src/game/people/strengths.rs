//! How strong each person seems to be, for the opponent that fits: a document of its own beside the ratings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::form::{Estimate, Form};
use super::past_opponent::PastOpponent;
use super::person::Person;
use super::register::People;
use crate::ai::{BoardSize, Character, Level, Opponent, Strength};
use crate::game::formats::{Document, ensure};
use crate::game::rules::{GameId, Identity, PersonId, Record, Seat};

/// The last games of each person and of the guest, on boards of each size.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strengths {
    guest: BTreeMap<BoardSize, Form>,
    people: BTreeMap<PersonId, BTreeMap<BoardSize, Form>>,
    /// The game that counted last. None counts twice.
    #[serde(default)]
    last_game: Option<GameId>,
}

impl Strengths {
    /// Returns what is thought of the person who plays against the computer, on boards of this size.
    pub fn of(&self, person: Option<&Person>, size: BoardSize) -> Estimate {
        self.form(person, size).estimate()
    }

    /// Returns the opponent that fits the person who plays against the computer, on boards of this size.
    pub fn fitting(&self, person: Option<&Person>, size: BoardSize) -> Opponent {
        Opponent::Fitting(self.form(person, size).fitting(size))
    }

    /// Takes over a game once it is over, if it was played here, from the empty board and without help: against the opponent that fits, or any
    /// rated game against a built-in opponent, unless it was the last one that did. Returns whether it is known here.
    pub fn take(&mut self, record: &Record, people: &People) -> bool {
        if self.last_game == Some(record.id()) {
            return true;
        }
        let Some((person, opponent, won)) = record.against_program() else { return false };
        let size = record.game.board_size();
        let counts = matches!(opponent, Opponent::Fitting(_)) || record.may_be_rated();
        let form = match person {
            Seat::Human(Identity::Guest) if counts => self.guest.entry(size).or_default(),
            Seat::Human(Identity::Registered(id, _)) if counts => {
                let Some(person) = people.get(*id) else { return false };
                let known = self.form(Some(person), size);
                let boards = self.people.entry(*id).or_default();
                // The first entry takes over what earlier rated games told. They are asked before this one is rated.
                boards.entry(size).or_insert(known)
            }
            _ => return false,
        };
        form.add(opponent.elo(size), won);
        self.last_game = Some(record.id());
        // Whoever was removed from the list is forgotten here as well.
        self.people.retain(|id, _| people.get(*id).is_some());
        true
    }

    /// Returns the games that tell of a person's strength. Before any is kept here, they are the rated ones.
    fn form(&self, person: Option<&Person>, size: BoardSize) -> Form {
        let Some(person) = person else {
            return self.guest.get(&size).cloned().unwrap_or_default();
        };
        let kept = self.people.get(&person.id()).and_then(|boards| boards.get(&size));
        kept.cloned().unwrap_or_else(|| {
            let mut form = Form::default();
            for game in person.history(size) {
                if let Some(opponent) = built_in(&game.opponent) {
                    form.add(opponent.elo(size), game.won);
                }
            }
            form
        })
    }
}

/// Returns the built-in opponent of a rated game, if it was against one that is still there.
fn built_in(opponent: &PastOpponent) -> Option<Opponent> {
    Some(match opponent {
        PastOpponent::Level(number) => Opponent::Level(Level::new(*number)?),
        PastOpponent::Fitting(elo) => Opponent::Fitting(Strength::new(*elo)?),
        PastOpponent::Character(key) => Opponent::Character(Character::of_key(key)?),
        PastOpponent::Person(..) => return None,
    })
}

impl Document for Strengths {
    const VERSION: u32 = 2;
    const SINCE: u32 = 1;
    /// Fifty people with all their games on all boards take less than a megabyte.
    const MAX_LEN: usize = 1 << 21;

    fn check(&self) -> Result<(), String> {
        let boards = self.people.values().chain([&self.guest]);
        let all_possible = boards.flat_map(BTreeMap::values).all(Form::is_possible);
        ensure(all_possible, "the games of somebody are not possible")
    }
}

#[cfg(test)]
mod tests {
    use super::super::form::MAX_TRIALS;
    use super::*;
    use crate::game::{Board, Command, Document, Game, PlayerName, Side};

    const TEN: BoardSize = BoardSize::Ten;

    fn ann() -> People {
        let mut people = People::default();
        people.add(&PlayerName::new("Ann").unwrap()).unwrap();
        people
    }

    /// A game that its first player wins.
    fn won(seats: [Seat; 2]) -> Record {
        let mut record = Record::new(seats, Game::new(Board::empty()));
        for command in
            [Command::Place("a1,b1,c1,d1".parse().unwrap()), Command::Resign(Side::Second)]
        {
            record.game.execute(command).unwrap();
        }
        record
    }

    fn fitting() -> Seat {
        Seat::from(Strength::new(900).unwrap())
    }

    #[test]
    fn games_against_the_fitting_opponent_and_rated_games_count() {
        let people = ann();
        let me = people.people()[0].seat();
        let mut strengths = Strengths::default();
        let before = strengths.of(Some(&people.people()[0]), TEN).elo;
        assert!(strengths.take(&won([me.clone(), fitting()]), &people));
        assert!(strengths.take(&won([me.clone(), Seat::from(Level::MAX)]), &people));
        assert!(strengths.take(&won([Seat::GUEST, fitting()]), &people));
        let ann = strengths.of(Some(&people.people()[0]), TEN);
        assert!(ann.elo > before + 400.0 && ann.games == 2);
        assert_eq!(strengths.of(None, TEN).games, 1);
        assert_eq!(strengths.of(None, BoardSize::Eight).games, 0, "each board has its own");
        // A win of the opponent.
        assert!(strengths.take(&won([fitting(), me]), &people));
        assert!(strengths.of(Some(&people.people()[0]), TEN).elo < ann.elo);
    }

    #[test]
    fn help_a_strange_board_and_other_games_do_not_count() {
        let people = ann();
        let me = people.people()[0].seat();
        let mut strengths = Strengths::default();
        let mut helped = won([me.clone(), fitting()]);
        helped.assist();
        let unfinished = Record::new([me.clone(), fitting()], Game::new(Board::empty()));
        let outside = Record::from_outside(
            [me.clone(), fitting()],
            Board::empty(),
            helped.game.turns().to_vec(),
        );
        for record in [
            helped,
            unfinished,
            outside.unwrap(),
            won([Seat::GUEST, Seat::from(Level::MAX)]),
            won([Seat::named(PlayerName::new("Ann").unwrap()), fitting()]),
            won([me.clone(), me]),
            won([fitting(), fitting()]),
        ] {
            assert!(!strengths.take(&record, &people), "{:?}", record.seats);
        }
        assert_eq!(strengths, Strengths::default());
    }

    #[test]
    fn what_rated_games_told_before_is_known() {
        let mut people = ann();
        let me = people.people()[0].seat();
        let mut strengths = Strengths::default();
        for _ in 0..4 {
            assert!(people.rate(&won([me.clone(), Seat::from(Level::MAX)])));
        }
        let known = strengths.of(Some(&people.people()[0]), TEN);
        assert!(known.games == 4 && known.elo > 1500.0, "{known:?}");
        assert!(strengths.take(&won([fitting(), me]), &people));
        assert_eq!(strengths.of(Some(&people.people()[0]), TEN).games, 5);
        people.remove(0);
        assert!(strengths.take(&won([Seat::GUEST, fitting()]), &people));
        assert!(strengths.people.is_empty(), "whoever is removed is forgotten");
    }

    #[test]
    fn the_document_is_read_back_and_impossible_ones_are_refused() {
        let people = ann();
        let mut strengths = Strengths::default();
        for _ in 0..50 {
            assert!(strengths.take(&won([people.people()[0].seat(), fitting()]), &people));
            assert!(strengths.take(&won([Seat::GUEST, fitting()]), &people));
        }
        let text = strengths.to_ron();
        assert_eq!(Strengths::from_ron(&text), Ok(strengths));
        for bad in [text.replace("900.0", "4001.0"), text.replace("900.0", "NaN")] {
            assert!(Strengths::from_ron(&bad).is_err());
        }
    }

    #[test]
    fn everybody_fits_into_the_document() {
        let mut form = Form::default();
        (0..MAX_TRIALS).for_each(|_| form.add(1_234.567_890_123_456_7, false));
        let boards: BTreeMap<_, _> =
            BoardSize::ALL.into_iter().map(|size| (size, form.clone())).collect();
        let people = (0..super::super::MAX_PEOPLE as u32).map(|id| (PersonId(id), boards.clone()));
        let full = Strengths { people: people.collect(), guest: boards, last_game: None };
        assert!(full.to_ron().len() < Strengths::MAX_LEN);
    }
}
