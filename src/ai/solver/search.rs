//! The search: depth-first proof-number search over nodes of big areas.
//!
//! A node is won exactly when some child is lost, so both outcomes need one kind of step: visit the
//! child with the least disproof number. A visit ends when the node's proof numbers reach its
//! thresholds, beyond which the runner-up of some node above looks cheaper. (A. Nagai, *Df-pn
//! algorithm for searching AND/OR trees*, 2002.)
//!
//! Most children are never visited. When a node is expanded, its children are looked up until a
//! lost one is met; only those that stay open get an estimate, and only the cheapest of these a
//! closer look.

use arrayvec::ArrayVec;
use std::sync::Arc;

use super::best_child::{BestChild, Child, mark_duplicates};
use super::child_cache::{ChildCache, TYPICAL_CHILDREN};
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

/// Number of children looked up together, so that they wait for memory together.
const BATCH: usize = 16;

/// Largest number of replies remembered because they refuted a sibling.
const MAX_KILLERS: usize = 8;

/// Largest number of different children that get a closer look when a node is expanded: those that
/// look cheapest.
///
/// 16 instead take 4 % more nodes on 7x8; 64 change them by less than 2 % (RESEARCH.md, "The closer
/// look").
const MAX_CLOSER_LOOKS: usize = 32;

/// The tables that all threads of a solver share.
pub struct Shared {
    /// The outcomes of nodes.
    pub table: TranspositionTable,
    /// The proof numbers of undecided nodes.
    pub proof_numbers: ProofNumberTable,
    /// The nodes that the threads are visiting; `None` on one thread.
    pub virtual_loss: Option<VirtualLoss>,
}

/// The search of one thread: its state beside the tables that all threads share.
///
/// It is aligned so that no two threads share a cache line: each writes here at every node. Without
/// the alignment, two threads take a quarter longer.
#[repr(align(128))]
pub struct Search {
    /// The values of small areas.
    pub values: AreaValues,
    /// The tables that all threads share.
    shared: Arc<Shared>,
    /// The open children of undecided nodes.
    child_cache: ChildCache,
    /// The weights of the estimates, set for each search.
    pub costs: Costs,
    /// Whether the work on this thread has panicked, after which the state can't be relied on.
    pub is_poisoned: bool,
    /// What the estimates of the children of the latest scan depend on. It stays here because it
    /// is often larger than a new one would be.
    inputs: Vec<CostInputs>,
    /// The class of each value, by its id. Filled as needed.
    value_classes: Vec<ValueClass>,
}

/// The shares of a node's areas in the hashes of its children.
struct Hashes {
    areas: ArrayVec<u64, MAX_BIG>,
    sum: u64,
}

/// What the estimate of a node depends on.
struct CostInputs {
    areas: ArrayVec<Bitboard, MAX_BIG>,
    small: Ois,
}

/// The result of the expansion of a node.
enum Expansion {
    /// This choice leads to a lost child, which proves the node won.
    Won(Choice),
    /// The children whose outcomes are unknown. All others are won for the player to move there.
    Open(Vec<Child>),
}

/// The result of a visit of a node.
enum Visit {
    /// The player to move wins by this choice.
    Won(Choice),
    Lost,
    /// Neither outcome is proven. The node's proof numbers have reached its thresholds.
    Open(ProofNumbers),
}

/// The features of each of a node's areas.
type Features = ArrayVec<ShapeFeatures, MAX_BIG>;

/// Replies that refuted siblings, the most recent last.
type Killers = ArrayVec<Placement, MAX_KILLERS>;

impl Search {
    /// Returns a search for one thread, given its own state and the shared tables.
    pub fn new(values: AreaValues, child_cache: ChildCache, shared: Arc<Shared>) -> Search {
        Search {
            values,
            shared,
            child_cache,
            costs: Costs::COMPACT,
            is_poisoned: false,
            inputs: Vec::new(),
            value_classes: Vec::new(),
        }
    }

    /// Sets the largest area, in cells, that is taken by value.
    ///
    /// A change clears the child cache: cached children may have nothing left to search.
    pub fn set_max_small_size(&mut self, max_small_size: usize) {
        if max_small_size != self.values.max_small_size {
            self.values.max_small_size = max_small_size;
            self.child_cache.clear();
        }
    }

    /// Returns whether the search can't go on, since its memory ran out or its work has panicked.
    pub fn is_exhausted(&self) -> bool {
        self.is_poisoned || self.values.is_full()
    }

    /// Returns the outcome of a node if it is known by value or from the transposition table.
    pub fn known_outcome(&self, node: &Node) -> Option<Outcome> {
        self.known_outcome_at(node.hash(), node)
    }

