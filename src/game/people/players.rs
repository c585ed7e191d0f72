//! The people who play here, their ratings and how these came about.

use serde::{Deserialize, Serialize};

use super::elo::{FIRST_RATING, RATINGS, level_rating, rating_after};
use crate::ai::Level;
use crate::game::formats::{Record, Versioned};
use crate::game::rules::{Board, PlayerName, Seat, Side};

/// Most people that are kept.
pub const MAX_PLAYERS: usize = 50;

/// Most rated games that are kept of a person; older ones are forgotten.
pub const MAX_HISTORY: usize = 300;

/// Why the list of people can't be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayersError {
    /// Somebody has this name already.
    #[error("this name is taken")]
    Taken,
    /// There are [`MAX_PLAYERS`] already.
    #[error("there are {MAX_PLAYERS} players already")]
    Full,
}

/// A person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    name: String,
    rating: f64,
    history: Vec<RatedGame>,
}

/// A game that counted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    /// Who it was against.
    pub opponent: RatedOpponent,
    /// Whether the person won.
    pub won: bool,
    /// The person's rating afterwards.
    pub rating: f64,
}

/// Whom a game was against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RatedOpponent {
    /// A built-in opponent of this level.
    Level(u8),
    /// Another person.
    Person(String),
}

/// Everybody who plays here.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    people: Vec<Player>,
    /// Who plays against the computer.
    me: Option<usize>,
}

impl Player {
    /// Returns the name.
    pub fn name(&self) -> PlayerName {
        PlayerName::new(&self.name).expect("names are checked when they are given and read")
    }

    /// Returns the rating.
    pub fn rating(&self) -> f64 {
        self.rating
    }

    /// Returns the games that counted, the oldest first.
    pub fn history(&self) -> &[RatedGame] {
        &self.history
    }

    /// Returns the ratings from the first game that is kept until now; the first one is what it was before.
    pub fn ratings(&self) -> Vec<f64> {
        let before = if self.history.len() < MAX_HISTORY { Some(FIRST_RATING) } else { None };
        before.into_iter().chain(self.history.iter().map(|game| game.rating)).collect()
    }

    /// Returns the games won and lost.
    pub fn won_and_lost(&self) -> (usize, usize) {
        let won = self.history.iter().filter(|game| game.won).count();
        (won, self.history.len() - won)
    }

    fn take(&mut self, game: RatedGame) {
        self.rating = game.rating;
        self.history.push(game);
        if self.history.len() > MAX_HISTORY {
            self.history.remove(0);
        }
    }
}

impl Players {
    /// Returns everybody, in the order in which they came.
    pub fn people(&self) -> &[Player] {
        &self.people
    }

    /// Returns the person with this name.
    pub fn find(&self, name: &PlayerName) -> Option<&Player> {
        self.people.iter().find(|player| player.name == name.as_str())
    }

