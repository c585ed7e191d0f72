//! The program `nim-tetris`. In packages for Windows it opens no console, which the text commands
//! need: `nim-tetris-cli` has one.
#![cfg_attr(all(windows, feature = "windows-package"), windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    nim_tetris::program::run()
}
