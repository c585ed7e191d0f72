//! Runs the program as a plain user, since limits of the system do not bind root.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::program::{PROGRAM, Run, start_command};

/// A copy of the program for a plain user.
pub struct PlainUser {
    folder: TempDir,
    /// The words before a command.
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
        self.run_command(&words, input)
    }

    /// Runs a shell command in the folder of the program under a limit.
    pub fn shell(&self, limit: &str, line: &str) -> Run {
        self.run_command(&["prlimit", limit, "--", "sh", "-c", line], "")
    }

    fn run_command(&self, words: &[&str], input: &str) -> Run {
        let words = [self.become_plain, words].concat();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).current_dir(self.folder.path());
        Run::with_input(start_command(&mut command), input)
    }
}
