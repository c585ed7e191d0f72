//! `data chances`: the share of lost nodes in searches, the table that guides the solver.

use std::io::{self, Write};

use super::input::positions;
use crate::ai::{DEFAULT_MEMORY, LossModelFit, Solver};
use crate::cli::shared::Failure;

/// Solves the positions on standard input, each on one thread with a new solver, and writes the
/// table that follows from their nodes.
pub fn run() -> Result<(), Failure> {
    let mut fit = LossModelFit::default();
    for position in positions()? {
        let mut solver = Solver::keeping_all_nodes(DEFAULT_MEMORY);
        solver.solve(position);
        solver.count_nodes(&mut fit);
    }
    Ok(write!(io::stdout(), "{fit}")?)
}
