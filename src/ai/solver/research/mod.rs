//! What only research on the solver needs: its costs tuned, and how the nodes of its searches turned out. Only builds with the feature
//! `research` have it.

mod cost_tuning;
mod loss_model_fit;

use std::num::NonZero;
use std::sync::PoisonError;
use std::sync::atomic::AtomicBool;

use super::answer::{Answer, Solution};
use super::model::Costs;
use super::root::{DEFAULT_MEMORY, Solver, Worker, lock};
use crate::ai::board::Position;
use crate::ai::limits::Limits;

pub use cost_tuning::CostTuning;
pub use loss_model_fit::LossModelFit;

impl Solver {
    /// Returns the solver such that its transposition table holds all nodes that it has proven, as long as there is room.
    pub(crate) fn keeping_all_nodes(mut self) -> Solver {
        self.table.keeps_easy_wins = true;
        self
    }

    /// Returns how many nodes it takes to solve a position from a cold start by these costs, on one thread; `None` if `max_nodes` or the
    /// [`DEFAULT_MEMORY`] do not suffice.
    pub(crate) fn nodes_by(costs: Costs, position: Position, max_nodes: u64) -> Option<u64> {
        let mut solver = Solver::with_costs(DEFAULT_MEMORY, NonZero::<usize>::MIN, Some(costs));
        let (limits, never) = (Limits::new(), AtomicBool::new(false));
        let search = solver.searches[0].get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut worker = Worker { search, table: &solver.table, limits: &limits };
        let Solution { answer, nodes } = worker.solve(position, max_nodes, &never);
        (!matches!(answer, Answer::Unknown(_))).then_some(nodes)
    }

    /// Adds the nodes in the transposition table to a fit of the loss model.
    pub(crate) fn count_nodes(&self, fit: &mut LossModelFit) {
        fit.add(self.table.nodes_of_one_area(), lock(&self.searches[0]).values.arena());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::{Bitboard, Outcome};
    use crate::ai::ois::Ois;

    /// The costs were those in use and easy wins were dropped again, and what had been proven could not be counted.
    #[test]
    fn a_solver_without_memory_stays_what_it_is_and_forgets_when_it_goes_on() {
        let mut costs = Costs::COMPACT;
        costs.loss.base += 1.0;
        let one = NonZero::<usize>::MIN;
        let mut solver = Solver::with_costs(1 << 26, one, Some(costs)).keeping_all_nodes();
        solver.solve(Position::new(Bitboard::rectangle(6, 6)));
        solver.exhausted = true;
        assert!(solver.table.nodes_of_one_area().next().is_some());
        solver.solve(Position::new(Bitboard::rectangle(4, 1)));
        assert!(solver.table.nodes_of_one_area().next().is_none());
        assert_eq!(lock(&solver.searches[0]).costs, costs);
        assert!(solver.table.keeps_easy_wins);
    }

    #[test]
    fn a_fit_counts_what_was_proven() {
        let mut solver = Solver::new(1 << 26).keeping_all_nodes();
        let position = Position::new(Bitboard::rectangle(6, 6));
        solver.solve(position);
        let mut fit = LossModelFit::default();
        solver.count_nodes(&mut fit);
        let alone = solver.table.nodes_of_one_area().filter(|node| node.1 == Ois::ZERO.id());
        let lost = alone.filter(|node| node.2 == Outcome::Loss).map(|(shape, ..)| shape);
        for shape in lost.take(20) {
            let board = Position::new(shape.cells());
            let again = Solver::new(1 << 26).solve(board);
            assert_eq!(again.answer, Answer::Loss, "{board}");
        }
        let text = fit.to_string();
        assert_eq!(text.lines().filter(|line| !line.starts_with('#')).count(), 120);
    }
}
