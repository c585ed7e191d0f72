//! Positions on standard input, for the commands of this folder.

use std::io::{self, BufReader};

use crate::ai::Position;
use crate::cli::shared::{Failure, ListedPosition, entries_from_lines};

/// Reads the positions on standard input, one per line.
///
/// # Errors
/// Names the first line that can't be read.
pub fn positions() -> Result<Vec<Position>, Failure> {
    let position = |ListedPosition { place, position, .. }| {
        position.map_err(|error| Failure::Input(format!("{place}: {error}")))
    };
    entries_from_lines(BufReader::new(io::stdin()), false).map(position).collect()
}
