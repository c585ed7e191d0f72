//! Exports games, tables and everything: what is written, and what is said about it.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::shell::{Context, today};
use crate::app::text::msg;
use crate::game::{
    JOURNAL_EXTENSION, Record, Timestamp, export_game, games_as_csv, ratings_as_csv,
    write_under_free_name,
};

/// Starts to write a game.
pub fn start_game(name: String, record: Record, context: &mut Context) {
    context.export([msg::GAME_EXPORTED, msg::GAME_NOT_EXPORTED], move |folder| {
        Ok(vec![export_game(folder, &name, &record)?])
    });
}

/// Starts to write the games and the ratings of the person who plays.
pub fn start_tables(context: &mut Context) {
    let (statistics, me) = (context.profile.statistics(), context.profile.people().me());
    let [games, ratings] = [games_as_csv, ratings_as_csv].map(|table| table(statistics, me));
    let name = context.texts.name_of_person(me).to_owned();
    context.export([msg::STATISTICS_SAVED, msg::STATISTICS_NOT_SAVED], move |folder| {
        write_both(folder, &name, [&games, &ratings])
    });
}

/// Writes the tables of games and of ratings, and returns their paths.
fn write_both(folder: &Path, name: &str, tables: [&str; 2]) -> io::Result<Vec<PathBuf>> {
    let write = |(kind, table): (&str, &str)| {
        let name = ["Nim Tetris", name, kind].join(" - ");
        write_under_free_name(folder, &name, "csv", table.as_bytes())
    };
    ["games", "ratings"].into_iter().zip(tables).map(write).collect()
}

/// Starts to write everything about all people.
pub fn start_everything(context: &mut Context) {
    let name = ["Nim Tetris", &today().to_string()].join(" ");
    let game = context.profile.latest_game().map(|record| context.name_of_game(record));
    let (files, now) = (&mut context.files, Timestamp::now());
    match context.profile.everything(files, &game.unwrap_or_default(), now) {
        Ok(journal) => {
            context.export([msg::EVERYTHING_SAVED, msg::EVERYTHING_NOT_SAVED], move |folder| {
                Ok(vec![write_under_free_name(folder, &name, JOURNAL_EXTENSION, &journal)?])
            });
        }
        Err(error) => {
            let error = context.texts.store_error(&error);
            context.refuse(context.texts.with(msg::EVERYTHING_NOT_SAVED, "error", error));
        }
    }
}
