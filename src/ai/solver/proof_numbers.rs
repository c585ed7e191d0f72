//! Proof numbers, and those of nodes that were left undecided, for all threads.

use rustc_hash::FxHashMap;
use std::sync::{PoisonError, RwLock};

/// Expected work to prove each outcome of a node, in nodes: 0 if it is proven, infinite if it is disproven.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProofNumbers {
    /// To prove that the player to move wins.
    pub proof: f32,
    /// To prove that the player to move loses.
    pub disproof: f32,
}

impl ProofNumbers {
    /// A proven win.
    pub const WON: ProofNumbers = ProofNumbers { proof: 0.0, disproof: f32::INFINITY };
    /// A proven loss.
    pub const LOST: ProofNumbers = ProofNumbers { proof: f32::INFINITY, disproof: 0.0 };
    /// Thresholds that no undecided node reaches.
    pub const UNLIMITED: ProofNumbers =
        ProofNumbers { proof: f32::INFINITY, disproof: f32::INFINITY };

    /// Returns those of a node, given the least disproof number of its open children, and the largest and the sum of their proof numbers.
    ///
    /// Its disproof number lies between those two, since proofs share most of their nodes. (T. Ueda et al., *Weak proof-number search*, 2008.)
    #[inline]
    pub fn of_children(least_disproof: f32, max: f32, sum: f32) -> ProofNumbers {
        ProofNumbers { proof: least_disproof, disproof: max + SHARE * (sum - max) }
    }
}

/// Share of the lesser children's proof numbers in the disproof number of a node.
pub const SHARE: f32 = 0.055;

/// The proof numbers of nodes that are not decided, by hash; only estimates, so hashes need not be told apart.
pub struct ProofNumberTable {
    by_hash: RwLock<FxHashMap<u64, ProofNumbers>>,
    /// Entries that may be kept.
    max: usize,
}

impl ProofNumberTable {
    /// Returns an empty table, which will take at most `memory` bytes.
    pub fn new(memory: usize) -> ProofNumberTable {
        let max = memory / (2 * size_of::<(u64, ProofNumbers)>());
        ProofNumberTable { by_hash: RwLock::default(), max }
    }

    /// Stores the proof numbers of a node; if there is no room, all others are forgotten.
    pub fn keep(&self, hash: u64, numbers: ProofNumbers) {
        let mut by_hash = self.by_hash.write().unwrap_or_else(PoisonError::into_inner);
        if by_hash.len() >= self.max {
            *by_hash = FxHashMap::default();
        }
        by_hash.insert(hash, numbers);
    }

    /// Replaces the proof numbers of nodes by those that are stored.
    pub fn recall<'a>(&self, nodes: impl Iterator<Item = (u64, &'a mut ProofNumbers)>) {
        let by_hash = self.by_hash.read().unwrap_or_else(PoisonError::into_inner);
        for (hash, numbers) in nodes {
            if let Some(&kept) = by_hash.get(&hash) {
                *numbers = kept;
            }
        }
    }
}
