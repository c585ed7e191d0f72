//! A game as text that can be written and read back: RON with a version number.
//!
//! ```text
//! (
//!     version: 1,
//!     first: Human("Ann"),
//!     second: Ai(3),
//!     start: "………./…",
//!     turns: ["c3,d3,e3,c4", "resign Second"],
//!     result: Some((winner: First, ending: Resignation)),
//!     assisted: false,
//! )
//! ```
//! A record that is read is played through turn by turn; one that breaks a rule is refused.

use serde::{Deserialize, Serialize};

use super::document::{Document, DocumentError, read_version, to_pretty_ron};
use crate::ai::{Level, PlacementError, PositionError};
use crate::game::rules::{Board, Command, Game, GameResult, PlayerName, Refusal, Seat, Side, Turn};

/// Version of the format that is written and read.
const VERSION: u32 = 1;

/// A game and who played it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(into = "File", try_from = "File")]
pub struct Record {
    /// The players, the first one first.
    pub seats: [Seat; 2],
    /// The game. Turns that were taken back are not part of the record.
    pub game: Game,
    /// Whether a player was helped: by a hint, by the outcomes shown, or by taking a turn back.
    pub assisted: bool,
}

/// A text that is not a record of a legal game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not a record's.
    #[error("the record: {0}")]
    Text(#[from] DocumentError),
    /// The start position is none.
    #[error("start: {0}")]
    Start(#[from] PositionError),
    /// A player who can't be.
    #[error("player {0}: names have 1 to {max} characters, levels go from 0 to 10", max = PlayerName::MAX_CHARS)]
    Seat(usize),
    /// A turn that is no placement.
    #[error("turn {0}: {1}")]
    Placement(usize, PlacementError),
    /// A turn that the rules forbid.
    #[error("turn {0}: {1}")]
    Illegal(usize, Refusal),
    /// The result is not the one that the turns lead to.
    #[error("the result is not the one that the turns lead to")]
    Result,
}

/// The fields of the file.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct File {
    version: u32,
    first: FileSeat,
    second: FileSeat,
    start: String,
    turns: Vec<String>,
    result: Option<GameResult>,
    #[serde(default)]
    assisted: bool,
}

#[derive(Clone, Serialize, Deserialize)]
enum FileSeat {
    Human(String),
    Ai(u8),
}

const RESIGNATIONS: [(&str, Side); 2] =
    [("resign First", Side::First), ("resign Second", Side::Second)];

impl Document for Record {
    /// A full game with long names takes about 2,000.
    const MAX_LEN: usize = 1 << 16;

    fn to_ron(&self) -> String {
        to_pretty_ron(&File::from(self.clone()))
    }

    fn from_ron(text: &str) -> Result<Record, DocumentError> {
        Record::read(text).map_err(|error| match error {
            RecordError::Text(error) => error,
            error => DocumentError::Invalid(error.to_string()),
        })
    }
}

impl Record {
    /// Returns the record of a game in which nobody was helped.
    pub fn new(seats: [Seat; 2], game: Game) -> Record {
        Record { seats, game, assisted: false }
    }

    /// Returns the game after its first turns, to be played on by the person whose turn it was. A side that another person played is
    /// taken by the opponent of this game, or by the strongest one; `somebody` takes the turns of a built-in one.
    pub fn retry(&self, turns: usize, somebody: &PlayerName) -> Record {
        let game = self.game.up_to(turns);
        let mover = game.to_move();
        let mut seats = self.seats.clone();
        let mut opponent = Level::MAX;
        if let Seat::Ai(level) = seats[mover.index()] {
            opponent = level;
            seats[mover.index()] = Seat::Human(somebody.clone());
        }
        if let Seat::Human(_) = seats[mover.other().index()] {
            seats[mover.other().index()] = Seat::Ai(opponent);
        }
        Record { seats, game, assisted: true }
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// Names the turn or the place that does not fit.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let file: File = read_version(text, VERSION, Record::MAX_LEN)?;
        file.try_into()
    }
}

impl From<Record> for File {
    fn from(record: Record) -> File {
        let [first, second] = record.seats.map(|seat| match seat {
            Seat::Human(name) => FileSeat::Human(name.as_str().to_owned()),
            Seat::Ai(level) => FileSeat::Ai(level.number()),
        });
        File {
            version: VERSION,
            first,
            second,
            start: record.game.start().to_string(),
            turns: record.game.turns().iter().map(turn_text).collect(),
            result: record.game.result(),
            assisted: record.assisted,
        }
    }
}

impl TryFrom<File> for Record {
    type Error = RecordError;

    fn try_from(file: File) -> Result<Record, RecordError> {
        if file.version != VERSION {
            let error = DocumentError::Version { found: file.version, expected: VERSION };
            return Err(RecordError::Text(error));
        }
        let seat = |seat, number| {
            match seat {
                FileSeat::Human(name) => PlayerName::new(&name).map(Seat::Human),
                FileSeat::Ai(level) => Level::new(level).map(Seat::Ai),
            }
            .ok_or(RecordError::Seat(number))
        };
        let seats = [seat(file.first, 1)?, seat(file.second, 2)?];
        let mut game = Game::new(file.start.parse::<Board>()?);
        for (text, number) in file.turns.iter().zip(1..) {
            let resignation = RESIGNATIONS.iter().find(|(name, _)| name == text);
            let command = match resignation {
                Some(&(_, side)) => Command::Resign(side),
                None => Command::Place(
                    text.parse().map_err(|error| RecordError::Placement(number, error))?,
                ),
            };
            game.execute(command).map_err(|refusal| RecordError::Illegal(number, refusal))?;
        }
        if game.result() != file.result {
            return Err(RecordError::Result);
        }
        Ok(Record { seats, game, assisted: file.assisted })
    }
}

