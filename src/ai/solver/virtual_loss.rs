//! Where the threads of a solver are, so that they keep apart.
//!
//! A thread that is at a node makes it look dear to the others, which take another child first, as long as that costs not too much more.
//! Where they meet all the same they do the same work twice, no more. (T. Kaneko, *Parallel depth first proof number search*, 2010,
//! calls it virtual proof numbers.)

use std::sync::atomic::{AtomicU8, Ordering};

/// Slots: many more than nodes on all threads' paths together, so that two nodes seldom share one.
const SLOTS_LOG: u32 = 14;

/// Counts of the threads that are at nodes, or below them.
pub struct Crowd {
    slots: Box<[AtomicU8]>,
}

/// As long as it lives a thread is at a node.
pub struct Here<'a>(&'a AtomicU8);

impl Crowd {
    /// Returns a crowd of nobody.
    pub fn new() -> Crowd {
        Crowd { slots: (0..1 << SLOTS_LOG).map(|_| AtomicU8::new(0)).collect() }
    }

    fn slot(&self, hash: u64) -> &AtomicU8 {
        &self.slots[(hash >> (u64::BITS - SLOTS_LOG)) as usize]
    }

    /// Marks the node with this hash.
    pub fn enter(&self, hash: u64) -> Here<'_> {
        let slot = self.slot(hash);
        slot.fetch_add(1, Ordering::Relaxed);
        Here(slot)
    }

    /// Returns whether some thread is at the node with this hash.
    #[inline]
    pub fn is_at(&self, hash: u64) -> bool {
        self.slot(hash).load(Ordering::Relaxed) != 0
    }
}

impl Drop for Here<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_free_when_all_have_left_it() {
        let crowd = Crowd::new();
        let hash = 0x0123_4567_89ab_cdef;
        assert!(!crowd.is_at(hash));
        let first = crowd.enter(hash);
        let second = crowd.enter(hash);
        drop(first);
        assert!(crowd.is_at(hash) && !crowd.is_at(!hash));
        drop(second);
        assert!(!crowd.is_at(hash));
    }
}
