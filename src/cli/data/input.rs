//! Positions on standard input.

use std::io::{self, BufReader};

use crate::ai::Position;
use crate::cli::shared::{Failure, entries_of_lines};

/// Calls `work` with each position on standard input.
///
/// # Errors
/// Names the first line that can't be read.
pub fn for_each_position(mut work: impl FnMut(Position)) -> Result<(), Failure> {
    for entry in entries_of_lines(BufReader::new(io::stdin()), false) {
        let position = entry.position;
        work(position.map_err(|e| Failure::Input(format!("line {}: {e}", entry.number)))?);
    }
    Ok(())
}