fn turn_text(turn: &Turn) -> String {
    match turn {
        Turn::Placement(placement) => placement.to_string(),
        Turn::Resignation(side) => RESIGNATIONS[side.index()].0.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Placement;

    fn random_record(rng: &mut fastrand::Rng) -> Record {
        let mut game = Game::new(Board::empty());
        while let Some(placement) =
            rng.choice(Placement::all_on(game.position().free()).collect::<Vec<_>>())
        {
            game.execute(Command::Place(placement)).unwrap();
            if rng.u8(..) < 4 {
                break;
            }
        }
        if rng.bool() && game.result().is_none() {
            game.execute(Command::Resign(if rng.bool() { Side::First } else { Side::Second }))
                .unwrap();
        }
        let ann = Seat::Human(PlayerName::new("Ann \"the\" 철수").unwrap());
        Record { seats: [ann, Seat::Ai(Level::new(3).unwrap())], game, assisted: rng.bool() }
    }

    #[test]
    fn a_record_is_read_back_as_it_was_written() {
        let mut rng = fastrand::Rng::with_seed(11);
        for _ in 0..100 {
            let record = random_record(&mut rng);
            let text = record.to_ron();
            let read = Record::read(&text).unwrap();
            assert_eq!(read.to_ron(), text);
            assert_eq!((&read.seats, read.assisted), (&record.seats, record.assisted));
            assert_eq!(read.game.board(), record.game.board());
            assert_eq!(read.game.turns(), record.game.turns());
        }
    }

    #[test]
    fn a_game_is_tried_again_by_whoever_was_to_move() {
        let [ann, bo] = ["Ann", "Bo"].map(|name| PlayerName::new(name).unwrap());
        let level = Seat::Ai(Level::new(3).unwrap());
        let mut game = Game::new(Board::empty());
        for cells in ["a1,b1,c1,d1", "a2,b2,c2,d2", "a3,b3,c3,d3"] {
            game.execute(Command::Place(cells.parse().unwrap())).unwrap();
        }
        let record = Record::new([Seat::Human(ann.clone()), level.clone()], game);
        let again = record.retry(2, &bo);
        assert_eq!((again.game.placements(), again.assisted), (2, true));
        assert_eq!(again.seats, record.seats);
        let other_side = record.retry(1, &bo);
        assert_eq!(other_side.seats, [level, Seat::Human(bo.clone())], "the same opponent");
        let seats = [ann, bo.clone()].map(Seat::Human);
        let between_people = Record { seats, ..record }.retry(1, &bo);
        assert_eq!(between_people.seats, [Seat::Ai(Level::MAX), Seat::Human(bo)]);
    }

    #[test]
    fn records_that_break_a_rule_are_refused() {
        let mut rng = fastrand::Rng::with_seed(12);
        let mut game = Game::new(Board::empty());
        for cells in ["a1,b1,c1,d1", "a2,b2,c2,d2"] {
            game.execute(Command::Place(cells.parse().unwrap())).unwrap();
        }
        let good = Record { game, ..random_record(&mut rng) }.to_ron();
        let with = |from: &str, to: &str| {
            assert!(good.contains(from), "{from}");
            Record::read(&good.replace(from, to)).unwrap_err()
        };
        assert_eq!(
            with("a2,b2,c2,d2", "d1,e1,f1,g1").to_string(),
            "turn 2: some of these cells are filled already"
        );
        assert!(matches!(with("a2,b2,c2,d2", "a2,b2,c2,d3"), RecordError::Placement(2, _)));
        assert!(matches!(
            with("version: 1", "version: 2"),
            RecordError::Text(DocumentError::Version { found: 2, .. })
        ));
        assert!(matches!(with("..........", "........."), RecordError::Start(_)));
        assert!(matches!(with("Ai(3)", "Ai(11)"), RecordError::Seat(2)));
        assert!(matches!(with("철수", &"x".repeat(99)), RecordError::Seat(1)));
        assert!(matches!(with("turns", "tunes"), RecordError::Text(DocumentError::Syntax(_))));
        let won = "Some((winner: First, ending: LastPlacement))";
        assert_eq!(with("None", won), RecordError::Result);
        assert_eq!(
            Record::read(&" ".repeat(70_000)).unwrap_err(),
            RecordError::Text(DocumentError::TooLong(Record::MAX_LEN))
        );
        assert!(matches!(
            Record::read(&"(".repeat(60_000)).unwrap_err(),
            RecordError::Text(DocumentError::Syntax(_))
        ));
        for end in (0..good.len()).filter(|&end| good.is_char_boundary(end)) {
            let cut = Record::read(&good[..end]);
            assert!(cut.is_err() || good[end..].trim().is_empty());
        }
    }
}
