//! Errors of the system in words.

use std::io;

/// Says that a folder is not a file.
pub(in crate::game) const FOLDER: &str = "this is a folder, not a file";

/// Returns why the system refuses something, without its number for that.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match (error.raw_os_error(), error.kind()) {
        (None, _) => text,
        (_, io::ErrorKind::NotFound) => "there is no such file".to_owned(),
        (_, io::ErrorKind::IsADirectory) => FOLDER.to_owned(),
        (Some(code), _) => text.trim_end_matches(&format!(" (os error {code})")).to_owned(),
    }
}
