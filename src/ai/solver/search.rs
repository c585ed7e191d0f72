//! The search: depth-first proof-number search over nodes of big areas.
//!
//! A node is won exactly when some child is lost, so both outcomes need one kind of step: go on with the child whose
//! disproof number is least. A node is left when its proof numbers reach thresholds, beyond which the
//! next best node looks cheaper. (A. Nagai, *Df-pn algorithm for searching AND/OR trees*, 2002.)

use arrayvec::ArrayVec;
use std::sync::Arc;

use super::child_cache::{ChildCache, TYPICAL_CHILDREN};
use super::children::{BestChild, Child, mark_duplicates};
use super::model::{Costs, ShapeFeatures, ValueClass};
use super::node::{Choice, MAX_BIG, Node, NodeKey};
use super::proof_numbers::{ProofNumberTable, ProofNumbers};
use super::refutation::Refutation;
use super::transposition_table::{Proven, TranspositionTable};
use super::values::AreaValues;
use super::virtual_loss::VirtualLoss;
use crate::ai::area::{Area, usable_areas};
use crate::ai::board::{Bitboard, Outcome, Placement, Position};
use crate::ai::limits::{Interruption, Watch};
use crate::ai::ois::Ois;

/// Children that are looked up together.
const BATCH: usize = 16;

/// Replies that are remembered because they refuted a sibling.
const MAX_KILLERS: usize = 8;

/// Children that get a closer look where a node is expanded: those that look cheapest at first.
const MAX_CLOSER_LOOKS: usize = 32;

/// The search of one thread: what it keeps besides the tables that all threads share.
///
/// It is aligned so that no two threads share a cache line: each writes here at every node. (Without the alignment, two threads take
/// a quarter longer.)
#[repr(align(128))]
pub struct Search {
    pub values: AreaValues,
    table: Arc<TranspositionTable>,
    proof_numbers: Arc<ProofNumberTable>,
    child_cache: ChildCache,
    pub costs: Costs,
    /// Whether what it keeps is not to be relied on, since its work has panicked.
    pub is_poisoned: bool,
    /// Room for the next scan, which is often larger than what would be allocated at first.
    spare_inputs: Vec<CostInputs>,
    /// By the id of the small areas' value.
    value_classes: Vec<ValueClass>,
    /// Where all threads are, unless there is but one.
    virtual_loss: Option<Arc<VirtualLoss>>,
}

/// Hashes of a node's areas.
struct Hashes {
    areas: ArrayVec<u64, MAX_BIG>,
    sum: u64,
}

/// A look at all children of a node, which generates them.
struct Scan<'a> {
    node: &'a Node,
    hashes: &'a Hashes,
    /// The child that is looked at.
    child: Node,
    /// Those whose outcomes are not known by value.
    children: Vec<Child>,
    /// The parts of each of them that its costs depend on.
    inputs: Vec<CostInputs>,
}

/// The parts of a node that its costs depend on.
struct CostInputs {
    areas: ArrayVec<Bitboard, MAX_BIG>,
    small: Ois,
}

/// What the expansion of a node found.
enum Expansion {
    /// A choice that leads to a lost child.
    Won(Choice),
    /// The children whose outcomes are not known; the others are won for the player to move there.
    Open(Vec<Child>),
}

/// What a visit of a node found.
enum Visit {
    /// The player to move wins by this choice.
    Won(Choice),
    Lost,
    /// Neither is proven yet; these are the node's proof numbers.
    Open(ProofNumbers),
}

/// What a search of a node has proven.
pub enum Decision {
    /// The player to move wins by this choice.
    Won(Choice),
    Lost,
}

/// Features of a node's areas.
type Features = ArrayVec<ShapeFeatures, MAX_BIG>;

/// Replies that refuted siblings, the latest one last.
type Killers = ArrayVec<Placement, MAX_KILLERS>;

impl Search {
    /// Returns a search that knows nothing yet but what the threads share.
    pub fn new(
        values: AreaValues,
        table: Arc<TranspositionTable>,
        proof_numbers: Arc<ProofNumberTable>,
        child_cache: ChildCache,
        virtual_loss: Option<Arc<VirtualLoss>>,
    ) -> Search {
        Search {
            values,
            table,
            proof_numbers,
            child_cache,
            costs: Costs::COMPACT,
            is_poisoned: false,
            spare_inputs: Vec::new(),
            value_classes: Vec::new(),
            virtual_loss,
        }
    }

