//! Proof numbers, and the table that keeps those of undecided nodes for all threads.

use crate::ai::sharded_map::ShardedMap;

/// The expected work to prove each outcome of a node, in nodes: 0 for an outcome that is proven,
/// infinite for one that is disproven.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProofNumbers {
    /// The work to prove that the player to move wins.
    pub proof: f32,
    /// The work to prove that the player to move loses.
    pub disproof: f32,
}

impl ProofNumbers {
    /// A proven win.
    pub const WON: ProofNumbers = ProofNumbers { proof: 0.0, disproof: f32::INFINITY };
    /// A proven loss.
    pub const LOST: ProofNumbers = ProofNumbers { proof: f32::INFINITY, disproof: 0.0 };
    /// A node of which nothing is known.
    pub const UNKNOWN: ProofNumbers = ProofNumbers { proof: 1.0, disproof: 1.0 };
    /// Thresholds that an undecided node reaches only if a number overflows.
    pub const UNLIMITED: ProofNumbers =
        ProofNumbers { proof: f32::INFINITY, disproof: f32::INFINITY };

    /// Returns the proof numbers of a node from those of its open children: their least disproof
    /// number, and the largest and the sum of their proof numbers.
    ///
    /// To prove a loss, all children must be proven won. That takes more than the largest of their
    /// proof numbers, but less than the sum, since the proofs share most of their nodes. (T. Ueda
    /// et al., *Weak proof-number search*, 2008.)
    #[inline]
    pub fn from_children(least_disproof: f32, max: f32, sum: f32) -> ProofNumbers {
        ProofNumbers { proof: least_disproof, disproof: max + SHARE * (sum - max) }
    }

    /// Returns whether either number has reached its threshold.
    pub fn reach(self, thresholds: ProofNumbers) -> bool {
        self.proof >= thresholds.proof || self.disproof >= thresholds.disproof
    }
}

/// Share of the smaller proof numbers of a node's children in its disproof number. Anything from
/// 0.035 to 0.055 does as well (RESEARCH.md, "Costs").
pub const SHARE: f32 = 0.055;

/// The proof numbers of undecided nodes, by hash. Being estimates, they may be confused: nodes of
/// equal hash are not told apart.
pub type ProofNumberTable = ShardedMap<u64, ProofNumbers>;
