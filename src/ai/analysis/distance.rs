//! How far away the end is: wins and losses counted in plies, by a search of bounded depth.
//!
//! Values of canonical sets forget lengths, so this search works on the cells themselves. It knows the end of the game only
//! where it is near; [`Solver`](super::Solver) sees further, without distances.

use std::cmp::Ordering;
use std::fmt;
use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::ai::board::{Bitboard, Outcome, Placement, Position};
use crate::ai::limits::Control;

/// Outcome for the player to move with its distance in plies, both sides hastening wins and delaying losses.
///
/// `W0`: nothing fits, the opponent placed last. `L1`: every placement ends the game. Then `W2`, `L3`, and so on: wins are even,
/// losses odd. Statuses are ordered from slow to quick wins and from quick to slow losses: better is greater.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Status {
    plies: u8,
}

impl Status {
    /// Nothing fits any more: won.
    pub const OVER: Status = Status { plies: 0 };

    /// Returns the plies until the end.
    pub const fn plies(self) -> u8 {
        self.plies
    }

    /// Returns the outcome without the distance.
    pub const fn outcome(self) -> Outcome {
        if self.plies.is_multiple_of(2) { Outcome::Win } else { Outcome::Loss }
    }

    /// Returns what the player who moves to a position of this status gets.
    pub const fn of_mover(self) -> Status {
        Status { plies: self.plies + 1 }
    }
}

impl Ord for Status {
    fn cmp(&self, other: &Status) -> Ordering {
        match (self.outcome(), other.outcome()) {
            (Outcome::Win, Outcome::Win) => other.plies.cmp(&self.plies),
            (Outcome::Loss, Outcome::Loss) => self.plies.cmp(&other.plies),
            (Outcome::Win, Outcome::Loss) => Ordering::Greater,
            (Outcome::Loss, Outcome::Win) => Ordering::Less,
        }
    }
}

impl PartialOrd for Status {
    fn partial_cmp(&self, other: &Status) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.outcome() {
            Outcome::Win => 'W',
            Outcome::Loss => 'L',
        };
        write!(f, "{letter}{}", self.plies)
    }
}

/// A search for statuses that looks at a limited number of positions and remembers what it found.
pub struct StatusSearch {
    /// By usable cells: the depth that was searched, and what came out.
    memo: FxHashMap<Bitboard, (u8, Option<Status>)>,
    /// Positions that may still be looked at.
    budget: u64,
    deadline: Option<Instant>,
}

/// The budget is spent, or the search was told to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBudget;

/// Positions between two looks at the clock.
const CLOCK_STEP: u64 = 64;

/// Entries of the memo, about 64 MiB; beyond, it starts anew.
const MAX_MEMO: usize = 1 << 20;

impl StatusSearch {
    /// Returns a search that may look at `budget` positions.
    pub fn new(budget: u64) -> StatusSearch {
        StatusSearch { memo: FxHashMap::default(), budget, deadline: None }
    }

    /// Returns the search with a time at which its budget ends anyway.
    pub fn until(self, deadline: Instant) -> StatusSearch {
        StatusSearch { deadline: Some(deadline), ..self }
    }

    /// Returns the status of a position if the game can be forced to end within `depth` plies, else `None`.
    ///
    /// # Errors
    /// When the budget does not suffice or the control was stopped.
    pub fn status(
        &mut self,
        position: Position,
        depth: u8,
        control: &Control,
    ) -> Result<Option<Status>, OutOfBudget> {
        self.search(position.usable(), depth, control)
    }

    fn search(
        &mut self,
        usable: Bitboard,
        depth: u8,
        control: &Control,
    ) -> Result<Option<Status>, OutOfBudget> {
        self.budget = self.budget.checked_sub(1).ok_or(OutOfBudget)?;
        if usable.is_empty() {
            return Ok(Some(Status::OVER));
        }
        if least_plies(usable) > u32::from(depth) {
            return Ok(None);
        }
        // A status that is known is final; an unknown one only down to the depth that was searched.
        match self.memo.get(&usable) {
            Some(&(_, Some(status))) => return Ok(Some(status).filter(|s| s.plies <= depth)),
            Some(&(searched, None)) if searched >= depth => return Ok(None),
            _ => {}
        }
        if control.is_stopped() || self.is_late() {
            return Err(OutOfBudget);
        }
        let status = self.expand(usable, depth, control)?;
        if self.memo.len() >= MAX_MEMO {
            self.memo.clear();
        }
        self.memo.insert(usable, (depth, status));
        Ok(status)
    }

    /// Looks at the clock now and then.
    fn is_late(&mut self) -> bool {
        let late = self.budget.is_multiple_of(CLOCK_STEP)
            && self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late {
            self.budget = 0;
        }
        late
    }

    fn expand(
        &mut self,
        usable: Bitboard,
        depth: u8,
        control: &Control,
    ) -> Result<Option<Status>, OutOfBudget> {
        let mut best: Option<Status> = None;
        let mut all_known = true;
        for placement in Placement::all_on(usable) {
            // Once a win is known, only a quicker one matters.
            let depth = match best {
                Some(win) if win.outcome() == Outcome::Win => win.plies - 1,
                _ => depth,
            };
            let child = (usable - placement.cells()).usable();
            match self.search(child, depth - 1, control)? {
                Some(status) => best = best.max(Some(status.of_mover())),
                None => all_known = false,
            }
            if best.is_some_and(|status| status.plies == 2) {
                break;
            }
        }
        Ok(best.filter(|status| all_known || status.outcome() == Outcome::Win))
    }
}

/// Returns a lower bound on the plies until nothing fits.
///
/// Tetrominoes are picked so that no placement can touch two of them: cells of one placement are at most three steps apart,
/// and the picks lie further apart. As long as one of them is untouched the game goes on.
fn least_plies(usable: Bitboard) -> u32 {
    let mut rest = usable;
    let mut picks = 0;
    while let Some(cell) = rest.first() {
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
    fn minimax(free: Bitboard) -> Status {
        Placement::all_on(free)
            .map(|placement| minimax(free - placement.cells()).of_mover())
            .max()
            .unwrap_or(Status::OVER)
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
    fn statuses_agree_with_the_whole_game_tree() {
        let mut rng = fastrand::Rng::with_seed(5);
        let control = Control::default();
        for _ in 0..60 {
            let free = Bitboard::rectangle(rng.usize(2..6), 3) - random_board(&mut rng, 30);
            let expected = minimax(free);
            for depth in 0..6 {
                let found =
                    StatusSearch::new(u64::MAX).status(Position::new(free), depth, &control);
                let within = Some(expected).filter(|s| s.plies <= depth);
                assert_eq!(found, Ok(within), "{free:?} {depth}");
            }
        }
    }

    #[test]
    fn statuses_agree_with_the_solver() {
        let mut rng = fastrand::Rng::with_seed(6);
        let control = Control::default();
        let mut known = 0;
        for _ in 0..100 {
            let position = Position::new(random_board(&mut rng, 34));
            let solved = Solver::new(1 << 24).solve(position, None, &control).outcome.unwrap();
            if let Ok(Some(status)) = StatusSearch::new(1_000_000).status(position, 7, &control) {
                assert_eq!(status.outcome(), solved);
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
            let bound = least_plies(free);
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
        let order = [1, 3, 5, 4, 2, 0].map(|plies| Status { plies });
        assert!(order.is_sorted());
        assert_eq!(order.map(|s| s.to_string()), ["L1", "L3", "L5", "W4", "W2", "W0"]);
    }
}
