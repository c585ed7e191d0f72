//! `data`: makes the data files of the game and measures with its solver, for developers.
//!
//! Each command writes to standard output.

mod chances;
mod input;
mod outlook;
mod polyominoes;
mod positions;
mod slips;
mod tablebase;

use clap::Subcommand;

#[cfg(test)]
pub use polyominoes::Growth;
#[cfg(test)]
pub use tablebase::compute_tablebase;

use crate::cli::shared::Failure;

/// A command that makes data.
#[derive(Subcommand, Debug)]
pub enum DataCommand {
    /// Write the values of all areas of up to 19 cells to standard output (ten minutes); they ship
    /// as assets/tablebase.bin
    Tablebase,
    /// Solve the positions on standard input, and write the share of lost nodes by their shapes;
    /// it ships as assets/loss-chance.txt
    Chances,
    /// Play games of the strongest level against itself, and write what is known of each position
    /// before its outcome is
    Outlook(outlook::Arguments),
    /// Count the wins that a player lets go, in games or in the positions on standard input
    Slips(slips::Arguments),
    /// Write positions from random play, to measure solvers by
    Positions(positions::Arguments),
}

/// Runs a command to its end.
///
/// # Errors
/// If the input or an argument can't be used, or input or output fails.
pub fn run(command: DataCommand) -> Result<(), Failure> {
    match command {
        DataCommand::Tablebase => tablebase::run(),
        DataCommand::Chances => chances::run(),
        DataCommand::Outlook(arguments) => outlook::run(arguments),
        DataCommand::Slips(arguments) => slips::run(arguments),
        DataCommand::Positions(arguments) => positions::run(arguments),
    }
}
