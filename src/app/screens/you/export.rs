//! Exports games and tables. The files are written on a thread of their own, because the folder may
//! be on a slow disk.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::shell::Context;
use crate::app::text::{Template, msg};
use crate::game::{Record, Task, export_game, games_as_csv, ratings_as_csv, write_under_free_name};

/// The outcome of an export: the paths of the files, or an error.
#[derive(Debug)]
pub enum ExportOutcome {
    Game(io::Result<PathBuf>),
    /// The tables of games and of ratings.
    Tables(io::Result<[PathBuf; 2]>),
}

/// The export that is being written, if there is one.
#[derive(Default)]
pub struct Export(pub Option<Task<ExportOutcome>>);

impl Export {
    /// Starts to write a game, or shows a notice if there is no folder for it.
    pub fn start_game(&mut self, name: String, record: Record, context: &mut Context) {
        self.start(context, move |folder| ExportOutcome::Game(export_game(folder, &name, &record)));
    }

    /// Starts to write the games and the ratings of the person who plays, or shows a notice if
    /// there is no folder for them.
    pub fn start_tables(&mut self, context: &mut Context) {
        let (statistics, people) = (context.profile.statistics(), &context.profile.people());
        let games = games_as_csv(statistics, people, Some(people.me().id()));
        let ratings = ratings_as_csv(statistics, people, Some(people.me().id()));
        let name = context.texts.name_of_person(people.me()).to_owned();
        self.start(context, move |folder| {
            ExportOutcome::Tables(write_both(folder, &name, [&games, &ratings]))
        });
    }

    fn start(
        &mut self,
        context: &mut Context,
        write: impl FnOnce(&Path) -> ExportOutcome + Send + 'static,
    ) {
        match context.exports.clone() {
            Some(folder) => self.0 = Some(Task::start("export", move |_: &_| write(&folder))),
            None => context.refuse(msg::GAME_NO_FOLDER),
        }
    }

    /// Returns whether an export is being written.
    pub fn is_busy(&self) -> bool {
        self.0.is_some()
    }

    /// Shows a notice with the outcome, once the export is finished.
    pub fn show_outcome(&mut self, context: &mut Context) {
        let Some(task) = self.0.take_if(|task| task.is_finished()) else { return };
        let refuse = |template: Template, error: io::Error, context: &mut Context| {
            let text = context.texts.with(template, "error", error.to_string());
            context.refuse(text);
        };
        match task.finish() {
            ExportOutcome::Game(Ok(path)) => {
                let shown = path.display().to_string();
                context.tell_saved(context.texts.with(msg::GAME_EXPORTED, "path", shown), &path);
            }
            ExportOutcome::Game(Err(error)) => refuse(msg::GAME_NOT_EXPORTED, error, context),
            ExportOutcome::Tables(Ok([games, ratings])) => {
                let name = ratings.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let arguments =
                    [("games", games.display().to_string().into()), ("ratings", name.into())];
                context.tell_saved(context.texts.fill(msg::STATISTICS_SAVED, &arguments), &games);
            }
            ExportOutcome::Tables(Err(error)) => refuse(msg::STATISTICS_NOT_SAVED, error, context),
        }
    }
}

/// Writes the tables of games and of ratings, and returns their paths.
fn write_both(folder: &Path, name: &str, tables: [&str; 2]) -> io::Result<[PathBuf; 2]> {
    let [games, ratings] = tables;
    let write = |kind: &str, table: &str| {
        let name = ["Nim Tetris", name, kind].join(" - ");
        write_under_free_name(folder, &name, "csv", table.as_bytes())
    };
    Ok([write("games", games)?, write("ratings", ratings)?])
}
