//! Proof numbers, and those of nodes that were left undecided, for all threads.

use crate::ai::sharded_map::ShardedMap;

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
    pub fn from_children(least_disproof: f32, max: f32, sum: f32) -> ProofNumbers {
        ProofNumbers { proof: least_disproof, disproof: max + SHARE * (sum - max) }
    }
}

/// Share of the lesser children's proof numbers in the disproof number of a node.
pub const SHARE: f32 = 0.055;

/// The proof numbers of nodes that are not decided, by hash; only estimates, so hashes need not be told apart.
pub struct ProofNumberTable(ShardedMap<u64, ProofNumbers>);

impl ProofNumberTable {
    /// Returns an empty table, which will take at most `memory` bytes.
    pub fn new(memory: usize) -> ProofNumberTable {
        ProofNumberTable(ShardedMap::new(memory))
    }

    /// Stores the proof numbers of a node.
    pub fn store(&self, hash: u64, numbers: ProofNumbers) {
        self.0.insert(hash, numbers);
    }

    /// Replaces the proof numbers of a node by those that are stored.
    pub fn recall(&self, hash: u64, numbers: &mut ProofNumbers) {
        if let Some(kept) = self.0.get(&hash) {
            *numbers = kept;
        }
    }
}
