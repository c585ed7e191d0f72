//! The entries of the journal, and their lines.
//!
//! ```text
//! nim-tetris journal 1
//! 5f0d7a52 game 1f2e3d4c5b6a7988 ended=1764150000 people=000003e9,- seconds=45.2,0 [first "Ann"] …
//! 0c1e55b9 found 8c73fd20a9be1164 winners=12?2 only=0,1 better=1:a1,b1,c1,d1
//! 91aa3e07 reached 000003e9 lessons 1764150000
//! 5a60cd13 saved 12 1764150000 "Half way" 1f2e3d4c5b6a7988 people=000003e9,- seconds=3,0 …
//! e2ff10b6 named 12 "Our game"
//! 77d2904c carried 000003e9 (…)
//! ```
//!
//! Each line but the first begins with the CRC-32 of everything after the first blank. Times are
//! seconds since the start of 1970 in UTC.
//!
//! * `game` is a finished game, with an identifier that no other game has, and its text at the end.
//!   `people` are the identifiers of its registered players, with `-` for any other player; `rated`
//!   gives the ratings of both sides before a game that changes ratings; `seconds` is the thinking
//!   time of each side that a person plays; `agreed` says that both players agreed to a rated game.
//!   `helped` marks a game in which a player was helped, and `help=hint,coach,undo` says how;
//!   `outside` marks a game that came from outside or began from a board that was set up. Neither
//!   is rated. A game that goes on has no `ended`, and `left` is what its clocks have left, in
//!   milliseconds.
//! * `found` is what a solver found out about all games with the same placements, which are
//!   identified by their [digest](GameDigest).
//! * `reached` is an achievement that was unlocked, but not by a game.
//! * `saved` is a game that a person saved under a name, finished or not, with a number of its own;
//!   `named` gives it another name.
//! * `carried` holds the statistics of a person from the part of a longer journal that was cut off.

use std::fmt::{Display, Write};
use std::str::FromStr;
use std::time::Duration;

use super::game_meta::{Aid, GameMeta, MAX_SECONDS, SavedGame, game_name};
use crate::game::formats::{
    quoted, read_checked, read_game, take_quoted, write_checked, write_game,
};
use crate::game::review::{Findings, GameDigest};
use crate::game::rules::{
    Clock, GameId, Identity, Origin, PersonId, Record, Seat, Side, Timestamp,
};

/// The first line of the journal.
pub const JOURNAL_TITLE: &str = "nim-tetris journal 1";

/// The beginning of the first line in journals of all versions.
pub const ANY_TITLE: &str = "nim-tetris journal ";

/// An entry of the journal.
#[derive(Clone, Debug)]
pub enum Entry {
    /// A finished game.
    Game(Box<Record>, GameMeta),
    /// The findings about games with these placements.
    Found(GameDigest, Findings),
    /// An achievement that no game has unlocked: the person, the achievement's key, and when.
    Reached(PersonId, String, Timestamp),
    /// A game saved under a name.
    Saved(Box<SavedGame>),
    /// The saved game with this number has another name.
    Named(u32, String),
    /// The statistics of a person at the start of the journal, as RON.
    Carried(PersonId, String),
}

/// Why a line can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// The line was torn or changed.
    #[error("it is damaged")]
    Damaged,
    /// The line is whole, but makes no sense. A newer version of the program may have written it.
    #[error("{0}")]
    Invalid(String),
}

/// Separates the values of the two sides.
const SIDES: char = ',';

impl Entry {
    /// Returns the entry as a line, without its end.
    pub fn line(&self) -> String {
        write_checked(&match self {
            Entry::Game(record, meta) => format!("game {}", write_fields(record, meta)),
            Entry::Found(digest, findings) => format!("found {digest} {findings}"),
            Entry::Reached(person, key, when) => format!("reached {person} {key} {when}"),
            Entry::Saved(game) => {
                let SavedGame { number, name, saved, record, meta } = &**game;
                let fields = write_fields(record, meta);
                format!("saved {number} {saved} {} {fields}", quoted(name))
            }
            Entry::Named(number, name) => format!("named {number} {}", quoted(name)),
            Entry::Carried(person, ron) => format!("carried {person} {ron}"),
        })
    }

