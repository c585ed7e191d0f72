//! The program `nim-tetris`. In packages for Windows it opens no console. The text commands need
//! one, so the packages also contain `nim-tetris-cli`.
#![cfg_attr(all(windows, feature = "windows-package"), windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    nim_tetris::program::run()
}
