//! The tree of a proof: the positions that jobs have tried, with their answers, and those in which
//! the winning placements of jobs leave the opponent lost.
//!
//! A position that is known to be lost decides every position from which one placement leads to
//! it, in a proof nearly two for each job: pieces that are placed in another order leave the same
//! cells. So it is kept though no job has tried it, and a machine that shares no table with others,
//! or has just started, need not find it again.
//!
//! Positions that are equal up to symmetry are one node, whatever path leads there. Children that
//! no job has tried are generated again when they are needed.

use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::children::Children;
use super::key::{PositionKey, children_of};
use super::step::{ProofStep, Source};
use crate::ai::{Answer, Outcome, Position, ProofNumbers};

/// A proof, which may not be finished yet.
///
/// ```
/// use std::num::NonZero;
/// use nim_tetris::ai::{Answer, Bitboard, Limits, Position, Solver};
/// use nim_tetris::lab::ProofTree;
///
/// let mut tree = ProofTree::new(Position::new(Bitboard::rectangle(6, 6)), 1 << 20);
/// let job_nodes = NonZero::new(100).expect("it is not zero");
/// tree.run(&mut Solver::new(1 << 24), job_nodes, &Limits::new(), |_finding, _tree| {})?;
/// assert_eq!(tree.answer(), Answer::Loss);
/// tree.verify(&mut Solver::new(1 << 24), &Limits::new(), |_solved, _leaves| {})?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ProofTree {
    /// The position whose outcome is to be proven.
    pub(super) root: Position,
    /// The key of the root.
    pub(super) root_key: PositionKey,
    /// The nodes by key.
    pub(super) nodes: FxHashMap<PositionKey, ProofNode>,
    /// Largest number of nodes.
    max_nodes: usize,
    /// The cache of children.
    pub(super) children: Children,
    /// The jobs that are running, by the keys of their leaves.
    pub(super) running: FxHashMap<PositionKey, Job>,
    /// What has followed from children since it was last reported.
    pub(super) derived: Vec<ProofStep>,
    /// Whether the proof numbers of all nodes agree with those of their children.
    pub(super) counted: bool,
    /// Number of jobs that have been run.
    jobs: u64,
    job_nodes: u64,
}

/// A position that a job has tried, or whose outcome follows from others or from a job's win.
#[derive(Debug)]
pub(super) struct ProofNode {
    /// One of the positions with the node's key.
    pub(super) position: Position,
    /// The answer for that position.
    pub(super) answer: Answer,
    /// Where the answer comes from.
    pub(super) source: Source,
    /// Whether a job has ended undecided, in which case the children are searched.
    expanded: bool,
    /// Number of nodes that its jobs have expanded.
    job_nodes: u64,
    /// Its proof numbers while it is undecided.
    pub(super) numbers: ProofNumbers,
    /// Estimated share of its proof that is done, 0 to 1.
    pub(super) done: f32,
    /// Whether the proof may still need it; used only while nodes are pruned.
    needed: bool,
}

/// A leaf that the solver is to solve.
#[derive(Clone, Debug)]
pub struct Job {
    /// The position of the leaf.
    pub position: Position,
    /// The key of the position.
    pub key: PositionKey,
    /// The keys of the nodes above, from the root down.
    pub path: Arc<[PositionKey]>,
    /// Set to end the job when its outcome is not needed any more.
    pub abort: Arc<AtomicBool>,
}

/// Estimated size of a node in bytes, with its key in the map, which is at least seven sixteenths
/// full.
const NODE_BYTES: usize = 2 * (size_of::<(PositionKey, ProofNode)>() + 1) + 64;

/// The error for a step that does not fit into a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// The position has a free cell that the root lacks, so it can't be reached.
    #[error("the position does not belong to this proof")]
    Unreachable,
    /// Nothing fits in the position, so there is nothing to find.
    #[error("the game is over in the position")]
    Over,
    /// The winning placement does not fit, or it is the last one, which loses.
    #[error("the placement does not fit or ends the game")]
    Illegal,
    /// An unknown answer does not follow from children, so this is no step.
    #[error("unknown does not follow from anything")]
    Inconclusive,
    /// The opposite outcome is known already.
    #[error("the outcome contradicts what is known already")]
    Contradiction,
    /// There is no memory for more positions.
    #[error("there is no memory for more positions")]
    Full,
}

