//! The check of a finished proof, by another path than the one on which it was found.
//!
//! From the root down, each placement of a lost position must lead to a position that the proof
//! knows to be won, and the winning placement of a won one to a position that it knows to be lost.
//! Positions at which the proof rests on a job are solved again, without a limit of nodes, by a
//! solver that knows nothing yet.

use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::key::PositionKey;
use super::step::Source;
use super::tree::{ProofNode, ProofTree};
use crate::ai::{Answer, Interruption, Limits, Outcome, Placement, Position, Solver, Worker};

/// The reason why a proof is not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejection {
    /// The outcome of the root is not known.
    #[error("the proof is not finished")]
    Unfinished,
    /// The proof needs this outcome of a position, of which it knows nothing.
    #[error("the proof needs a {1} in {0}, of which it knows nothing")]
    Missing(Position, Outcome),
    /// The proof needs this outcome of a position, but knows the opposite.
    #[error("the proof needs a {1} in {0}, but says otherwise")]
    Contradiction(Position, Outcome),
    /// The solver finds another outcome than this answer of a job.
    #[error("the proof says {1} in {0}, but the solver says otherwise")]
    Wrong(Position, Answer),
    /// A limit or a stop ended the check.
    #[error("the check was not finished: {0}")]
    Interrupted(#[from] Interruption),
}

impl ProofTree {
    /// Checks the proof with a solver, which must know nothing yet. Calls `report` with the number
    /// of leaves solved so far and the number of all leaves, on any thread.
    ///
    /// # Errors
    /// The reason why the proof is not accepted.
    pub fn verify(
        &self,
        solver: &mut Solver,
        limits: &Limits,
        report: impl Fn(usize, usize) + Sync,
    ) -> Result<(), Rejection> {
        if self.root().is_over() {
            return Ok(());
        }
        let outcome = self.answer().outcome().ok_or(Rejection::Unfinished)?;
        let mut leaves = self.leaves_below(outcome)?;
        let count = leaves.len();
        let (solved, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let rejection = Mutex::new(None);
        // Leaves that are still to be solved, the first one last. One for which the memory did not
        // suffice comes back, to be tried again after the solver has started afresh.
        leaves.reverse();
        let open = Mutex::new(leaves);
        let lock = || open.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let before = solved.load(Ordering::Relaxed);
            solver.on_workers(self.root(), limits, |worker| {
                while !stopped.load(Ordering::Relaxed) {
                    let Some(leaf) = lock().pop() else { return };
                    match leaf.check(worker, &stopped) {
                        Ok(()) => report(1 + solved.fetch_add(1, Ordering::Relaxed), count),
                        Err(Rejection::Interrupted(Interruption::Memory)) => {
                            lock().push(leaf);
                            return;
                        }
                        Err(reason) => {
                            let mut rejection =
                                rejection.lock().unwrap_or_else(PoisonError::into_inner);
                            rejection.get_or_insert(reason);
                            stopped.store(true, Ordering::Relaxed);
                        }
                    }
                }
            });
            if let Some(reason) = rejection.lock().unwrap_or_else(PoisonError::into_inner).take() {
                return Err(reason);
            }
            match solved.load(Ordering::Relaxed) {
                all if all == count => return Ok(()),
                none if none == before => return Err(Interruption::Memory.into()),
                _ => {}
            }
        }
    }

    /// Returns whether the outcome of the root is known, but some step that it follows from is
    /// missing or says otherwise.
    pub fn has_gaps(&self) -> bool {
        let outcome = self.answer().outcome();
        outcome.is_some_and(|outcome| self.leaves_below(outcome).is_err())
    }

    /// Follows the proof from the root down, and returns the leaves at which it rests on jobs.
    ///
    /// # Errors
    /// The reason why the proof does not show `outcome`.
    fn leaves_below(&self, outcome: Outcome) -> Result<Vec<&ProofNode>, Rejection> {
        let mut leaves = Vec::new();
        let mut seen = FxHashSet::default();
        let mut open = vec![(self.root(), outcome)];
        while let Some((position, needed)) = open.pop() {
            let key = PositionKey::new(position);
            if key.is_over() {
                if needed == Outcome::Loss {
                    return Err(Rejection::Contradiction(position, needed));
                }
                continue;
            }
            let node = self.nodes.get(&key).ok_or(Rejection::Missing(position, needed))?;
            let ProofNode { position, answer, source, .. } = *node;
            if answer.outcome() != Some(needed) {
                return Err(Rejection::Contradiction(position, needed));
            }
            if !seen.insert(key) {
                continue;
            }
            match (source, answer) {
                (Source::Job, _) => leaves.push(node),
                (Source::Children, Answer::Win(placement)) => {
                    open.push((position.after(placement), Outcome::Loss));
                }
                (Source::Children, _) => {
                    let every = Placement::all_on(position.free());
                    open.extend(every.map(|p| (position.after(p), Outcome::Win)));
                }
            }
        }
        Ok(leaves)
    }
}

impl ProofNode {
    /// Solves the position again; for a won one, the position after its winning placement.
    fn check(&self, worker: &mut Worker, stopped: &AtomicBool) -> Result<(), Rejection> {
        let lost = match self.answer {
            Answer::Win(placement) => self.position.after(placement),
            _ => self.position,
        };
        match worker.solve(lost, u64::MAX, stopped).answer {
            Answer::Loss => Ok(()),
            Answer::Win(_) | Answer::Over => Err(Rejection::Wrong(self.position, self.answer)),
            Answer::Unknown(reason) => Err(reason.into()),
        }
    }
}
