//! `data chances`: how often nodes were lost in searches, the table that guides the solver.

use std::io::{self, Write};
use std::process::ExitCode;

use super::input::for_each_position;
use crate::ai::{DEFAULT_MEMORY, LossModelFit, Solver};

/// Solves the positions on standard input, each on one thread with a new solver, and counts how their nodes turned out.
pub fn run() -> io::Result<ExitCode> {
    let mut fit = LossModelFit::default();
    let read = for_each_position(|position| {
        let mut solver = Solver::new(DEFAULT_MEMORY).keeping_all_nodes();
        solver.solve(position);
        solver.count_nodes(&mut fit);
    });
    if let Err(code) = read {
        return Ok(code);
    }
    write!(io::stdout(), "{fit}")?;
    Ok(ExitCode::SUCCESS)
}
