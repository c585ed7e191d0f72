//! The child cache: the open children of undecided nodes, so that the next visit need not generate
//! them again.

use super::best_child::Child;
use super::node::Node;

/// The open children of the nodes left most recently, in the slots of their hashes.
pub struct ChildCache {
    slots: Box<[Option<Box<CachedNode>>]>,
}

/// The open children of a node, which is compared when they are taken.
struct CachedNode {
    node: Node,
    open: Vec<Child>,
}

/// Number of open children that a new list has room for. Large nodes have hundreds.
pub const TYPICAL_CHILDREN: usize = 128;

/// Estimated size of an entry, in bytes.
const ENTRY_BYTES: usize = size_of::<CachedNode>() + TYPICAL_CHILDREN * size_of::<Child>();

impl ChildCache {
    /// Returns an empty cache of about `memory` bytes. The number of slots is a power of two.
    pub fn new(memory: usize) -> ChildCache {
        let slots = 1usize << (memory / ENTRY_BYTES).max(1).ilog2();
        ChildCache { slots: std::iter::repeat_with(|| None).take(slots).collect() }
    }

    /// Stores the open children of a node, in place of those of a node with the same slot.
    pub fn insert(&mut self, hash: u64, node: &Node, open: Vec<Child>) {
        let slot = self.slot(hash);
        self.slots[slot] = Some(Box::new(CachedNode { node: node.clone(), open }));
    }

    /// Removes and returns the open children of a node; `None` if the cache does not hold them.
    ///
    /// The hash alone is not enough, since a choice names its area by index and its placement by
    /// cells: a symmetric node of equal hash has other choices.
    pub fn take(&mut self, hash: u64, node: &Node) -> Option<Vec<Child>> {
        let slot = self.slot(hash);
        let entry = self.slots[slot].take_if(|entry| entry.node.has_same_areas(node))?;
        Some(entry.open)
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.slots.fill_with(|| None);
    }

    fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.slots.len() - 1)
    }
}