    /// Adds a person.
    ///
    /// # Errors
    /// Nobody has another's name, and there is not room for everybody.
    pub fn add(&mut self, name: &PlayerName) -> Result<(), PlayersError> {
        self.check_free(name)?;
        if self.people.len() == MAX_PLAYERS {
            return Err(PlayersError::Full);
        }
        let name = name.as_str().to_owned();
        self.people.push(Player { name, rating: FIRST_RATING, history: Vec::new() });
        Ok(())
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// Nobody has another's name.
    pub fn rename(&mut self, index: usize, name: &PlayerName) -> Result<(), PlayersError> {
        if self.people.get(index).is_some_and(|player| player.name == name.as_str()) {
            return Ok(());
        }
        self.check_free(name)?;
        if let Some(player) = self.people.get_mut(index) {
            player.name = name.as_str().to_owned();
        }
        Ok(())
    }

    /// Forgets a person and the person's games.
    pub fn remove(&mut self, index: usize) {
        if index < self.people.len() {
            self.people.remove(index);
            self.me = match self.me {
                Some(me) if me == index => None,
                Some(me) if me > index => Some(me - 1),
                me => me,
            };
        }
    }

    /// Returns the place of the person who plays against the computer.
    pub fn me(&self) -> Option<usize> {
        self.me
    }

    /// Chooses who plays against the computer; none is a guest.
    pub fn set_me(&mut self, index: Option<usize>) {
        self.me = index.filter(|&index| index < self.people.len());
    }

    /// Changes the ratings after a game that counts. Returns whether it did.
    ///
    /// A game counts if it is over, was played from the empty board without help, and if the person against a level, or both
    /// people, are known here.
    pub fn rate(&mut self, record: &Record) -> bool {
        let Some(result) = record.game.result() else { return false };
        if record.assisted
            || record.game.start() != &Board::empty()
            || record.seats[0] == record.seats[1]
        {
            return false;
        }
        let rating = |seat: &Seat| match seat {
            Seat::Human(name) => self.find(name).map(Player::rating),
            Seat::Ai(level) => Some(level_rating(*level)),
        };
        let [Some(first), Some(second)] = record.seats.each_ref().map(rating) else { return false };
        let before = [first, second];
        let mut counted = false;
        for side in [Side::First, Side::Second] {
            let Seat::Human(name) = &record.seats[side.index()] else { continue };
            let Some(player) = self.people.iter_mut().find(|p| p.name == name.as_str()) else {
                continue;
            };
            let won = result.winner == side;
            let opponent = match &record.seats[side.other().index()] {
                Seat::Human(name) => RatedOpponent::Person(name.as_str().to_owned()),
                Seat::Ai(level) => RatedOpponent::Level(level.number()),
            };
            let rating = rating_after(before[side.index()], before[side.other().index()], won);
            player.take(RatedGame { opponent, won, rating });
            counted = true;
        }
        counted
    }

    fn check_free(&self, name: &PlayerName) -> Result<(), PlayersError> {
        if self.find(name).is_some() { Err(PlayersError::Taken) } else { Ok(()) }
    }
}

impl Versioned for Players {
    const VERSION: u32 = 1;
    /// Everybody with all their games takes about 3 MB.
    const MAX_LEN: usize = 1 << 22;

