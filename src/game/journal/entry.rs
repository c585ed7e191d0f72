//! The entries of the journal, and their lines.
//!
//! ```text
//! nim-tetris journal 1
//! c04fdcbf Person(id:"000003e9",name:"Ann")
//! 91aa3e07 Game(id:"1f2e3d4c5b6a7988",ended:1764150000,people:("000003e9",""),seconds:(61.2,0.0),text:"[first guest] …")
//! 752fa042 Found(game:"8c73fd20a9be1164",findings:(winners:"12?2",only:(0,1)))
//! ```
//! Each line but the first begins with the CRC-32 of everything after the first blank, which is an
//! entry in RON. Times are seconds since the start of 1970 in UTC; identifiers are hexadecimal. A
//! line is never changed, except that a person who is removed is taken out.
//!
//! The names of entries and fields are those of the types below; `tests/data/journal` has each of
//! them, so that none changes by accident. A field that this program does not know is ignored, and
//! an entry that it can't make sense of is passed over; both stay in the file as they are.

use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use super::puzzle::{CardKey, PracticeResult, PuzzleSource};
use super::saved_game::{SaveId, SavedGame, game_name};
use super::stored_game::StoredGame;
use crate::game::formats::{read_checked, write_checked};
use crate::game::puzzles::{Day, PuzzleResult};
use crate::game::review::{Findings, GameDigest};
use crate::game::rules::{PersonId, PlayerName};
use crate::game::timestamp::Timestamp;

/// The first line of the journal.
pub const JOURNAL_TITLE: &str = "nim-tetris journal 1";

/// The extension of journals.
pub const JOURNAL_EXTENSION: &str = "nimtetris-journal";

/// The beginning of the first line in journals of all versions.
pub const ANY_TITLE: &str = "nim-tetris journal ";

/// An entry of the journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Entry {
    /// A person was added, or has another name.
    Person {
        /// The person.
        id: PersonId,
        /// The name, if the person has entered one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<PlayerName>,
    },
    /// This person plays against the computer from now on.
    Plays {
        /// The person.
        person: PersonId,
    },
    /// A finished game.
    Game(Box<StoredGame>),
    /// What a solver found out about all games with the same placements.
    Found {
        /// The digest of these games.
        game: GameDigest,
        /// What was found out.
        findings: Findings,
    },
    /// A game was saved under a name.
    Saved(Box<SavedGame>),
    /// A saved game has another name.
    Named {
        /// The saved game.
        game: SaveId,
        /// The name.
        name: String,
    },
    /// A person finished a lesson.
    Lesson {
        /// The person.
        person: PersonId,
        /// When.
        at: Timestamp,
        /// The name of the lesson.
        lesson: String,
    },
    /// A person tried a puzzle, or was shown its answer.
    Puzzle {
        /// The person.
        person: PersonId,
        /// When.
        at: Timestamp,
        /// The puzzle.
        puzzle: PuzzleSource,
        /// What came of it.
        result: PuzzleResult,
    },
    /// A person practised a card, took it out, or put it back.
    Practice {
        /// The person.
        person: PersonId,
        /// When.
        at: Timestamp,
        /// The day on the person's calendar, from which the card waits.
        day: Day,
        /// The card.
        card: CardKey,
        /// What came of it.
        result: PracticeResult,
    },
    /// A person finished a run against the clock.
    Run {
        /// The person.
        person: PersonId,
        /// When.
        at: Timestamp,
        /// Number of puzzles solved.
        solved: u32,
        /// Number of puzzles not solved.
        errors: u32,
    },
    /// A person dropped a piece in a game of stacking, took drops back, or had help.
    Drop {
        /// The person.
        person: PersonId,
        /// What the pieces of the game follow from.
        seed: u64,
        /// Number of earlier drops that stay.
        kept: u32,
        /// The drop after these: a letter for the orientation, a digit for the column.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drop: Option<String>,
        /// Whether the person has had help in the game.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        helped: bool,
    },
    /// A person finished a game of stacking.
    Stack {
        /// The person.
        person: PersonId,
        /// When.
        at: Timestamp,
        /// Number of pieces that were dropped.
        pieces: u32,
        /// How often four rows were cleared.
        cleared: u32,
        /// Whether the person had help.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        helped: bool,
    },
}

/// Why a line can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// The line was torn or changed.
    #[error("it is damaged")]
    Damaged,
    /// The line is whole, but makes no sense. A newer version of the program may have written it.
    #[error("`{}` is not understood", .0.escape_debug())]
    Unknown(String),
}

/// Largest number of characters of an entry's name in a message.
const SHOWN_NAME: usize = 20;