    /// Returns the outcome of a node whose hash is known, as
    /// [`known_outcome`](Search::known_outcome) does.
    #[inline]
    fn known_outcome_at(&self, hash: u64, node: &Node) -> Option<Outcome> {
        self.outcome_by_value(node).or_else(|| self.shared.table.get(hash, || node.key()))
    }

    /// Searches a node with big areas until its outcome is proven. Returns a choice by which the
    /// player to move wins; `None` if all lose.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the search.
    ///
    /// # Panics
    /// If the proof numbers outgrow all thresholds, which leaves the node undecided.
    pub fn solve(
        &mut self,
        node: &Node,
        watch: &mut Watch,
    ) -> Result<Option<Choice>, Interruption> {
        let unlimited = ProofNumbers::UNLIMITED;
        match self.visit(node, node.hash(), unlimited, &mut Killers::new(), watch)? {
            Visit::Won(choice) => Ok(Some(choice)),
            Visit::Lost => Ok(None),
            Visit::Open(numbers) => {
                panic!("a search without thresholds left undecided: {numbers:?}")
            }
        }
    }

    /// Searches a node until its outcome is proven, or until one of its proof numbers reaches its
    /// threshold.
    ///
    /// `killers` are the replies that refuted siblings of the node; if a choice wins here, it is
    /// added.
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
        // 1. Look all children up. Most visits end here, by a reply that refuted a sibling.
        let mut children = match self.expand(node, hash, killers, watch)? {
            Expansion::Won(choice) => {
                return Ok(self.store_win(node, hash, choice, Proven::EasyWin));
            }
            Expansion::Open(children) => self.sorted(children),
        };
        // 2. Visit the cheapest child again and again, until one is lost, none is left open, or the
        // node itself looks more expensive than the thresholds allow.
        let mut own_killers = Killers::new();
        while let Some(best) = BestChild::select(&children, self.shared.virtual_loss.as_ref()) {
            if best.numbers.reach(thresholds) {
                self.shared.proof_numbers.insert(hash, best.numbers);
                self.child_cache.insert(hash, node, children);
                return Ok(Visit::Open(best.numbers));
            }
            let Child { hash: child_hash, choice, .. } = children[best.index];
            let mut child = Node::default();
            node.follow(choice, &mut self.values, watch, &mut child)?;
            // Another thread or another path may have proven the child since it was looked up.
            let visit = match self.shared.table.get(child_hash, || child.key()) {
                Some(Outcome::Loss) => Visit::Lost,
                Some(Outcome::Win) => {
                    self.remove_refuted(node, &mut children, best.index, &child, None, watch)?;
                    continue;
                }
                None => {
                    let thresholds = best.child_thresholds(thresholds);
                    self.mark(VirtualLoss::enter, child_hash);
                    let visit = self.visit(&child, child_hash, thresholds, &mut own_killers, watch);
                    self.mark(VirtualLoss::leave, child_hash);
                    visit?
                }
            };
            match visit {
                Visit::Won(reply) => {
                    let reply = Some(reply);
                    self.remove_refuted(node, &mut children, best.index, &child, reply, watch)?;
                }
                Visit::Lost => {
                    push_killer(killers, choice);
                    return Ok(self.store_win(node, hash, choice, Proven::Win));
                }
                Visit::Open(numbers) => {
                    let equal = children.iter_mut().filter(|other| other.hash == child_hash);
                    equal.for_each(|other| other.numbers = numbers);
                }
            }
        }
        // 3. All children are won for the player to move there.
        self.shared.table.insert(hash, &node.key(), Proven::Loss);
        Ok(Visit::Lost)
    }

    /// Tells the other threads, if there are any, that this one enters or leaves the node with this
    /// hash.
    fn mark(&self, change: fn(&VirtualLoss, u64), hash: u64) {
        if let Some(threads) = &self.shared.virtual_loss {
            change(threads, hash);
        }
    }

    /// Removes the child at `index`, which is won for the player to move there by `reply`, if that
    /// is known. Children with the same key go with it, and those that the same reply refutes.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the computation of a child.
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
        // 1. Equal children: their hash is compared first, but only the key decides.
        for other in children.iter_mut().filter(|other| other.hash == hash && !other.refuted) {
            node.follow(other.choice, &mut self.values, watch, &mut after)?;
            other.refuted = after.key() == *key.get_or_insert_with(|| child.key());
        }
        // 2. Placements that the same reply answers, which is seen from their cells alone.
        if let Some(reply) = reply
            && let Some(refutation) = Refutation::new(node, choice, child, reply)
        {
            for other in children.iter_mut().filter(|other| !other.refuted) {
                other.refuted = refutation.applies_to(other.choice);
            }
        }
        children.retain(|child| !child.refuted);
        mark_duplicates(children);
        Ok(())
    }

    /// Stores that the node is won by `choice`, and returns the result of its visit.
    fn store_win(&self, node: &Node, hash: u64, choice: Choice, proven: Proven) -> Visit {
        self.shared.table.insert(hash, &node.key(), proven);
        Visit::Won(choice)
    }

    /// Looks the children of a node up until a lost one is met: killers first, then the cached
    /// children, or all of them in a scan.
    fn expand(
        &mut self,
        node: &Node,
        hash: u64,
        killers: &mut Killers,
        watch: &mut Watch,
    ) -> Result<Expansion, Interruption> {
        let hashes = Hashes::new(node);
        let mut child = Node::default();
        // 1. Replies that refuted siblings, the latest first: they win most nodes after few looks.
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
        // 2. The children that an earlier visit left open, or all of them if there was none.
        let expansion = match self.child_cache.take(hash, node) {
            Some(children) => self.expand_cached(node, children, &mut child, watch)?,
            None => self.scan(node, &hashes, &mut child, watch)?,
        };
        if let Expansion::Won(choice) = expansion {
            push_killer(killers, choice);
        }
        Ok(expansion)
    }

    /// Looks up the children that were open when the node was left.
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

    /// Generates all children of a node and looks them up. Those that stay open get estimates.
    fn scan(
        &mut self,
        node: &Node,
        hashes: &Hashes,
        scratch: &mut Node,
        watch: &mut Watch,
    ) -> Result<Expansion, Interruption> {
        let small = self.values.arena().elements(node.small).to_vec();
        let in_small = small.into_iter().map(Choice::Small);
        let in_big = node.areas.iter().enumerate().flat_map(|(i, area)| {
            let choice = move |placement| Choice::Big { area: i as u8, placement };
            Placement::all_on(area.cells).map(choice)
        });
        let mut choices = in_small.chain(in_big);
        let mut children: Vec<Child> = Vec::with_capacity(TYPICAL_CHILDREN);
        self.inputs.clear();
        // 1. Enter each child. Those known by value need no entry in the table; the others are
        //   looked up in batches, and the first lost one ends the scan.
        loop {
            let start = children.len();
            while children.len() < start + BATCH
                && let Some(choice) = choices.next()
            {
                let hash = self.enter_child(node, hashes, choice, scratch, watch)?;
                match self.outcome_by_value(scratch) {
                    Some(Outcome::Loss) => return Ok(Expansion::Won(choice)),
                    Some(Outcome::Win) => {}
                    None => {
                        children.push(Child::new(hash, choice));
                        self.inputs.push(CostInputs::new(scratch));
                    }
                }
            }
            if let Some(choice) = self.look_up(node, &mut children[start..], scratch, watch)? {
                return Ok(Expansion::Won(choice));
            }
            if children.len() < start + BATCH {
                break;
            }
        }
        // 2. Only children that stay open get an estimate, and the cheapest of them a better one.
        for (child, i) in children.iter_mut().zip(0..).filter(|(child, _)| !child.refuted) {
            let class = self.value_class(self.inputs[i].small);
            // `collect` would copy the array once more.
            let mut features = Features::new();
            features.extend(self.inputs[i].areas.iter().map(|&area| ShapeFeatures::new(area)));
            child.numbers = self.costs.estimate(&features, class);
        }
        children.retain(|child| !child.refuted);
        self.refine_estimates(node, &mut children, scratch, watch)?;
        Ok(Expansion::Open(children))
    }

    /// Estimates the cheapest children of a scan again, after a closer look.
    ///
    /// Nothing is done where the weights don't use a closer look, or where no area of the node
    /// deserves one.
    fn refine_estimates(
        &mut self,
        node: &Node,
        children: &mut [Child],
        scratch: &mut Node,
        watch: &mut Watch,
    ) -> Result<(), Interruption> {
        let deserves = |area: &Area| ShapeFeatures::new(area.cells).deserves_closer_look();
        if !self.costs.looks_closer || !node.areas.iter().any(deserves) {
            return Ok(());
        }
        sort(children);
        for group in children.chunk_by_mut(|a, b| a.hash == b.hash).take(MAX_CLOSER_LOOKS) {
            watch.check()?;
            node.follow(group[0].choice, &mut self.values, watch, scratch)?;
            let numbers = self.estimate_closely(scratch);
            group.iter_mut().for_each(|child| child.numbers = numbers);
        }
        Ok(())
    }

    /// Looks a batch of children up in the table, and marks those that are refuted. Returns a
    /// choice that leads to a lost child, if there is one.
    ///
    /// The tags of all are loaded before the first entry is read, so that they wait for memory
    /// together.
    fn look_up(
        &mut self,
        node: &Node,
        batch: &mut [Child],
        scratch: &mut Node,
        watch: &mut Watch,
    ) -> Result<Option<Choice>, Interruption> {
        let may_hold = |child: &Child| self.shared.table.may_hold(child.hash);
        let held: ArrayVec<bool, BATCH> = batch.iter().map(may_hold).collect();
        for (child, _) in batch.iter_mut().zip(held).filter(|&(_, held)| held) {
            node.follow(child.choice, &mut self.values, watch, scratch)?;
            match self.shared.table.get(child.hash, || scratch.key()) {
                Some(Outcome::Loss) => return Ok(Some(child.choice)),
                Some(Outcome::Win) => child.refuted = true,
                None => {}
            }
        }
        Ok(None)
    }

    /// Writes the child that `choice` leads to into `child`, and returns its hash.
    ///
    /// The hash follows from the shares of the node's areas; only areas that the choice changes are
    /// hashed.
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

    /// Returns the outcome of a node without big areas; `None` if it has some.
    #[inline]
    fn outcome_by_value(&self, node: &Node) -> Option<Outcome> {
        node.areas.is_empty().then(|| {
            if self.values.arena().is_winable(node.small) { Outcome::Win } else { Outcome::Loss }
        })
    }

    /// Returns the stored proof numbers of a node with big areas, or an estimate after a closer
    /// look.
    pub fn proof_numbers_of(&mut self, node: &Node) -> ProofNumbers {
        let stored = self.shared.proof_numbers.get(&node.hash());
        stored.unwrap_or_else(|| self.estimate_closely(node))
    }

    /// Estimates the proof numbers of a position as if its small areas were used up, which takes no
    /// memory.
    pub fn estimate_big_areas(&self, position: Position) -> ProofNumbers {
        let max_small_size = self.values.max_small_size;
        let big = usable_areas(position.free()).filter(|area| area.len() > max_small_size);
        let features: Features = big.map(|area| self.features(area)).collect();
        if features.is_empty() {
            return ProofNumbers::UNKNOWN;
        }
        self.costs.estimate(&features, ValueClass::ZERO)
    }

    /// Estimates the proof numbers of a node after a closer look.
    fn estimate_closely(&mut self, node: &Node) -> ProofNumbers {
        let class = self.value_class(node.small);
        let features: Features = node.areas.iter().map(|area| self.features(area.cells)).collect();
        self.costs.estimate(&features, class)
    }

    /// Returns the features of an area, after a closer look if the weights use it.
    fn features(&self, area: Bitboard) -> ShapeFeatures {
        if self.costs.looks_closer {
            ShapeFeatures::with_closer_look(area)
        } else {
            ShapeFeatures::new(area)
        }
    }

    /// Returns the class of a value.
    fn value_class(&mut self, small: Ois) -> ValueClass {
        let index = small.id() as usize;
        if index >= self.value_classes.len() {
            let arena = self.values.arena();
            let new = arena.ids_from(self.value_classes.len());
            self.value_classes.extend(new.map(|x| ValueClass::new(arena, x)));
        }
        self.value_classes[index]
    }

    /// Replaces estimates by stored proof numbers, sorts the children, and marks duplicates.
    fn sorted(&self, mut children: Vec<Child>) -> Vec<Child> {
        for child in &mut children {
            if let Some(stored) = self.shared.proof_numbers.get(&child.hash) {
                child.numbers = stored;
            }
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
    /// Computes the share of each of a node's areas.
    fn new(node: &Node) -> Hashes {
        let areas: ArrayVec<u64, MAX_BIG> = node.areas.iter().map(Node::hash_of).collect();
        let sum = areas.iter().copied().fold(0, u64::wrapping_add);
        Hashes { areas, sum }
    }
}

/// Sorts children by their disproof numbers, and by the high halves of their hashes where those are
/// equal. So children with the same hash, whose numbers are the same, are side by side, unless
/// another one shares numbers and half a hash with them.
fn sort(children: &mut [Child]) {
    // No disproof number is negative, so their bits are in the same order.
    let disproof = |child: &Child| u64::from(child.numbers.disproof.to_bits());
    children.sort_unstable_by_key(|child| disproof(child) << 32 | child.hash >> 32);
}

/// Adds a placement to `killers`, in place of the oldest if they are full.
fn push_killer(killers: &mut Killers, choice: Choice) {
    if let Choice::Big { placement, .. } = choice {
        if killers.is_full() {
            killers.remove(0);
        }
        killers.push(placement);
    }
}
