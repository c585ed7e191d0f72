//! Runs the program as people and scripts do: with arguments and input, to its exit code.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::thread;

/// Path of the program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_nim-tetris");

/// What a run of the program has left.
#[derive(Debug)]
pub struct Run {
    /// Its standard output.
    pub out: String,
    /// Its standard error, where messages go.
    pub err: String,
    /// The exit code; `None` if a signal ended the program.
    pub code: Option<i32>,
}

/// Starts the program, without a display, with pipes to all three of its streams.
pub fn start(arguments: &[impl AsRef<OsStr>]) -> Child {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    start_command(&mut command)
}

/// Starts a command with pipes to all three of its streams.
pub fn start_command(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Runs the program with this input to its end.
pub fn run(arguments: &[impl AsRef<OsStr>], input: impl Into<Vec<u8>>) -> Run {
    Run::with_input(start(arguments), input)
}

impl Run {
    /// Sends a program its input, and waits for its end.
    pub fn with_input(mut child: Child, input: impl Into<Vec<u8>>) -> Run {
        let (mut stdin, input) = (child.stdin.take().unwrap(), input.into());
        // A thread of its own, so that neither side waits for a full pipe. Writing fails if the
        // program ends before it has read everything.
        let writer = thread::spawn(move || stdin.write_all(&input).ok());
        let run = Run::end(child);
        writer.join().unwrap();
        run
    }

    /// Waits for the end of a program.
    pub fn end(child: Child) -> Run {
        let output = child.wait_with_output().unwrap();
        Run {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code(),
        }
    }
}
