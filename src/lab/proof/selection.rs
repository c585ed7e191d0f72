//! The selection of the next leaves of a proof, and what the answers of their jobs say about the
//! nodes above.

use rustc_hash::FxHashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::children::Child;
use super::key::{PositionKey, children_of};
use super::step::{ProofStep, Source};
use super::tree::{Job, ProofNode, ProofTree, StepError};
use crate::ai::{Answer, Outcome, Position, ProofNumbers, Worker};

/// The leaves collected so far, the most urgent first.
struct LeafCollector {
    /// The leaves as jobs.
    jobs: Vec<Job>,
    /// Number of leaves to collect.
    count: usize,
    /// Nodes and leaves that have been visited: many paths lead to the same ones.
    seen: FxHashSet<PositionKey>,
}

/// The path to a node that turned out to be decided, which ends the collection.
struct Decided(Vec<PositionKey>);

impl ProofTree {
    /// Returns the next leaf to be solved, and marks its job as running. `None` if the root is
    /// decided, or if the jobs of all leaves are running.
    pub(super) fn next_job(&mut self, worker: &mut Worker) -> Option<Job> {
        let job = self.undecided_jobs(1, worker).pop()?;
        self.running.insert(job.key.clone(), job.clone());
        Some(job)
    }

    /// Returns up to `count` leaves that are not running and that no known loss decides, in the
    /// order in which they would be given out one by one.
    pub(super) fn undecided_jobs(&mut self, count: usize, worker: &mut Worker) -> Vec<Job> {
        loop {
            let jobs = self.next_jobs(count, worker);
            let decided = jobs.iter().filter(|job| self.decide_by_lost_child(job, worker));
            if decided.count() == 0 {
                return jobs;
            }
        }
    }

    /// Decides a leaf if a child of it is known to be lost, from the work below another node.
    /// Returns whether it is.
    fn decide_by_lost_child(&mut self, job: &Job, worker: &mut Worker) -> bool {
        let is_lost = |key: &PositionKey| self.outcome(key) == Some(Outcome::Loss);
        let mut children = children_of(job.position).into_iter();
        let Some((placement, _)) = children.find(|(_, key)| is_lost(key)) else { return false };
        let (position, answer) = (job.position, Answer::Win(placement));
        let step = ProofStep { position, answer, source: Source::Children, nodes: 0 };
        // What follows from the leaf is reported after it.
        let index = self.derived.len();
        let is_added = self.add_at(job, step, worker).is_ok();
        if is_added {
            self.derived.insert(index, step);
        }
        is_added
    }

    /// Returns up to `count` leaves that are not running, in the order in which they would be given
    /// out one by one.
    fn next_jobs(&mut self, count: usize, worker: &mut Worker) -> Vec<Job> {
        self.recount(worker);
        while !self.is_decided() {
            let seen = FxHashSet::default();
            let mut collector = LeafCollector { jobs: Vec::new(), count, seen };
            let (key, path) = (self.root_key.clone(), &mut Vec::new());
            match self.collect_leaves(key, self.root, path, &mut collector, worker) {
                Ok(()) => return collector.jobs,
                Err(Decided(path)) => self.update(&path, worker),
            }
        }
        Vec::new()
    }

