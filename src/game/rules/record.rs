//! A game with its players, its clock, and whether it may change ratings.

use super::board::Board;
use super::clock::{Clock, TimeControl};
use super::game::{Game, IllegalTurn, Side, Turn};
use super::seat::{PersonId, Seat};
use crate::ai::Level;
use crate::game::text::hexadecimal;
use serde::{Deserialize, Serialize};

/// Where a game began, and whether a player was helped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Origin {
    /// The game began in this program, and no player has been helped so far.
    #[default]
    Played,
    /// The game began in this program, and a player was helped: by a hint, by shown outcomes, by
    /// the x-ray, by the coach, or by undoing a turn.
    Assisted,
    /// The game comes from a text, a file or the clipboard, from a board that was set up, or from
    /// the middle of another game. Nobody knows how it was played, and it counts for nobody.
    Outside,
}

/// The identifier of a game, chosen at random when it begins, so that no game counts twice. It is
/// written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(u64);

hexadecimal!(GameId(u64), 16);

impl GameId {
    /// Returns a random identifier.
    pub fn random() -> GameId {
        GameId(fastrand::u64(..))
    }
}

/// A game with its players, its clock, and what decides whether it is rated.
#[derive(Clone, Debug)]
pub struct Record {
    id: GameId,
    /// The players, the first side first.
    pub seats: [Seat; 2],
    /// The game.
    pub game: Game,
    /// The time that both sides have left, if the game is timed.
    pub clock: Option<Clock>,
    origin: Origin,
    /// Whether both players agreed to a rated game.
    agreed: bool,
}

impl Record {
    /// Returns the record of a game that begins now.
    ///
    /// A game in which turns have been taken, or whose board was set up, comes [from
    /// outside](Origin::Outside).
    pub fn new(seats: [Seat; 2], game: Game) -> Record {
        let is_new = game.turns().is_empty() && game.next_redo().is_none();
        let origin = if is_new { Origin::Played } else { Origin::Outside };
        Record::outside(seats, game).of_origin(origin)
    }

    /// Returns the record as if the game had been played here, whatever its board.
    #[cfg(test)]
    pub(crate) fn played_here(self) -> Record {
        Record { origin: Origin::Played, ..self }
    }

    /// Sets the origin, which is always [outside](Origin::Outside) for a board that was set up.
    fn of_origin(self, origin: Origin) -> Record {
        let origin = if self.game.start().is_empty() { origin } else { Origin::Outside };
        Record { origin, ..self }
    }

    /// Returns the record of a game that begins from a board that was set up or read.
    pub fn from_position(seats: [Seat; 2], start: Board) -> Record {
        Record::outside(seats, Game::new(start))
    }

    /// Returns the record of a game from outside.
    fn outside(seats: [Seat; 2], game: Game) -> Record {
        let id = GameId::random();
        Record { id, seats, game, clock: None, origin: Origin::Outside, agreed: false }
    }

    /// Returns the record of a game from outside, after replaying its turns. This is the only way
    /// in for games not played in this program, and they are never rated.
    ///
    /// # Errors
    /// Names the first turn that the rules forbid.
    pub fn from_outside(
        seats: [Seat; 2],
        start: Board,
        turns: impl IntoIterator<Item = Turn>,
    ) -> Result<Record, IllegalTurn> {
        let mut game = Game::new(start);
        game.replay(turns)?;
        Ok(Record::outside(seats, game))
    }

    /// Returns the record with clocks set to `control`, or without clocks.
    pub fn timed(self, control: Option<TimeControl>) -> Record {
        Record { clock: control.map(Clock::new), ..self }
    }

    /// Returns the record, marked as a game that both players agreed to be rated. Without the mark,
    /// a game between two people is not rated.
    pub fn agreed(self) -> Record {
        Record { agreed: true, ..self }
    }

    /// Returns the record of a game that this program stored, with what it stored beside the text.
    pub(in crate::game) fn resumed(self, id: GameId, origin: Origin, agreed: bool) -> Record {
        Record { id, agreed, ..self }.of_origin(origin)
    }

