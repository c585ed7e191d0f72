//! The distance to the end (remoteness): wins and losses counted in plies, by a search of bounded
//! depth.
//!
//! Canonical sets do not preserve lengths, so this search works on the cells themselves. It sees
//! only ends that are near; the solver sees further, without distances.

use rustc_hash::FxHashMap;

use crate::ai::board::{Bitboard, Outcome, Placement, Position};
use crate::ai::limits::Limits;

/// The outcome for the player to move with its distance in plies, if both players hasten wins and
/// delay losses.
///
/// `W0`: nothing fits, the opponent placed last. `L1`: every placement ends the game. Then `W2`,
/// `L3`, and so on: wins are even, losses odd. Better is greater: `L1 < L3 < … < W4 < W2 < W0`.
///
/// It is held as a number, above 0 for a win and below for a loss: the nearer the end, the further
/// from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Distance(i8);

impl Distance {
    /// Nothing fits any more, which wins.
    pub const OVER: Distance = Distance(i8::MAX);

    /// Returns the number of plies until the end.
    pub const fn plies(self) -> u8 {
        (i8::MAX - self.0.abs()) as u8
    }

    /// Returns the outcome without the distance.
    pub const fn outcome(self) -> Outcome {
        if self.0 > 0 { Outcome::Win } else { Outcome::Loss }
    }

    /// Returns the distance for the player who moves to a position of this distance.
    pub const fn for_mover(self) -> Distance {
        Distance(self.0.signum() - self.0)
    }
}

/// A search for distances that visits a limited number of positions and remembers what it found.
pub struct DistanceSearch {
    /// The depth that was searched and its result, by usable cells.
    memo: FxHashMap<Bitboard, (u8, Option<Distance>)>,
    /// Number of positions that may still be visited.
    budget: u64,
    /// The limits of the search.
    limits: Limits,
}

/// The error for a search whose budget is spent or whose time has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBudget;

/// Positions between two readings of the clock.
const POSITIONS_PER_CLOCK_READ: u64 = 64;

/// Largest number of entries of the memo, about 50 MiB. A full memo is cleared.
const MAX_MEMO_ENTRIES: usize = 1 << 20;

impl DistanceSearch {
    /// Returns a search that may visit `budget` positions within the limits.
    pub fn new(budget: u64, limits: &Limits) -> DistanceSearch {
        DistanceSearch { memo: FxHashMap::default(), budget, limits: limits.clone() }
    }

    /// Returns the distance to the end if it is at most `depth` plies, else `None`.
    ///
    /// # Errors
    /// [`OutOfBudget`] if the budget is spent or the time has passed.
    pub fn distance(
        &mut self,
        position: Position,
        depth: u8,
    ) -> Result<Option<Distance>, OutOfBudget> {
        let usable = position.usable();
        self.budget = self.budget.checked_sub(1).ok_or(OutOfBudget)?;
        if usable.is_empty() {
            return Ok(Some(Distance::OVER));
        }
        if min_plies(usable, u32::from(depth) + 1) > u32::from(depth) {
            return Ok(None);
        }
        // A known distance is final; an unknown one only for depths up to the one searched.
        match self.memo.get(&usable) {
            Some(&(_, Some(distance))) => return Ok(Some(distance).filter(|d| d.plies() <= depth)),
            Some(&(searched, None)) if searched >= depth => return Ok(None),
            _ => {}
        }
        if self.limits.is_stopped() || self.is_late() {
            return Err(OutOfBudget);
        }
        let distance = self.expand(usable, depth)?;
        if self.memo.len() >= MAX_MEMO_ENTRIES {
            self.memo.clear();
        }
        self.memo.insert(usable, (depth, distance));
        Ok(distance)
    }

    /// Returns whether the time has passed, which it checks now and then. After that, the
    /// budget is spent.
    fn is_late(&mut self) -> bool {
        let late = self.budget.is_multiple_of(POSITIONS_PER_CLOCK_READ) && self.limits.is_reached();
        if late {
            self.budget = 0;
        }
        late
    }

