//! Loads the ranks of all surfaces on a thread, once they are needed or may be needed soon.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use super::ranks_file::{load_or_compute_ranks, ranks_path};
use crate::ai::StackRanks;
use crate::game::running::Task;

/// The ranks of all surfaces, or the thread that reads or computes them.
#[derive(Default)]
pub struct RanksLoader {
    ranks: Option<Arc<StackRanks>>,
    task: Option<Task<Option<StackRanks>>>,
    /// Thousandths of the computation that are done.
    done: Arc<AtomicU32>,
    /// Whether the thread starts before the ranks are needed.
    is_ahead: bool,
}

impl RanksLoader {
    /// Returns a loader that has `ranks` already.
    #[cfg(test)]
    pub fn with(ranks: StackRanks) -> RanksLoader {
        RanksLoader { ranks: Some(Arc::new(ranks)), ..RanksLoader::default() }
    }

    /// Returns a loader whose thread starts with [`RanksLoader::prepare`], before the ranks are
    /// needed.
    pub fn ahead() -> RanksLoader {
        RanksLoader { is_ahead: true, ..RanksLoader::default() }
    }

    /// Announces that the ranks may be needed soon.
    pub fn prepare(&mut self) {
        if self.is_ahead {
            self.ask();
        }
    }

    /// Returns the ranks once they are there; to be called in every frame in which they are needed.
    /// The first call starts the thread.
    pub fn ask(&mut self) -> Option<Arc<StackRanks>> {
        if self.ranks.is_none() {
            if self.task.as_ref().is_some_and(Task::is_finished) {
                self.ranks = self.task.take().and_then(Task::finish).map(Arc::new);
            } else if self.task.is_none() {
                self.start();
            }
        }
        self.ranks.clone()
    }

    /// Returns the part of the computation that is done, from 0 to 1, while the thread is running.
    pub fn progress(&self) -> Option<f32> {
        self.task.is_some().then(|| self.done.load(Ordering::Relaxed) as f32 / 1000.0)
    }

    /// Starts the thread.
    fn start(&mut self) {
        let done = self.done.clone();
        self.task = Some(Task::start("ranks", move |control| {
            let report = |part: f64| {
                done.fetch_max((part * 1000.0) as u32, Ordering::Relaxed);
            };
            load_or_compute_ranks(ranks_path().as_deref(), control, report).map(|(ranks, _)| ranks)
        }));
    }
}
