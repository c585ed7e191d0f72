//! `data chances`: how often nodes were lost in searches, the table that guides the solver.

use std::io;
use std::process::ExitCode;

use super::fits::write_fit;
use crate::ai::{DEFAULT_MEMORY, LossModelFit, Solver};

/// Solves the positions on standard input, each on one thread with a new solver, and counts how their nodes turned out.
pub fn run() -> io::Result<ExitCode> {
    write_fit(|fit: &mut LossModelFit, position| {
        let mut solver = Solver::new(DEFAULT_MEMORY).keeping_all_nodes();
        solver.solve(position);
        solver.count_nodes(fit);
    })
}
