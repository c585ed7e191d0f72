//! `data tablebase`: the values of small areas, as the solver ships with them.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::ai::{TABLEBASE_SIZE, compute_tablebase};

/// Writes the contents of `assets/tablebase.bin`.
pub fn run() -> io::Result<ExitCode> {
    io::stdout().write_all(&compute_tablebase(TABLEBASE_SIZE))?;
    Ok(ExitCode::SUCCESS)
}
