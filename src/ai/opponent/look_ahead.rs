//! What lies within a level's depth: the status of each placement.

use super::Turn;
use crate::ai::placement::Placement;
use crate::ai::solver::Outcome;
use crate::ai::status::{Status, StatusSearch};

/// Positions that a level looks at in one turn: about a second.
const BUDGET: u64 = 3_000_000;

/// Usable cells beyond which no end is in sight: in games of random placements no status within nine plies was found
/// above 47 cells in [`BUDGET`].
const FARTHEST: usize = 50;

/// Takes the best status that is seen within `depth` plies, the first one among equals; unknown ones lie between wins and losses.
///
/// The depth grows step by step until it or the budget is reached; the last depth that was finished counts.
pub fn best(turn: Turn, placements: &[Placement], depth: u8) -> Option<Placement> {
    let mut best = placements.first().copied();
    if turn.position.usable().len() > FARTHEST {
        return best;
    }
    let mut search = StatusSearch::new(BUDGET);
    for ahead in 0..depth {
        let mut statuses = Vec::with_capacity(placements.len());
        for &placement in placements {
            match search.status(turn.position.after(placement), ahead, turn.control) {
                Ok(status) => statuses.push((rank(status.map(|s| s.of_mover())), placement)),
                Err(_) => return best,
            }
        }
        best = statuses.iter().rev().max_by_key(|(rank, _)| *rank).map(|(_, placement)| *placement);
    }
    best
}

/// Orders what a player gets: known losses, quick ones first; unknown; known wins, quick ones last.
fn rank(status: Option<Status>) -> (u8, Option<Status>) {
    match status {
        Some(status) if status.outcome() == Outcome::Win => (2, Some(status)),
        Some(status) => (0, Some(status)),
        None => (1, None),
    }
}
