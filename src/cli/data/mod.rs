//! `data`: makes the files that the game ships with, for those who change the solver or the puzzles.
//!
//! Each command writes its file to standard output.

#[cfg(feature = "research")]
mod chances;
#[cfg(feature = "research")]
mod costs;
#[cfg(feature = "research")]
mod input;
mod openings;
mod positions;
mod puzzles;
mod tablebase;

use clap::Subcommand;

use super::shared::Failure;

/// A command that makes data.
#[derive(Subcommand, Debug)]
pub enum DataCommand {
    /// Compute the values of all areas of up to 15 cells: assets/tablebase.bin (half a minute)
    Tablebase,
    /// Solve the positions on standard input and count lost nodes by their shapes: assets/loss-chance.txt
    #[cfg(feature = "research")]
    Chances,
    /// Tune what proofs are expected to cost by solving the positions on standard input: the costs in src/ai/solver/model/cost.rs
    #[cfg(feature = "research")]
    Costs(costs::Arguments),
    /// Find positions that exactly one placement wins: assets/puzzles.ron
    Puzzles(puzzles::Arguments),
    /// Find openings that score alike by games of the strongest level against itself: assets/openings.ron
    Openings(openings::Arguments),
    /// Write positions from random play, to measure solvers by
    Positions(positions::Arguments),
}

/// Runs a command to its end.
///
/// # Errors
/// If input or output fails.
pub fn run(command: DataCommand) -> Result<(), Failure> {
    match command {
        DataCommand::Tablebase => tablebase::run(),
        #[cfg(feature = "research")]
        DataCommand::Chances => chances::run(),
        #[cfg(feature = "research")]
        DataCommand::Costs(arguments) => costs::run(arguments),
        DataCommand::Puzzles(arguments) => puzzles::run(arguments),
        DataCommand::Openings(arguments) => openings::run(arguments),
        DataCommand::Positions(arguments) => positions::run(arguments),
    }
}
