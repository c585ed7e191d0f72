//! `statistics`: the games and ratings of the people who play in the window, as tables in CSV.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::shared::{Failure, shown, write_file};
use crate::game::{
    Document, PLAYERS_FILE, People, PersonId, Place, PlayerName, Reader, STATISTICS_FILE,
    Statistics, games_as_csv, ratings_as_csv,
};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The file to write, in CSV; `-` is standard output
    #[arg(long, value_name = "FILE", default_value = "-")]
    csv: PathBuf,
    /// Write the ratings after each rated game, instead of the finished games
    #[arg(long)]
    ratings: bool,
    /// Only those of this player; `guest` are all who play without a name, unless somebody is called so
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
}

/// What `--player` calls those who play without a name.
const GUEST: &str = "guest";

/// Writes the table.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let table = table(&arguments).map_err(Failure::Input)?;
    if arguments.csv != Path::new("-") {
        return write_file(&arguments.csv, table.as_bytes());
    }
    let mut out = io::stdout().lock();
    // The mark is for spreadsheets. Programs that read lines would take it for a part of the first name.
    out.write_all(table.trim_start_matches('\u{feff}').as_bytes())?;
    Ok(out.flush()?)
}

/// Returns the table.
///
/// # Errors
/// Says in one line what is wrong with the player's files or with the name.
fn table(arguments: &Arguments) -> Result<String, String> {
    let reader = Reader::of_this_user();
    let people: People = read(&reader, PLAYERS_FILE)?;
    let whose = arguments.player.as_deref().map(|name| find(&people, name)).transpose()?;
    if arguments.ratings {
        return Ok(ratings_as_csv(&people, whose));
    }
    let statistics: Statistics = read(&reader, STATISTICS_FILE)?;
    Ok(games_as_csv(&statistics, &people, whose))
}

/// Returns whose name this is; `None` are guests.
fn find(people: &People, name: &str) -> Result<Option<PersonId>, String> {
    let person = PlayerName::new(name).and_then(|name| people.find(&name).map(|found| found.id()));
    match person {
        None if name == GUEST => Ok(None),
        None => Err(format!("nobody is registered as `{}`", name.escape_debug())),
        person => Ok(person),
    }
}

/// Reads a document, which is empty if there is no file yet. Whatever the file is, it stays as it is: the game may be running.
fn read<T: Document + Default>(reader: &Reader, name: &str) -> Result<T, String> {
    let path = reader.path(Place::Data, name).unwrap_or_default();
    let document = reader.look_at(Place::Data, name);
    document.map(Option::unwrap_or_default).map_err(|error| format!("{}: {error}", shown(&path)))
}