    /// Adds a step about the leaf of a job, and evaluates the nodes above. Running jobs that are
    /// not needed any more are aborted.
    ///
    /// # Errors
    /// Those of [`add`](ProofTree::add).
    pub(super) fn add_at(
        &mut self,
        job: &Job,
        step: ProofStep,
        worker: &mut Worker,
    ) -> Result<(), StepError> {
        let counted = self.counted;
        self.add(step)?;
        self.counted = counted;
        self.evaluate(&job.key, worker);
        self.update(&job.path, worker);
        let is_needless = |job: &&Job| job.path.iter().any(|key| self.outcome(key).is_some());
        for job in self.running.values().filter(is_needless) {
            job.abort.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Computes the proof numbers of all nodes from those of their children, if steps have been
    /// added. When the worker is stopped, the rest is left for the next call.
    fn recount(&mut self, worker: &mut Worker) {
        if self.counted {
            return;
        }
        let is_open = |(_, node): &(&PositionKey, &ProofNode)| node.answer.outcome().is_none();
        let open = self.nodes.iter().filter(is_open).map(|(key, _)| key.clone());
        let mut open: Vec<PositionKey> = open.collect();
        // Children first: a child has fewer cells than its parents.
        open.sort_by_cached_key(PositionKey::cells);
        for key in &open {
            if worker.is_stopped() {
                return;
            }
            self.evaluate(key, worker);
        }
        self.counted = true;
    }

    /// Collects leaves below a node that are neither visited yet nor running, below the cheapest
    /// child first, until there are enough.
    fn collect_leaves(
        &mut self,
        key: PositionKey,
        position: Position,
        path: &mut Vec<PositionKey>,
        collector: &mut LeafCollector,
        worker: &mut Worker,
    ) -> Result<(), Decided> {
        if !collector.seen.insert(key.clone()) {
            return Ok(());
        }
        let Some(node) = self.nodes.get(&key) else {
            if !self.running.contains_key(&key) {
                let path = path.as_slice().into();
                collector.jobs.push(Job { position, key, path, abort: Arc::default() });
            }
            return Ok(());
        };
        let position = node.position;
        path.push(key.clone());
        let Some(mut open) = self.evaluate(&key, worker) else {
            return Err(Decided(std::mem::take(path)));
        };
        open.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let children = self.children.get(&key, position, worker);
        for (_, index) in open {
            if collector.jobs.len() >= collector.count {
                break;
            }
            let Child { placement, key, .. } = &children[index];
            let child = position.after(*placement);
            self.collect_leaves(key.clone(), child, path, collector, worker)?;
        }
        path.pop();
        Ok(())
    }

    /// Evaluates the nodes of a path, from the last one up.
    fn update(&mut self, path: &[PositionKey], worker: &mut Worker) {
        for key in path.iter().rev() {
            self.evaluate(key, worker);
        }
    }

    /// Evaluates an expanded node by its children: decides it, or computes its proof numbers.
    /// Returns the undecided children, as disproof number and index, or `None` if the node is
    /// decided.
    fn evaluate(&mut self, key: &PositionKey, worker: &mut Worker) -> Option<Vec<(f32, usize)>> {
        let node = self.nodes.get(key).filter(|node| node.answer.outcome().is_none())?;
        let position = node.position;
        let children = self.children.get(key, position, worker);
        let mut open = Vec::with_capacity(children.len());
        let (mut max, mut sum, mut done) = (0.0_f32, 0.0_f32, 0.0_f32);
        let mut least = (ProofNumbers::LOST.proof, 0.0_f32);
        for (index, child) in children.iter().enumerate() {
            let (numbers, child_done) = match self.nodes.get(&child.key) {
                _ if child.key.is_over() => (ProofNumbers::WON, 1.0),
                None => (child.estimate, 0.0),
                Some(node) => match node.answer {
                    Answer::Loss => {
                        self.decide(key, Answer::Win(child.placement));
                        return None;
                    }
                    Answer::Win(_) | Answer::Over => (ProofNumbers::WON, 1.0),
                    Answer::Unknown(_) => (node.numbers, node.done),
                },
            };
            done += child_done;
            if numbers == ProofNumbers::WON {
                continue;
            }
            open.push((numbers.disproof, index));
            max = max.max(numbers.proof);
            sum += numbers.proof;
            if numbers.disproof < least.0 {
                least = (numbers.disproof, child_done);
            }
        }
        if open.is_empty() {
            self.decide(key, Answer::Loss);
            return None;
        }
        let node = self.nodes.get_mut(key)?;
        node.numbers = ProofNumbers::from_children(least.0, max, sum);
        // The node is lost when all children are won, and won when the cheapest one is lost: take
        // the share of the proof that is further.
        node.done = (done / children.len() as f32).max(least.1);
        Some(open)
    }

    /// Decides a node by its children.
    fn decide(&mut self, key: &PositionKey, answer: Answer) {
        let Some(node) = self.nodes.get_mut(key) else { return };
        (node.answer, node.source, node.done) = (answer, Source::Children, 1.0);
        let position = node.position;
        self.derived.push(ProofStep { position, answer, source: Source::Children, nodes: 0 });
        self.children.forget(key);
    }
}