    /// Reads an entry from a line without its end.
    ///
    /// # Errors
    /// Says why the line is not an entry.
    pub fn read(line: &str) -> Result<Entry, EntryError> {
        let rest = read_checked(line).ok_or(EntryError::Damaged)?;
        let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let kind_shown = || kind.chars().take(20).flat_map(char::escape_debug).collect::<String>();
        let invalid = || EntryError::Invalid(format!("`{}` is not complete", kind_shown()));
        let (first, more) = rest.split_once(' ').ok_or_else(invalid)?;
        match kind {
            "game" => {
                let (record, meta) = read_fields(first, more).map_err(EntryError::Invalid)?;
                Ok(Entry::Game(Box::new(record), meta))
            }
            "found" => {
                let found = first.parse().ok().zip(more.parse().ok());
                found.map(|(digest, findings)| Entry::Found(digest, findings)).ok_or_else(invalid)
            }
            "reached" => {
                let read = || Some((first.parse().ok()?, more.split_once(' ')?));
                let (person, (key, when)) = read().ok_or_else(invalid)?;
                let when = when.parse().map_err(|_| invalid())?;
                Ok(Entry::Reached(person, key.to_owned(), when))
            }
            "saved" => {
                let number = first.parse().map_err(|_| invalid())?;
                let (saved, more) = more.split_once(' ').ok_or_else(invalid)?;
                let saved = saved.parse().map_err(|_| invalid())?;
                let (name, more) = read_name(more).ok_or_else(invalid)?;
                let (id, more) = more.trim_start().split_once(' ').ok_or_else(invalid)?;
                let (record, meta) = read_fields(id, more).map_err(EntryError::Invalid)?;
                Ok(Entry::Saved(Box::new(SavedGame { number, name, saved, record, meta })))
            }
            "named" => {
                let read = || Some((first.parse().ok()?, read_name(more)?.0));
                read().map(|(number, name)| Entry::Named(number, name)).ok_or_else(invalid)
            }
            "carried" => {
                let person = first.parse().map_err(|_| invalid())?;
                Ok(Entry::Carried(person, more.to_owned()))
            }
            _ => Err(EntryError::Invalid(format!("there is no entry `{}`", kind_shown()))),
        }
    }
}

/// Reads the name of a saved game, in quotes. Returns also what follows.
fn read_name(text: &str) -> Option<(String, &str)> {
    let (name, rest) = take_quoted(text)?;
    let is_name = game_name(&name).is_some_and(|it| it == name);
    is_name.then_some((name, rest))
}

/// Writes the values of the two sides.
fn pair<T: Display>(sides: [T; 2]) -> String {
    let [first, second] = sides;
    format!("{first}{SIDES}{second}")
}

/// Reads the values of the two sides.
fn read_pair<T: FromStr>(text: &str) -> Option<[T; 2]> {
    let (first, second) = text.split_once(SIDES)?;
    Some([first.parse().ok()?, second.parse().ok()?])
}

/// Writes the identifier of a game, what is known about it, and its text, in one line.
fn write_fields(record: &Record, meta: &GameMeta) -> String {
    let person = |seat: &Seat| seat.person().map_or("-".to_owned(), |id| id.to_string());
    let mut text = record.id().to_string();
    let mut word = |word: String| text.extend([" ", &word]);
    if record.game.result().is_some() {
        word(format!("ended={}", meta.ended));
    }
    word(format!("people={}", pair(record.seats.each_ref().map(person))));
    if record.is_agreed() {
        word("agreed".to_owned());
    }
    match record.origin() {
        Origin::Played => {}
        Origin::Assisted => word("helped".to_owned()),
        Origin::Outside => word("outside".to_owned()),
    }
    if let Some(ratings) = meta.rated {
        word(format!("rated={}", pair(ratings)));
    }
    if !meta.aid.is_none() {
        word(format!("help={}", meta.aid.words()));
    }
    word(format!("seconds={}", pair(meta.seconds.map(|it| (it * 1000.0).round() / 1000.0))));
    if let (Some(clock), None) = (&record.clock, record.game.result()) {
        let left = [Side::First, Side::Second].map(|side| clock.left(side).as_millis());
        word(format!("left={}", pair(left)));
    }
    for line in write_game(record).lines().filter(|line| !line.is_empty()) {
        let _ = write!(text, " {line}");
    }
    text
}

