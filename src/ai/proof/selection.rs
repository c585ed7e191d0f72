//! Which leaf of a proof is next, and what the answer of its job says about the nodes above.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::children::Child;
use super::finding::{Finding, Source, Verdict};
use super::job::Job;
use super::key::Key;
use super::tree::{FindingError, Node, ProofTree};
use crate::ai::board::Position;
use crate::ai::solver::{ProofNumbers, SHARE, Worker};

/// What a descent to the next leaf came to.
enum Descent {
    Leaf(Job),
    /// The last node of this path turned out to be decided.
    Decided(Vec<Key>),
    /// All leaves are running.
    Busy,
}

impl ProofTree {
    /// Returns the next leaf to be solved, and notes that its job is running. `None` if the root is decided, or if all leaves that there
    /// are now are running.
    pub(super) fn next_job(&mut self, worker: &mut Worker) -> Option<Job> {
        self.count(worker);
        while !self.is_decided() {
            match self.descend(self.root_key.clone(), self.root, Vec::new(), worker) {
                Descent::Leaf(job) => {
                    self.running.insert(job.key.clone(), job.clone());
                    return Some(job);
                }
                Descent::Decided(path) => self.update(&path, worker),
                Descent::Busy => return None,
            }
        }
        None
    }

    /// Returns whether jobs are running.
    pub(super) fn is_busy(&self) -> bool {
        !self.running.is_empty()
    }

    /// Notes that no job is running any more.
    pub(super) fn stop_jobs(&mut self) {
        self.running.clear();
    }

    /// Ends a job that was interrupted: it will be tried again.
    pub(super) fn put_back(&mut self, job: &Job) {
        self.running.remove(&job.key);
    }

    /// Ends a job. Returns what was found.
    ///
    /// # Errors
    /// Those of [`add`](ProofTree::add).
    pub(super) fn finish(
        &mut self,
        job: &Job,
        verdict: Verdict,
        nodes: u64,
        worker: &mut Worker,
    ) -> Result<Finding, FindingError> {
        self.put_back(job);
        let finding = Finding { position: job.position, verdict, source: Source::Job, nodes };
        let counted = self.counted;
        self.add(finding)?;
        self.counted = counted;
        self.look(&job.key, worker);
        self.update(&job.path, worker);
        let is_needless = |job: &&Job| job.path.iter().any(|key| self.outcome(key).is_some());
        for job in self.running.values().filter(is_needless) {
            job.abort.store(true, Ordering::Relaxed);
        }
        Ok(finding)
    }

    /// Returns what followed from the children of nodes since the last call.
    pub(super) fn take_followed(&mut self) -> Vec<Finding> {
        std::mem::take(&mut self.followed)
    }

    /// Makes the numbers of all nodes agree with those of their children, if findings have been added.
    fn count(&mut self, worker: &mut Worker) {
        if self.counted {
            return;
        }
        let is_open = |node: &Node| node.verdict == Verdict::Unknown;
        let mut open: Vec<(usize, Key)> = self
            .nodes
            .iter()
            .filter(|(_, node)| is_open(node))
            .map(|(key, _)| (key.cells(), key.clone()))
            .collect();
        // A child has fewer cells than its parents.
        open.sort_unstable_by_key(|&(cells, _)| cells);
        for (_, key) in &open {
            if worker.is_stopped() {
                return;
            }
            self.look(key, worker);
        }
        self.counted = true;
    }

    /// Goes from a node to the leaf whose loss is cheapest to prove, of those that are not running.
    fn descend(
        &mut self,
        key: Key,
        position: Position,
        mut path: Vec<Key>,
        worker: &mut Worker,
    ) -> Descent {
        let Some(node) = self.nodes.get(&key) else {
            return match self.running.contains_key(&key) {
                true => Descent::Busy,
                false => {
                    Descent::Leaf(Job { position, key, path: path.into(), abort: Arc::default() })
                }
            };
        };
        let position = node.position;
        path.push(key.clone());
        let Some(mut open) = self.look(&key, worker) else { return Descent::Decided(path) };
        open.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let children = self.children.of(&key, position, worker);
        for (_, index) in open {
            let Child { placement, key, .. } = &children[index];
            match self.descend(key.clone(), position.after(*placement), path.clone(), worker) {
                Descent::Busy => {}
                found => return found,
            }
        }
        Descent::Busy
    }

    /// Looks at the nodes of a path, the last one first.
    fn update(&mut self, path: &[Key], worker: &mut Worker) {
        for key in path.iter().rev() {
            self.look(key, worker);
        }
    }

    /// Looks at the children of an expanded node: decides it or counts its numbers. Returns the children that are not decided, each with its
    /// disproof number, or `None` if the node is decided.
    fn look(&mut self, key: &Key, worker: &mut Worker) -> Option<Vec<(f32, usize)>> {
        let node = self.nodes.get(key).filter(|node| node.verdict == Verdict::Unknown)?;
        let position = node.position;
        let children = self.children.of(key, position, worker);
        let mut open = Vec::with_capacity(children.len());
        let (mut max, mut sum, mut done) = (0.0_f32, 0.0_f32, 0.0_f32);
        let mut least = (ProofNumbers::LOST.proof, 0.0_f32);
        for (index, child) in children.iter().enumerate() {
            let (numbers, child_done) = match self.nodes.get(&child.key) {
                _ if child.key.is_over() => (ProofNumbers::WON, 1.0),
                None => (child.expected, 0.0),
                Some(node) => match node.verdict {
                    Verdict::Loss => {
                        self.decide(key, Verdict::Win(child.placement));
                        return None;
                    }
                    Verdict::Win(_) => (ProofNumbers::WON, 1.0),
                    Verdict::Unknown => (node.numbers, node.done),
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
            self.decide(key, Verdict::Loss);
            return None;
        }
        let node = self.nodes.get_mut(key)?;
        node.numbers = ProofNumbers { proof: least.0, disproof: max + SHARE * (sum - max) };
        // It is lost when all children are won, and won when the cheapest one is lost.
        node.done = (done / children.len() as f32).max(least.1);
        Some(open)
    }

    /// Decides a node by its children.
    fn decide(&mut self, key: &Key, verdict: Verdict) {
        let Some(node) = self.nodes.get_mut(key) else { return };
        (node.verdict, node.source, node.done) = (verdict, Source::Children, 1.0);
        let position = node.position;
        self.followed.push(Finding { position, verdict, source: Source::Children, nodes: 0 });
        self.children.forget(key);
    }
}
