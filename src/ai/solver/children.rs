//! The open children of a node: which of them the search goes on with, how long, and what they say of the node.
//!
//! The effort to prove a loss lies between the largest and the sum of the children's, since proofs share most
//! of their nodes. (T. Ueda et al., *Weak proof-number search*, 2008.)

use super::node::Choice;
use super::virtual_loss::Crowd;
use crate::ai::solver::model::Effort;

/// Share of the lesser children's efforts in the effort to prove a loss.
const SHARE: f32 = 0.055;

/// By how much a child may exceed the next best one before that is tried: the step between visits of a node.
const SLACK: f32 = 1.6;

/// How much dearer a child counts where another thread is. Larger detours lead to children that were not needed.
const DETOUR: f32 = 1.1;

/// A child whose outcome is not known yet.
#[derive(Clone, Copy)]
pub struct Child {
    pub hash: u64,
    pub choice: Choice,
    pub effort: Effort,
    /// Its win was proven meanwhile.
    pub won: bool,
    /// An earlier child has the same hash, and counts for both.
    pub double: bool,
}

/// Lets one of several open children with the same hash, which are neighbours, count for all.
pub fn mark_doubles(children: &mut [Child]) {
    let mut last_open = None;
    for child in children {
        child.double = last_open == Some(child.hash);
        last_open = Some(child.hash);
    }
}

/// Returns the child whose loss is cheapest to prove, with its index.
fn cheapest<'a>(children: impl Iterator<Item = (usize, &'a Child)>) -> Option<(usize, &'a Child)> {
    children.min_by(|(_, a), (_, b)| a.effort.loss.total_cmp(&b.effort.loss))
}

/// What the open children of a node say: which one is next, and the efforts of the node itself.
pub struct Next {
    /// The child whose loss is cheapest to prove; one where another thread is counts as dearer.
    pub child: usize,
    pub effort: Effort,
    child_effort: Effort,
    /// Effort to prove the loss of the next best child.
    second_loss: f32,
    /// Largest effort to prove the win of another child, and the sum over all others.
    others_max: f32,
    others_sum: f32,
}

impl Next {
    /// Returns `None` when no child is open.
    pub fn of(children: &[Child], crowd: Option<&Crowd>) -> Option<Next> {
        let open = || children.iter().enumerate().filter(|(_, child)| !child.double);
        let (mut best, mut child) = cheapest(open())?;
        let least_loss = child.effort.loss;
        if let Some(crowd) = crowd.filter(|crowd| crowd.is_at(child.hash)) {
            let is_free = |child: &Child| {
                child.effort.loss <= DETOUR * least_loss && !crowd.is_at(child.hash)
            };
            let detour = cheapest(open().filter(|(_, child)| is_free(child)));
            (best, child) = detour.unwrap_or((best, child));
        }
        let mut next = Next {
            child: best,
            effort: child.effort,
            child_effort: child.effort,
            second_loss: f32::INFINITY,
            others_max: 0.0,
            others_sum: 0.0,
        };
        for (_, other) in open().filter(|&(i, _)| i != best) {
            // `f32::min` would also look for what is no number.
            let Effort { win, loss } = other.effort;
            next.second_loss = if loss < next.second_loss { loss } else { next.second_loss };
            next.others_max = if win > next.others_max { win } else { next.others_max };
            next.others_sum += win;
        }
        let max = next.others_max.max(child.effort.win);
        let sum = next.others_sum + child.effort.win;
        next.effort = Effort { win: least_loss, loss: max + SHARE * (sum - max) };
        Some(next)
    }

    /// Returns the limits under which the child is visited, given those of the node.
    pub fn child_limits(&self, limits: Effort) -> Effort {
        // The node's effort for a loss is the child's plus a share of the others', or the largest other plus a share of the rest.
        let as_largest = limits.loss - SHARE * self.others_sum;
        let as_lesser =
            (limits.loss - self.others_max) / SHARE - (self.others_sum - self.others_max);
        let win = if as_lesser <= self.others_max { as_lesser } else { as_largest };
        let loss = limits.win.min(self.second_loss * SLACK + 1.0);
        // However the differences are rounded, the child must get further than before.
        let Effort { win: least_win, loss: least_loss } = self.child_effort;
        Effort { win: win.max(least_win * 1.01), loss: loss.max(least_loss * 1.01) }
    }
}
