//! The command line: solving, analysis, counting, timing, matches, the Go Text Protocol, and a game in the terminal.
//!
//! Answers go to standard output, messages about wrong usage to standard error.

mod analyze;
mod bench;
mod data;
mod gtp;
mod matches;
mod perft;
mod play;
mod shared;
mod solve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[doc(hidden)]
pub use gtp::session as gtp_session;

/// The program's arguments.
#[derive(Parser, Debug)]
#[command(name = "nim-tetris", version = env!("NIM_TETRIS_VERSION"), about = ABOUT)]
pub struct Cli {
    /// What to do; without a command the window opens.
    #[command(subcommand)]
    pub command: Option<Command>,
}

const ABOUT: &str = if cfg!(feature = "window") {
    "Place tetrominoes in turn; whoever places the last one loses. \
    Without a command the game's window opens."
} else {
    "Place tetrominoes in turn; whoever places the last one loses. This build has no window."
};

/// A command that works in the terminal.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play a game in the terminal
    Play(play::Arguments),
    /// Find the outcome of positions for the player to move
    Solve(solve::Arguments),
    /// Find the outcome of every placement in a position
    Analyze(analyze::Arguments),
    /// Play games between levels and other programs
    Match(matches::Arguments),
    /// Speak the Go Text Protocol
    Gtp(gtp::Arguments),
    /// Count the sequences of placements from a position
    Perft(perft::Arguments),
    /// Solve fixed positions on one thread and count the nodes
    Bench,
    /// Make the files that the game ships with
    #[command(subcommand)]
    Data(data::Command),
}

/// Runs a command to its end and returns the exit code.
pub fn run(command: Command) -> ExitCode {
    let result = match command {
        Command::Play(arguments) => play::run(arguments),
        Command::Solve(arguments) => solve::run(arguments),
        Command::Analyze(arguments) => analyze::run(arguments),
        Command::Match(arguments) => matches::run(arguments),
        Command::Gtp(arguments) => gtp::run(arguments),
        Command::Perft(arguments) => perft::run(arguments),
        Command::Bench => bench::run(),
        Command::Data(command) => data::run(command),
    };
    result.unwrap_or_else(|error| ExitCode::from(shared::code_of(&error)))
}
