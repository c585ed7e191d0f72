//! The open children of a node: which of them the search visits next, for how long, and the proof numbers of the node.

use super::node::Choice;
use super::proof_numbers::{ProofNumbers, SHARE};
use super::virtual_loss::VirtualLoss;

/// By how much a child may exceed the next best one before that is tried: the step between visits of a node.
const SLACK: f32 = 1.6;

/// How much more expensive a child counts while another thread is there. Larger detours lead to children that were not needed.
const DETOUR: f32 = 1.1;

/// A child whose outcome is not known yet.
#[derive(Clone, Copy)]
pub struct Child {
    pub hash: u64,
    pub choice: Choice,
    pub numbers: ProofNumbers,
    /// Whether it was proven to be won meanwhile.
    pub refuted: bool,
    /// Whether an earlier child has the same hash and counts for both.
    pub is_duplicate: bool,
}

impl Child {
    /// Returns a child of which nothing is known, and of which nothing is expected as yet.
    pub fn new(hash: u64, choice: Choice) -> Child {
        let numbers = ProofNumbers { proof: 1.0, disproof: 1.0 };
        Child { hash, choice, numbers, refuted: false, is_duplicate: false }
    }
}

// A node has hundreds of them, and they are sorted at every visit.
const _: () = assert!(size_of::<Child>() <= 32);

/// Marks open children that have the same hash as their predecessor: one of them counts for all.
pub fn mark_duplicates(children: &mut [Child]) {
    let mut last_open = None;
    for child in children {
        child.is_duplicate = last_open == Some(child.hash);
        last_open = Some(child.hash);
    }
}

/// Returns the child whose loss is cheapest to prove, with its index.
fn cheapest<'a>(children: impl Iterator<Item = (usize, &'a Child)>) -> Option<(usize, &'a Child)> {
    children.min_by(|(_, a), (_, b)| a.numbers.disproof.total_cmp(&b.numbers.disproof))
}

/// A look at the open children of a node: which one is next, and the proof numbers of the node.
pub struct BestChild {
    /// The child whose loss is cheapest to prove; one where another thread is counts as more expensive.
    pub index: usize,
    /// Proof numbers of the node.
    pub numbers: ProofNumbers,
    child_numbers: ProofNumbers,
    /// Disproof number of the next best child.
    second_disproof: f32,
    /// Largest proof number of another child, and the sum over all others.
    others_max: f32,
    others_sum: f32,
}

impl BestChild {
    /// Returns `None` when no child is open.
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

    /// Returns the thresholds for the visit of the child, given those of the node.
    pub fn child_thresholds(&self, thresholds: ProofNumbers) -> ProofNumbers {
        // The node's disproof number is the child's proof number plus a share of the others', or the largest other plus a share of
        // the rest.
        let as_largest = thresholds.disproof - SHARE * self.others_sum;
        let as_lesser =
            (thresholds.disproof - self.others_max) / SHARE - (self.others_sum - self.others_max);
        let proof = if as_lesser <= self.others_max { as_lesser } else { as_largest };
        let disproof = thresholds.proof.min(self.second_disproof * SLACK + 1.0);
        // However the differences are rounded, the visit must make progress.
        let ProofNumbers { proof: least_proof, disproof: least_disproof } = self.child_numbers;
        ProofNumbers {
            proof: proof.max(least_proof * 1.01),
            disproof: disproof.max(least_disproof * 1.01),
        }
    }
}
