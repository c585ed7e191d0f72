//! The command line: a game in the terminal, solving, long proofs, analysis, pictures, puzzles,
//! matches, stacking, the Go Text Protocol, counting, timing, and shipped files.
//!
//! Each command has a file or folder with `run` and, unless it takes none, its `Arguments`, whose
//! doc comments are the help. Answers go to standard output, messages about wrong usage to standard
//! error.

mod analyze;
mod bench;
mod data;
mod examples;
mod gtp;
#[cfg(feature = "manual")]
mod manual;
mod matches;
#[cfg(feature = "window")]
mod open;
mod perft;
mod play;
mod prove;
mod puzzle;
mod render;
mod shared;
mod solve;
mod stack;

use std::process::ExitCode;

#[cfg(feature = "manual")]
use clap::CommandFactory;
use clap::{Parser, Subcommand};

#[doc(hidden)]
pub use examples::examples;
#[doc(hidden)]
pub use gtp::session as gtp_session;
pub use shared::{GameFile, complain, is_told_on_desktop};

/// The program's arguments.
#[derive(Parser, Debug)]
#[command(name = "nim-tetris", version = env!("NIM_TETRIS_VERSION"), about = ABOUT)]
pub struct Cli {
    /// What to do; without a command the window opens.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The summary in the help.
const ABOUT: &str = if cfg!(feature = "window") {
    "Place tetrominoes in turn; whoever places the last one loses. \
    Without a command the game's window opens."
} else {
    "Place tetrominoes in turn; whoever places the last one loses. This build has no window."
};

/// A command. All but `Open` work in the terminal.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Open the window with a game from a file
    #[cfg(feature = "window")]
    Open(open::Arguments),
    /// Play a game in the terminal
    Play(play::Arguments),
    /// Find the outcome of positions for the player to move
    Solve(solve::Arguments),
    /// Prove the outcome of a hard position, in a file that survives interruptions
    Prove(prove::Arguments),
    /// Find the outcome of every placement in a position
    Analyze(analyze::Arguments),
    /// Draw a game as a picture or an animation
    Render(render::Arguments),
    /// Make the puzzles of days, and answer them
    Puzzle(puzzle::Arguments),
    /// Play games between levels and other programs
    Match(matches::Arguments),
    /// Let the stacker play the game for one and see how long its games last
    Stack(stack::Arguments),
    /// Speak the Go Text Protocol
    Gtp(gtp::Arguments),
    /// Count the sequences of placements from a position
    Perft(perft::Arguments),
    /// Solve fixed positions on one thread and count the nodes
    Bench,
    /// Write the manual pages and the completions for shells
    #[cfg(feature = "manual")]
    #[command(hide = true)]
    Manual(manual::Arguments),
    /// Make the files that the game ships with
    #[command(subcommand)]
    Data(data::DataCommand),
}

/// Reads the arguments; or writes the help, or what is wrong, and returns the exit code.
pub fn parse() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| match (error.print(), error.use_stderr()) {
        (_, true) => ExitCode::from(shared::BAD_INPUT),
        (Err(error), false) => shared::Failure::Io(error).into(),
        (Ok(()), false) => ExitCode::SUCCESS,
    })
}

/// What the program does after the command line is parsed.
#[derive(Debug)]
pub enum Next {
    /// The program opens the window, with the game of this file if there is one.
    OpenWindow(Option<GameFile>),
    /// The program ends.
    Exit(ExitCode),
}

/// Runs a command of the terminal to its end, or returns the file that the window is to show.
pub fn run(cli: Cli) -> Next {
    let Some(command) = cli.command else { return Next::OpenWindow(None) };
    let result = match command {
        #[cfg(feature = "window")]
        Command::Open(arguments) => match arguments.read() {
            Ok(file) => return Next::OpenWindow(file),
            Err(failure) => Err(failure),
        },
        Command::Play(arguments) => play::run(arguments),
        Command::Solve(arguments) => solve::run(arguments),
        Command::Prove(arguments) => prove::run(arguments),
        Command::Analyze(arguments) => analyze::run(arguments),
        Command::Render(arguments) => render::run(arguments),
        Command::Puzzle(arguments) => puzzle::run(arguments),
        Command::Match(arguments) => matches::run(arguments),
        Command::Stack(arguments) => stack::run(arguments),
        Command::Gtp(arguments) => gtp::run(arguments),
        Command::Perft(arguments) => perft::run(arguments),
        Command::Bench => bench::run(),
        #[cfg(feature = "manual")]
        Command::Manual(arguments) => manual::run(&arguments, &Cli::command()),
        Command::Data(command) => data::run(command),
    };
    Next::Exit(result.map_or_else(ExitCode::from, |()| ExitCode::SUCCESS))
}
