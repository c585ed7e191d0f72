//! What lies within a level's depth: the status of each placement, and how many good replies it leaves.

use std::cmp::Reverse;

use crate::ai::analysis::Turn;
use crate::ai::analysis::{OutOfBudget, Status, StatusSearch};
use crate::ai::board::{Outcome, Placement, Position};

/// Positions that a level looks at in one turn: some tenths of a second.
const BUDGET: u64 = 400_000;

/// Positions that it looks at to count replies.
const REPLY_BUDGET: u64 = 100_000;

/// Usable cells beyond which no end is in sight: in games of random placements no status within nine plies was found
/// above 47 cells with three million positions.
const FARTHEST: usize = 50;

/// Returns the status of each placement for whoever makes it, as far as it is seen within `depth` plies.
///
/// The depth grows step by step until it, the budget or the time is reached; the last depth that was finished counts.
pub fn statuses(turn: Turn, placements: &[Placement], depth: u8) -> Vec<Option<Status>> {
    let mut seen = vec![None; placements.len()];
    if turn.position.usable().len() > FARTHEST {
        return seen;
    }
    let mut search = StatusSearch::new(BUDGET).until(turn.deadline);
    for ahead in 0..depth {
        let statuses: Result<Vec<_>, OutOfBudget> = placements
            .iter()
            .map(|&placement| {
                let status = search.status(turn.position.after(placement), ahead, turn.control)?;
                Ok(status.map(Status::of_mover))
            })
            .collect();
        match statuses {
            Ok(statuses) => seen = statuses,
            Err(OutOfBudget) => break,
        }
    }
    seen
}

/// The aggressive rule: returns the placement that leaves the opponent the fewest good replies as seen within `depth` plies, the first one among equals.
///
/// Good is what wins, or where no reply is seen to win, what is not seen to lose.
pub fn most_aggressive(turn: Turn, placements: &[Placement], depth: u8) -> Option<Placement> {
    let first = placements.first().copied();
    if placements.len() < 2 || depth < 2 || turn.position.usable().len() > FARTHEST {
        return first;
    }
    let mut search = StatusSearch::new(REPLY_BUDGET).until(turn.deadline);
    let mut counted = Vec::with_capacity(placements.len());
    for &placement in placements {
        match good_replies(turn, turn.position.after(placement), depth - 2, &mut search) {
            Ok(replies) => counted.push((replies, placement)),
            Err(OutOfBudget) => break,
        }
    }
    counted.into_iter().rev().max_by_key(|&(replies, _)| Reverse(replies)).map(|(_, p)| p).or(first)
}

fn good_replies(
    turn: Turn,
    after: Position,
    depth: u8,
    search: &mut StatusSearch,
) -> Result<usize, OutOfBudget> {
    let (mut winning, mut unknown) = (0, 0);
    for reply in Placement::all_on(after.free()) {
        match search.status(after.after(reply), depth, turn.control)?.map(Status::outcome) {
            Some(Outcome::Loss) => winning += 1,
            None => unknown += 1,
            Some(Outcome::Win) => {}
        }
    }
    Ok(if winning > 0 { winning } else { unknown })
}