/// Reads what [`write_fields`] wrote, whose first word is `id`.
///
/// # Errors
/// Says what is wrong.
fn read_fields(id: &str, rest: &str) -> Result<(Record, GameMeta), String> {
    let id: GameId = id.parse().map_err(|_| "the number of the game is none")?;
    let start = rest.find('[').ok_or("there is no game")?;
    let (fields, text) = rest.split_at(start);
    let mut record = read_game(text, [Seat::UNNAMED, Seat::UNNAMED]).map_err(|e| e.to_string())?;
    let mut origin = Origin::Played;
    let mut agreed = false;
    let mut meta = GameMeta::default();
    for word in fields.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let is_read = match name {
            "ended" => read_into(&mut meta.ended, value.parse().ok()),
            "people" => read_people(value, &mut record).is_some(),
            "agreed" => read_into(&mut agreed, Some(true)),
            "helped" => read_into(&mut origin, Some(Origin::Assisted)),
            "outside" => read_into(&mut origin, Some(Origin::Outside)),
            "rated" => read_into(&mut meta.rated, read_pair(value).map(Some)),
            "help" => read_into(&mut meta.aid, Aid::read(value)),
            "seconds" => read_into(&mut meta.seconds, read_pair(value)),
            "left" => read_left(value, &mut record).is_some(),
            _ => false,
        };
        if !is_read {
            return Err(format!("`{}` is not understood", name.escape_debug()));
        }
    }
    let is_number = |it: &f64| it.is_finite();
    if !meta.rated.iter().flatten().chain(&meta.seconds).all(is_number) {
        return Err("a number is none".to_owned());
    }
    meta.seconds = meta.seconds.map(|seconds| seconds.clamp(0.0, MAX_SECONDS));
    Ok((record.resumed(id, origin, agreed), meta))
}

/// Sets `field` to `value`, if there is one. Returns whether there is.
fn read_into<T>(field: &mut T, value: Option<T>) -> bool {
    let is_read = value.is_some();
    value.into_iter().for_each(|value| *field = value);
    is_read
}

/// Reads the identifiers of the players into their seats; `None` if one is that of a built-in
/// opponent.
fn read_people(value: &str, record: &mut Record) -> Option<()> {
    let (first, second) = value.split_once(SIDES)?;
    for (text, seat) in [first, second].into_iter().zip(&mut record.seats) {
        if text != "-" {
            let Seat::Human(_) = seat else { return None };
            *seat = Seat::Human(Identity::Person(text.parse().ok()?, seat.name().cloned()));
        }
    }
    Some(())
}

