//! Resistance: where no placement wins, one that leaves the opponent few winning replies.

use std::time::Duration;

use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::Solver;

/// Largest position, in usable cells, in which all placements are compared; in larger ones only
/// [`MAX_TRIED`].
const MAX_CELLS_COMPARED_WHOLLY: usize = 36;

/// Largest number of placements compared in large positions.
const MAX_TRIED: usize = 8;

/// Longest time for the choice.
const MAX_TIME: Duration = Duration::from_secs(1);

/// The choice in a lost position.
pub struct Resistance {
    /// The placement chosen.
    pub placement: Placement,
    /// Number of winning replies that it leaves; `None` if none were counted in time.
    pub replies: Option<usize>,
}

/// Returns the first of `placements` that leaves at most `tolerance` times as many winning replies
/// as the best of them.
///
/// Placements that can't be compared in time, and in large positions those after the first eight,
/// are left out. One that ends the game counts as the worst. If none is compared, the first is
/// chosen; `None` if there are no placements at all.
pub fn resist(
    solver: &mut Solver,
    position: Position,
    limits: &Limits,
    placements: &[Placement],
    tolerance: usize,
) -> Option<Resistance> {
    let all = position.usable().len() <= MAX_CELLS_COMPARED_WHOLLY;
    let tried = if all { placements.len() } else { MAX_TRIED.min(placements.len()) };
    let limits = limits.clone().time(MAX_TIME);
    let mut compared = Vec::new();
    for &placement in &placements[..tried] {
        let mut winning = 0;
        let mut count = |_, outcome| winning += usize::from(outcome == Outcome::Win);
        let after = position.after(placement);
        if solver.analyze(after, &limits, &mut count).is_err() {
            break;
        }
        // A placement that ends the game leaves no reply at all, but is the worst.
        compared.push((after.is_over(), winning, placement));
    }
    let best = compared.iter().map(|&(ends, replies, _)| (ends, replies)).min();
    let Some((ends, fewest)) = best else {
        return placements.first().map(|&placement| Resistance { placement, replies: None });
    };
    let most = (ends, fewest * tolerance);
    let found = compared.into_iter().find(|&(ends, replies, _)| (ends, replies) <= most);
    found.map(|(_, replies, placement)| Resistance { placement, replies: Some(replies) })
}
