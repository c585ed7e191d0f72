//! `data chances`: how often nodes were lost in searches, the table that guides the solver.

use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use crate::ai::{DEFAULT_MEMORY, LossModelFit, Solver};
use crate::cli::shared::{BAD_INPUT, EntriesOfLines};

/// Solves the positions on standard input, each on one thread with a new solver, and counts how their nodes turned out.
pub fn run() -> io::Result<ExitCode> {
    let mut fit = LossModelFit::default();
    for entry in EntriesOfLines::new(BufReader::new(io::stdin())) {
        match entry.position {
            Ok(position) => {
                let mut solver = Solver::new(DEFAULT_MEMORY);
                solver.solve(position);
                solver.count_nodes(&mut fit);
            }
            Err(error) => {
                writeln!(io::stderr(), "error: line {}: {error}", entry.number)?;
                return Ok(ExitCode::from(BAD_INPUT));
            }
        }
    }
    write!(io::stdout(), "{fit}")?;
    Ok(ExitCode::SUCCESS)
}
