//! `statistics`: the games and ratings of the people who play in the window, as tables in CSV.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::shared::{Failure, complain, counted, display_path, write_file};
use crate::game::{
    JOURNAL_FILE, PersonId, PlayerName, Profile, Reader, games_as_csv, ratings_as_csv,
};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The file to write, in CSV; `-` is standard output
    #[arg(long, value_name = "FILE", default_value = "-")]
    csv: PathBuf,
    /// Write the ratings after each rated game, instead of the finished games
    #[arg(long)]
    ratings: bool,
    /// Only those of this player; `guest` is somebody without a name, unless somebody is called so
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
}

/// The name by which `--player` finds a person without a name.
const GUEST: &str = "guest";

/// Writes the table.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let table = table(&arguments).map_err(Failure::Input)?;
    if arguments.csv != Path::new("-") {
        return write_file(&arguments.csv, table.as_bytes());
    }
    let mut out = io::stdout().lock();
    // The mark is for spreadsheets. Programs that read lines would take it for a part of the first
    // name.
    out.write_all(table.trim_start_matches('\u{feff}').as_bytes())?;
    Ok(out.flush()?)
}

/// Makes the table.
///
/// # Errors
/// Says in one line what is wrong with the player's files or with the name.
fn table(arguments: &Arguments) -> Result<String, String> {
    let profile = Profile::look_at(&Reader::for_current_user());
    let (profile, unread) =
        profile.map_err(|(path, reason)| format!("{}: {reason}", display_path(&path)))?;
    if unread > 0 {
        let lines = counted(unread, "line");
        complain("warning", format!("{JOURNAL_FILE} has {lines} that can't be read"));
    }
    let whose = arguments.player.as_deref().map(|name| find(&profile, name)).transpose()?;
    let (statistics, people) = (profile.statistics(), &profile.people);
    Ok(if arguments.ratings {
        ratings_as_csv(statistics, people, whose)
    } else {
        games_as_csv(statistics, people, whose)
    })
}

/// Finds the person with this name.
fn find(profile: &Profile, name: &str) -> Result<PersonId, String> {
    let people = &profile.people;
    let named = PlayerName::new(name).and_then(|name| people.find(&name));
    let nameless = || people.people().iter().find(|it| it.name().is_none() && name == GUEST);
    let person = named.or_else(nameless);
    let nobody = || format!("nobody here is called `{}`", name.escape_debug());
    person.map(|person| person.id()).ok_or_else(nobody)
}
