//! Parts of the solver that only research needs: the outcomes of the nodes of its searches. They
//! exist in builds with the feature `research`.

mod loss_model_fit;

use std::num::NonZero;

use super::proof_numbers::ProofNumbers;
use super::root::{Solver, lock};
use crate::ai::board::Position;
use crate::ai::limits::Limits;

pub use loss_model_fit::LossModelFit;

impl Solver {
    /// Returns a solver on one thread whose transposition table keeps easy wins like other nodes,
    /// as long as there is room.
    pub(crate) fn keeping_all_nodes(memory: usize) -> Solver {
        Solver::build(memory, NonZero::<usize>::MIN, true)
    }

    /// Returns the natural logarithms of the estimated proof numbers of a position: of a win, and
    /// of a loss for the player to move.
    pub(crate) fn logarithms_of_proofs(&mut self, position: Position) -> [f32; 2] {
        let numbers = self.estimate(position, &Limits::new());
        let numbers = numbers.unwrap_or(ProofNumbers::UNKNOWN);
        [numbers.proof, numbers.disproof].map(f32::ln)
    }

    /// Adds the nodes in the transposition table to `fit`.
    pub(crate) fn count_nodes(&self, fit: &mut LossModelFit) {
        fit.add(self.table.nodes_of_one_area(), lock(&self.searches[0]).values.arena());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::{Bitboard, Outcome};
    use crate::ai::ois::Ois;
    use crate::ai::solver::Answer;

    /// A solver that had run out of memory once forgot that it should keep easy wins, so that they
    /// could not be counted.
    #[test]
    fn an_exhausted_solver_forgets_but_keeps_its_options() {
        let mut solver = Solver::keeping_all_nodes(1 << 26);
        solver.solve(Position::new(Bitboard::rectangle(6, 6)));
        lock(&solver.searches[0]).is_poisoned = true;
        assert!(solver.table.nodes_of_one_area().next().is_some());
        solver.solve(Position::new(Bitboard::rectangle(4, 1)));
        assert!(solver.table.nodes_of_one_area().next().is_none());
        assert!(solver.table.keeps_easy_wins);
    }

    #[test]
    fn a_fit_counts_what_was_proven() {
        let mut solver = Solver::keeping_all_nodes(1 << 26);
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
