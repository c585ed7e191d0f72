//! The program: the game's window, or one of the text commands.

use std::io;
use std::panic;
use std::process::ExitCode;

#[cfg(feature = "window")]
use crate::app;
use crate::cli::{self, Next, complain};
use crate::game::{Record, SpawnError};

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    if let Err(error) = outlive_full_files() {
        complain("error", error);
        return ExitCode::FAILURE;
    }
    let run = || match cli::parse().map(cli::run) {
        Ok(Next::OpenWindow(game)) => open_window(game),
        Ok(Next::Exit(code)) | Err(code) => code,
    };
    panic::catch_unwind(run).unwrap_or_else(|cause| match cause.downcast::<SpawnError>() {
        Ok(error) => {
            complain("error", error);
            ExitCode::FAILURE
        }
        Err(cause) => panic::resume_unwind(cause),
    })
}

/// Makes a write beyond the system's limit for the size of files fail like any other, instead of
/// ending the program by a signal. Threads that start later are like this one.
#[cfg(unix)]
fn outlive_full_files() -> io::Result<()> {
    use nix::sys::signal::{SigSet, Signal};
    Ok(SigSet::from(Signal::SIGXFSZ).thread_block()?)
}

#[cfg(not(unix))]
fn outlive_full_files() -> io::Result<()> {
    Ok(())
}

#[cfg(feature = "window")]
fn open_window(game: Option<Box<Record>>) -> ExitCode {
    match app::run(game, complain) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain("error", error);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "window"))]
fn open_window(_: Option<Box<Record>>) -> ExitCode {
    complain(
        "error",
        "this build has no window; `nim-tetris play --level 3` plays in the terminal",
    );
    ExitCode::FAILURE
}
