//! The look-ahead within a level's depth: the distance to the end after each placement, and the
//! number of good replies that it leaves.

use crate::ai::analysis::{Distance, DistanceSearch, OutOfBudget};
use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Limits;

/// Largest number of positions visited for distances in one turn: some tenths of a second.
const LOOK_AHEAD_BUDGET: u64 = 400_000;

/// Largest number of positions visited to count replies.
const REPLY_BUDGET: u64 = 100_000;

/// Largest position, in usable cells, in which an end may be within reach: in games of random
/// placements no end within nine plies was found above 47 cells with three million positions.
const MAX_CELLS_IN_REACH: usize = 50;

/// Returns for each placement the distance to the end for the player who makes it; `None` where it
/// is more than `depth` plies, and everywhere in a position of more than `MAX_CELLS_IN_REACH`
/// usable cells.
///
/// Searches by iterative deepening, up to `depth`, the budget or a limit. The last depth that was
/// completed counts.
pub fn distances(
    position: Position,
    limits: &Limits,
    placements: &[Placement],
    depth: u8,
) -> Vec<Option<Distance>> {
    let mut seen = vec![None; placements.len()];
    if position.usable().len() > MAX_CELLS_IN_REACH {
        return seen;
    }
    let mut search = DistanceSearch::new(LOOK_AHEAD_BUDGET, limits);
    for ahead in 0..depth {
        let distance = |&placement: &Placement| {
            let distance = search.distance(position.after(placement), ahead)?;
            Ok(distance.map(Distance::for_mover))
        };
        match placements.iter().map(distance).collect() {
            Ok(distances) => seen = distances,
            Err(OutOfBudget) => break,
        }
    }
    seen
}

/// Applies the aggressive rule: returns the placement that leaves the opponent the fewest good
/// replies, as seen within `depth` plies, the first among equals; `None` if there are no
/// placements.
///
/// Good replies are those that win or, where none is seen to win, those that are not seen to lose.
/// Placements beyond the budget or the limits are left out; where no replies are counted at all,
/// the first placement is returned.
pub fn most_aggressive(
    position: Position,
    limits: &Limits,
    placements: &[Placement],
    depth: u8,
) -> Option<Placement> {
    let first = placements.first().copied();
    if placements.len() < 2 || depth < 2 || position.usable().len() > MAX_CELLS_IN_REACH {
        return first;
    }
    let mut search = DistanceSearch::new(REPLY_BUDGET, limits);
    let count = |&placement: &Placement| {
        let replies = good_replies(position.after(placement), depth - 2, &mut search);
        Some((replies.ok()?, placement))
    };
    let counted: Vec<_> = placements.iter().map_while(count).collect();
    counted.into_iter().min_by_key(|&(replies, _)| replies).map(|(_, p)| p).or(first)
}

/// Counts the good replies in a position.
fn good_replies(
    position: Position,
    depth: u8,
    search: &mut DistanceSearch,
) -> Result<usize, OutOfBudget> {
    let (mut winning, mut unknown) = (0, 0);
    for reply in Placement::all_on(position.free()) {
        match search.distance(position.after(reply), depth)?.map(Distance::outcome) {
            Some(Outcome::Loss) => winning += 1,
            None => unknown += 1,
            Some(Outcome::Win) => {}
        }
    }
    Ok(if winning > 0 { winning } else { unknown })
}
