//! Tables of a person's games and ratings in CSV, for spreadsheets and programs.
//!
//! They follow RFC 4180, in UTF-8 with a byte order mark, without which Excel assumes another
//! encoding.

use std::iter::once;

use csv::{QuoteStyle, Terminator, WriterBuilder};

use super::finished::PlayedGame;
use super::fold::Statistics;
use crate::ai::{BoardSize, Opponent};
use crate::game::people::Person;
use crate::game::rules::{Ending, PlayerName, Seat, Side};

/// A column of [`games_as_csv`]: its name, and the value for a game and the name of its player.
type Column = (&'static str, fn(PlayedGame<'_>, &str) -> String);

/// The columns of [`games_as_csv`].
const GAMES: [Column; 18] = [
    ("ended", |game, _| game.ended().utc().format("%Y-%m-%dT%H:%M:%SZ").to_string()),
    ("player", |_, name| name.to_owned()),
    ("board", |game, _| game.board().to_string()),
    ("side", |game, _| side(game.side).to_owned()),
    ("opponent", |game, _| opponent(game.opponent())),
    ("level", |game, _| level(game.opponent())),
    ("result", |game, _| result(game.won()).to_owned()),
    ("ending", |game, _| ending(game.ending()).to_owned()),
    ("rated", |game, _| yes_or_no(game.is_rated())),
    ("hinted", |game, _| yes_or_no(game.aid().hinted)),
    ("coached", |game, _| yes_or_no(game.aid().coached)),
    ("undone", |game, _| yes_or_no(game.aid().undone)),
    ("pieces", |game, _| game.pieces().to_string()),
    ("seconds", |game, _| game.seconds().to_string()),
    ("opening", |game, _| game.opening().map_or(String::new(), |opening| opening.to_string())),
    ("held_turns", |game, _| game.held().map_or(String::new(), |held| held.turns.to_string())),
    ("held_cells", |game, _| game.held().map_or(String::new(), |held| held.cells.to_string())),
    ("held_longer", |game, _| game.held().map_or(String::new(), |held| yes_or_no(held.at_least))),
];

/// The columns of [`ratings_as_csv`].
const RATINGS: [&str; 7] = ["player", "board", "game", "opponent", "level", "result", "rating"];

/// Returns a table of a person's games, the oldest first. The first line names the columns.
pub fn games_as_csv(statistics: &Statistics, person: &Person) -> String {
    let name = harmless(person.name.as_ref());
    let row = |game| GAMES.map(|(_, text)| text(game, &name));
    table(GAMES.map(|(column, _)| column), statistics.of(person.id).games().map(row))
}

/// Returns a table of a person's ratings after each rated game. The first line names the columns.
pub fn ratings_as_csv(statistics: &Statistics, person: &Person) -> String {
    let name = harmless(person.name.as_ref());
    let games = |size| statistics.of(person.id).rated_games(size).zip(1usize..);
    let row = |(game, number): (PlayedGame<'_>, usize)| {
        [
            name.clone(),
            game.board().to_string(),
            number.to_string(),
            opponent(game.opponent()),
            level(game.opponent()),
            result(game.won()).to_owned(),
            game.rating_after().map_or(String::new(), |rating| format!("{rating:.1}")),
        ]
    };
    table(RATINGS, BoardSize::ALL.into_iter().flat_map(games).map(row))
}

fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::LastPlacement => "last piece",
        Ending::Resignation => "resignation",
        Ending::LossOnTime => "time",
    }
}

/// Returns the name of an opponent, which is empty for a level and for a person without a name.
fn opponent(seat: &Seat) -> String {
    match seat.opponent() {
        Some(Opponent::Level(_)) => String::new(),
        Some(Opponent::Fitting(_)) => "fitting".to_owned(),
        Some(Opponent::Character(character)) => character.key().to_owned(),
        None => harmless(seat.name()),
    }
}

/// Returns the level or the strength of an opponent, which is empty for all others.
fn level(seat: &Seat) -> String {
    match seat.opponent() {
        Some(Opponent::Level(level)) => level.number().to_string(),
        Some(Opponent::Fitting(strength)) => format!("Elo {}", strength.elo()),
        Some(Opponent::Character(_)) | None => String::new(),
    }
}

fn result(won: bool) -> &'static str {
    if won { "won" } else { "lost" }
}

fn yes_or_no(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

/// Returns a name, or an empty text for none, so that spreadsheets don't take it for a formula: one
/// that begins like a formula, or with an apostrophe, gets an apostrophe in front.
fn harmless(name: Option<&PlayerName>) -> String {
    let name = name.map_or("", PlayerName::as_str);
    let is_formula = name.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\'']);
    format!("{}{name}", if is_formula { "'" } else { "" })
}

/// Returns a table with these columns.
fn table<const COLUMNS: usize>(
    columns: [&str; COLUMNS],
    rows: impl Iterator<Item = [String; COLUMNS]>,
) -> String {
    let mut builder = WriterBuilder::new();
    // All texts are quoted. A spreadsheet that separates fields by semicolons would otherwise find
    // a new field after one, which may begin like a formula.
    builder.quote_style(QuoteStyle::NonNumeric).terminator(Terminator::CRLF);
    let mut writer = builder.from_writer("\u{feff}".into());
    for row in once(columns.map(str::to_owned)).chain(rows) {
        writer.write_record(row).expect("memory can be written");
    }
    let bytes: Vec<u8> = writer.into_inner().expect("memory can be written");
    String::from_utf8(bytes).expect("only texts were written")
}