impl ProofTree {
    /// Returns a proof without steps, which will take at most about `memory` bytes.
    pub fn new(root: Position, memory: usize) -> ProofTree {
        ProofTree {
            root,
            root_key: PositionKey::new(root),
            nodes: FxHashMap::default(),
            max_nodes: (memory / 4 * 3 / NODE_BYTES).max(1),
            children: Children::new(memory / 4),
            running: FxHashMap::default(),
            derived: Vec::new(),
            counted: false,
            jobs: 0,
            job_nodes: 0,
        }
    }

    /// Returns the position whose outcome is to be proven.
    pub fn root(&self) -> Position {
        self.root
    }

    /// Returns the answer for the root; unknown until the proof is finished.
    pub fn answer(&self) -> Answer {
        match self.nodes.get(&self.root_key).map(|node| (node.position, node.answer)) {
            // It may have been found for another position with the same key, whose placements are
            // other ones.
            Some((position, Answer::Win(placement))) if position != self.root => {
                let lost = PositionKey::new(position.after(placement));
                let mut children = children_of(self.root).into_iter();
                let same = children.find(|(_, key)| *key == lost);
                same.map_or(Answer::UNDECIDED, |(placement, _)| Answer::Win(placement))
            }
            Some((_, answer)) => answer,
            None if self.root.is_over() => Answer::Over,
            None => Answer::UNDECIDED,
        }
    }

    /// Returns whether the outcome of the root is known.
    pub fn is_decided(&self) -> bool {
        self.outcome(&self.root_key).is_some()
    }

    /// Returns the estimated share of the proof that is done, 0 to 1. It takes all children of a
    /// node for equal, which they are not.
    pub fn done(&self) -> f64 {
        self.nodes.get(&self.root_key).map_or(0.0, |node| node.done.into())
    }

    /// Returns the number of jobs that have been run, and the number of nodes they have expanded.
    pub fn effort(&self) -> (u64, u64) {
        (self.jobs, self.job_nodes)
    }

    /// Returns the number of positions in the tree.
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// Returns all steps from which the tree can be rebuilt, those of parents before those of
    /// their children.
    pub fn steps(&self) -> Vec<ProofStep> {
        let losses = self.nodes.values().filter_map(ProofNode::loss_after_win);
        let losses: FxHashSet<PositionKey> = losses.map(PositionKey::new).collect();
        let mut nodes: Vec<(&PositionKey, &ProofNode)> = self.nodes.iter().collect();
        nodes.retain(|(key, node)| node.job_nodes > 0 || !losses.contains(key));
        nodes.sort_unstable_by_key(|(key, node)| (Reverse(key.cells()), node.position.free()));
        nodes.into_iter().flat_map(|(_, node)| node.steps()).collect()
    }

    /// Returns whether a step from outside contradicts what is known of the position or of its
    /// children. [`add`](ProofTree::add) checks the position alone.
    pub fn contradicts(&self, step: &ProofStep) -> bool {
        let ProofStep { position, answer, .. } = *step;
        let known = |key: &PositionKey, outcome| self.outcome(key) == Some(outcome);
        match answer {
            Answer::Win(placement) if position.allows(placement) => {
                let after = PositionKey::new(position.after(placement));
                known(&PositionKey::new(position), Outcome::Loss)
                    || !after.is_over() && known(&after, Outcome::Win)
            }
            Answer::Loss => {
                let mut children = children_of(position).into_iter();
                known(&PositionKey::new(position), Outcome::Win)
                    || children.any(|(_, key)| known(&key, Outcome::Loss))
            }
            _ => false,
        }
    }

