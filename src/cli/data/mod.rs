//! `data`: makes the files that the game ships with, and measurements, for those who change the
//! solver.
//!
//! Each command writes to standard output.

#[cfg(feature = "research")]
mod chances;
#[cfg(feature = "research")]
mod input;
#[cfg(feature = "research")]
mod outlook;
mod positions;
#[cfg(feature = "research")]
mod slips;
mod tablebase;

use clap::Subcommand;

use super::shared::Failure;

/// A command that makes data.
#[derive(Subcommand, Debug)]
pub enum DataCommand {
    /// Compute the values of all areas of up to 19 cells: assets/tablebase.bin (ten minutes)
    Tablebase,
    /// Solve the positions on standard input and count lost nodes by their shapes:
    /// assets/loss-chance.txt
    #[cfg(feature = "research")]
    Chances,
    /// Play games of the strongest level against itself, and write what is known of each position
    /// before its outcome is
    #[cfg(feature = "research")]
    Outlook(outlook::Arguments),
    /// Count the wins that a player lets go, in games or in the positions on standard input
    #[cfg(feature = "research")]
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
        #[cfg(feature = "research")]
        DataCommand::Chances => chances::run(),
        #[cfg(feature = "research")]
        DataCommand::Outlook(arguments) => outlook::run(arguments),
        #[cfg(feature = "research")]
        DataCommand::Slips(arguments) => slips::run(arguments),
        DataCommand::Positions(arguments) => positions::run(arguments),
    }
}
