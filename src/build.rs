//! Build script: compresses fonts, texts and notices, and determines the version that the program
//! reports.

#[path = "app/text/build.rs"]
mod texts;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The fonts that are packed: each is about half as large then.
const FONTS: [&str; 4] =
    ["NTSans-Regular.ttf", "NTSans-Bold.ttf", "NTHan-Regular.ttc", "NTHan-Bold.ttc"];

/// The variable that names the commit where the sources lie outside their repository, as they do
/// when packages are built.
const COMMIT: &str = "NIM_TETRIS_COMMIT";

/// The notices of what others made, for Linux. `.ci/notices --write` makes them.
const NOTICES: &str = "assets/notices.txt.gz";

/// The variable that names a file with the notices for the system that a package is built for.
const OTHER_NOTICES: &str = "NIM_TETRIS_NOTICES";

fn main() {
    println!("cargo::rerun-if-changed=src/build.rs");
    texts::write_languages_and_messages();
    pack_notices();
    for font in FONTS {
        let path = Path::new("assets/fonts").join(font);
        println!("cargo::rerun-if-changed={}", path.display());
        pack(&path);
    }
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

/// Packs a file into the folder for what is built, and returns where it is. `game::unpack` reads
/// it.
fn pack(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    pack_as(&name, &read(path))
}

fn pack_as(name: &str, bytes: &[u8]) -> PathBuf {
    let packed = out(&format!("{name}.zz"));
    write(&packed, &miniz_oxide::deflate::compress_to_vec_zlib(bytes, 9));
    packed
}

fn pack_notices() {
    println!("cargo::rerun-if-changed={NOTICES}");
    println!("cargo::rerun-if-env-changed={OTHER_NOTICES}");
    let text = match env::var(OTHER_NOTICES) {
        Ok(path) => read(Path::new(&path)),
        Err(_) => {
            let packed = read(Path::new(NOTICES));
            // Without a name in it, the head of a gzip file has ten bytes. Its end has eight.
            let inside = packed.get(10..packed.len().saturating_sub(8)).unwrap_or_default();
            miniz_oxide::inflate::decompress_to_vec(inside).expect("the file is packed")
        }
    };
    pack_as("notices.txt", &text);
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn out(name: &str) -> PathBuf {
    Path::new(&variable("OUT_DIR")).join(name)
}

fn write(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Returns the commit that is checked out, if this folder is a git repository of its own and git is
/// there.
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
