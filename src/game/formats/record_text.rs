//! A game as version 1.0.0 wrote it to files and to the clipboard: RON with a version number.
//!
//! ```text
//! (
//!     version: 3,
//!     first: Person(3, "Ann"),
//!     second: Ai(3),
//!     board: "10x10",
//!     clock: Some((control: "3+2", left: (181000, 9500))),
//!     start: "………./…",
//!     turns: ["c3,d3,e3,c4", "resign Second"],
//!     result: Some((winner: First, ending: Resignation)),
//! )
//! ```
//! Other built-in opponents are `Fitting(842)`, which fits a person of that strength, and
//! `Character("iris")`, a named one. Other people are `Human("Ann")`, who gave a name for this game
//! only, and `Guest`, who gave none. `clock` is absent from a game without clocks; the times left
//! are in milliseconds, that of the first side first. A loss on time is the turn `time First` or
//! `time Second`.
//!
//! A text does not say whether its game is rated. A record that is read is replayed, and comes
//! [from outside](Record::from_outside).

use std::time::Duration;

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

use super::document::{DocumentError, check_len, read_ron};
use crate::ai::{BoardSize, Character, Level, PlacementError, Strength};
use crate::game::rules::{
    Board, Clock, GameResult, Identity, PersonId, PlayerName, Record, Seat, Side, TimeControl, Turn,
};

/// The fields of a record.
#[derive(Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct Fields {
    version: u32,
    first: SeatField,
    second: SeatField,
    board: BoardSize,
    #[serde(default)]
    clock: Option<ClockField>,
    start: String,
    turns: Vec<String>,
    result: Option<GameResult>,
}

/// A player.
#[derive(Deserialize)]
enum SeatField {
    Human(String),
    Person(PersonId, String),
    Guest,
    Ai(u8),
    Fitting(u16),
    Character(String),
}

/// A clock.
#[derive(Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
struct ClockField {
    control: TimeControl,
    /// What each side has left, in milliseconds.
    left: (u64, u64),
}

/// The texts of turns that are not placements.
const ENDS: [(&str, Turn); 4] = [
    ("resign First", Turn::Resignation(Side::First)),
    ("resign Second", Turn::Resignation(Side::Second)),
    ("time First", Turn::LossOnTime(Side::First)),
    ("time Second", Turn::LossOnTime(Side::Second)),
];

/// The version that can be read.
const VERSION: u32 = 3;

/// Length of the longest text that is read, in bytes. A full game with long names takes about
/// 2,000.
const MAX_LEN: usize = 1 << 16;

/// Reads a game as version 1.0.0 wrote it.
///
/// # Errors
/// Says why the text is not such a game.
pub fn read_record(text: &str) -> Result<Record, DocumentError> {
    check_len(text, MAX_LEN)?;
    read_ron::<Fields>(text)?.record().map_err(DocumentError::Invalid)
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        Fields::deserialize(deserializer)?.record().map_err(D::Error::custom)
    }
}

impl Fields {
    /// Replays the game.
    ///
    /// # Errors
    /// Names the turn or the field that is wrong.
    fn record(self) -> Result<Record, String> {
        if self.version != VERSION {
            return Err(format!("the record has version {} instead of {VERSION}", self.version));
        }
        let seat = |field: SeatField, number| field.seat().ok_or_else(|| wrong_player(number));
        let seats = [seat(self.first, 1)?, seat(self.second, 2)?];
        let start = Board::read(self.board, &self.start);
        let start = start.map_err(|error| format!("start: {error}"))?;
        let turns = self.turns.iter().zip(1..).map(|(text, number)| {
            read_turn(text).map_err(|error| format!("turn {number}: {error}"))
        });
        let turns: Vec<Turn> = turns.collect::<Result<_, _>>()?;
        let clock = self.clock.map(|clock| clock.clock().ok_or(TOO_MUCH_TIME)).transpose()?;
        let mut record =
            Record::from_outside(seats, start, turns).map_err(|error| error.to_string())?;
        if record.game.result() != self.result {
            return Err("the result is not the one that the turns lead to".to_owned());
        }
        record.clock = clock;
        if record.is_lost_on_time_without_clock() {
            return Err("clock: in a game without clocks, nobody loses on time".to_owned());
        }
        Ok(record)
    }
}

/// Returns the error message about the player of a side, 1 or 2.
fn wrong_player(number: u8) -> String {
    let (chars, level, elo) = (PlayerName::MAX_CHARS, Level::MAX.number(), Strength::MAX.elo());
    format!(
        "player {number}: names have 1 to {chars} characters, levels go from 0 to {level}, \
         strengths to {elo}; or there is no such named player"
    )
}

const TOO_MUCH_TIME: &str = "clock: no game can have so much time left";

impl ClockField {
    /// Returns the clock; `None` if no side can have as much time left.
    fn clock(self) -> Option<Clock> {
        let left = [self.left.0, self.left.1].map(Duration::from_millis);
        Clock::from_left(self.control, left)
    }
}

