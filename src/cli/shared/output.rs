//! Output, and what becomes of the program when it fails.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::game::write_new_file;

/// Exit code of a command that could not read some of its input.
pub const BAD_INPUT: u8 = 2;

/// Exit code of a command that the user has stopped.
pub const STOPPED: u8 = 130;

/// Returns the exit code after input or output has failed, and reports the failure on standard error.
///
/// A reader who has seen enough and closed the pipe is not a failure.
pub fn code_of(error: &io::Error) -> u8 {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return 0;
    }
    complain("error", error);
    1
}

/// Writes a line to standard error: what `kind` of message it is, and the message.
pub fn complain(kind: &str, message: impl Display) {
    // Where this can't be written either, nobody can be told.
    let _ = writeln!(io::stderr(), "{kind}: {message}");
}

/// Says on standard error what is wrong with the input, and returns the exit code for that.
pub fn refuse(message: impl Display) -> ExitCode {
    complain("error", message);
    ExitCode::from(BAD_INPUT)
}

/// Writes a file that must not exist yet.
///
/// # Errors
/// If the system reports an error; it names the file.
pub fn write_file(path: &Path, bytes: &[u8]) -> io::Result<ExitCode> {
    match write_new_file(path, bytes) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(refuse(exists(path))),
        Err(error) => Err(naming(path)(error)),
    }
}

/// Returns the message that a file exists.
pub fn exists(path: &Path) -> String {
    format!("{}: it exists, and no file is overwritten", shown(path))
}

/// Returns how an error with a file is made to name the file.
pub fn naming(path: &Path) -> impl Fn(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), format!("{}: {error}", shown(path)))
}

/// Returns the name of a file on one line: names may hold anything, line ends too.
pub fn shown(path: &Path) -> String {
    path.to_string_lossy().escape_debug().to_string()
}

/// Ends the program from any thread after input or output has failed.
pub fn exit(error: &io::Error) -> ! {
    std::process::exit(code_of(error).into())
}

/// Writes one line to standard output.
///
/// # Errors
/// If the output fails.
pub fn write_line(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}
