//! The child cache: open children of nodes that were left undecided, so that they need not be generated again.

use super::children::Child;
use super::node::Node;

/// The open children of the nodes that were left last, in the slots of their hashes.
pub struct ChildCache {
    slots: Box<[Option<Box<CachedNode>>]>,
}

struct CachedNode {
    node: Node,
    open: Vec<Child>,
}

/// Open children for which room is made at first; large nodes have hundreds.
pub const TYPICAL_CHILDREN: usize = 128;

/// Bytes that an entry is reckoned to take.
const ENTRY_BYTES: usize = size_of::<CachedNode>() + TYPICAL_CHILDREN * size_of::<Child>();

impl ChildCache {
    /// Returns an empty cache that may take about `memory` bytes.
    pub fn new(memory: usize) -> ChildCache {
        let slots = 1usize << (memory / ENTRY_BYTES).max(1).ilog2();
        ChildCache { slots: std::iter::repeat_with(|| None).take(slots).collect() }
    }

    /// Stores the open children of a node; they may replace those of another.
    pub fn insert(&mut self, hash: u64, node: &Node, open: Vec<Child>) {
        let slot = self.slot(hash);
        self.slots[slot] = Some(Box::new(CachedNode { node: node.clone(), open }));
    }

    /// Takes the open children of a node from the cache, if they are there.
    pub fn take(&mut self, hash: u64, node: &Node) -> Option<Vec<Child>> {
        let slot = self.slot(hash);
        let entry = self.slots[slot].take_if(|entry| entry.node.has_same_areas(node))?;
        Some(entry.open)
    }

    /// Forgets all children.
    pub fn clear(&mut self) {
        self.slots.fill_with(|| None);
    }

    fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.slots.len() - 1)
    }
}
