//! The work on a proof: each thread of a solver takes one job after the other.
//!
//! The threads share the solver's table, so what one job proves helps all others, and each has
//! a job of its own: threads that search one position together get in each other's way, those of
//! different jobs hardly do.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::step::{ProofStep, Source};
use super::tree::{Job, ProofTree, StepError};
use crate::ai::{Answer, Interruption, Limits, Position, Solution, Solver, Worker};

/// Largest number of times that the node limit of a job is doubled.
const MAX_DOUBLINGS: usize = 16;

/// The reason why the work on a proof ended early. The steps found until then are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WorkError {
    /// A limit was reached, the work was stopped, or there is no memory for more positions.
    #[error(transparent)]
    Interrupted(#[from] Interruption),
    /// The answer of a job does not fit into the proof.
    #[error("the answer of a job does not fit: {0}")]
    Inconsistent(StepError),
    /// A thread has panicked.
    #[error("a job has failed")]
    Panicked,
}

/// The tree, with the report of what is found and the reasons to give out no more jobs.
struct Scheduler<'a, F> {
    tree: &'a mut ProofTree,
    /// Called with each step.
    report: F,
    /// Whether no jobs are given out until the solver has started afresh.
    closed: bool,
    /// The reason why no more jobs are given out at all.
    error: Option<WorkError>,
}

/// The state that the threads share.
struct SharedWork<'a, F> {
    scheduler: Mutex<Scheduler<'a, F>>,
    /// Signalled when a job has ended.
    ended: Condvar,
}

impl<F: FnMut(&ProofStep, &ProofTree)> Scheduler<'_, F> {
    /// Gives out the next job; `None` if there is none now.
    fn next_job(&mut self, worker: &mut Worker) -> Option<Job> {
        let job = self.tree.next_job(worker);
        self.report_derived();
        job
    }

    /// Ends a job, and adds its answer to the tree. If it was interrupted, its leaf can be given
    /// out again.
    fn finish(&mut self, job: &Job, Solution { answer, nodes }: Solution, worker: &mut Worker) {
        self.tree.running.remove(&job.key);
        let answer = match answer {
            Answer::Unknown(Interruption::Stopped | Interruption::Time) => return,
            // A solver without memory starts afresh before the next job.
            Answer::Unknown(reason) => {
                self.closed |= reason == Interruption::Memory;
                Answer::UNDECIDED
            }
            decided => decided,
        };
        let step = ProofStep { position: job.position, answer, source: Source::Job, nodes };
        match self.tree.add_at(job, step, worker) {
            Ok(()) => {
                (self.report)(&step, self.tree);
                self.report_derived();
            }
            Err(StepError::Full) => self.error = Some(Interruption::Memory.into()),
            Err(error) => self.error = Some(WorkError::Inconsistent(error)),
        }
    }

    /// Reports what has followed from the children.
    fn report_derived(&mut self) {
        for step in std::mem::take(&mut self.tree.derived) {
            (self.report)(&step, self.tree);
        }
    }
}

impl ProofTree {
    /// Works on the proof until the outcome of the root is known. Calls `report` with every
    /// step, on any thread, in an order in which they can be [added](ProofTree::add) to another
    /// tree.
    ///
    /// A job may expand `job_nodes` nodes at the root, and twice as many with each of the first
    /// sixteen placements, so that a search which has gone deep stops going deeper.
    ///
    /// # Errors
    /// The reason why the work ended early. It can be taken up again.
    pub fn run(
        &mut self,
        solver: &mut Solver,
        job_nodes: NonZero<u64>,
        limits: &Limits,
        report: impl FnMut(&ProofStep, &ProofTree) + Send,
    ) -> Result<(), WorkError> {
        self.run_jobs(solver, limits, report, |worker, job| {
            let doublings = job.path.len().min(MAX_DOUBLINGS);
            let max_nodes = job_nodes.get().saturating_mul(1 << doublings);
            worker.solve(job.position, max_nodes, &job.abort)
        })
    }

