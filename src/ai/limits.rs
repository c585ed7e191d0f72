//! Limits of a search, and how threads watch and stop it.
//!
//! [`Limits`] are what a caller allows a search, or several searches one after another: their time
//! runs out at one moment for all. Each searching thread observes them through a `Watch` of its
//! own.
//!
//! A running search shares its [`Control`] with the threads that wait for it. [`Control::stop`] may
//! be called from any thread at any time; the search notices it within a few milliseconds and
//! returns [`Interruption::Stopped`]. (With gigabytes of memory, the values of areas may take a
//! second to move to a larger store, which nothing interrupts.) A stopped control stays stopped: a
//! later search needs a new one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// When a search must end, and the control that stops it earlier. The default is no limit.
///
/// ```
/// use std::time::Duration;
/// use nim_tetris::ai::{Answer, Interruption, Limits, Position, Solver};
///
/// let mut solver = Solver::new(1 << 24);
/// let limits = Limits::new().time(Duration::from_millis(10)); // from now on
/// let solution = solver.solve_with(Position::START, &limits);
/// assert_eq!(solution.answer, Answer::Unknown(Interruption::Time));
/// ```
#[derive(Clone, Default, Debug)]
pub struct Limits {
    end: Option<Instant>,
    pub(super) nodes: Option<u64>,
    control: Control,
}

impl Limits {
    /// Returns limits that never end a search.
    pub fn new() -> Limits {
        Limits::default()
    }

    /// Ends all searches within `time` from now, or sooner if the limits say so already. `None` is
    /// no limit.
    #[must_use]
    pub fn time(self, time: impl Into<Option<Duration>>) -> Limits {
        // A time too long to be added is no limit.
        let end = time.into().and_then(|time| Instant::now().checked_add(time));
        Limits { end: end.into_iter().chain(self.end).min(), ..self }
    }

    /// Sets the number of nodes that each thread may expand in a search. `None` is no limit.
    #[must_use]
    pub fn nodes(self, nodes: impl Into<Option<u64>>) -> Limits {
        Limits { nodes: nodes.into(), ..self }
    }

    /// Sets the control that can stop the search and that shows its progress.
    #[must_use]
    pub fn control(self, control: &Control) -> Limits {
        Limits { control: control.clone(), ..self }
    }

    /// Returns the time that is left, or `None` without a limit.
    pub fn time_left(&self) -> Option<Duration> {
        self.end.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// Returns whether the control was stopped.
    pub fn is_stopped(&self) -> bool {
        self.control.is_stopped()
    }

    /// Returns whether the time has passed or the control was stopped.
    pub(crate) fn is_reached(&self) -> bool {
        self.is_stopped() || self.is_late()
    }

    /// Returns whether the time has passed.
    fn is_late(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    /// Returns these limits; without a limit of time, `time` from now is the limit.
    pub(crate) fn or_time(&self, time: Duration) -> Limits {
        if self.end.is_some() { self.clone() } else { self.clone().time(time) }
    }

    /// Returns limits that end earlier: after `share` of the time that is left, from 0 to 1.
    /// Without a limit of time, they have none either.
    pub(crate) fn share(&self, share: f64) -> Limits {
        self.clone().time(self.time_left().map(|time| time.mul_f64(share)))
    }

    /// Reports how many placements the search is to decide, as [`SearchProgress`] counts them, and
    /// that none of them is decided yet.
    pub(super) fn report_placements(&self, placements: usize) {
        self.control.0.decided.store(0, Ordering::Relaxed);
        self.control.0.placements.store(placements as u64, Ordering::Relaxed);
    }

    /// Reports that one more of these placements is decided.
    pub(super) fn report_decided(&self) {
        self.control.0.decided.fetch_add(1, Ordering::Relaxed);
    }
}

/// A handle on a running search. Clones are handles on the same search.
#[derive(Clone, Default, Debug)]
pub struct Control(Arc<ControlState>);

#[derive(Default, Debug)]
struct ControlState {
    stop: AtomicBool,
    nodes: AtomicU64,
    decided: AtomicU64,
    placements: AtomicU64,
}

/// The progress of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchProgress {
    /// Nodes expanded so far, by all searches and threads of the control. It lags behind by a few
    /// nodes.
    pub nodes: u64,
    /// Placements whose outcome is known. Those that lead to equal positions count as one.
    pub decided: u64,
    /// All placements of the position, counted in the same way; 0 before they are counted.
    pub placements: u64,
}

/// The reason why a search ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Interruption {
    /// [`Control::stop`] was called, or another thread of the search has found the answer.
    #[error("the search was stopped")]
    Stopped,
    /// The time limit has passed.
    #[error("the time limit was reached")]
    Time,
    /// The memory limit is too small for what the search must keep.
    #[error("the memory limit was reached")]
    Memory,
    /// The node limit was reached.
    #[error("the node limit was reached")]
    Nodes,
}

impl Control {
    /// Asks the search to stop. It can't be undone.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    /// Returns whether the search was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }

    /// Returns the progress of the search.
    pub fn progress(&self) -> SearchProgress {
        SearchProgress {
            nodes: self.0.nodes.load(Ordering::Relaxed),
            decided: self.0.decided.load(Ordering::Relaxed),
            placements: self.0.placements.load(Ordering::Relaxed),
        }
    }
}

/// One thread's side of the limits: counts nodes, and checks the control and the clock.
pub(super) struct Watch<'a> {
    limits: &'a Limits,
    /// Set by the thread that finds the answer first; `None` if no thread may end the others.
    done: Option<&'a AtomicBool>,
    /// Nodes counted so far.
    nodes: u64,
    /// Nodes reported to the control so far.
    reported: u64,
    /// Number of calls of `check`, which wraps around.
    checks: u32,
}

/// Checks between two readings of the clock, and between two reports. Where many threads share a
/// core, each works until its next reading, one after another: the search ends that much later.
const CHECKS_PER_LOOK: u32 = 8;

impl<'a> Watch<'a> {
    /// Returns a watch that ends the search at its limits.
    pub fn new(limits: &'a Limits) -> Watch<'a> {
        Watch { limits, done: None, nodes: 0, reported: 0, checks: 0 }
    }

    /// Returns a watch that ends the search at its limits, or when `done` is set.
    pub fn until(limits: &'a Limits, done: &'a AtomicBool) -> Watch<'a> {
        Watch { done: Some(done), ..Watch::new(limits) }
    }

    /// Counts one expanded node, and checks the limits.
    ///
    /// # Errors
    /// The reason why the search must end.
    pub fn count_node(&mut self) -> Result<(), Interruption> {
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            return Err(Interruption::Nodes);
        }
        self.nodes += 1;
        self.check()
    }

    /// Checks the clock and whether the search is to stop. It must be called at least every few
    /// dozen microseconds.
    ///
    /// # Errors
    /// The reason why the search must end.
    pub fn check(&mut self) -> Result<(), Interruption> {
        let is_done = self.done.is_some_and(|done| done.load(Ordering::Relaxed));
        if is_done || self.limits.is_stopped() {
            return Err(Interruption::Stopped);
        }
        self.checks = self.checks.wrapping_add(1);
        if self.checks.is_multiple_of(CHECKS_PER_LOOK) {
            self.report();
            if self.limits.is_late() {
                return Err(Interruption::Time);
            }
        }
        Ok(())
    }

    /// Reports the nodes counted since the last report.
    fn report(&mut self) {
        self.limits.control.0.nodes.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
        self.reported = self.nodes;
    }

    /// Reports the nodes, and returns how many were counted.
    pub fn finish(mut self) -> u64 {
        self.report();
        self.nodes
    }
}
