//! Work beside the window, whatever screen is shown: files that are written and pictures that are
//! drawn on threads of their own, because folders may be on slow disks.

use std::io;
use std::path::PathBuf;

use crate::ai::Control;
use crate::app::text::{Template, Texts};
use crate::game::{Task, Unusable};
use crate::picture::Pixels;

/// A kind of work, of which one piece is done at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chore {
    /// A game, tables or everything is written to files, or everything is read from one.
    Export,
    /// A picture is drawn, and saved or copied.
    Picture,
}

/// What came of work.
pub enum Outcome {
    /// Files were written, or could not be.
    Written(Telling, io::Result<Vec<PathBuf>>),
    /// A file with everything about people was read, or can't be.
    Read(Result<Vec<u8>, Unusable>),
    /// A picture is ready to be copied.
    Drawn(Pixels),
    /// The work was stopped.
    Stopped,
}

/// The messages that files were written, with `path` and, of a second file, `name`; and that they
/// could not be, with `error`.
pub type Telling = [Template; 2];

/// Returns the message of an outcome.
pub fn told(texts: &Texts, [done, failed]: Telling, outcome: &io::Result<Vec<PathBuf>>) -> String {
    match outcome {
        Ok(paths) => {
            let path = paths.first().map(|path| path.display().to_string());
            let name = paths.get(1).and_then(|path| path.file_name());
            let name = name.map(|name| name.to_string_lossy().into_owned());
            let arguments = [("path", path), ("name", name)];
            let given = arguments.into_iter().filter_map(|(key, it)| Some((key, it?.into())));
            texts.fill(done, &given.collect::<Vec<_>>())
        }
        Err(error) => texts.with(failed, "error", error.to_string()),
    }
}

/// All work that is being done. When it is dropped, it is stopped, and its end awaited.
#[derive(Default)]
pub struct Chores(Vec<(Chore, Task<Outcome>)>);

impl Chores {
    /// Returns whether work of a kind is being done.
    pub fn is_busy(&self, chore: Chore) -> bool {
        self.0.iter().any(|(other, _)| *other == chore)
    }

    /// Returns whether no work is being done.
    pub fn are_done(&self) -> bool {
        self.0.is_empty()
    }

    /// Starts to work.
    pub fn start(&mut self, chore: Chore, work: impl FnOnce(&Control) -> Outcome + Send + 'static) {
        self.0.push((chore, Task::start("chore", work)));
    }

    /// Returns the outcome of work that is done by now.
    pub fn poll(&mut self) -> Option<Outcome> {
        let done = self.0.iter().position(|(_, task)| task.is_finished())?;
        Some(self.0.swap_remove(done).1.finish())
    }
}
