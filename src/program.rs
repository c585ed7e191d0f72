//! The program: the game's window, or one of the text commands, those of the laboratory among them.

use std::fmt::Display;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::{self, ExitCode, Stdio};

#[cfg(feature = "manual")]
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue};
use clap::{Parser, Subcommand};

#[cfg(feature = "window")]
use crate::app;
use crate::cli::shared::{BAD_INPUT, Failure, GameFile, complain, is_told_on_desktop};
use crate::game::SpawnError;
use crate::{cli, lab};

/// The program's arguments.
#[derive(Parser, Debug)]
#[command(name = "nim-tetris", version = env!("NIM_TETRIS_VERSION"), about = ABOUT)]
#[command(after_help = AFTER_HELP, mut_subcommands = complete)]
pub struct Cli {
    /// What to do; without a command, the window opens
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The summary in the help.
const ABOUT: &str = if cfg!(feature = "window") {
    "Take turns placing tetrominoes; whoever places the last one loses. \
    Without a command, the game opens in a window."
} else {
    "Take turns placing tetrominoes; whoever places the last one loses. This build has no window."
};

/// The end of the help.
const AFTER_HELP: &str = "\
`nim-tetris COMMAND --help` lists the options of a command, with an example.
Exit codes: 0 success, 1 a failure, 2 unusable input or arguments, 130 stopped by Ctrl-C.";

/// Completes the definition of a command and those below it: a first example ends the help, and
/// `-1` may be the value of any argument, so that its refusal names the argument and what is
/// expected.
fn complete(command: clap::Command) -> clap::Command {
    let allow = |arg: clap::Arg| {
        let takes_values = arg.get_action().takes_values();
        arg.allow_negative_numbers(takes_values)
    };
    let command = match cli::first_example(command.get_name()) {
        Some(example) => command.after_help(example),
        None => command,
    };
    command.mut_args(allow).mut_subcommands(complete)
}

/// A command. All but `Open` work in the terminal.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Open the window with a game from a file
    #[cfg(feature = "window")]
    Open(cli::open::Arguments),
    /// Play a game in the terminal
    Play(cli::play::Arguments),
    /// Find out whether the player to move wins
    Solve(cli::solve::Arguments),
    /// Prove the outcome of a hard position, in a file from which an interrupted run continues
    Prove(lab::prove::Arguments),
    /// Find the outcome of every placement in a position
    Analyze(cli::analyze::Arguments),
    /// Draw a game as a picture or an animation
    Render(cli::render::Arguments),
    /// Make the puzzle of a day, with its solution
    Puzzle(cli::puzzle::Arguments),
    /// Play games between two players of the computer, or other programs, to compare their strength
    Match(lab::matches::Arguments),
    /// Let the computer play Stacking, the game for one player, and report how long its games last
    Stack(cli::stack::Arguments),
    /// Speak the Go Text Protocol (GTP) for other programs
    Gtp(cli::gtp::Arguments),
    /// Count the sequences of DEPTH placements from a position, and print the count and the seconds
    Perft(lab::perft::Arguments),
    /// Solve fixed positions on one thread and count the nodes
    Bench,
    /// Write the manual pages and the completions for shells
    #[cfg(feature = "manual")]
    #[command(hide = true)]
    Manual(cli::manual::Arguments),
    /// Make the data files of the game, and measure with its solver (for developers)
    #[command(subcommand)]
    Data(lab::data::DataCommand),
}

/// Reads the arguments; or writes the help, or what is wrong, and returns how the program ends.
fn parse() -> Result<Cli, Failure> {
    Cli::try_parse().map_err(|error| {
        if let Some(ContextValue::String(name)) = error.get(ContextKind::InvalidSubcommand)
            && cfg!(feature = "window")
            && Path::new(name).is_file()
        {
            let message =
                format!("there is no command {name}; to open the file: nim-tetris open {name}");
            return Failure::Input(message);
        }
        match (error.print(), error.use_stderr()) {
            (_, true) => Failure::Code(BAD_INPUT),
            (Err(error), false) => Failure::Io(error),
            (Ok(()), false) => Failure::Code(0),
        }
    })
}

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    if let Err(error) = outlive_full_files() {
        complain("error", error);
        return ExitCode::FAILURE;
    }
    match or_no_thread(complain, || execute(parse()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.into(),
    }
}

/// Runs a command to its end; without one, the window.
fn execute(Cli { command }: Cli) -> Result<(), Failure> {
    let Some(command) = command else { return open_window(None) };
    match command {
        #[cfg(feature = "window")]
        Command::Open(arguments) => open_window(arguments.read()?),
        Command::Play(arguments) => cli::play::run(arguments),
        Command::Solve(arguments) => cli::solve::run(arguments),
        Command::Prove(arguments) => lab::prove::run(arguments),
        Command::Analyze(arguments) => cli::analyze::run(arguments),
        Command::Render(arguments) => cli::render::run(arguments),
        Command::Puzzle(arguments) => cli::puzzle::run(arguments),
        Command::Match(arguments) => lab::matches::run(arguments),
        Command::Stack(arguments) => cli::stack::run(arguments),
        Command::Gtp(arguments) => cli::gtp::run(arguments),
        Command::Perft(arguments) => lab::perft::run(arguments),
        Command::Bench => lab::bench::run(),
        #[cfg(feature = "manual")]
        Command::Manual(arguments) => cli::manual::run(&arguments, &Cli::command()),
        Command::Data(command) => lab::data::run(command),
    }
}

/// Runs a part of the program. Says so if the system gives it too few threads.
fn or_no_thread(
    tell: fn(&str, SpawnError),
    run: impl FnOnce() -> Result<(), Failure>,
) -> Result<(), Failure> {
    panic::catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|cause| match cause.downcast() {
        Ok(error) => {
            tell("error", *error);
            Err(Failure::Code(1))
        }
        Err(cause) => panic::resume_unwind(cause),
    })
}

/// Writes a message about the window to standard error, and shows an error on the desktop if no
/// person sees standard error, as after a start from a menu.
///
/// The desktop's own programs show it, so that nothing waits for a person; there may be none.
fn tell(kind: &str, message: impl Display) {
    /// The first of these programs that works shows the message, for a minute at most.
    const SHOW: &str = r#"notify-send --app-name="$0" --icon=nim-tetris "$0" "$1" ||
        kdialog --title "$0" --passivepopup "$1" 60 ||
        echo "$0: $1" | fold -s -w 70 | xmessage -center -timeout 60 -file -"#;
    complain(kind, &message);
    if cfg!(target_os = "linux") && kind == "error" && is_told_on_desktop() {
        let mut shell = process::Command::new("sh");
        shell.args(["-c", SHOW, "Nim Tetris", &message.to_string()]);
        // It outlives this program, and holds none of its pipes.
        let _ = shell.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    }
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

/// Opens the window, with the game of this file if there is one.
#[cfg(feature = "window")]
fn open_window(file: Option<GameFile>) -> Result<(), Failure> {
    or_no_thread(tell, || {
        app::run(file, tell).map_err(|error| {
            tell("error", error);
            Failure::Code(1)
        })
    })
}

#[cfg(not(feature = "window"))]
fn open_window(_: Option<GameFile>) -> Result<(), Failure> {
    tell("error", "this build has no window; `nim-tetris play --level 3` plays in the terminal");
    Err(Failure::Code(1))
}
