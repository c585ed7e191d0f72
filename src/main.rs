//! The program: the game's window, or one of the text commands.

use std::process::ExitCode;

fn main() -> ExitCode {
    match nim_tetris::app::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
