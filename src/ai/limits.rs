//! The threads' contract: how a search is watched, limited and stopped.
//!
//! A [`Control`] is shared by a running search and by whoever waits for it. [`Control::stop`] may be called from any thread
//! at any time; the search notices it within a few milliseconds and returns [`Interruption::Stopped`]. A control that was
//! stopped stays stopped: each search gets a new one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Handle on a running search; clones are handles on the same search.
#[derive(Clone, Default, Debug)]
pub struct Control(Arc<Shared>);

#[derive(Default, Debug)]
struct Shared {
    stop: AtomicBool,
    nodes: AtomicU64,
    decided: AtomicU64,
    placements: AtomicU64,
}

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions expanded so far.
    pub nodes: u64,
    /// Placements whose outcome is known; those that lead to equal positions count as one.
    pub decided: u64,
    /// Placements of the position, counted in the same way; 0 while they are not counted yet.
    pub placements: u64,
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Interruption {
    /// Somebody called [`Control::stop`].
    #[error("the search was stopped")]
    Stopped,
    /// The time limit has passed.
    #[error("the time limit was reached")]
    Time,
    /// The memory limit does not hold what can't be forgotten.
    #[error("the memory limit was reached")]
    Memory,
}

impl Control {
    /// Asks the search to end.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    /// Returns whether the search was asked to end.
    pub fn is_stopped(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }

    /// Returns how far the search is.
    pub fn progress(&self) -> Progress {
        Progress {
            nodes: self.0.nodes.load(Ordering::Relaxed),
            decided: self.0.decided.load(Ordering::Relaxed),
            placements: self.0.placements.load(Ordering::Relaxed),
        }
    }

    pub(super) fn set_placements(&self, placements: usize) {
        self.0.placements.store(placements as u64, Ordering::Relaxed);
    }

    pub(super) fn count_decided(&self) {
        self.0.decided.fetch_add(1, Ordering::Relaxed);
    }
}

/// The searching thread's side of a control: counts nodes, looks at the flag and at the clock.
pub(super) struct Watch<'a> {
    control: &'a Control,
    deadline: Option<Instant>,
    /// Set when another thread has the answer.
    done: &'a AtomicBool,
    nodes: u64,
    /// Nodes that the control knows of.
    reported: u64,
    checks: u32,
}

/// Checks between two looks at the clock and two reports.
const CHECKS_PER_LOOK: u32 = 32;

impl<'a> Watch<'a> {
    /// Returns a watch that ends the search at the deadline, when the control is stopped, or when `done` is set.
    pub fn new(control: &'a Control, deadline: Option<Instant>, done: &'a AtomicBool) -> Watch<'a> {
        Watch { control, deadline, done, nodes: 0, reported: 0, checks: 0 }
    }

    /// Counts one expanded node.
    pub fn count_node(&mut self) -> Result<(), Interruption> {
        self.nodes += 1;
        self.check()
    }

    /// To be called at least every few dozen microseconds.
    pub fn check(&mut self) -> Result<(), Interruption> {
        if self.control.is_stopped() || self.done.load(Ordering::Relaxed) {
            return Err(Interruption::Stopped);
        }
        self.checks += 1;
        if self.checks.is_multiple_of(CHECKS_PER_LOOK) {
            self.report();
            if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Err(Interruption::Time);
            }
        }
        Ok(())
    }

    fn report(&mut self) {
        self.control.0.nodes.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
        self.reported = self.nodes;
    }

    /// Returns the nodes counted, and reports them.
    pub fn finish(mut self) -> u64 {
        self.report();
        self.nodes
    }
}
