//! The ranks on their way: read or computed on a thread of their own, once, when somebody first asks for them or may do so soon.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use super::ranks_file::{RanksFile, StoredRanks};
use crate::ai::StackRanks;
use crate::game::running::Task;

/// The ranks of all surfaces, or how far they have come.
#[derive(Default)]
pub struct RanksLoader {
    ranks: Option<Arc<StackRanks>>,
    task: Option<Task<Option<StoredRanks>>>,
    /// Thousandths of the computation that are done.
    done: Arc<AtomicU32>,
    /// Whether the work begins before somebody waits for it.
    is_ahead: bool,
}

impl RanksLoader {
    /// Returns a loader that has these ranks.
    pub fn with(ranks: StackRanks) -> RanksLoader {
        RanksLoader { ranks: Some(Arc::new(ranks)), ..RanksLoader::default() }
    }

    /// Returns a loader that begins before somebody waits for the ranks.
    pub fn ahead() -> RanksLoader {
        RanksLoader { is_ahead: true, ..RanksLoader::default() }
    }

    /// Learns that the ranks may be asked for soon.
    pub fn prepare(&mut self) {
        if self.is_ahead {
            self.ask();
        }
    }

    /// Asks for the ranks. To be called in each frame in which they are needed; the first call starts the work.
    pub fn ask(&mut self) -> Option<Arc<StackRanks>> {
        if self.ranks.is_none() {
            if self.task.as_ref().is_some_and(Task::is_finished) {
                let stored = self.task.take().and_then(Task::finish);
                self.ranks = stored.map(|stored| Arc::new(stored.ranks));
            } else if self.task.is_none() {
                self.start();
            }
        }
        self.ranks.clone()
    }

    /// Returns the part of the computation that is done, from 0 to 1, while the ranks are on their way.
    pub fn progress(&self) -> Option<f32> {
        self.task.is_some().then(|| self.done.load(Ordering::Relaxed) as f32 / 1000.0)
    }

    fn start(&mut self) {
        let done = self.done.clone();
        self.task = Some(Task::start("ranks", move |control| {
            let report = |part: f64| {
                done.fetch_max((part * 1000.0) as u32, Ordering::Relaxed);
            };
            RanksFile::of_this_user().load_or_compute(control, report)
        }));
    }
}