    /// Adds a step, and the loss to which the winning placement of a job leads. Returns whether
    /// the step says anything new.
    ///
    /// # Errors
    /// The reason why the step does not fit. The tree stays as it was, except that nodes it does
    /// not need may be pruned before [`StepError::Full`].
    pub fn add(&mut self, step: ProofStep) -> Result<bool, StepError> {
        let ProofStep { position, answer, source, nodes } = step;
        if !self.root.free().is_superset(position.free()) {
            return Err(StepError::Unreachable);
        }
        let key = PositionKey::new(position);
        if key.is_over() || answer == Answer::Over {
            return Err(StepError::Over);
        }
        if answer.outcome().is_none() && source == Source::Children {
            return Err(StepError::Inconclusive);
        }
        if let Answer::Win(placement) = answer
            && (!position.allows(placement) || position.after(placement).is_over())
        {
            return Err(StepError::Illegal);
        }
        if let Some(node) = self.nodes.get_mut(&key) {
            match (node.answer.outcome(), answer.outcome()) {
                (Some(known), Some(outcome)) if known != outcome => {
                    return Err(StepError::Contradiction);
                }
                (Some(_), Some(_)) => return Ok(false),
                (_, None) if node.expanded => return Ok(false),
                // A longer job has decided it, so the shorter one says nothing new.
                (Some(_), None) if node.source == Source::Job => return Ok(false),
                (_, None) => node.expanded = true,
                (None, Some(_)) => {
                    (node.position, node.answer, node.source) = (position, answer, source);
                    node.done = 1.0;
                    self.children.forget(&key);
                }
            }
            node.job_nodes = node.job_nodes.saturating_add(nodes);
        } else {
            self.make_room()?;
            // A node that was pruned may come back as another image of its position.
            self.children.forget(&key);
            let decided = answer.outcome().is_some();
            self.nodes.insert(
                key,
                ProofNode {
                    position,
                    answer,
                    source,
                    expanded: !decided,
                    job_nodes: nodes,
                    numbers: ProofNumbers::UNKNOWN,
                    done: if decided { 1.0 } else { 0.0 },
                    needed: false,
                },
            );
        }
        self.counted = false;
        if source == Source::Job && nodes > 0 {
            self.jobs += 1;
            self.job_nodes = self.job_nodes.saturating_add(nodes);
        }
        if source == Source::Job
            && let Answer::Win(placement) = answer
        {
            let position = position.after(placement);
            // Without memory for it, or if the opposite is known, the tree does without.
            let _ = self.add(ProofStep { position, answer: Answer::Loss, source, nodes: 0 });
        }
        Ok(true)
    }

    /// Drops what has been derived from children, so it must be derived again. That closes gaps
    /// where steps were lost.
    pub fn drop_derived(&mut self) {
        self.nodes.retain(|_, node| node.source == Source::Job || node.expanded);
        for node in self.nodes.values_mut().filter(|node| node.source == Source::Children) {
            (node.answer, node.source, node.done) = (Answer::UNDECIDED, Source::Job, 0.0);
        }
        self.counted = false;
    }

    /// Returns the outcome of positions with this key, if it is known.
    pub(super) fn outcome(&self, key: &PositionKey) -> Option<Outcome> {
        if key.is_over() {
            return Some(Outcome::Win);
        }
        self.nodes.get(key)?.answer.outcome()
    }

    /// Makes room for one more node, by pruning if need be.
    ///
    /// # Errors
    /// [`StepError::Full`] if hardly anything can be pruned.
    fn make_room(&mut self) -> Result<(), StepError> {
        if self.nodes.len() < self.max_nodes {
            return Ok(());
        }
        self.prune();
        // If next to nothing was pruned, the next time would come soon.
        if self.nodes.len() < self.max_nodes / 8 * 7 { Ok(()) } else { Err(StepError::Full) }
    }

    /// Removes all nodes that can't be reached from the root through nodes that are undecided or
    /// that the proof of their parent needs.
    fn prune(&mut self) {
        let mut open = vec![self.root_key.clone()];
        while let Some(key) = open.pop() {
            let Some(node) = self.nodes.get_mut(&key).filter(|node| !node.needed) else { continue };
            node.needed = true;
            match (node.answer, node.source) {
                (Answer::Win(placement), _) => {
                    open.push(PositionKey::new(node.position.after(placement)));
                }
                (Answer::Loss, Source::Children) | (Answer::Unknown(_), _) => {
                    open.extend(children_of(node.position).into_iter().map(|(_, key)| key));
                }
                (Answer::Loss, Source::Job) | (Answer::Over, _) => {}
            }
        }
        self.nodes.retain(|_, node| std::mem::take(&mut node.needed));
    }
}

impl ProofNode {
    /// Returns the position in which a job found the opponent to be lost.
    fn loss_after_win(&self) -> Option<Position> {
        let ProofNode { position, answer, source, .. } = *self;
        match answer {
            Answer::Win(placement) if source == Source::Job => Some(position.after(placement)),
            _ => None,
        }
    }

    /// Returns the steps from which the node can be rebuilt.
    fn steps(&self) -> impl Iterator<Item = ProofStep> {
        let ProofNode { position, answer, source, expanded, job_nodes, .. } = *self;
        let undecided = ProofStep {
            position,
            answer: Answer::UNDECIDED,
            source: Source::Job,
            nodes: job_nodes,
        };
        let nodes = if expanded { 0 } else { job_nodes };
        let decided = ProofStep { position, answer, source, nodes };
        let is_decided = answer.outcome().is_some();
        [expanded.then_some(undecided), is_decided.then_some(decided)].into_iter().flatten()
    }
}
