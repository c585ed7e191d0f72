//! A proof is worked on: each thread of a solver takes one job after the other.
//!
//! The threads share the solver's table, so that what one job learns helps all others, and each has a job of its own: threads that
//! search one position together get in each other's way, those of different jobs hardly do.

use std::num::NonZero;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::finding::{Finding, Verdict};
use super::job::Job;
use super::tree::ProofTree;
use crate::ai::board::Position;
use crate::ai::limits::{Interruption, Limits};
use crate::ai::solver::{Answer, Solver, Worker};

/// Largest number of times that the limit of a job is doubled.
const MAX_DOUBLINGS: usize = 16;

/// The tree, and who is told what is found.
struct Desk<'a, F> {
    tree: &'a mut ProofTree,
    report: F,
    /// Whether no more jobs are given out, since the solver has to start afresh or the tree is full.
    closed: bool,
    is_full: bool,
}

/// What the threads share.
struct Shared<'a, F> {
    desk: Mutex<Desk<'a, F>>,
    /// Signalled when a job has ended.
    ended: Condvar,
}

impl<F: FnMut(&Finding, &ProofTree)> Desk<'_, F> {
    /// Gives out the next job.
    fn next_job(&mut self, worker: &mut Worker) -> Option<Job> {
        let job = self.tree.next_job(worker);
        self.report_followed();
        job
    }

    /// Takes the answer of a job.
    fn finish(&mut self, job: &Job, answer: Answer, nodes: u64, worker: &mut Worker) {
        let verdict = match answer {
            Answer::Win(placement) => Verdict::Win(placement),
            Answer::Loss => Verdict::Loss,
            Answer::Unknown(Interruption::Stopped | Interruption::Time) => {
                return self.tree.put_back(job);
            }
            // If the solver has no memory left, it starts afresh.
            Answer::Unknown(reason) => {
                self.closed |= reason == Interruption::Memory;
                Verdict::Unknown
            }
            // Nobody gives out a position that is over.
            Answer::Over => return self.tree.put_back(job),
        };
        match self.tree.finish(job, verdict, nodes, worker) {
            Ok(finding) => {
                (self.report)(&finding, self.tree);
                self.report_followed();
            }
            // The solver contradicts nothing that it has found itself.
            Err(_) => (self.closed, self.is_full) = (true, true),
        }
    }

    fn report_followed(&mut self) {
        for finding in self.tree.take_followed() {
            (self.report)(&finding, self.tree);
        }
    }
}

impl ProofTree {
    /// Works on the proof until the outcome of the root is known. `report` gets every finding, in an order in which it can be
    /// [added](ProofTree::add) to another tree, on any thread.
    ///
    /// A job may expand `job_nodes` nodes at the root, and twice as many with each placement: so a search that goes deep stops going deeper.
    ///
    /// # Errors
    /// Says why it ended early; it can be taken up again.
    pub fn run(
        &mut self,
        solver: &mut Solver,
        job_nodes: NonZero<u64>,
        limits: &Limits,
        report: impl FnMut(&Finding, &ProofTree) + Send,
    ) -> Result<(), Interruption> {
        let limits = limits.started();
        let desk = Desk { tree: self, report, closed: false, is_full: false };
        let shared = Shared { desk: Mutex::new(desk), ended: Condvar::new() };
        loop {
            solver.on_workers(&limits, |worker| shared.work(worker, job_nodes, &limits));
            let mut desk = shared.lock();
            desk.tree.stop_jobs();
            desk.closed = false;
            if desk.tree.is_decided() || desk.tree.root().is_over() {
                return Ok(());
            }
            if limits.is_stopped() {
                return Err(Interruption::Stopped);
            }
            if limits.is_reached() {
                return Err(Interruption::Time);
            }
            if desk.is_full {
                return Err(Interruption::Memory);
            }
        }
    }

    /// Returns up to `count` leaves that can be solved at the same time, the most urgent one first.
    pub fn open_jobs(&mut self, count: usize) -> Vec<Position> {
        /// The solver only says what it expects of positions.
        const MEMORY: usize = 16 << 20;
        let jobs = Mutex::new((self, Vec::new()));
        Solver::new(MEMORY).on_workers(&Limits::new().started(), |worker| {
            let mut jobs = jobs.lock().unwrap_or_else(PoisonError::into_inner);
            let (tree, positions) = &mut *jobs;
            while positions.len() < count
                && let Some(job) = tree.next_job(worker)
            {
                positions.push(job.position);
            }
        });
        let (tree, positions) = jobs.into_inner().unwrap_or_else(PoisonError::into_inner);
        tree.stop_jobs();
        positions
    }
}

impl<'a, F: FnMut(&Finding, &ProofTree)> Shared<'a, F> {
    fn lock(&self) -> MutexGuard<'_, Desk<'a, F>> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one job after the other until there is nothing left to do.
    fn work(&self, worker: &mut Worker, job_nodes: NonZero<u64>, limits: &Limits) {
        let mut desk = self.lock();
        while !desk.closed && !limits.is_reached() && !desk.tree.is_decided() {
            match desk.next_job(worker) {
                Some(job) => {
                    drop(desk);
                    let doublings = job.depth().min(MAX_DOUBLINGS);
                    let max_nodes = job_nodes.get().saturating_mul(1 << doublings);
                    let solution = worker.solve(job.position, max_nodes, &job.abort);
                    desk = self.lock();
                    desk.finish(&job, solution.answer, solution.nodes, worker);
                    self.ended.notify_all();
                }
                None if desk.tree.is_busy() => {
                    desk = self.ended.wait(desk).unwrap_or_else(PoisonError::into_inner);
                }
                // The root is decided, or the time is over.
                None => break,
            }
        }
        drop(desk);
        self.ended.notify_all();
    }
}
