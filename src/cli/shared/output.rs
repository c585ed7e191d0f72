//! Output, and how the program ends when a command or its output fails.

use std::env;
use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::game::{reason, write_new_file};

/// The reason why a command ends early, which decides the program's exit code.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The input is wrong, as the message says.
    #[error("{0}")]
    Input(String),
    /// Input or output failed. A reader that closes the pipe is no failure.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Everything has been said already; the program ends with this code.
    #[error("it ends with code {0}")]
    Code(u8),
}

/// The failure of a command that the user has stopped.
pub const STOPPED: Failure = Failure::Code(130);

impl From<Failure> for ExitCode {
    /// Reports the failure on standard error.
    fn from(failure: Failure) -> ExitCode {
        ExitCode::from(match failure {
            Failure::Code(code) => code,
            Failure::Io(error) => exit_code(&error),
            Failure::Input(message) => {
                complain("error", message);
                BAD_INPUT
            }
        })
    }
}

/// Exit code of a command that can't use some of its input or arguments.
pub const BAD_INPUT: u8 = 2;

/// Reports a failure of input or output on standard error, and returns the exit code. A closed pipe
/// is no failure: its code is 0.
fn exit_code(error: &io::Error) -> u8 {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return 0;
    }
    // An error of the system that does not say what it is about is one of standard output.
    let place = if error.raw_os_error().is_some() { "standard output: " } else { "" };
    complain("error", format!("{place}{}", reason(error)));
    1
}

/// Writes a message of this `kind` to standard error, on one line.
pub fn complain(kind: &str, message: impl Display) {
    // If this can't be written either, there is nobody to report it to.
    let _ = writeln!(io::stderr(), "{kind}: {message}");
}

/// Returns whether a person is to be shown errors by the desktop, since no terminal shows standard
/// error, as after a start from a menu or by a double click.
pub fn is_told_on_desktop() -> bool {
    let is_named = |name| env::var_os(name).is_some_and(|name| !name.is_empty());
    let has_desktop =
        !cfg!(target_os = "linux") || is_named("DISPLAY") || is_named("WAYLAND_DISPLAY");
    has_desktop && !io::stderr().is_terminal()
}

/// Writes a new file.
///
/// # Errors
/// If it exists, or the system reports an error; the message names the file.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_new_file(path, bytes).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::Input(exists_message(path)),
        _ => about(display_path(path))(error).into(),
    })
}

/// Returns the message that a file exists.
pub fn exists_message(path: &Path) -> String {
    format!("{}: it exists, and no file is overwritten", display_path(path))
}

/// Checks that the folder of a file to be made exists.
///
/// # Errors
/// A message that names it.
pub fn need_folder(path: &Path) -> Result<(), String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir());
    let missing =
        |folder| format!("{}: there is no folder {}", display_path(path), display_path(folder));
    folder.map_or(Ok(()), |folder| Err(missing(folder)))
}

/// Returns a function that adds to the message of an error what it is about.
pub fn about(place: impl Display) -> impl Fn(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), format!("{place}: {}", reason(&error)))
}

/// What messages call standard input.
pub const STANDARD_INPUT: &str = "standard input";

/// Returns a number of things as a message names them, such as "1 line" or "2 lines".
pub fn counted(number: impl Display, thing: &str) -> String {
    let number = number.to_string();
    let plural = if number == "1" { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// Returns a path as a message shows it, on one line: file names may hold anything, line ends too.
/// An empty one is shown as two quotation marks.
pub fn display_path(path: &Path) -> String {
    let path = path.to_string_lossy();
    if path.is_empty() {
        return "\"\"".to_owned();
    }
    // Windows has backslashes between folders: escaped, each of them would be two.
    let parts: Vec<String> = path.split('\\').map(|part| part.escape_debug().to_string()).collect();
    parts.join("\\")
}

/// Ends the program from any thread after input or output has failed.
pub fn exit(error: &io::Error) -> ! {
    std::process::exit(exit_code(error).into())
}

/// Writes one line to standard output.
///
/// # Errors
/// If the output fails.
pub fn write_line(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_not_several() {
        let counts = [0, 1, 2, 11].map(|number| counted(number, "line"));
        assert_eq!(counts, ["0 lines", "1 line", "2 lines", "11 lines"]);
    }

    /// Each backslash once was shown twice.
    #[test]
    fn a_windows_path_is_shown_as_it_is_written_in_one_line() {
        assert_eq!(display_path(Path::new("C:\\games\\one\ntwo.ron")), "C:\\games\\one\\ntwo.ron");
    }
}
