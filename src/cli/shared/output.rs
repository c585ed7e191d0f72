//! Output, and what becomes of the program when it fails.

use std::io::{self, Write};

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
    // If standard error is closed too, nobody can be told.
    let _ = writeln!(io::stderr(), "error: {error}");
    1
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
