//! Build script: prepares the texts of the window, and finds out the version that the program tells.

#[path = "app/text/build.rs"]
mod texts;

use std::env;
use std::path::Path;
use std::process::Command;

/// Names the commit where the sources lie outside their repository, as they do when packages are built.
const COMMIT: &str = "NIM_TETRIS_COMMIT";

fn main() {
    println!("cargo::rerun-if-changed=src/build.rs");
    texts::write_languages_and_messages();
    let package = variable("CARGO_PKG_VERSION");
    // Only programs for use name their commit: tests need not be built again after each one.
    println!("cargo::rerun-if-env-changed={COMMIT}");
    let commit = match env::var(COMMIT) {
        Ok(commit) => Some(commit),
        Err(_) if variable("PROFILE") == "release" => commit_of_git(),
        Err(_) => None,
    };
    let version = commit.map_or(package.clone(), |commit| format!("{package} ({commit})"));
    println!("cargo::rustc-env=NIM_TETRIS_VERSION={version}");
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Returns the commit that is checked out, if this folder is a git repository of its own and git is there.
fn commit_of_git() -> Option<String> {
    // Git adds a line to this file whenever another commit is checked out.
    let log = Path::new(".git/logs/HEAD");
    if !log.exists() {
        return None;
    }
    println!("cargo::rerun-if-changed={}", log.display());
    let output = Command::new("git").args(["rev-parse", "--short=10", "HEAD"]).output().ok()?;
    let commit = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| commit.trim().to_owned())
}
