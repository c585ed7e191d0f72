//! Virtual loss: marks on the nodes that the threads of a solver visit, so that they keep apart.
//!
//! A marked node looks more expensive to the other threads, which prefer another child unless that
//! costs over a tenth more (`DETOUR` in `best_child`). If they meet all the same, they merely do
//! the same work twice. (T. Kaneko, *Parallel depth first proof number search*, 2010, calls it
//! virtual proof numbers.)

use std::sync::atomic::{AtomicU32, Ordering};

/// Binary logarithm of the number of slots: many more than there are nodes on the paths of all
/// threads, so that two nodes rarely share one.
const SLOTS_LOG: u32 = 14;

/// Counts of the threads at or below each node, by the node's hash.
pub struct VirtualLoss {
    slots: Box<[AtomicU32]>,
}

impl VirtualLoss {
    /// Returns marks without any thread on a node.
    pub fn new() -> VirtualLoss {
        VirtualLoss { slots: (0..1 << SLOTS_LOG).map(|_| AtomicU32::new(0)).collect() }
    }

    fn slot(&self, hash: u64) -> &AtomicU32 {
        &self.slots[(hash >> (u64::BITS - SLOTS_LOG)) as usize]
    }

    /// Marks the node with this hash, until the thread [leaves](VirtualLoss::leave) it.
    pub fn enter(&self, hash: u64) {
        self.slot(hash).fetch_add(1, Ordering::Relaxed);
    }

    /// Removes the mark of one thread from the node with this hash.
    pub fn leave(&self, hash: u64) {
        self.slot(hash).fetch_sub(1, Ordering::Relaxed);
    }

    /// Returns whether any thread is at or below the node with this hash, or another one in the
    /// same slot.
    #[inline]
    pub fn is_visited(&self, hash: u64) -> bool {
        self.slot(hash).load(Ordering::Relaxed) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_free_when_all_have_left_it() {
        let threads = VirtualLoss::new();
        let hash = 0x0123_4567_89ab_cdef;
        assert!(!threads.is_visited(hash));
        threads.enter(hash);
        threads.enter(hash);
        threads.leave(hash);
        assert!(threads.is_visited(hash) && !threads.is_visited(!hash));
        threads.leave(hash);
        assert!(!threads.is_visited(hash));
    }

    /// With counts of eight bits, a node with 256 threads once looked like one with none.
    #[test]
    fn a_node_with_many_threads_is_not_free() {
        let threads = VirtualLoss::new();
        (0..1 << 16).for_each(|_| threads.enter(7));
        assert!(threads.is_visited(7));
    }
}
