//! Part of the build script: finds the languages, and makes a constant for each message of the
//! reference language.
//!
//! It writes two files: `languages.rs`, an array of locales, the languages' own names and the
//! packed contents of their files, and `messages.rs`, the constants. Ids and variables are found
//! line by line: in a Fluent file, only ids and comments begin at the start of a line.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::{out, pack, write};

/// The folder of the languages.
const FOLDER: &str = "assets/locale";

/// The locale of the reference language, whose messages become constants.
const REFERENCE: &str = "en";

/// The id of the message with a language's own name.
const NAME: &str = "language-name";

/// Writes both files.
pub fn write_languages_and_messages() {
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-changed=src/app/text/build.rs");
    write(&out("languages.rs"), languages(Path::new(FOLDER)).as_bytes());
    let reference = format!("{FOLDER}/{REFERENCE}.ftl");
    write(&out("messages.rs"), constants(&read(Path::new(&reference))).as_bytes());
}

/// Reads a file.
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the source of an array with each language's locale, name and texts, sorted by locale.
fn languages(folder: &Path) -> String {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{FOLDER}: {error}"));
    let mut paths: Vec<PathBuf> = files.map(|entry| entry.expect(FOLDER).path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort();
    let line = |path: &PathBuf| {
        let locale = path.file_stem().unwrap_or_default();
        let texts = read(path);
        let (_, name) = entries(&texts).into_iter().find(|(id, _)| *id == NAME).unwrap_or_default();
        let packed = pack(path);
        format!("    ({locale:?}, {:?}, include_bytes!({packed:?})),\n", name.trim())
    };
    format!("[\n{}]\n", paths.iter().map(line).collect::<String>())
}

/// Returns the source of a constant for each message and each group of messages.
fn constants(texts: &str) -> String {
    let mut messages = String::new();
    let mut groups = BTreeSet::new();
    for (id, text) in entries(texts) {
        match id.split_once("--") {
            Some((group, _)) => {
                groups.insert(group);
            }
            None => {
                let kind = if text.contains('$') { "Template" } else { "Message" };
                let name = constant(id);
                messages += &format!("pub const {name}: {kind} = {kind}({id:?});\n");
            }
        }
    }
    let group = |id: &&str| format!("pub const {}: Group = Group({id:?});\n", constant(id));
    messages + &groups.iter().map(group).collect::<String>()
}

/// Returns the id and the text of each message.
fn entries(texts: &str) -> Vec<(&str, String)> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    for line in texts.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (id, text) = line.split_once('=').unwrap_or((line, ""));
            entries.push((id.trim(), text.to_owned()));
        } else if let Some((_, text)) = entries.last_mut() {
            *text += line;
        }
    }
    entries
}

/// Returns the name of the constant for an id.
fn constant(id: &str) -> String {
    id.replace('-', "_").to_ascii_uppercase()
}
