//! Fits to positions on standard input.

use std::fmt::Display;
use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use crate::ai::Position;
use crate::cli::shared::{BAD_INPUT, EntriesOfLines};

/// Adds the positions on standard input to a fit, and writes it. A line that can't be read ends the work.
pub fn write_fit<T: Default + Display>(add: impl Fn(&mut T, Position)) -> io::Result<ExitCode> {
    let mut fit = T::default();
    for entry in EntriesOfLines::new(BufReader::new(io::stdin())) {
        match entry.position {
            Ok(position) => add(&mut fit, position),
            Err(error) => {
                writeln!(io::stderr(), "error: line {}: {error}", entry.number)?;
                return Ok(ExitCode::from(BAD_INPUT));
            }
        }
    }
    write!(io::stdout(), "{fit}")?;
    Ok(ExitCode::SUCCESS)
}
