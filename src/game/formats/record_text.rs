//! A game as text that can be written and read back: RON with a version number.
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
//! Other built-in opponents are `Fitting(842)`, which fits a person at that strength, and
//! `Character("iris")`, a named one. `clock` is absent where the game is not timed; what is left is
//! in milliseconds, that of the first side first. A loss on time is the turn `time First` or `time
//! Second`. Other people are `Human("Ann")`, who gave a name for this game only, and `Guest`, who
//! gave none. A text does not say whether its game counts for ratings: a record that is read is
//! played through turn by turn, and comes [from outside](Record::from_outside).

use std::time::Duration;

use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use super::document::{Document, DocumentError, Version, read_content, read_ron, to_pretty_ron};
use crate::ai::{BoardSize, Character, Level, Opponent, PlacementError, Strength};
use crate::game::rules::{
    Board, Clock, GameResult, Identity, PersonId, PlayerName, Record, Seat, Side, TimeControl, Turn,
};

/// The fields of the text.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct Fields {
    version: u32,
    first: SeatField,
    second: SeatField,
    board: BoardSize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<ClockField>,
    start: String,
    turns: Vec<String>,
    result: Option<GameResult>,
}

#[derive(Serialize, Deserialize)]
enum SeatField {
    Human(String),
    Person(PersonId, String),
    Guest,
    Ai(u8),
    Fitting(u16),
    Character(String),
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
struct ClockField {
    control: TimeControl,
    /// In milliseconds.
    left: (u64, u64),
}

/// The texts of turns that are no placements.
const ENDS: [(&str, Turn); 4] = [
    ("resign First", Turn::Resignation(Side::First)),
    ("resign Second", Turn::Resignation(Side::Second)),
    ("time First", Turn::LossOnTime(Side::First)),
    ("time Second", Turn::LossOnTime(Side::Second)),
];

/// Its version stands among the fields.
impl Document for Record {
    const VERSION: u32 = 3;

    /// A full game with long names takes about 2,000.
    const MAX_LEN: usize = 1 << 16;

    fn to_ron(&self) -> String {
        to_pretty_ron(self)
    }

    fn read(text: &str) -> Result<Record, DocumentError> {
        read_ron::<Fields>(text)?.record().map_err(DocumentError::Invalid)
    }
}

fn check_version(found: u32) -> Result<(), DocumentError> {
    let unknown = DocumentError::Version { found, expected: Record::VERSION };
    (Record::SINCE..=Record::VERSION).contains(&found).then_some(()).ok_or(unknown)
}

/// Reads the content of a document that has a record among its fields.
///
/// # Errors
/// The text does not have the fields of that type, or its record has a version that this program does not read.
pub(in crate::game) fn read_with_record<T: DeserializeOwned>(
    text: &str,
) -> Result<T, DocumentError> {
    #[derive(Deserialize)]
    struct WithRecord {
        record: Version,
    }
    // First, since fields of a newer version would make the text look damaged.
    check_version(read_content::<WithRecord>(text)?.record.version)?;
    read_content(text)
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        Fields::deserialize(deserializer)?.record().map_err(D::Error::custom)
    }
}

impl Fields {
    fn of(record: &Record) -> Fields {
        let [first, second] = record.seats.each_ref().map(SeatField::of);
        Fields {
            version: Record::VERSION,
            first,
            second,
            board: record.game.board_size(),
            clock: record.clock.map(ClockField::of),
            start: record.game.start().to_string(),
            turns: record.game.turns().iter().map(turn_text).collect(),
            result: record.game.result(),
        }
    }

    /// Plays the game through.
    ///
    /// # Errors
    /// Names the turn or the place that is wrong.
    fn record(self) -> Result<Record, String> {
        check_version(self.version).map_err(|error| format!("the record: {error}"))?;
        let seat = |field: SeatField, number| {
            let (max, elo) = (PlayerName::MAX_CHARS, Strength::MAX.elo());
            field.seat().ok_or_else(|| format!("player {number}: names have 1 to {max} characters, levels go from 0 to {}, strengths to {elo}; or there is no such named player", Level::MAX.number()))
        };
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
        Ok(record)
    }
}

const TOO_MUCH_TIME: &str = "clock: no game can have so much time left";

impl ClockField {
    fn of(clock: Clock) -> ClockField {
        let left = |side| clock.left(side).as_millis().try_into().unwrap_or(u64::MAX);
        ClockField { control: clock.control(), left: (left(Side::First), left(Side::Second)) }
    }

    fn clock(self) -> Option<Clock> {
        let left = [self.left.0, self.left.1].map(Duration::from_millis);
        Clock::of_left(self.control, left)
    }
}

impl SeatField {
    fn of(seat: &Seat) -> SeatField {
        match seat {
            Seat::Human(Identity::Unnamed | Identity::Person(_, None)) => SeatField::Guest,
            Seat::Human(Identity::Named(name)) => SeatField::Human(name.as_str().to_owned()),
            Seat::Human(Identity::Person(id, Some(name))) => {
                SeatField::Person(*id, name.as_str().to_owned())
            }
            Seat::Computer(Opponent::Level(level)) => SeatField::Ai(level.number()),
            Seat::Computer(Opponent::Fitting(strength)) => SeatField::Fitting(strength.elo()),
            Seat::Computer(Opponent::Character(it)) => SeatField::Character(it.key().to_owned()),
        }
    }