    /// Works on the proof as [`run`](ProofTree::run) does, by jobs that `solve` solves.
    fn run_jobs(
        &mut self,
        solver: &mut Solver,
        limits: &Limits,
        report: impl FnMut(&ProofStep, &ProofTree) + Send,
        solve: impl Fn(&mut Worker, &Job) -> Solution + Sync,
    ) -> Result<(), WorkError> {
        let root = self.root();
        let scheduler = Scheduler { tree: self, report, closed: false, error: None };
        let shared = SharedWork { scheduler: Mutex::new(scheduler), ended: Condvar::new() };
        loop {
            solver.on_workers(root, limits, |worker| {
                let work = AssertUnwindSafe(|| shared.work(worker, limits, &solve));
                if catch_unwind(work).is_err() {
                    worker.poison();
                    shared.lock().error = Some(WorkError::Panicked);
                    shared.ended.notify_all();
                }
            });
            let mut scheduler = shared.lock();
            scheduler.tree.running.clear();
            scheduler.closed = false;
            if scheduler.tree.is_decided() || scheduler.tree.root().is_over() {
                return Ok(());
            }
            if limits.is_stopped() {
                return Err(Interruption::Stopped.into());
            }
            if limits.is_reached() {
                return Err(Interruption::Time.into());
            }
            if let Some(error) = scheduler.error {
                return Err(error);
            }
        }
    }

    /// Returns up to `count` leaves that can be solved at the same time, the most urgent first.
    pub fn open_jobs(&mut self, count: usize) -> Vec<Position> {
        /// Memory in bytes of a solver that only estimates positions.
        const MEMORY: usize = 16 << 20;
        let root = self.root();
        let jobs = Mutex::new((self, Vec::new()));
        Solver::new(MEMORY).on_workers(root, &Limits::new(), |worker| {
            let mut jobs = jobs.lock().unwrap_or_else(PoisonError::into_inner);
            let (tree, positions) = &mut *jobs;
            *positions =
                tree.undecided_jobs(count, worker).iter().map(|job| job.position).collect();
        });
        let (_, positions) = jobs.into_inner().unwrap_or_else(PoisonError::into_inner);
        positions
    }
}

