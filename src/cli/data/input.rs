//! Positions on standard input.

use std::io::{self, BufReader};
use std::process::ExitCode;

use crate::ai::Position;
use crate::cli::shared::{EntriesOfLines, refuse};

/// Calls `work` with each position on standard input. A line that can't be read ends that, with an exit code.
pub fn for_each_position(mut work: impl FnMut(Position)) -> Result<(), ExitCode> {
    for entry in EntriesOfLines::new(BufReader::new(io::stdin())) {
        match entry.position {
            Ok(position) => work(position),
            Err(error) => {
                return Err(refuse(format!("line {}: {error}", entry.number)));
            }
        }
    }
    Ok(())
}
