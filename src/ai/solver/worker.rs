//! One thread of a solver, and how it turns positions into nodes and choices back into placements.

use std::sync::atomic::AtomicBool;

use super::answer::{Answer, Solution};
use super::node::{Choice, Node};
use super::proof_numbers::ProofNumbers;
use super::search::Search;
use crate::ai::board::{Bitboard, Outcome, Placement, Position};
use crate::ai::limits::{Interruption, Limits, Watch};
use crate::ai::ois::{Arena, Ois};

/// One thread of a solver, which solves one position after the other while other threads solve
/// theirs.
pub(crate) struct Worker<'a> {
    pub(super) search: &'a mut Search,
    pub(super) limits: &'a Limits,
}

impl Worker<'_> {
    /// Finds the outcome of a position within `max_nodes` nodes and the limits. Setting `abort`
    /// from another thread ends the search as [`Stopped`](Interruption::Stopped).
    pub fn solve(&mut self, position: Position, max_nodes: u64, abort: &AtomicBool) -> Solution {
        if position.is_over() {
            return Solution { answer: Answer::Over, nodes: 0 };
        }
        let limits = self.limits.clone().nodes(max_nodes);
        let mut watch = Watch::until(&limits, abort);
        let answer = self.search.answer(position, &mut watch).unwrap_or_else(Answer::Unknown);
        Solution { answer, nodes: watch.finish() }
    }

    /// Returns whether the time has passed or the search was stopped.
    pub fn is_stopped(&self) -> bool {
        self.limits.is_reached()
    }

    /// Makes the solver forget everything before its next search, since the work here has panicked.
    pub fn poison(&mut self) {
        self.search.is_poisoned = true;
    }

    /// Estimates the proof numbers of a position. Where time or memory do not suffice for its small
    /// areas, they are left out.
    pub fn estimate(&mut self, position: Position) -> ProofNumbers {
        let expected = self.search.estimate(position, &mut Watch::new(self.limits));
        expected.unwrap_or_else(|_| self.search.estimate_big_areas(position))
    }
}

/// Proof number of an outcome that is disproven. It is finite, so that differences of such numbers
/// are numbers.
const ALMOST_INFINITE: f32 = 1e12;

impl Search {
    /// Estimates the proof numbers of a position; stored proof numbers and proven outcomes take
    /// precedence.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the computation of the small areas'
    /// values.
    pub fn estimate(
        &mut self,
        position: Position,
        watch: &mut Watch,
    ) -> Result<ProofNumbers, Interruption> {
        let node = Node::new(position.free(), &mut self.values, watch)?;
        // A caller still has to solve a position of known outcome, but that costs next to nothing.
        Ok(match self.known_outcome(&node) {
            Some(Outcome::Loss) => ProofNumbers { proof: ALMOST_INFINITE, disproof: 1.0 },
            Some(Outcome::Win) => ProofNumbers { proof: 1.0, disproof: ALMOST_INFINITE },
            None => self.proof_numbers_of(&node),
        })
    }

    /// Finds the outcome of a position.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the search.
    pub fn outcome(
        &mut self,
        position: Position,
        watch: &mut Watch,
    ) -> Result<Outcome, Interruption> {
        let node = Node::new(position.free(), &mut self.values, watch)?;
        if let Some(outcome) = self.known_outcome(&node) {
            return Ok(outcome);
        }
        let wins = self.solve(&node, watch)?.is_some();
        Ok(if wins { Outcome::Win } else { Outcome::Loss })
    }

    /// Finds the outcome of a position that is not over, with a placement that wins if one does.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the search.
    pub fn answer(
        &mut self,
        position: Position,
        watch: &mut Watch,
    ) -> Result<Answer, Interruption> {
        let node = Node::new(position.free(), &mut self.values, watch)?;
        if self.known_outcome(&node) == Some(Outcome::Loss) {
            return Ok(Answer::Loss);
        }
        if node.areas.is_empty() {
            watch.count_node()?;
            let is_lost = |arena: &Arena, small| !arena.is_winable(small);
            return self.small_placement(position, watch, is_lost).map(Answer::Win);
        }
        match self.solve(&node, watch)? {
            None => Ok(Answer::Loss),
            Some(Choice::Big { placement, .. }) => Ok(Answer::Win(placement)),
            Some(Choice::Small(chosen)) => {
                let big = node.areas.iter().fold(Bitboard::EMPTY, |all, area| all | area.cells);
                let small = Position::new(position.free() - big);
                self.small_placement(small, watch, |_, small| small == chosen).map(Answer::Win)
            }
        }
    }

    /// Finds a placement whose value afterwards satisfies `is_wanted`, in a position all of whose
    /// areas are known by value.
    ///
    /// # Panics
    /// If there is none. Reduction removes elements but never adds any, so some placement leads to
    /// each element.
    fn small_placement(
        &mut self,
        position: Position,
        watch: &mut Watch,
        is_wanted: impl Fn(&Arena, Ois) -> bool,
    ) -> Result<Placement, Interruption> {
        for placement in Placement::all_on(position.free()) {
            let after = self.values.value_of_areas(position.after(placement).free(), watch)?;
            if is_wanted(self.values.arena(), after) {
                return Ok(placement);
            }
        }
        panic!("no placement leads to the value that wins: {position}")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::ai::board::Cell;
    use crate::ai::solver::Solver;
    use crate::ai::solver::model::Costs;

    /// An estimate that was skipped for lack of memory once counted as the lowest of all, so its
    /// child was tried next.
    #[test]
    fn without_memory_a_large_position_does_not_look_cheap() {
        // One of the areas is too large for the tablebase, but is taken by value.
        let wall = Cell::all().filter(|cell| cell.column() == 2).collect();
        let areas = Bitboard::FULL - wall;
        let expected_with = |memory| {
            let expected = Mutex::new(ProofNumbers::WON);
            let position = Position::new(areas);
            Solver::new(memory).on_workers(position, &Limits::new(), |worker| {
                *expected.lock().unwrap() = worker.estimate(position);
            });
            expected.into_inner().unwrap()
        };
        let (without, with) = (expected_with(0), expected_with(1 << 24));
        for (without, with) in [(without.proof, with.proof), (without.disproof, with.disproof)] {
            assert!((0.1..10.0).contains(&(without / with)), "{without} {with}");
        }
    }

    /// A visit that left its node undecided once was read as a proven loss, since it had no winning
    /// choice. 6x10 is won.
    #[test]
    #[should_panic(expected = "left undecided")]
    fn an_undecided_search_is_not_taken_for_a_loss() {
        let mut solver = Solver::new(1 << 24);
        let search = solver.searches[0].get_mut().unwrap();
        // Either proof is expected to take for ever.
        search.costs = Costs::ENDLESS;
        let limits = Limits::new();
        let mut watch = Watch::new(&limits);
        let position = Position::new(Bitboard::rectangle(6, 10));
        let _ = search.answer(position, &mut watch);
    }

    /// A won position once was read as a lost one where no placement led to the value that was
    /// chosen.
    #[test]
    #[should_panic(expected = "no placement leads to")]
    fn a_value_without_a_placement_is_not_taken_for_a_loss() {
        let limits = Limits::new();
        let mut watch = Watch::new(&limits);
        let mut solver = Solver::new(1 << 24);
        let search = solver.searches[0].get_mut().unwrap();
        let position = Position::new(Bitboard::rectangle(5, 2));
        let _ = search.small_placement(position, &mut watch, |_, _| false);
    }
}
