//! Resistance: where no placement wins, one that leaves the opponent few winning replies.

use std::time::Duration;

use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Deadline;
use crate::ai::solver::Solver;

/// With more usable cells than these only [`MAX_TRIED`] placements are compared.
const MAX_CELLS_COMPARED_WHOLLY: usize = 36;

/// Placements that are compared where there are many cells.
const MAX_TRIED: usize = 8;

/// Longest time for the choice among placements that all lose.
const MAX_TIME: Duration = Duration::from_secs(1);

/// How a lost position is resisted.
pub struct Resistance {
    pub placement: Placement,
    /// Winning replies that it leaves to the opponent; `None` if none were counted in time.
    pub replies: Option<usize>,
}

/// Returns the first placement that leaves the opponent at most `tolerance` times as many winning replies as the best of them does.
///
/// Placements that cannot be compared in time are left out; if none can, the first one is taken. `None` if there are none at all.
pub fn resist(
    solver: &mut Solver,
    position: Position,
    deadline: &Deadline,
    placements: &[Placement],
    tolerance: usize,
) -> Option<Resistance> {
    let all = position.usable().len() <= MAX_CELLS_COMPARED_WHOLLY;
    let tried = if all { placements.len() } else { MAX_TRIED.min(placements.len()) };
    let deadline = deadline.within(MAX_TIME);
    let mut compared = Vec::new();
    for &placement in &placements[..tried] {
        let mut winning = 0;
        let mut count = |_, outcome| winning += usize::from(outcome == Outcome::Win);
        let after = position.after(placement);
        if solver.analyze_by(after, &deadline, &mut count).is_err() {
            break;
        }
        // A placement that ends the game leaves no reply at all, and is the worst.
        compared.push((after.is_over(), winning, placement));
    }
    let fewest = compared.iter().map(|&(ends, replies, _)| (ends, replies)).min();
    let most = fewest.map(|(ends, fewest)| (ends, fewest * tolerance));
    let found = compared.iter().find(|&&(ends, replies, _)| Some((ends, replies)) <= most);
    let found = found.map(|&(_, replies, it)| Resistance { placement: it, replies: Some(replies) });
    found.or_else(|| Some(Resistance { placement: *placements.first()?, replies: None }))
}
