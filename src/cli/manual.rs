//! `manual`: writes the manual pages and the completions for shells, from the same definitions that the command line is read with.
//! Only builds with the feature `manual`, which packages are made with, have it.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::{Shell, generate_to};

/// Arguments of `manual`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The folder to write into
    folder: PathBuf,
}

/// Writes a page for the program and for each of its commands, and a file for each shell.
pub fn run(arguments: &Arguments, mut program: Command) -> io::Result<ExitCode> {
    fs::create_dir_all(&arguments.folder)?;
    clap_mangen::generate_to(program.clone(), &arguments.folder)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut program, "nim-tetris", &arguments.folder)?;
    }
    Ok(ExitCode::SUCCESS)
}