    /// Returns whether `person` plays, and no other registered person.
    pub(in crate::game) fn is_only_of(&self, person: PersonId) -> bool {
        let mut people = self.seats.iter().filter_map(Seat::person).peekable();
        people.peek().is_some() && people.all(|it| it == person)
    }

    /// Returns the registered people who play.
    pub(in crate::game) fn people(&self) -> impl Iterator<Item = PersonId> {
        self.seats.iter().filter_map(Seat::person)
    }

    /// Makes each seat of `person` an unnamed one.
    pub(in crate::game) fn forget(&mut self, person: PersonId) {
        for seat in self.seats.iter_mut().filter(|seat| seat.person() == Some(person)) {
            *seat = Seat::UNNAMED;
        }
    }

    /// Returns the identifier of the game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Returns where the game began, and whether a player was helped.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Returns whether both players agreed to a rated game.
    pub fn is_agreed(&self) -> bool {
        self.agreed
    }

    /// Marks the game as one in which a player was helped. Returns whether it is the first help.
    pub fn mark_aided(&mut self) -> bool {
        let is_new = self.origin == Origin::Played;
        if is_new {
            self.origin = Origin::Assisted;
        }
        is_new
    }

    /// Returns whether the game changes ratings once it is over.
    ///
    /// The game must have been played here, from the empty board and without help, by a registered
    /// person against a built-in opponent, or by two registered people who agreed to it.
    pub fn may_be_rated(&self) -> bool {
        let seats = match self.seats.each_ref().map(Seat::person) {
            [Some(first), Some(second)] => self.agreed && first != second,
            [None, None] => false,
            _ => !self.seats.iter().all(Seat::is_human),
        };
        seats && self.origin == Origin::Played
    }

    /// Returns a new game of the same players from the empty board, which the loser of this one
    /// begins. If this one goes on, the same player begins again.
    ///
    /// The size of the board, the time control and the agreement are those of this game.
    pub fn rematch(&self) -> Record {
        let mut seats = self.seats.clone();
        if self.game.result().is_some_and(|result| result.winner == Side::First) {
            seats.swap(0, 1);
        }
        let board = Board::new(self.game.board_size());
        let record = Record { agreed: self.agreed, ..Record::new(seats, Game::new(board)) };
        record.timed(self.clock.map(|clock| clock.control()))
    }

