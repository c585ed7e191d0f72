//! The program: the game's window, or one of the text commands.

use std::process::ExitCode;

use clap::Parser;
use nim_tetris::app;
use nim_tetris::cli::{self, Cli};

fn main() -> ExitCode {
    match Cli::parse().command {
        None => open_window(),
        Some(command) => cli::run(command),
    }
}

fn open_window() -> ExitCode {
    match app::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