    fn seat(self) -> Option<Seat> {
        Some(match self {
            SeatField::Guest => Seat::UNNAMED,
            SeatField::Human(name) => Seat::named(PlayerName::kept(&name)?),
            SeatField::Person(id, name) => {
                Seat::Human(Identity::Person(id, Some(PlayerName::kept(&name)?)))
            }
            SeatField::Ai(level) => Seat::from(Level::new(level)?),
            SeatField::Fitting(elo) => Seat::from(Strength::new(elo)?),
            SeatField::Character(key) => Seat::from(Character::of_key(&key)?),
        })
    }
}

fn turn_text(turn: &Turn) -> String {
    match turn {
        Turn::Placement(placement) => placement.to_string(),
        end => ENDS.iter().find(|(_, turn)| turn == end).map_or("", |(text, _)| text).to_owned(),
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
    use crate::ai::Placement;
    use crate::game::{Command, Game, Origin};

    fn random_record(rng: &mut fastrand::Rng) -> Record {
        let size = BoardSize::ALL[rng.usize(..BoardSize::COUNT)];
        let mut game = Game::new(Board::of_size(size));
        while let Some(placement) = Placement::random_on(game.position().free(), rng) {
            game.execute(Command::Place(placement)).unwrap();
            if rng.u8(..) < 4 {
                break;
            }
        }
        if rng.bool() && game.result().is_none() {
            let side = if rng.bool() { Side::First } else { Side::Second };
            let end = if rng.bool() { Command::Resign(side) } else { Command::LoseOnTime(side) };
            game.execute(end).unwrap();
        }
        let name = PlayerName::new("Ann \"the\" 철수").unwrap();
        let person = Seat::Human(Identity::Person(PersonId(7), Some(name.clone())));
        let human = [person, Seat::named(name), Seat::UNNAMED][rng.usize(..3)].clone();
        let opponents = [
            Seat::from(Level::new(3).unwrap()),
            Seat::from(Strength::new(842).unwrap()),
            Seat::from(Character::of_key("luna").unwrap()),
        ];
        let left = [0; 2].map(|_| Duration::from_millis(rng.u64(..10_000_000)));
        let clock = Clock::of_left("15+10".parse().unwrap(), left).filter(|_| rng.bool());
        let mut record = Record::new([human, opponents[rng.usize(..3)].clone()], game);
        record.clock = clock;
        record
    }

    /// Returns the text of a record with this version in place of its own.
    fn with_version(version: u32, text: &str) -> String {
        text.replace(&format!("version: {}", Record::VERSION), &format!("version: {version}"))
    }

    #[test]
    fn a_record_is_read_back_as_it_was_written() {
        let mut rng = fastrand::Rng::with_seed(11);
        for _ in 0..100 {
            let record = random_record(&mut rng);
            let text = record.to_ron();
            let read = Record::from_ron(&text).unwrap();
            assert_eq!(read.to_ron(), text);
            assert_eq!((&read.seats, read.origin()), (&record.seats, Origin::Outside));
            assert_eq!(read.game.board(), record.game.board());
            assert_eq!(read.game.turns(), record.game.turns());
            assert_eq!(read.clock, record.clock);
        }
    }

    #[test]
    fn what_a_text_says_of_itself_does_not_make_its_game_rated() {
        let seats = [
            Seat::Human(Identity::Person(PersonId(1), PlayerName::new("Ann"))),
            Seat::from(Level::MAX),
        ];
        let written = Record::new(seats, Game::new(Board::empty()));
        assert!(written.may_be_rated());
        assert!(!Record::from_ron(&written.to_ron()).unwrap().may_be_rated());
    }

    #[test]
    fn records_that_break_a_rule_are_refused() {
        let mut game = Game::new(Board::empty());
        for cells in ["a1,b1,c1,d1", "a2,b2,c2,d2"] {
            game.execute(Command::Place(cells.parse().unwrap())).unwrap();
        }
        let name = PlayerName::new("Ann 철수").unwrap();
        let good =
            Record::new([Seat::named(name), Seat::from(Level::new(3).unwrap())], game).to_ron();
        let with = |from: &str, to: &str| {
            assert!(good.contains(from), "{from}");
            Record::from_ron(&good.replace(from, to)).unwrap_err()
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
        assert!(matches!(
            Record::from_ron(&with_version(99, &good)).unwrap_err(),
            DocumentError::Version { found: 99, .. }
        ));
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
        let clock =
            |text: &str| with("    start:", &format!("    clock: Some({text}),\n    start:"));
        begins(clock("(control: \"3+2\", left: (1, 99999999))"), TOO_MUCH_TIME);
        for text in ["(control: \"0+2\", left: (1, 1))", "(control: \"3+2\", left: (1, -1))"] {
            assert!(matches!(clock(text), DocumentError::Syntax(_)), "{text}");
        }
        let won = "Some((winner: First, ending: LastPlacement))";
        begins(with("None", won), "the result is not");
        let refused = |text: &str| Record::from_ron(text).unwrap_err();
        assert_eq!(refused(&" ".repeat(70_000)), DocumentError::TooLong(Record::MAX_LEN));
        assert!(matches!(refused(&"(".repeat(60_000)), DocumentError::Syntax(_)));
        for end in (0..good.len()).filter(|&end| good.is_char_boundary(end)) {
            let cut = Record::from_ron(&good[..end]);
            assert!(cut.is_err() || good[end..].trim().is_empty());
        }
    }
}
