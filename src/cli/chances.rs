//! `chances`: the table from which the search foretells losses, made again from searches.

use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use super::BAD_INPUT;
use super::input::EntriesOfLines;
use crate::ai::{Census, Control, DEFAULT_MEMORY, Solver};

/// Solves the positions on standard input, each on one thread with a solver that knows nothing yet, and writes what their nodes turned out to be.
pub fn run() -> io::Result<ExitCode> {
    let mut census = Census::default();
    for entry in EntriesOfLines::new(BufReader::new(io::stdin())) {
        match entry.position {
            Ok(position) => {
                let mut solver = Solver::new(DEFAULT_MEMORY);
                solver.solve(position, None, &Control::default());
                solver.count_nodes(&mut census);
            }
            Err(error) => {
                writeln!(io::stderr(), "error: line {}: {error}", entry.number)?;
                return Ok(ExitCode::from(BAD_INPUT));
            }
        }
    }
    write!(io::stdout(), "{census}")?;
    Ok(ExitCode::SUCCESS)
}