    /// Returns the game after its first `turns` turns, for the side to move there to play on, or
    /// for the one that resigned there, without clocks.
    ///
    /// Should that side be a built-in opponent's, `substitute` takes its seat. A person on the
    /// other side makes way for the built-in opponent of this game, or else for the strongest
    /// level.
    pub fn retry(&self, turns: usize, substitute: &Seat) -> Record {
        let game = self.game.up_to(turns);
        let mover = match self.game.turns().get(turns) {
            Some(Turn::Resignation(side)) => *side,
            _ => game.to_move(),
        };
        let mut seats = self.seats.clone();
        let mut opponent = Seat::from(Level::MAX);
        if !seats[mover.index()].is_human() {
            opponent = std::mem::replace(&mut seats[mover.index()], substitute.clone());
        }
        if seats[mover.other().index()].is_human() {
            seats[mover.other().index()] = opponent;
        }
        Record::outside(seats, game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BoardSize;
    use crate::game::{Identity, PersonId, PlayerName, Turn};

    fn named(text: &str) -> Seat {
        Seat::named(PlayerName::new(text).unwrap())
    }

    fn person(id: u32) -> Seat {
        Seat::Human(Identity::Person(PersonId(id), PlayerName::new("Ann")))
    }

    fn level() -> Seat {
        Seat::from(Level::new(3).unwrap())
    }

    fn begin(seats: [Seat; 2]) -> Record {
        Record::new(seats, Game::new(Board::empty()))
    }

    fn turns(cells: &[&str]) -> Vec<Turn> {
        cells.iter().map(|cells| Turn::Placement(cells.parse().unwrap())).collect()
    }

    #[test]
    fn only_people_who_play_here_play_rated_games_and_two_by_agreement() {
        let rated = |seats| begin(seats).may_be_rated();
        let agreed = |seats| begin(seats).agreed().may_be_rated();
        assert!(rated([person(1), level()]) && rated([level(), person(1)]));
        assert!(!rated([person(1), person(2)]) && agreed([person(1), person(2)]));
        for seats in [
            [person(1), person(1)],
            [person(1), named("Bo")],
            [person(1), Seat::UNNAMED],
            [named("Ann"), level()],
            [level(), level()],
        ] {
            assert!(!agreed(seats.clone()), "{seats:?}");
        }
    }

    #[test]
    fn a_game_from_outside_is_checked_and_never_rated() {
        let seats = [person(1), level()];
        let good = turns(&["a1,b1,c1,d1", "a2,b2,c2,d2"]);
        let record = Record::from_outside(seats.clone(), Board::empty(), good).unwrap().agreed();
        assert_eq!((record.game.placements(), record.origin()), (2, Origin::Outside));
        assert!(!record.may_be_rated());
        let bad = turns(&["a1,b1,c1,d1", "d1,e1,f1,g1"]);
        let refused = Record::from_outside(seats, Board::empty(), bad).unwrap_err();
        assert_eq!(refused.to_string(), "turn 2: d1 is filled already");
    }

    #[test]
    fn help_makes_a_game_unrated() {
        let mut record = begin([person(1), level()]);
        assert!(record.mark_aided() && !record.mark_aided() && !record.may_be_rated());
    }

    /// The origin of a game on a board that was set up was once that of a game played here.
    #[test]
    fn a_board_that_was_set_up_comes_from_outside_and_is_never_rated() {
        let seats = || [person(1), level()];
        let board: Board = ".........#".repeat(10).parse().unwrap();
        let set_up = Record::new(seats(), Game::new(board));
        let stored = set_up.clone().resumed(GameId(1), Origin::Played, false);
        let empty = Record::from_position(seats(), Board::empty());
        for record in [set_up, stored, empty] {
            assert_eq!((record.origin(), record.may_be_rated()), (Origin::Outside, false));
        }
    }

    #[test]
    fn the_loser_begins_the_rematch_under_the_same_agreement() {
        let mut record = begin([person(1), person(2)]).agreed();
        record.game.execute(Turn::Resignation(Side::Second)).unwrap();
        record.mark_aided();
        let rematch = record.rematch();
        assert_eq!(rematch.seats, [person(2), person(1)]);
        assert!(rematch.may_be_rated() && rematch.game.turns().is_empty());
        for size in BoardSize::ALL {
            let record = Record::new([person(1), level()], Game::new(Board::new(size)));
            assert!(record.may_be_rated());
            assert_eq!(record.rematch().game.start(), &Board::new(size));
        }
    }

    #[test]
    fn the_player_to_move_tries_a_game_again() {
        let cells = ["a1,b1,c1,d1", "a2,b2,c2,d2", "a3,b3,c3,d3"];
        let (ann, bo) = (person(1), named("Bo"));
        let record =
            Record::from_outside([ann.clone(), level()], Board::empty(), turns(&cells)).unwrap();
        let again = record.retry(2, &bo);
        assert_eq!((again.game.placements(), again.may_be_rated()), (2, false));
        assert_eq!(again.seats, record.seats);
        let other_side = record.retry(1, &bo);
        assert_eq!(other_side.seats, [level(), bo.clone()], "the same opponent");
        let mut resigned = record.clone();
        resigned.game.execute(Turn::Resignation(Side::First)).unwrap();
        assert_eq!(resigned.retry(3, &bo).seats, record.seats, "out of turn, and plays on");
        let between_people = Record { seats: [ann, bo.clone()], ..record }.retry(1, &Seat::UNNAMED);
        assert_eq!(between_people.seats, [Seat::from(Level::MAX), bo]);
    }
}
