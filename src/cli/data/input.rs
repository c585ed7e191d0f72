//! Positions on standard input.

use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use crate::ai::Position;
use crate::cli::shared::{BAD_INPUT, EntriesOfLines};

/// Calls `work` with each position on standard input. A line that can't be read ends that, with an exit code.
pub fn for_each_position(mut work: impl FnMut(Position)) -> io::Result<Result<(), ExitCode>> {
    for entry in EntriesOfLines::new(BufReader::new(io::stdin())) {
        match entry.position {
            Ok(position) => work(position),
            Err(error) => {
                writeln!(io::stderr(), "error: line {}: {error}", entry.number)?;
                return Ok(Err(ExitCode::from(BAD_INPUT)));
            }
        }
    }
    Ok(Ok(()))
}
