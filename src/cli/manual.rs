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
pub fn run(arguments: &Arguments, program: &Command) -> io::Result<ExitCode> {
    fs::create_dir_all(&arguments.folder)?;
    let mut program = as_packed(program);
    clap_mangen::generate_to(program.clone(), &arguments.folder)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut program, "nim-tetris", &arguments.folder)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the program without this command, which packages don't have.
fn as_packed(program: &Command) -> Command {
    let commands = program.get_subcommands().filter(|command| !command.is_hide_set());
    Command::new("nim-tetris")
        .version(env!("NIM_TETRIS_VERSION"))
        .about(program.get_about().cloned().unwrap_or_default())
        .subcommands(commands.cloned())
}
