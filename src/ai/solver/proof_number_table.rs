//! Efforts of nodes that were left undecided, for all threads.

use rustc_hash::FxHashMap;
use std::sync::{PoisonError, RwLock};

use super::children::Child;
use crate::ai::solver::model::Effort;

/// What is known of nodes that are not decided, by hash; only a guess, so hashes need not be told apart.
pub struct Efforts {
    by_hash: RwLock<FxHashMap<u64, Effort>>,
    /// Entries that may be kept.
    max: usize,
}

impl Efforts {
    /// Returns no efforts, which will take at most `memory` bytes.
    pub fn new(memory: usize) -> Efforts {
        let max = memory / (2 * size_of::<(u64, Effort)>());
        Efforts { by_hash: RwLock::default(), max }
    }

    /// Keeps the effort of a node; where there is no room, all others are forgotten.
    pub fn keep(&self, hash: u64, effort: Effort) {
        let mut by_hash = self.by_hash.write().unwrap_or_else(PoisonError::into_inner);
        if by_hash.len() >= self.max {
            *by_hash = FxHashMap::default();
        }
        by_hash.insert(hash, effort);
    }

    /// Gives children the efforts that were kept of them.
    pub fn recall(&self, children: &mut [Child]) {
        let by_hash = self.by_hash.read().unwrap_or_else(PoisonError::into_inner);
        for child in children {
            if let Some(&effort) = by_hash.get(&child.hash) {
                child.effort = effort;
            }
        }
    }
}