/// The way in which RON is written: without `Some`, and without a second pair of brackets around
/// the fields of an entry.
fn ron() -> ron::Options {
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    ron::Options::default().with_default_extension(extensions)
}

impl Entry {
    /// Returns the entry as a line, without its end.
    pub fn line(&self) -> String {
        let text = ron().to_string(self);
        write_checked(&text.expect("entries hold nothing that RON can't write"))
    }

    /// Reads an entry from a line without its end.
    ///
    /// # Errors
    /// Says why the line is not an entry.
    pub fn read(line: &str) -> Result<Entry, EntryError> {
        let text = read_checked(line).ok_or(EntryError::Damaged)?;
        let unknown = || {
            let name = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            EntryError::Unknown(name.chars().take(SHOWN_NAME).collect())
        };
        ron().from_str(text).ok().filter(Entry::makes_sense).ok_or_else(unknown)
    }

    /// Returns whether what was read is possible.
    fn makes_sense(&self) -> bool {
        let is_name = |name: &str| game_name(name).is_some_and(|it| it == name);
        match self {
            Entry::Saved(game) => is_name(&game.name),
            Entry::Named { name, .. } => is_name(name),
            Entry::Puzzle { puzzle: PuzzleSource::Endless { rating, .. }, .. } => {
                rating.is_finite()
            }
            _ => true,
        }
    }

    /// Returns when what the entry records happened, if it names a time.
    pub(super) fn at(&self) -> Option<Timestamp> {
        match self {
            Entry::Game(game) => game.meta.ended,
            Entry::Saved(game) => Some(game.at),
            Entry::Lesson { at, .. }
            | Entry::Puzzle { at, .. }
            | Entry::Practice { at, .. }
            | Entry::Run { at, .. }
            | Entry::Stack { at, .. } => Some(*at),
            Entry::Person { .. }
            | Entry::Plays { .. }
            | Entry::Found { .. }
            | Entry::Named { .. }
            | Entry::Drop { .. } => None,
        }
    }

