//! The program under abuse, and how much of it.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};
use std::thread;

use tempfile::TempDir;

/// Path of the program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_nim-tetris");

/// What came out of a run.
#[derive(Debug)]
pub struct Run {
    pub out: String,
    pub err: String,
    /// `None` if a signal ended the program.
    pub code: Option<i32>,
}

/// Returns how many times as much abuse is asked for as in the ordinary run.
pub fn times() -> usize {
    let text = std::env::var("NIM_TETRIS_TORTURE").ok();
    text.map_or(1, |text| text.parse().expect("NIM_TETRIS_TORTURE is a number"))
}

/// Starts the program with pipes to all three of its streams.
pub fn start(arguments: &[impl AsRef<OsStr>]) -> Child {
    spawn(Command::new(PROGRAM).args(arguments))
}

fn spawn(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Runs the program to its end.
pub fn run(arguments: &[impl AsRef<OsStr>], input: impl Into<Vec<u8>>) -> Run {
    end_with(start(arguments), input)
}

/// Gives a process its input and waits for its end.
fn end_with(mut child: Child, input: impl Into<Vec<u8>>) -> Run {
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.into());
    // It may end before it has read everything.
    let writer = thread::spawn(move || stdin.write_all(&input).ok());
    let run = end(child);
    writer.join().unwrap();
    run
}

/// Waits for the end of a process.
pub fn end(child: Child) -> Run {
    let output = child.wait_with_output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// A copy of the program for a plain user: limits do not bind root.
pub struct PlainUser {
    folder: TempDir,
    /// What comes before a command.
    become_plain: &'static [&'static str],
}

impl PlainUser {
    /// Returns `None`, and says that the test was skipped, where the tools are missing.
    pub fn new() -> Option<PlainUser> {
        let is_root = rustix::process::geteuid().is_root();
        let become_plain: &[&str] = match is_root {
            true => &["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"],
            false => &[],
        };
        for tool in ["setpriv", "prlimit"] {
            if Command::new(tool).arg("--version").stdout(Stdio::null()).status().is_err() {
                eprintln!("skipped: there is no {tool}");
                return None;
            }
        }
        let folder = tempfile::tempdir().unwrap();
        fs::copy(PROGRAM, folder.path().join("nim-tetris")).unwrap();
        fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o777)).unwrap();
        Some(PlainUser { folder, become_plain })
    }

    /// Runs the program under a limit, such as `--nproc=1`.
    pub fn run(&self, limit: &str, arguments: &[&str], input: &str) -> Run {
        let program = self.folder.path().join("nim-tetris");
        let words = [&["prlimit", limit, "--", program.to_str().unwrap()], arguments].concat();
        end_with(spawn(&mut self.command(&words)), input)
    }

    /// Runs a line of the shell in the folder of the program under a limit.
    pub fn shell(&self, limit: &str, line: &str) -> Run {
        end_with(spawn(&mut self.command(&["prlimit", limit, "--", "sh", "-c", line])), "")
    }

    fn command(&self, words: &[&str]) -> Command {
        let words = [self.become_plain, words].concat();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).current_dir(self.folder.path());
        command
    }
}
