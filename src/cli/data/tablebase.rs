//! `data tablebase`: the values of small areas, as the solver ships with them.

use std::io::{self, Write};

use crate::ai::{MAX_TABLEBASE_SIZE, compute_tablebase};
use crate::cli::shared::Failure;

/// Writes the contents of `assets/tablebase.bin`.
pub fn run() -> Result<(), Failure> {
    Ok(io::stdout().write_all(&compute_tablebase(MAX_TABLEBASE_SIZE))?)
}
