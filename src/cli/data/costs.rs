//! `data costs`: what proofs cost by the shape of the board, by which the solver weighs what to try.

use std::io;
use std::process::ExitCode;

use super::fits::write_fit;
use crate::ai::{CostFit, DEFAULT_MEMORY, Solver};

/// Solves the positions on standard input, each on one thread with a new solver, and fits the nodes that it takes.
pub fn run() -> io::Result<ExitCode> {
    write_fit(|fit: &mut CostFit, position| {
        let solution = Solver::new(DEFAULT_MEMORY).solve(position);
        if let Some(outcome) = solution.answer.outcome() {
            fit.add(position, outcome, solution.nodes);
        }
    })
}
