//! The program: the game's window, or one of the text commands.

use std::process::ExitCode;

use clap::Parser;
#[cfg(feature = "window")]
use nim_tetris::app;
use nim_tetris::cli::{self, Cli};

fn main() -> ExitCode {
    match Cli::parse().command {
        None => open_window(),
        Some(command) => cli::run(command),
    }
}

#[cfg(feature = "window")]
fn open_window() -> ExitCode {
    match app::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "window"))]
fn open_window() -> ExitCode {
    eprintln!("error: this build has no window; `nim-tetris play --level 3` plays in the terminal");
    ExitCode::FAILURE
}
