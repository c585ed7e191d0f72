//! The program: the game's window, or one of the text commands.

use std::fmt::Display;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::process::{Command, ExitCode, Stdio};

#[cfg(feature = "window")]
use crate::app;
use crate::cli::{self, GameFile, Next, complain, is_told_on_desktop};
use crate::game::SpawnError;

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    if let Err(error) = outlive_full_files() {
        complain("error", error);
        return ExitCode::FAILURE;
    }
    match or_no_thread(complain, || cli::parse().map_or_else(Next::Exit, cli::run)) {
        Ok(Next::OpenWindow(file)) => {
            or_no_thread(tell, || open_window(file)).unwrap_or_else(|code| code)
        }
        Ok(Next::Exit(code)) | Err(code) => code,
    }
}

/// Runs a part of the program. Says so if the system gives it too few threads, and returns the exit
/// code.
fn or_no_thread<T>(tell: fn(&str, SpawnError), run: impl FnOnce() -> T) -> Result<T, ExitCode> {
    panic::catch_unwind(AssertUnwindSafe(run)).map_err(|cause| match cause.downcast() {
        Ok(error) => {
            tell("error", *error);
            ExitCode::FAILURE
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
        let mut shell = Command::new("sh");
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

#[cfg(feature = "window")]
fn open_window(file: Option<GameFile>) -> ExitCode {
    match app::run(file, tell) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell("error", error);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "window"))]
fn open_window(_: Option<GameFile>) -> ExitCode {
    tell("error", "this build has no window; `nim-tetris play --level 3` plays in the terminal");
    ExitCode::FAILURE
}
