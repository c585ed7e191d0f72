//! The open children of a node: which one the search visits next, for how long, and what they say
//! about the node's proof numbers.

use super::node::Choice;
use super::proof_numbers::{ProofNumbers, SHARE};
use super::virtual_loss::VirtualLoss;

/// Factor by which a child's disproof number may exceed the runner-up's before the search switches.
///
/// 1.3 instead of 1.6 changes the nodes of 7x9 by less than 5 % (RESEARCH.md, "Costs").
const SLACK: f32 = 1.6;

/// Factor by which a detour to a child that no other thread visits may cost more than the cheapest
/// child. Larger detours lead to children that turn out not to be needed.
const DETOUR: f32 = 1.1;

/// A child whose outcome is unknown.
#[derive(Clone, Copy)]
pub struct Child {
    /// The hash of the child's node.
    pub hash: u64,
    /// The choice that leads to the child.
    pub choice: Choice,
    /// The child's proof numbers: stored ones, or estimates.
    pub numbers: ProofNumbers,
    /// Whether the player to move there is proven to win, which refutes the choice.
    pub refuted: bool,
    /// Whether the child before it has the same hash, and counts for both.
    pub is_duplicate: bool,
}

impl Child {
    /// Returns a child without an estimate.
    pub fn new(hash: u64, choice: Choice) -> Child {
        Child { hash, choice, numbers: ProofNumbers::UNKNOWN, refuted: false, is_duplicate: false }
    }
}

// A node has hundreds of children, which are sorted at every visit.
const _: () = assert!(size_of::<Child>() <= 32);

/// Marks each open child that has the same hash as its predecessor, so that only one of them
/// counts.
///
/// The children must be sorted so that equal hashes are side by side.
pub fn mark_duplicates(children: &mut [Child]) {
    let mut last_open = None;
    for child in children {
        child.is_duplicate = last_open == Some(child.hash);
        last_open = Some(child.hash);
    }
}

/// Returns the child with the least disproof number, and its index.
fn cheapest<'a>(children: impl Iterator<Item = (usize, &'a Child)>) -> Option<(usize, &'a Child)> {
    children.min_by(|(_, a), (_, b)| a.numbers.disproof.total_cmp(&b.numbers.disproof))
}

/// The open child to visit next, and what the scan for it found about the node.
pub struct BestChild {
    /// Index of the child whose loss is cheapest to prove, unless a detour avoids another thread.
    pub index: usize,
    /// The node's proof numbers.
    pub numbers: ProofNumbers,
    /// The child's proof numbers.
    child_numbers: ProofNumbers,
    /// Disproof number of the runner-up.
    second_disproof: f32,
    /// Largest proof number among the other children.
    others_max: f32,
    /// Sum of the proof numbers of the other children.
    others_sum: f32,
}

impl BestChild {
    /// Selects the child to visit next; `None` if no child is open, which proves the node lost.
    ///
    /// A child visited by another thread is passed over if a free one costs at most `DETOUR` times
    /// as much. The node's proof numbers do not depend on that.
    pub fn select(children: &[Child], virtual_loss: Option<&VirtualLoss>) -> Option<BestChild> {
        let open = || children.iter().enumerate().filter(|(_, child)| !child.is_duplicate);
        let (mut index, mut child) = cheapest(open())?;
        let least_disproof = child.numbers.disproof;
        if let Some(threads) = virtual_loss.filter(|threads| threads.is_visited(child.hash)) {
            let is_free = |child: &Child| {
                child.numbers.disproof <= DETOUR * least_disproof && !threads.is_visited(child.hash)
            };
            let detour = cheapest(open().filter(|(_, child)| is_free(child)));
            (index, child) = detour.unwrap_or((index, child));
        }
        let (mut second_disproof, mut others_max, mut others_sum) = (f32::INFINITY, 0.0, 0.0);
        for (_, other) in open().filter(|&(i, _)| i != index) {
            // `f32::min` would also check for NaN.
            let ProofNumbers { proof, disproof } = other.numbers;
            second_disproof = if disproof < second_disproof { disproof } else { second_disproof };
            others_max = if proof > others_max { proof } else { others_max };
            others_sum += proof;
        }
        let max = child.numbers.proof.max(others_max);
        let sum = others_sum + child.numbers.proof;
        Some(BestChild {
            index,
            numbers: ProofNumbers::from_children(least_disproof, max, sum),
            child_numbers: child.numbers,
            second_disproof,
            others_max,
            others_sum,
        })
    }

    /// Returns the thresholds for a visit of the child, given those of the node.
    ///
    /// The visit ends when the node's own thresholds would be reached, or when the runner-up looks
    /// cheaper by more than `SLACK`. (A. Nagai, *Df-pn algorithm for searching AND/OR trees*,
    /// 2002.)
    pub fn child_thresholds(&self, thresholds: ProofNumbers) -> ProofNumbers {
        // Solve `max + SHARE * (sum - max) >= threshold` for the child's proof number: once where
        // the child's number is the largest, once where another one is.
        let as_largest = thresholds.disproof - SHARE * self.others_sum;
        let as_lesser =
            (thresholds.disproof - self.others_max) / SHARE - (self.others_sum - self.others_max);
        let proof = if as_lesser <= self.others_max { as_lesser } else { as_largest };
        let disproof = thresholds.proof.min(self.second_disproof * SLACK + 1.0);
        // The visit must make progress, however the differences are rounded.
        let ProofNumbers { proof: least_proof, disproof: least_disproof } = self.child_numbers;
        ProofNumbers {
            proof: proof.max(least_proof * 1.01),
            disproof: disproof.max(least_disproof * 1.01),
        }
    }
}
