//! Resistance: where no placement wins, the one that leaves the opponent the fewest winning replies.

use std::time::Duration;

use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::Solver;

/// With more usable cells than these only [`TRIED`] placements are compared.
const FEW_CELLS: usize = 36;

/// Placements that are compared where there are many cells.
const TRIED: usize = 8;

/// Longest time for the choice among placements that all lose.
const LONGEST: Duration = Duration::from_secs(1);

/// Returns the placement that leaves the opponent the fewest winning replies, the first one among equals, and how many these are.
///
/// Placements that cannot be compared in time are left out; `None` if none can.
pub fn resist(
    solver: &mut Solver,
    position: Position,
    limits: &Limits,
    placements: &[Placement],
) -> Option<(Placement, usize)> {
    let all = position.usable().len() <= FEW_CELLS;
    let tried = if all { placements.len() } else { TRIED.min(placements.len()) };
    let limits = limits.within(LONGEST);
    let mut fewest = None;
    for &placement in &placements[..tried] {
        let mut winning = 0;
        let mut count = |_, outcome| winning += usize::from(outcome == Outcome::Win);
        let after = position.after(placement);
        if solver.analyze_with(after, &limits, &mut count).is_err() {
            break;
        }
        // A placement that ends the game leaves no reply at all, and is the worst.
        let key = (after.is_over(), winning);
        if fewest.is_none_or(|(least, _)| key < least) {
            fewest = Some((key, placement));
        }
    }
    fewest.map(|((_, replies), placement)| (placement, replies))
}