    /// Returns the person that the entry is about, if it is about one alone.
    pub(super) fn person(&self) -> Option<PersonId> {
        match self {
            Entry::Person { id: person, .. }
            | Entry::Plays { person }
            | Entry::Lesson { person, .. }
            | Entry::Puzzle { person, .. }
            | Entry::Practice { person, .. }
            | Entry::Run { person, .. }
            | Entry::Drop { person, .. }
            | Entry::Stack { person, .. } => Some(*person),
            Entry::Game(_) | Entry::Found { .. } | Entry::Saved(_) | Entry::Named { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Level, Placement};
    use crate::game::journal::{Aid, GameMeta};
    use crate::game::rules::{Board, Clock, Game, Identity, PlayerName, Record, Seat, Side, Turn};
    use std::time::Duration;

    /// The first line of the example once had a wrong checksum.
    #[test]
    fn the_example_in_the_documentation_is_read() {
        let page = include_str!("../../cli/README.md");
        let example = page.split_once("nim-tetris journal 1`").unwrap().1;
        let example = example.split("```").nth(1).unwrap();
        // A line that was cut has another checksum.
        let lines = example.lines().skip(1).filter(|line| !line.contains('…'));
        assert!(lines.map(|line| Entry::read(line).is_ok()).eq([true; 3]));
    }

    fn random_game(rng: &mut fastrand::Rng) -> StoredGame {
        let size = BoardSize::ALL[rng.usize(..BoardSize::COUNT)];
        let mut game = Game::new(Board::new(size));
        while let Some(placement) = Placement::random_on(game.position().free(), rng) {
            game.execute(Turn::Placement(placement)).unwrap();
            if rng.u8(..) < 4 {
                break;
            }
        }
        if rng.bool() && game.result().is_none() {
            game.execute(Turn::Resignation(Side::Second)).unwrap();
        }
        let person =
            |rng: &mut fastrand::Rng| Seat::Human(Identity::Person(PersonId(rng.u32(..)), None));
        let mut seats = [person(rng), person(rng)];
        match rng.u8(..4) {
            0 => seats[1] = Seat::from(Level::MAX),
            1 => seats[0] = Seat::UNNAMED,
            2 => seats[0] = Seat::named(PlayerName::new("Ann  \"]the\" \\ 철수").unwrap()),
            _ => {}
        }
        let mut record = Record::new(seats, game);
        if rng.bool() {
            record = record.agreed();
            let left = [0; 2].map(|_| Duration::from_millis(rng.u64(..10_000_000)));
            record.clock = Clock::from_left("15+10".parse().unwrap(), left);
        }
        let [hinted, coached, warned, undone] = [(); 4].map(|()| rng.bool());
        let aid = Aid { hinted, coached, warned, undone };
        if rng.bool() {
            record.mark_aided();
        }
        let rated = rng.bool().then(|| [rng.f64() * 2000.0, 1234.0]);
        let seconds = [f64::from(rng.u16(..)) / 8.0, 0.0];
        let ended = record.game.result().map(|_| Timestamp::new(rng.i64(..)));
        StoredGame { record, meta: GameMeta { ended, ratings_before: rated, aid, seconds } }
    }

    #[test]
    fn a_game_is_read_back_as_it_was_written() {
        let mut rng = fastrand::Rng::with_seed(44);
        for _ in 0..300 {
            let before = random_game(&mut rng);
            let line = Entry::Game(Box::new(before.clone())).line();
            assert!(!line.contains('\n'));
            let Ok(Entry::Game(game)) = Entry::read(&line) else { panic!("{line}") };
            assert_eq!(Entry::Game(game.clone()).line(), line);
            assert_eq!(game.meta, before.meta);
            let (record, before) = (game.record, before.record);
            assert_eq!((record.id(), record.origin()), (before.id(), before.origin()));
            assert_eq!(record.seats, before.seats);
            assert_eq!(record.game.turns(), before.game.turns());
            if before.game.result().is_none() {
                assert_eq!(record.clock, before.clock);
            }
            let name = "Half \" way".to_owned();
            let saved = SavedGame::new(&name, Timestamp::new(7), *game_of(&line)).unwrap();
            let line = Entry::Saved(Box::new(saved)).line();
            assert_eq!(Entry::read(&line).unwrap().line(), line);
        }
    }

    fn game_of(line: &str) -> Box<StoredGame> {
        let Ok(Entry::Game(game)) = Entry::read(line) else { panic!("{line}") };
        game
    }

    /// The names in the file never change by accident: this journal has each kind of entry and each
    /// field, as the first release wrote them, and is read by all later ones.
    #[test]
    fn every_kind_of_entry_is_read_and_written_as_ever() {
        let journal = include_str!("../../../tests/data/journal/every-entry.nimtetris-journal");
        let mut lines = journal.lines();
        assert_eq!(lines.next(), Some(JOURNAL_TITLE));
        let mut kinds = std::collections::BTreeSet::new();
        for line in lines {
            let entry = Entry::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(entry.line(), line);
            kinds.insert(line[9..].split('(').next().unwrap());
        }
        let all = [
            "Drop", "Found", "Game", "Lesson", "Named", "Person", "Plays", "Practice", "Puzzle",
            "Run", "Saved", "Stack",
        ];
        assert!(kinds.into_iter().eq(all));
    }

    #[test]
    fn what_a_newer_program_adds_to_an_entry_is_no_obstacle() {
        let line = |text: &str| Entry::read(&write_checked(text)).unwrap().line();
        let plain = line("Plays(person:\"000003e9\")");
        assert_eq!(line("Plays(person:\"000003e9\",mood:Good(x:[1,(2,\"3\")]))"), plain);
        assert_eq!(plain, Entry::Plays { person: PersonId(0x3e9) }.line());
    }

    #[test]
    fn a_whole_line_without_sense_is_refused_by_its_name() {
        let unknown = |text: &str| match Entry::read(&write_checked(text)) {
            Err(EntryError::Unknown(name)) => name,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(Entry::read("Game").unwrap_err(), EntryError::Damaged, "without a checksum");
        assert_eq!(unknown("Removed(1)"), "Removed");
        for fields in [
            "",
            "id:1,people:(\"\",\"\"),seconds:(0,0),text:\"[first guest]\"",
            "id:\"1\",people:(\"\",\"\"),seconds:(0,0),text:\"\"",
            "id:\"1\",people:(\"\",\"\"),seconds:(0,0),text:\"[first guest] 1. a1\"",
            "id:\"1\",people:(\"x\",\"\"),seconds:(0,0),text:\"[first guest]\"",
            "id:\"1\",people:(\"1\",\"\"),seconds:(0,0),text:\"[first 3]\"",
            "id:\"1\",people:(\"\",\"\"),seconds:(NaN,0),text:\"[first guest]\"",
            "id:\"1\",people:(\"\",\"\"),seconds:(0,0),left:(1,2),text:\"[first guest]\"",
        ] {
            assert_eq!(unknown(&format!("Game({fields})")), "Game", "{fields}");
        }
        assert_eq!(unknown("Found(game:\"1\",findings:(winners:\"3\"))"), "Found");
        assert_eq!(unknown("Named(game:\"1\",name:\" a\")"), "Named");
        assert_eq!(unknown("a\u{202e}b"), "a");
    }
}
