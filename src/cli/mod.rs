//! The command line: solving, analysing, counting, timing, matches, a protocol, and playing in the terminal.
//!
//! Answers go to standard output, messages about wrong usage to standard error.

mod analyze;
mod bench;
mod board_text;
mod chances;
mod gtp;
mod in_order;
mod input;
mod limits;
mod matches;
mod perft;
mod play;
mod positions;
mod puzzles;
mod solve;
mod tablebase;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The program's arguments.
#[derive(Parser, Debug)]
#[command(name = "nim-tetris", version, about = ABOUT)]
pub struct Cli {
    /// What to do; the window opens if it is left out.
    #[command(subcommand)]
    pub command: Option<Command>,
}

const ABOUT: &str = "Place tetrominoes in turn; whoever places the last one loses. \
    Without a command the game's window opens.";

/// A command that works in the terminal.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Find the outcome of positions for the player to move
    Solve(solve::Arguments),
    /// Find the outcome of every placement in a position
    Analyze(analyze::Arguments),
    /// Count the sequences of placements from a position
    Perft(perft::Arguments),
    /// Solve fixed positions on one thread and count the nodes
    Bench,
    /// Play a game in the terminal
    Play(play::Arguments),
    /// Play games of levels and other programs against each other
    Match(matches::Arguments),
    /// Speak the Go Text Protocol
    Gtp(gtp::Arguments),
    /// Find puzzles in games of the computer against itself
    Puzzles(puzzles::Arguments),
    /// Write positions from random play
    Positions(positions::Arguments),
    /// Count lost nodes in searches of the positions on standard input: the table that guides the solver
    Chances,
    /// Compute the values of all areas of up to 15 cells: the tablebase of the solver
    Tablebase,
}

/// Exit code of a command that was given something it can't read.
const BAD_INPUT: u8 = 2;

/// Runs a command to its end and returns the exit code.
pub fn run(command: Command) -> ExitCode {
    let result = match command {
        Command::Solve(arguments) => solve::run(arguments),
        Command::Analyze(arguments) => analyze::run(arguments),
        Command::Perft(arguments) => perft::run(arguments),
        Command::Bench => bench::run(),
        Command::Play(arguments) => play::run(arguments),
        Command::Match(arguments) => matches::run(arguments),
        Command::Gtp(arguments) => gtp::run(arguments),
        Command::Puzzles(arguments) => puzzles::run(arguments),
        Command::Positions(arguments) => positions::run(arguments),
        Command::Chances => chances::run(),
        Command::Tablebase => tablebase::run(),
    };
    result.unwrap_or_else(|error| ExitCode::from(code_of(&error)))
}

/// Returns the exit code after input or output failed, and says why it did.
///
/// A reader who has seen enough and closed the pipe is no failure.
fn code_of(error: &io::Error) -> u8 {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return 0;
    }
    // With standard error closed too there is nobody to tell.
    let _ = writeln!(io::stderr(), "error: {error}");
    1
}

/// Ends the program after input or output failed, from any thread.
fn exit(error: &io::Error) -> ! {
    std::process::exit(code_of(error).into())
}

/// Writes one line to standard output.
fn write_line(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}