    /// Sets up to how many cells areas are taken by value. Children that were kept by a search that took others may have no big areas now, and are forgotten.
    pub fn set_max_small_size(&mut self, max_small_size: usize) {
        if max_small_size != self.values.max_small_size {
            self.values.max_small_size = max_small_size;
            self.child_cache.clear();
        }
    }

    /// Returns whether it can't go on: its memory ran out, or it is poisoned.
    pub fn is_exhausted(&self) -> bool {
        self.is_poisoned || self.values.is_full()
    }

    /// Returns the outcome of a node if it is known.
    pub fn known_outcome(&self, node: &Node) -> Option<Outcome> {
        self.known_outcome_at(node.hash(), node)
    }

    /// Returns the outcome of a node with this hash if it is known.
    #[inline]
    fn known_outcome_at(&self, hash: u64, node: &Node) -> Option<Outcome> {
        self.outcome_by_value(node).or_else(|| self.table.get(hash, || node.key()))
    }

    /// Searches a node of big areas until it is decided.
    ///
    /// # Panics
    /// If the proof numbers outgrow all thresholds, so that the node is left undecided.
    pub fn solve(&mut self, node: &Node, watch: &mut Watch) -> Result<Decision, Interruption> {
        let unlimited = ProofNumbers::UNLIMITED;
        match self.visit(node, node.hash(), unlimited, &mut Killers::new(), watch)? {
            Visit::Won(choice) => Ok(Decision::Won(choice)),
            Visit::Lost => Ok(Decision::Lost),
            Visit::Open(numbers) => {
                panic!("a search without thresholds left undecided: {numbers:?}")
            }
        }
    }

    /// Searches until the node is proven, or until one of its proof numbers reaches its threshold.
    fn visit(
        &mut self,
        node: &Node,
        hash: u64,
        thresholds: ProofNumbers,
        killers: &mut Killers,
        watch: &mut Watch,
    ) -> Result<Visit, Interruption> {
        debug_assert!(!node.areas.is_empty(), "a node of small areas is known by its value");
        watch.count_node()?;
        self.values.check_memory()?;
        let mut children = match self.expand(node, hash, killers, watch)? {
            Expansion::Won(choice) => {
                return Ok(self.store_win(node, hash, choice, Proven::EasyWin));
            }
            Expansion::Open(children) => self.sorted(children),
        };
        let mut own_killers = Killers::new();
        loop {
            let Some(best) = BestChild::select(&children, self.virtual_loss.as_deref()) else {
                self.table.insert(hash, &node.key(), Proven::Loss);
                return Ok(Visit::Lost);
            };
            let ProofNumbers { proof, disproof } = best.numbers;
            if proof >= thresholds.proof || disproof >= thresholds.disproof {
                self.proof_numbers.store(hash, best.numbers);
                self.child_cache.insert(hash, node, children);
                return Ok(Visit::Open(best.numbers));
            }
            let Child { hash: child_hash, choice, .. } = children[best.index];
            let mut child = Node::default();
            node.follow(choice, &mut self.values, watch, &mut child)?;
            let (outcome, reply) = match self.table.get(child_hash, || child.key()) {
                Some(outcome) => (outcome, None),
                None => {
                    let thresholds = best.child_thresholds(thresholds);
                    self.mark(VirtualLoss::enter, child_hash);
                    let killers = &mut own_killers;
                    let visit = self.visit(&child, child_hash, thresholds, killers, watch);
                    self.mark(VirtualLoss::leave, child_hash);
                    match visit? {
                        Visit::Won(reply) => (Outcome::Win, Some(reply)),
                        Visit::Lost => (Outcome::Loss, None),
                        Visit::Open(numbers) => {
                            let equal = children.iter_mut().filter(|c| c.hash == child_hash);
                            equal.for_each(|child| child.numbers = numbers);
                            continue;
                        }
                    }
                }
            };
            match outcome {
                Outcome::Win => {
                    self.remove_refuted(node, &mut children, best.index, &child, reply, watch)?;
                }
                Outcome::Loss => {
                    push_killer(killers, choice);
                    return Ok(self.store_win(node, hash, choice, Proven::Win));
                }
            }
        }
    }