impl<'a, F: FnMut(&ProofStep, &ProofTree)> SharedWork<'a, F> {
    /// Locks the scheduler, also after a panic of another thread.
    fn lock(&self) -> MutexGuard<'_, Scheduler<'a, F>> {
        self.scheduler.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one job after the other, until nothing is left to do.
    fn work(
        &self,
        worker: &mut Worker,
        limits: &Limits,
        solve: impl Fn(&mut Worker, &Job) -> Solution,
    ) {
        let mut scheduler = self.lock();
        let is_open = |scheduler: &Scheduler<F>| !scheduler.closed && scheduler.error.is_none();
        while is_open(&scheduler) && !limits.is_reached() && !scheduler.tree.is_decided() {
            match scheduler.next_job(worker) {
                Some(job) => {
                    drop(scheduler);
                    let solution = solve(worker, &job);
                    scheduler = self.lock();
                    scheduler.finish(&job, solution, worker);
                    self.ended.notify_all();
                }
                None if !scheduler.tree.running.is_empty() => {
                    scheduler = self.ended.wait(scheduler).unwrap_or_else(PoisonError::into_inner);
                }
                // The root is decided, or the time has passed.
                None => break,
            }
        }
        drop(scheduler);
        self.ended.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Bitboard, Placement};
    use crate::lab::proof::key::{PositionKey, children_of};
    use std::sync::atomic::{AtomicUsize, Ordering};

    const MEMORY: usize = 1 << 25;

    fn board() -> Position {
        Position::new(Bitboard::rectangle(6, 6))
    }

    fn two_threads() -> Solver {
        Solver::with_threads(MEMORY, NonZero::new(2).unwrap())
    }

    /// A thread that panicked once kept its job, and the other thread waited for ever.
    #[test]
    fn a_job_that_panics_ends_the_search_and_loses_nothing() {
        for fatal in [0, 1, 30] {
            let mut tree = ProofTree::new(board(), MEMORY);
            let mut solver = two_threads();
            let (jobs, mut steps) = (AtomicUsize::new(0), Vec::new());
            let report = |step: &ProofStep, _: &ProofTree| steps.push(*step);
            let result = tree.run_jobs(&mut solver, &Limits::new(), report, |worker, job| {
                assert_ne!(jobs.fetch_add(1, Ordering::Relaxed), fatal, "this job panics");
                worker.solve(job.position, 10, &job.abort)
            });
            assert_eq!(result, Err(WorkError::Panicked));
            assert!(steps.len() >= fatal, "all other jobs are kept");
            let mut again = ProofTree::new(board(), MEMORY);
            steps.iter().for_each(|step| assert_eq!(again.add(*step), Ok(true)));
            for tree in [&mut tree, &mut again] {
                let ten = NonZero::new(10).unwrap();
                assert_eq!(tree.run(&mut solver, ten, &Limits::new(), |_, _| {}), Ok(()));
                assert_eq!(tree.answer(), Answer::Loss);
                assert_eq!(tree.verify(&mut two_threads(), &Limits::new(), |_, _| {}), Ok(()));
            }
        }
    }

    /// A node that had been pruned and came back as another image of its position once kept the
    /// children of the first one.
    #[test]
    fn children_fit_the_image_of_a_position_that_comes_back() {
        let [first, image] = ["a1,b1,c1,d1", "a6,b6,c6,d6"]
            .map(|placement| board().after(placement.parse::<Placement>().unwrap()));
        let (key, mut solver) = (PositionKey::new(first), two_threads());
        let tree = Mutex::new(ProofTree::new(board(), MEMORY));
        solver.on_workers(board(), &Limits::new(), |worker| {
            let mut tree = tree.lock().unwrap();
            for position in [first, image] {
                tree.nodes.clear();
                let (answer, source) = (Answer::UNDECIDED, Source::Job);
                tree.add(ProofStep { position, answer, source, nodes: 1 }).unwrap();
                let children = tree.children.get(&key, position, worker);
                assert!(children.iter().all(|child| position.allows(child.placement)));
            }
        });
    }

    /// Each first placement of 9x9 that a known reply refutes once took a job of eight million
    /// nodes, and nearly half of the jobs for other machines had been answered by others.
    #[test]
    fn a_leaf_that_a_known_loss_decides_needs_no_job() {
        let (mut tree, mut solver) = (ProofTree::new(board(), MEMORY), two_threads());
        let firsts = children_of(board()).into_iter();
        let mut pairs = firsts.flat_map(|(first, _)| {
            children_of(board().after(first)).into_iter().map(move |(reply, _)| (first, reply))
        });
        let mut refutes = |&(first, reply): &(Placement, Placement)| {
            solver.solve(board().after(first).after(reply)).answer == Answer::Loss
        };
        let (first, reply) = pairs.find(&mut refutes).unwrap();
        for (position, answer) in
            [(board(), Answer::UNDECIDED), (board().after(first), Answer::Win(reply))]
        {
            let step = ProofStep { position, answer, source: Source::Job, nodes: 1 };
            assert_eq!(tree.add(step), Ok(true));
        }
        let refuted = [first, reply].map(|placement| PositionKey::new(board().after(placement)));
        let open = tree.open_jobs(usize::MAX).into_iter().map(PositionKey::new);
        let open: Vec<PositionKey> = open.collect();
        assert!(!open.is_empty() && !open.iter().any(|key| refuted.contains(key)));
        let result = tree.run_jobs(
            &mut two_threads(),
            &Limits::new(),
            |_, _| {},
            |worker, job| {
                assert!(!refuted.contains(&job.key), "this job is needless");
                worker.solve(job.position, 10, &job.abort)
            },
        );
        assert_eq!((result, tree.answer()), (Ok(()), Answer::Loss));
        assert_eq!(tree.verify(&mut two_threads(), &Limits::new(), |_, _| {}), Ok(()));
    }

    /// An impossible answer once was reported as a lack of memory.
    #[test]
    fn an_inconsistent_answer_is_reported_as_such() {
        let mut tree = ProofTree::new(board(), MEMORY);
        let outside = "g7,g8,g9,g10".parse().unwrap();
        let wrong = |_: &mut Worker, _: &Job| Solution { answer: Answer::Win(outside), nodes: 1 };
        let result = tree.run_jobs(&mut two_threads(), &Limits::new(), |_, _| {}, wrong);
        assert_eq!(result, Err(WorkError::Inconsistent(StepError::Illegal)));
    }
}