/// Reads the time left into the clock; `None` if the game has no clock or can't leave that time.
fn read_left(value: &str, record: &mut Record) -> Option<()> {
    let left = read_pair(value)?.map(Duration::from_millis);
    record.clock = Some(Clock::from_left(record.clock?.control(), left)?);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Level, Placement};
    use crate::game::rules::{Board, Command, Game, PlayerName};

    fn random_entry(rng: &mut fastrand::Rng) -> Entry {
        let size = BoardSize::ALL[rng.usize(..BoardSize::COUNT)];
        let mut game = Game::new(Board::new(size));
        while let Some(placement) = Placement::random_on(game.position().free(), rng) {
            game.execute(Command::Place(placement)).unwrap();
            if rng.u8(..) < 4 {
                break;
            }
        }
        if rng.bool() && game.result().is_none() {
            game.execute(Command::Resign(Side::Second)).unwrap();
        }
        let names = ["Ann  \"]the\" \\ 철수", "[x] ended=1"].map(PlayerName::new);
        let person = |name| Seat::Human(Identity::Person(PersonId(rng.u32(..)), name));
        let people = names.map(person);
        let mut seats = people.clone();
        match rng.u8(..4) {
            0 => seats[1] = Seat::from(Level::MAX),
            1 => seats[0] = Seat::UNNAMED,
            2 => seats[0] = Seat::Human(Identity::Person(PersonId(7), None)),
            _ => {}
        }
        let mut record = Record::new(seats, game);
        if rng.bool() {
            record = record.agreed();
            let left = [0; 2].map(|_| Duration::from_millis(rng.u64(..10_000_000)));
            record.clock = Clock::from_left("15+10".parse().unwrap(), left);
        }
        let aid = Aid { hinted: rng.bool(), coached: rng.bool(), undone: rng.bool() };
        if rng.bool() {
            record.assist();
        }
        let rated = rng.bool().then(|| [rng.f64() * 2000.0, 1234.0]);
        let seconds = [f64::from(rng.u16(..)) / 8.0, 0.0];
        let is_over = record.game.result().is_some();
        let ended = if is_over { rng.i64(..) } else { 0 };
        let ended = Timestamp::new(ended);
        Entry::Game(Box::new(record), GameMeta { ended, rated, aid, seconds })
    }

    #[test]
    fn an_entry_is_read_back_as_it_was_written() {
        let mut rng = fastrand::Rng::with_seed(44);
        for _ in 0..300 {
            let entry = random_entry(&mut rng);
            let line = entry.line();
            assert!(!line.contains('\n'));
            let Ok(read) = Entry::read(&line) else { panic!("{line}: {:?}", Entry::read(&line)) };
            assert_eq!(read.line(), line);
            let (Entry::Game(record, meta), Entry::Game(before, meta_before)) = (read, entry)
            else {
                panic!("{line}")
            };
            assert_eq!(meta, meta_before);
            assert_eq!((record.id(), record.origin()), (before.id(), before.origin()));
            assert_eq!(record.seats, before.seats);
            assert_eq!(record.game.turns(), before.game.turns());
            if before.game.result().is_none() {
                assert_eq!(record.clock, before.clock);
            }
        }
        let others = [
            Entry::Found(
                "1".parse().unwrap(),
                "winners=1?2 only=0,3 better=0:a1,b1,c1,d1".parse().unwrap(),
            ),
            Entry::Reached(PersonId(3), "comeback".to_owned(), Timestamp::new(-5)),
            Entry::Named(3, "Ann \"the\" \\ [1]".to_owned()),
            Entry::Carried(PersonId(u32::MAX), "(a: \"b c\")".to_owned()),
        ];
        let saved = (0..50).map(|number| {
            let Entry::Game(record, meta) = random_entry(&mut rng) else { unreachable!() };
            let (name, saved) = ("Half \" way".to_owned(), Timestamp::new(7));
            Entry::Saved(Box::new(SavedGame { number, name, saved, record: *record, meta }))
        });
        for entry in others.into_iter().chain(saved) {
            assert_eq!(Entry::read(&entry.line()).unwrap().line(), entry.line());
        }
    }

    #[test]
    fn a_whole_line_without_sense_is_refused_with_the_reason() {
        let invalid = |rest: &str, with: &str| match Entry::read(&write_checked(rest)) {
            Err(EntryError::Invalid(reason)) => assert!(reason.contains(with), "{rest}: {reason}"),
            other => panic!("{rest}: {other:?}"),
        };
        assert_eq!(Entry::read("game").unwrap_err(), EntryError::Damaged, "without a checksum");
        invalid("removed 1 2", "there is no entry `removed`");
        invalid("game", "not complete");
        invalid("game x [first guest]", "number");
        invalid("game 1 people=-,-", "no game");
        invalid("game 1 [first guest] 1. a1", "turn 1");
        invalid("game 1 people=1 [first guest]", "`people`");
        invalid("game 1 people=1,- [first level 3]", "`people`");
        invalid("game 1 won [first guest]", "`won`");
        invalid("game 1 help=all [first guest]", "`help`");
        invalid("game 1 rated=NaN,1 [first guest]", "a number");
        invalid("game 1 left=1,2 [first guest]", "`left`");
        invalid("found 1 winners=3", "not complete");
        invalid("reached 1 comeback", "not complete");
        invalid("carried x ()", "not complete");
        invalid("named 1 \" a\"", "not complete");
        invalid("saved 1 7 \"a 1 [first guest]", "not complete");
        invalid("saved 1 7 \"a\" 1 people=-,-", "no game");
    }
}