    fn check(&self) -> Result<(), String> {
        let is_name = |text: &str| PlayerName::new(text).is_some_and(|name| name.as_str() == text);
        let is_opponent = |opponent: &RatedOpponent| match opponent {
            RatedOpponent::Level(number) => Level::new(*number).is_some(),
            RatedOpponent::Person(name) => is_name(name),
        };
        let fits = |player: &Player| {
            is_name(&player.name)
                && player.history.len() <= MAX_HISTORY
                && player
                    .history
                    .iter()
                    .all(|g| RATINGS.contains(&g.rating) && is_opponent(&g.opponent))
                && RATINGS.contains(&player.rating)
        };
        let mut names: Vec<&str> = self.people.iter().map(|player| &*player.name).collect();
        names.sort_unstable();
        let twice = names.windows(2).any(|pair| pair[0] == pair[1]);
        let nobody = self.me.is_some_and(|index| index >= self.people.len());
        match self.people.iter().position(|player| !fits(player)) {
            Some(index) => Err(format!("player {} can't be", index + 1)),
            None if twice => Err("two players have one name".to_owned()),
            None if nobody => Err("nobody is the one who plays".to_owned()),
            None if self.people.len() > MAX_PLAYERS => Err("there are too many players".to_owned()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Command, Document, Game};

    fn name(text: &str) -> PlayerName {
        PlayerName::new(text).unwrap()
    }

    fn people(names: &[&str]) -> Players {
        let mut players = Players::default();
        names.iter().for_each(|text| players.add(&name(text)).unwrap());
        players
    }

    /// A game that the first player wins, as the second one resigns.
    fn won_by_first(seats: [Seat; 2]) -> Record {
        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        game.execute(Command::Resign(Side::Second)).unwrap();
        Record::new(seats, game)
    }

    fn human(text: &str) -> Seat {
        Seat::Human(name(text))
    }

    fn level(number: u8) -> Seat {
        Seat::Ai(Level::new(number).unwrap())
    }

    #[test]
    fn a_win_against_a_level_raises_the_rating_and_the_level_stays() {
        let mut players = people(&["Ann"]);
        assert!(players.rate(&won_by_first([human("Ann"), level(4)])));
        let ann = &players.people()[0];
        assert_eq!(
            ann.rating(),
            rating_after(FIRST_RATING, level_rating(Level::new(4).unwrap()), true)
        );
        assert_eq!(ann.ratings(), [FIRST_RATING, ann.rating()]);
        assert_eq!(
            (ann.won_and_lost(), ann.history()[0].opponent.clone()),
            ((1, 0), RatedOpponent::Level(4))
        );
    }

    #[test]
    fn what_one_person_wins_the_other_one_loses() {
        let mut players = people(&["Ann", "Bob"]);
        assert!(players.rate(&won_by_first([human("Bob"), human("Ann")])));
        let ratings: Vec<f64> = players.people().iter().map(Player::rating).collect();
        assert_eq!(ratings, [FIRST_RATING - 16.0, FIRST_RATING + 16.0]);
    }

    #[test]
    fn games_that_prove_nothing_do_not_count() {
        let mut players = people(&["Ann"]);
        let won = won_by_first([human("Ann"), level(0)]);
        let from_a_position = Record::new(won.seats.clone(), {
            let mut game = Game::new(".........#".repeat(10).parse().unwrap());
            game.execute(Command::Resign(Side::Second)).unwrap();
            game
        });
        let unfinished = Record::new(won.seats.clone(), Game::new(Board::empty()));
        let before = players.clone();
        for record in [
            Record { assisted: true, ..won.clone() },
            from_a_position,
            unfinished,
            won_by_first([human("Ann"), human("Nobody")]),
            won_by_first([human("Ann"), human("Ann")]),
            won_by_first([level(1), level(2)]),
        ] {
            assert!(!players.rate(&record), "{record:?}");
        }
        assert_eq!(players, before);
        assert!(players.rate(&won));
    }

    #[test]
    fn people_have_different_names() {
        let mut players = people(&["Ann", "Bob"]);
        assert_eq!(players.add(&name("Bob")), Err(PlayersError::Taken));
        assert_eq!(players.rename(0, &name("Bob")), Err(PlayersError::Taken));
        players.rename(0, &name("Ann")).unwrap();
        players.rename(0, &name("Anna")).unwrap();
        assert!(players.find(&name("Ann")).is_none() && players.find(&name("Anna")).is_some());
    }

    #[test]
    fn who_plays_stays_the_same_when_others_go() {
        let mut players = people(&["Ann", "Bob", "Cy"]);
        players.set_me(Some(1));
        players.remove(2);
        players.remove(0);
        assert_eq!(players.me(), Some(0));
        players.remove(0);
        assert_eq!(players.me(), None);
        players.set_me(Some(9));
        assert_eq!(players.me(), None);
    }

    #[test]
    fn no_more_people_than_there_is_room_for() {
        let mut players = Players::default();
        for number in 0..MAX_PLAYERS {
            players.add(&name(&format!("Player {number}"))).unwrap();
        }
        assert_eq!(players.add(&name("Ann")), Err(PlayersError::Full));
        let game = RatedGame {
            opponent: RatedOpponent::Person("\\".repeat(24)),
            won: false,
            rating: 1_000.0 / 3.0,
        };
        for player in &mut players.people {
            (0..MAX_HISTORY + 5).for_each(|_| player.take(game.clone()));
        }
        assert_eq!(players.people()[0].ratings().len(), MAX_HISTORY);
        // The fullest file can be read back.
        assert!(Players::from_ron(&players.to_ron()) == Ok(players));
    }

    #[test]
    fn a_file_that_makes_no_sense_is_refused() {
        let mut players = people(&["Ann", "Bob"]);
        players.rate(&won_by_first([human("Ann"), level(4)]));
        players.set_me(Some(1));
        let good = players.to_ron();
        assert_eq!(Players::from_ron(&good), Ok(players));
        for (from, to) in [
            ("\"Ann\"", "\"Bob\""),
            ("\"Ann\"", "\" \""),
            ("Level(4)", "Level(11)"),
            ("rating: 800.0", "rating: NaN"),
            ("rating: 800.0", "rating: -1.0"),
            ("Some(1)", "Some(2)"),
            ("me:", "you:"),
        ] {
            assert!(good.contains(from), "{good}");
            assert!(Players::from_ron(&good.replace(from, to)).is_err(), "{to}");
        }
    }
}