    /// Searches all children of a position.
    fn expand(&mut self, usable: Bitboard, depth: u8) -> Result<Option<Distance>, OutOfBudget> {
        let mut best: Option<Distance> = None;
        let mut all_known = true;
        for placement in Placement::all_on(usable) {
            // Once a win is known, only a quicker one matters.
            let depth = match best {
                Some(win) if win.outcome() == Outcome::Win => win.plies() - 1,
                _ => depth,
            };
            match self.distance(Position::new(usable).after(placement), depth - 1)? {
                Some(distance) => best = best.max(Some(distance.for_mover())),
                None => all_known = false,
            }
            if best.is_some_and(|distance| distance.plies() == 2) {
                break;
            }
        }
        Ok(best.filter(|distance| all_known || distance.outcome() == Outcome::Win))
    }
}

/// Returns a lower bound on the plies until nothing fits, at most `enough`.
///
/// Tetrominoes are picked so far apart that no placement can touch two of them: cells of one
/// placement are at most three steps apart. As long as one of them is untouched, the game goes on.
fn min_plies(usable: Bitboard, enough: u32) -> u32 {
    let mut rest = usable;
    let mut picks = 0;
    while picks < enough
        && let Some(cell) = rest.first()
    {
        let mut pick = Bitboard::from_iter([cell]);
        while pick.len() < 4 {
            match ((pick.grown() & rest) - pick).first() {
                Some(next) => pick.insert(next),
                None => break,
            }
        }
        if pick.len() == 4 {
            picks += 1;
            let near = (0..3).fold(pick, |ball, _| ball.grown() & usable);
            rest = rest - near;
        } else {
            rest = rest - pick;
        }
    }
    picks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;
    use crate::ai::solver::Solver;

    /// The slow twin: the whole game tree, with distances.
    fn minimax(free: Bitboard) -> Distance {
        Placement::all_on(free)
            .map(|placement| minimax(free - placement.cells()).for_mover())
            .max()
            .unwrap_or(Distance::OVER)
    }

    fn random_board(rng: &mut fastrand::Rng, cells: usize) -> Bitboard {
        let mut free = Bitboard::FULL;
        while free.len() > cells {
            free =
                free - Bitboard::from_iter([Cell::new(rng.usize(..10), rng.usize(..10)).unwrap()]);
        }
        free.usable()
    }

    #[test]
    fn distances_agree_with_the_whole_game_tree() {
        let mut rng = fastrand::Rng::with_seed(5);
        let limits = Limits::new();
        for _ in 0..60 {
            let free = Bitboard::rectangle(rng.usize(2..6), 3) - random_board(&mut rng, 30);
            let expected = minimax(free);
            for depth in 0..6 {
                let found =
                    DistanceSearch::new(u64::MAX, &limits).distance(Position::new(free), depth);
                let within = Some(expected).filter(|d| d.plies() <= depth);
                assert_eq!(found, Ok(within), "{free:?} {depth}");
            }
        }
    }

    #[test]
    fn distances_agree_with_the_solver() {
        let mut rng = fastrand::Rng::with_seed(6);
        let limits = Limits::new();
        let mut known = 0;
        for _ in 0..100 {
            let position = Position::new(random_board(&mut rng, 34));
            let solved = Solver::new(1 << 24).solve(position).answer.outcome().unwrap();
            if let Ok(Some(distance)) =
                DistanceSearch::new(1_000_000, &limits).distance(position, 7)
            {
                assert_eq!(distance.outcome(), solved);
                known += 1;
            }
        }
        assert!(known > 50, "{known}");
    }

    #[test]
    fn the_bound_never_exceeds_a_game() {
        let mut rng = fastrand::Rng::with_seed(7);
        for _ in 0..300 {
            let mut free = random_board(&mut rng, 70);
            let bound = min_plies(free, u32::MAX);
            let mut plies = 0;
            loop {
                let placements: Vec<_> = Placement::all_on(free).collect();
                let Some(placement) = rng.choice(placements) else { break };
                free = free - placement.cells();
                plies += 1;
            }
            assert!(bound <= plies);
        }
    }

    #[test]
    fn quick_wins_are_better_than_slow_ones_and_slow_losses_than_quick_ones() {
        let after = |plies| (0..plies).fold(Distance::OVER, |it, _| it.for_mover());
        let order = [1, 3, 5, 4, 2, 0].map(after);
        assert!(order.is_sorted());
        assert_eq!(order.map(Distance::plies), [1, 3, 5, 4, 2, 0]);
        let (loss, win) = (Outcome::Loss, Outcome::Win);
        assert_eq!(order.map(Distance::outcome), [loss, loss, loss, win, win, win]);
    }
}