impl SeatField {
    /// Returns the player; `None` if no name, level, strength or key like this exists.
    fn seat(self) -> Option<Seat> {
        Some(match self {
            SeatField::Guest => Seat::UNNAMED,
            SeatField::Human(name) => Seat::named(PlayerName::from_stored(&name)?),
            SeatField::Person(id, name) => {
                Seat::Human(Identity::Person(id, Some(PlayerName::from_stored(&name)?)))
            }
            SeatField::Ai(level) => Seat::from(Level::new(level)?),
            SeatField::Fitting(elo) => Seat::from(Strength::new(elo)?),
            SeatField::Character(key) => Seat::from(Character::from_key(&key)?),
        })
    }
}

fn read_turn(text: &str) -> Result<Turn, PlacementError> {
    match ENDS.iter().find(|(end, _)| *end == text) {
        Some(&(_, turn)) => Ok(turn),
        None => text.parse().map(Turn::Placement),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::Origin;

    /// Returns a game with a clock after two turns.
    fn text() -> String {
        let start = [".........."; 10].join("/");
        format!(
            "(\n    version: 3,\n    first: Person(7, \"Ann 철수\"),\n    second: Ai(3),\n    \
            board: \"10x10\",\n    clock: Some((control: \"3+2\", left: (181000, 9500))),\n    \
            start: \"{start}\",\n    turns: [\"a1,b1,c1,d1\", \"a2,b2,c2,d2\"],\n    \
            result: None,\n)\n"
        )
    }

    #[test]
    fn a_record_is_read_and_comes_from_outside() {
        let record = read_record(&text()).unwrap();
        let ann = Identity::Person(PersonId(7), PlayerName::new("Ann 철수"));
        assert_eq!(record.seats, [Seat::Human(ann), Seat::from(Level::new(3).unwrap())]);
        assert_eq!((record.game.placements(), record.origin()), (2, Origin::Outside));
        assert_eq!(record.clock.unwrap().left(Side::Second).as_millis(), 9500);
        assert!(!record.may_be_rated());
        for (opponent, seat) in [
            ("Fitting(842)", Seat::from(Strength::new(842).unwrap())),
            ("Character(\"luna\")", Seat::from(Character::from_key("luna").unwrap())),
            ("Human(\"Bo\")", Seat::named(PlayerName::new("Bo").unwrap())),
            ("Guest", Seat::UNNAMED),
        ] {
            assert_eq!(read_record(&text().replace("Ai(3)", opponent)).unwrap().seats[1], seat);
        }
        for (end, result) in [
            ("resign Second", "Some((winner: First, ending: Resignation))"),
            ("time First", "Some((winner: Second, ending: LossOnTime))"),
        ] {
            let over = text().replace("a2,b2,c2,d2", end).replace("None", result);
            assert!(read_record(&over).unwrap().game.result().is_some(), "{end}");
            let untimed =
                over.replace("clock: Some((control: \"3+2\", left: (181000, 9500))),", "");
            assert_eq!(read_record(&untimed).is_ok(), end.starts_with("resign"), "{end}");
        }
    }

    #[test]
    fn records_that_break_a_rule_are_refused() {
        let good = text();
        let with = |from: &str, to: &str| {
            assert!(good.contains(from), "{from}");
            read_record(&good.replace(from, to)).unwrap_err()
        };
        assert_eq!(
            with("a2,b2,c2,d2", "d1,e1,f1,g1").to_string(),
            "turn 2: some of these cells are filled already"
        );
        let begins = |error: DocumentError, with: &str| {
            assert!(
                matches!(&error, DocumentError::Invalid(message) if message.starts_with(with)),
                "{error}"
            );
        };
        begins(with("a2,b2,c2,d2", "a2,b2,c2,d3"), "turn 2: `a2,b2,c2,d3` is not");
        begins(with("version: 3", "version: 99"), "the record has version 99");
        begins(with("..........", "........."), "start: ");
        for size in ["9x11", "10x6", ""] {
            let error = with("\"10x10\"", &format!("\"{size}\""));
            assert!(error.to_string().contains("is not the size of a board"), "{error}");
        }
        assert_eq!(
            with("10x10", "6x10").to_string(),
            "start: a position on 6x10 has 60 cells, this one has 100"
        );
        for opponent in ["Ai(99)", "Fitting(4001)", "Character(\"nobody\")"] {
            begins(with("Ai(3)", opponent), "player 2: ");
        }
        begins(with("철수", &"x".repeat(99)), "player 1: ");
        assert!(matches!(with("turns", "tunes"), DocumentError::Syntax(_)));
        let clock = |text: &str| with("(control: \"3+2\", left: (181000, 9500))", text);
        begins(clock("(control: \"3+2\", left: (1, 99999999))"), TOO_MUCH_TIME);
        for text in ["(control: \"0+2\", left: (1, 1))", "(control: \"3+2\", left: (1, -1))"] {
            assert!(matches!(clock(text), DocumentError::Syntax(_)), "{text}");
        }
        let won = "Some((winner: First, ending: LastPlacement))";
        begins(with("None", won), "the result is not");
        let refused = |text: &str| read_record(text).unwrap_err();
        assert_eq!(refused(&" ".repeat(70_000)), DocumentError::TooLong(MAX_LEN));
        assert!(matches!(refused(&"(".repeat(60_000)), DocumentError::Syntax(_)));
        for end in (0..good.len()).filter(|&end| good.is_char_boundary(end)) {
            let cut = read_record(&good[..end]);
            assert!(cut.is_err() || good[end..].trim().is_empty());
        }
    }
}
