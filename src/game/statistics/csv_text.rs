//! Games and ratings as tables in CSV, for spreadsheets and programs: RFC 4180 in UTF-8, with a byte order mark, without which Excel takes
//! another encoding.

use std::borrow::Cow;

use chrono::DateTime;
use csv::{QuoteStyle, Terminator, WriterBuilder};

use super::document::Statistics;
use super::played::{Held, PlayedGame};
use crate::ai::BoardSize;
use crate::game::people::{PastOpponent, People, Person};
use crate::game::rules::{Ending, PersonId, Side};

/// The columns of [`games_as_csv`].
const GAMES: [&str; 18] = [
    "ended",
    "player",
    "board",
    "side",
    "opponent",
    "level",
    "result",
    "ending",
    "rated",
    "hinted",
    "coached",
    "undone",
    "pieces",
    "seconds",
    "opening",
    "held_turns",
    "held_cells",
    "held_longer",
];

/// The columns of [`ratings_as_csv`].
const RATINGS: [&str; 7] = ["player", "board", "game", "opponent", "level", "result", "rating"];

/// Returns the games that are kept in detail, of one person or of guests, or of everybody, the oldest of each first. The first line names
/// the columns.
pub fn games_as_csv(
    statistics: &Statistics,
    people: &People,
    whose: Option<Option<PersonId>>,
) -> String {
    let mut table = Table::new(&GAMES);
    for (who, name) in listed(people, whose) {
        for game in statistics.of(who).map_or(&[][..], |chronicle| chronicle.games()) {
            table.add(&game_row(&name, game));
        }
    }
    table.text()
}

/// Returns the ratings after each rated game that is kept, of one person or of everybody. The first line names the columns.
pub fn ratings_as_csv(people: &People, whose: Option<Option<PersonId>>) -> String {
    let mut table = Table::new(&RATINGS);
    for (who, name) in listed(people, whose) {
        let Some(person) = who.and_then(|id| people.get(id)) else { continue };
        for size in BoardSize::ALL {
            for (game, number) in person.history(size).iter().zip(1usize..) {
                let [opponent, level] = opponent_and_level(&game.opponent);
                table.add(&[
                    name.clone(),
                    size.to_string(),
                    number.to_string(),
                    opponent,
                    level,
                    result(game.won).to_owned(),
                    format!("{:.1}", game.rating),
                ]);
            }
        }
    }
    table.text()
}

/// Returns who is listed, each with the name in the table. That of guests is empty.
fn listed(
    people: &People,
    whose: Option<Option<PersonId>>,
) -> impl Iterator<Item = (Option<PersonId>, String)> {
    let named = people.people().iter().map(|person: &Person| {
        let name = person.name();
        (Some(person.id()), harmless(name.as_str()).into_owned())
    });
    let all: Vec<_> = std::iter::once((None, String::new())).chain(named).collect();
    all.into_iter().filter(move |(who, _)| whose.is_none_or(|wanted| wanted == *who))
}

fn game_row(name: &str, game: &PlayedGame) -> [String; GAMES.len()] {
    let [opponent, level] = opponent_and_level(&game.opponent);
    let ending = match game.ending {
        Ending::LastPlacement => "last piece",
        Ending::Resignation => "resignation",
        Ending::LossOnTime => "time",
    };
    let side = match game.side {
        Side::First => "first",
        Side::Second => "second",
    };
    let held = |text: fn(Held) -> String| game.held.map(text).unwrap_or_default();
    [
        date(game.ended),
        name.to_owned(),
        game.board.to_string(),
        side.to_owned(),
        opponent,
        level,
        result(game.won).to_owned(),
        ending.to_owned(),
        yes_or_no(game.rated),
        yes_or_no(game.aid.hinted),
        yes_or_no(game.aid.coached),
        yes_or_no(game.aid.undone),
        game.pieces.to_string(),
        game.seconds.to_string(),
        game.opening().map(|placement| placement.to_string()).unwrap_or_default(),
        held(|held| held.turns.to_string()),
        held(|held| held.cells.to_string()),
        held(|held| yes_or_no(held.at_least)),
    ]
}

/// Returns the name of an opponent, and the level or the strength.
fn opponent_and_level(opponent: &PastOpponent) -> [String; 2] {
    match opponent {
        PastOpponent::Level(level) => [String::new(), level.to_string()],
        PastOpponent::Fitting(elo) => ["fitting".to_owned(), format!("Elo {elo}")],
        PastOpponent::Character(key) => [harmless(key).into_owned(), String::new()],
        PastOpponent::Person(_, name) => [harmless(name).into_owned(), String::new()],
    }
}

fn result(won: bool) -> &'static str {
    if won { "won" } else { "lost" }
}

fn yes_or_no(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

/// Returns a date in UTC.
fn date(seconds: i64) -> String {
    let date = DateTime::from_timestamp(seconds, 0);
    date.map(|date| date.format("%Y-%m-%dT%H:%M:%SZ").to_string()).unwrap_or_default()
}

/// Returns a name as spreadsheets may have it. What begins like a formula they would compute, so that it gets an apostrophe before it.
fn harmless(name: &str) -> Cow<'_, str> {
    match name.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\'']) {
        true => Cow::Owned(format!("'{name}")),
        false => Cow::Borrowed(name),
    }
}

/// A table that grows line by line.
struct Table(csv::Writer<Vec<u8>>);

impl Table {
    fn new(columns: &[&str]) -> Table {
        let mut builder = WriterBuilder::new();
        // Spreadsheets that separate by semicolons would take what follows one for a field, which may begin like a formula.
        builder.quote_style(QuoteStyle::NonNumeric).terminator(Terminator::CRLF);
        let mut table = Table(builder.from_writer("\u{feff}".into()));
        table.add(columns);
        table
    }

    fn add(&mut self, fields: &[impl AsRef<str>]) {
        let fields = fields.iter().map(|field| field.as_ref());
        self.0
            .write_record(fields)
            .expect("memory can be written, and all lines have as many fields");
    }

    fn text(self) -> String {
        let bytes = self.0.into_inner().expect("memory can be written");
        String::from_utf8(bytes).expect("only texts were written")
    }
}