    /// Tells the other threads, if there are any, that this one enters or leaves a node.
    fn mark(&self, change: fn(&VirtualLoss, u64), hash: u64) {
        if let Some(threads) = &self.virtual_loss {
            change(threads, hash);
        }
    }

    /// Removes a child that turned out to be won, with those equal to it and those that the same reply refutes.
    fn remove_refuted(
        &mut self,
        node: &Node,
        children: &mut Vec<Child>,
        index: usize,
        child: &Node,
        reply: Option<Choice>,
        watch: &mut Watch,
    ) -> Result<(), Interruption> {
        let Child { hash, choice, .. } = children[index];
        children[index].refuted = true;
        let mut key: Option<NodeKey> = None;
        let mut after = Node::default();
        for other in children.iter_mut().filter(|other| other.hash == hash && !other.refuted) {
            node.follow(other.choice, &mut self.values, watch, &mut after)?;
            other.refuted = after.key() == *key.get_or_insert_with(|| child.key());
        }
        if let Some(reply) = reply
            && let Some(refutation) = Refutation::new(node, choice, child, reply)
        {
            for other in children.iter_mut().filter(|other| !other.refuted) {
                other.refuted = refutation.answers(other.choice);
            }
        }
        children.retain(|child| !child.refuted);
        mark_duplicates(children);
        Ok(())
    }

    /// Keeps a proven win.
    fn store_win(&self, node: &Node, hash: u64, choice: Choice, proven: Proven) -> Visit {
        self.table.insert(hash, &node.key(), proven);
        Visit::Won(choice)
    }

    /// Looks all children up until a lost one is found, those first that refuted siblings.
    fn expand(
        &mut self,
        node: &Node,
        hash: u64,
        killers: &mut Killers,
        watch: &mut Watch,
    ) -> Result<Expansion, Interruption> {
        let hashes = Hashes::new(node);
        let mut child = Node::default();
        for i in (0..killers.len()).rev() {
            let placement = killers[i];
            let area = node.areas.iter().position(|a| a.cells.is_superset(placement.cells()));
            let Some(area) = area else { continue };
            let choice = Choice::Big { area: area as u8, placement };
            let hash = self.enter_child(node, &hashes, choice, &mut child, watch)?;
            if self.known_outcome_at(hash, &child) == Some(Outcome::Loss) {
                killers.remove(i);
                killers.push(placement);
                return Ok(Expansion::Won(choice));
            }
        }
        let expansion = match self.child_cache.take(hash, node) {
            Some(children) => self.expand_cached(node, children, &mut child, watch)?,
            None => {
                let children = Vec::with_capacity(TYPICAL_CHILDREN);
                let mut inputs = std::mem::take(&mut self.spare_inputs);
                inputs.clear();
                let mut scan = Scan { node, hashes: &hashes, child, children, inputs };
                let expansion = self.scan(&mut scan, watch);
                self.spare_inputs = scan.inputs;
                expansion?
            }
        };
        if let Expansion::Won(choice) = expansion {
            push_killer(killers, choice);
        }
        Ok(expansion)
    }

    /// Looks children up that were open before.
    fn expand_cached(
        &mut self,
        node: &Node,
        mut children: Vec<Child>,
        scratch: &mut Node,
        watch: &mut Watch,
    ) -> Result<Expansion, Interruption> {
        for batch in children.chunks_mut(BATCH) {
            if let Some(choice) = self.look_up(node, batch, scratch, watch)? {
                return Ok(Expansion::Won(choice));
            }
        }
        children.retain(|child| !child.refuted);
        Ok(Expansion::Open(children))
    }

