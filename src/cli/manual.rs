//! `manual`: writes the manual pages and the completions for shells, from the definitions that the
//! command line is parsed with, and from the examples of this folder's README. It exists in builds
//! with the feature `manual`, by which packages get these files.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_complete::{Shell, generate_to};
use roff::{Roff, roman};

use super::examples::examples;
use super::shared::Failure;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The folder to write into
    folder: PathBuf,
}

/// Writes a page for the program and for each of its commands, and a file for each shell.
pub fn run(arguments: &Arguments, program: &Command) -> Result<(), Failure> {
    fs::create_dir_all(&arguments.folder)?;
    let mut program = as_packed(program);
    clap_mangen::generate_to(program.clone(), &arguments.folder)?;
    for command in program.get_subcommands() {
        add_examples(command.get_name(), &arguments.folder)?;
    }
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut program, "nim-tetris", &arguments.folder)?;
    }
    Ok(())
}

/// Appends the examples of a command to its page, unchanged.
fn add_examples(command: &str, folder: &Path) -> io::Result<()> {
    let mut text = Roff::new();
    text.control("SH", ["EXAMPLES"]).control("nf", []);
    for example in examples(command) {
        for line in example.lines() {
            text.text([roman(line)]);
        }
        text.control("sp", []);
    }
    text.control("fi", []);
    let mut page =
        OpenOptions::new().append(true).open(folder.join(format!("nim-tetris-{command}.1")))?;
    text.to_writer(&mut page)
}

/// Returns the program without hidden commands such as this one, which packages don't have.
fn as_packed(program: &Command) -> Command {
    let commands = program.get_subcommands().filter(|command| !command.is_hide_set());
    // The page has all examples.
    let commands = commands.map(|command| command.clone().after_help(None::<&'static str>));
    Command::new("nim-tetris")
        .version(env!("NIM_TETRIS_VERSION"))
        .about(program.get_about().cloned().unwrap_or_default())
        .subcommands(commands)
}