    /// Generates all children and looks them up. The open ones get the proof numbers that are
    /// expected of them.
    fn scan(&mut self, scan: &mut Scan, watch: &mut Watch) -> Result<Expansion, Interruption> {
        let node = scan.node;
        let small = self.values.arena().elements(node.small).to_vec();
        let in_small = small.into_iter().map(Choice::Small);
        let in_big = node.areas.iter().enumerate().flat_map(|(i, area)| {
            let choice = move |placement| Choice::Big { area: i as u8, placement };
            Placement::all_on(area.cells).map(choice)
        });
        for choice in in_small.chain(in_big) {
            let hash = self.enter_child(node, scan.hashes, choice, &mut scan.child, watch)?;
            match self.outcome_by_value(&scan.child) {
                Some(Outcome::Loss) => return Ok(Expansion::Won(choice)),
                Some(Outcome::Win) => continue,
                None => {}
            }
            scan.children.push(Child::new(hash, choice));
            scan.inputs.push(CostInputs::new(&scan.child));
            if scan.children.len().is_multiple_of(BATCH)
                && let Some(choice) = self.look_up_latest(scan, BATCH, watch)?
            {
                return Ok(Expansion::Won(choice));
            }
        }
        let rest = scan.children.len() % BATCH;
        if let Some(choice) = self.look_up_latest(scan, rest, watch)? {
            return Ok(Expansion::Won(choice));
        }
        self.estimate_children(scan);
        scan.children.retain(|child| !child.refuted);
        self.refine_estimates(scan, watch)?;
        Ok(Expansion::Open(std::mem::take(&mut scan.children)))
    }

    /// Looks the last `count` children of a scan up.
    fn look_up_latest(
        &mut self,
        scan: &mut Scan,
        count: usize,
        watch: &mut Watch,
    ) -> Result<Option<Choice>, Interruption> {
        let start = scan.children.len() - count;
        self.look_up(scan.node, &mut scan.children[start..], &mut scan.child, watch)
    }

    /// Gives the open children of a scan the proof numbers that are expected of them.
    fn estimate_children(&mut self, scan: &mut Scan) {
        let children = scan.children.iter_mut().zip(&scan.inputs);
        for (child, inputs) in children.filter(|(child, _)| !child.refuted) {
            let class = self.value_class(inputs.small);
            // Collected, they would be copied once more.
            let mut features = Features::new();
            features.extend(inputs.areas.iter().map(|&area| ShapeFeatures::new(area)));
            child.numbers = self.costs.estimate(&features, class);
        }
    }

    /// Replaces what is expected of the cheapest children by what is expected after a closer look.
    fn refine_estimates(&mut self, scan: &mut Scan, watch: &mut Watch) -> Result<(), Interruption> {
        let Scan { node, child, children, .. } = scan;
        let deserves = |area: &Area| ShapeFeatures::new(area.cells).deserves_closer_look();
        if !self.costs.looks_closer || !node.areas.iter().any(deserves) {
            return Ok(());
        }
        sort(children);
        for group in children.chunk_by_mut(|a, b| a.hash == b.hash).take(MAX_CLOSER_LOOKS) {
            watch.check()?;
            node.follow(group[0].choice, &mut self.values, watch, child)?;
            let numbers = self.estimate_closely(child);
            group.iter_mut().for_each(|child| child.numbers = numbers);
        }
        Ok(())
    }

    /// Looks children up in the table and marks those that are won. Returns a choice that leads to a lost one.
    fn look_up(
        &mut self,
        node: &Node,
        batch: &mut [Child],
        scratch: &mut Node,
        watch: &mut Watch,
    ) -> Result<Option<Choice>, Interruption> {
        let may_hold = |child: &Child| self.table.may_hold(child.hash);
        let held: ArrayVec<bool, BATCH> = batch.iter().map(may_hold).collect();
        for (child, _) in batch.iter_mut().zip(held).filter(|&(_, held)| held) {
            node.follow(child.choice, &mut self.values, watch, scratch)?;
            match self.table.get(child.hash, || scratch.key()) {
                Some(Outcome::Loss) => return Ok(Some(child.choice)),
                Some(Outcome::Win) => child.refuted = true,
                None => {}
            }
        }
        Ok(None)
    }

    /// Makes `child` the child that a choice leads to, and returns its hash.
    #[inline]
    fn enter_child(
        &mut self,
        node: &Node,
        hashes: &Hashes,
        choice: Choice,
        child: &mut Node,
        watch: &mut Watch,
    ) -> Result<u64, Interruption> {
        node.follow(choice, &mut self.values, watch, child)?;
        let (fresh, others) = match choice {
            Choice::Small(_) => (0, hashes.sum),
            Choice::Big { area, .. } => (
                child.areas.len() + 1 - node.areas.len(),
                hashes.sum.wrapping_sub(hashes.areas[area as usize]),
            ),
        };
        let sum = child.areas[..fresh].iter().map(Node::hash_of).fold(others, u64::wrapping_add);
        let hash = Node::hash_from(sum, child.small);
        debug_assert_eq!(hash, child.hash());
        Ok(hash)
    }

    /// Returns the outcome of a node without big areas.
    #[inline]
    fn outcome_by_value(&self, node: &Node) -> Option<Outcome> {
        node.areas.is_empty().then(|| match self.values.arena().is_won(node.small) {
            true => Outcome::Win,
            false => Outcome::Loss,
        })
    }

    /// Returns the proof numbers that were kept of a node with big areas, or those that are expected of it.
    pub fn proof_numbers_of(&mut self, node: &Node) -> ProofNumbers {
        let mut numbers = self.estimate_closely(node);
        self.proof_numbers.recall(node.hash(), &mut numbers);
        numbers
    }

    /// Returns the proof numbers that are expected of a position as if its small areas were used up, which takes no memory.
    pub fn estimate_big_areas(&self, position: Position) -> ProofNumbers {
        let max_small_size = self.values.max_small_size;
        let big = usable_areas(position.free()).filter(|area| area.len() > max_small_size);
        let features: Features = big.map(|area| self.features(area)).collect();
        if features.is_empty() {
            return ProofNumbers { proof: 1.0, disproof: 1.0 };
        }
        self.costs.estimate(&features, ValueClass::ZERO)
    }

    /// Returns the proof numbers that are expected of a node after a closer look.
    fn estimate_closely(&mut self, node: &Node) -> ProofNumbers {
        let class = self.value_class(node.small);
        let features: Features = node.areas.iter().map(|area| self.features(area.cells)).collect();
        self.costs.estimate(&features, class)
    }

    /// Returns the features of an area on which its costs depend.
    fn features(&self, area: Bitboard) -> ShapeFeatures {
        match self.costs.looks_closer {
            true => ShapeFeatures::with_closer_look(area),
            false => ShapeFeatures::new(area),
        }
    }

    /// Returns the class of the small areas' value.
    fn value_class(&mut self, small: Ois) -> ValueClass {
        let index = small.id() as usize;
        if index >= self.value_classes.len() {
            let arena = self.values.arena();
            let new = arena.ids_from(self.value_classes.len());
            self.value_classes.extend(new.map(|x| ValueClass::new(arena, x)));
        }
        self.value_classes[index]
    }

    /// Recalls what is known of children, and sorts them.
    fn sorted(&self, mut children: Vec<Child>) -> Vec<Child> {
        for child in &mut children {
            self.proof_numbers.recall(child.hash, &mut child.numbers);
        }
        sort(&mut children);
        mark_duplicates(&mut children);
        children
    }
}

impl CostInputs {
    fn new(node: &Node) -> CostInputs {
        CostInputs { areas: node.areas.iter().map(|area| area.cells).collect(), small: node.small }
    }
}

impl Hashes {
    fn new(node: &Node) -> Hashes {
        let areas: ArrayVec<u64, MAX_BIG> = node.areas.iter().map(Node::hash_of).collect();
        let sum = areas.iter().copied().fold(0, u64::wrapping_add);
        Hashes { areas, sum }
    }
}

/// Sorts children by their disproof numbers, equal ones together.
fn sort(children: &mut [Child]) {
    // None is negative, so that their bits have the same order.
    let disproof = |child: &Child| u64::from(child.numbers.disproof.to_bits());
    children.sort_unstable_by_key(|child| disproof(child) << 32 | child.hash >> 32);
}

fn push_killer(killers: &mut Killers, choice: Choice) {
    if let Choice::Big { placement, .. } = choice {
        if killers.is_full() {
            killers.remove(0);
        }
        killers.push(placement);
    }
}
