//! New files for the player, under free names that every system allows.

use std::io;
use std::path::{Path, PathBuf};

use super::atomic_file::{create, make_folder};

/// Characters that some system does not allow in the name of a file.
const FORBIDDEN: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

/// Writes a new file in `folder`, which is created if it is missing, and returns the path.
///
/// In `name`, characters that some system does not allow are replaced; a name that is empty or that
/// some system takes for a device begins with `game`. If the name is taken, a number is added.
///
/// # Errors
/// Those of the system.
pub fn write_under_free_name(
    folder: &Path,
    name: &str,
    extension: &str,
    bytes: &[u8],
) -> io::Result<PathBuf> {
    make_folder(folder)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", folder.display())))?;
    let stem = file_stem(name);
    let try_number = |number: u32| {
        let number = if number == 1 { String::new() } else { format!(" {number}") };
        let path = folder.join(format!("{stem}{number}.{extension}"));
        match create(&path, bytes) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => None,
            done => Some(done.map(|()| path)),
        }
    };
    (1..).find_map(try_number).expect("numbers do not run out")
}

/// Returns a file name without extension for `name` that every system allows.
fn file_stem(name: &str) -> String {
    let allowed = |c: char| if c.is_control() || FORBIDDEN.contains(&c) { '-' } else { c };
    let stem: String = name.chars().map(allowed).collect();
    let stem = stem.trim_matches(['.', ' ']);
    // On Windows these names mean devices, even with blanks or an extension after them.
    let first = stem.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let device = ["con", "prn", "aux", "nul", "com", "lpt"].iter().any(|device| {
        let rest = first.strip_prefix(device);
        rest.is_some_and(|rest| {
            rest.is_empty() || rest.chars().all(|c| "0123456789¹²³".contains(c))
        })
    });
    if stem.is_empty() || device {
        format!("game {stem}").trim().to_owned()
    } else {
        stem.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A dangling link once counted as a free name, and the file that it points to would have been
    /// written.
    #[cfg(unix)]
    #[test]
    fn a_dangling_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        std::os::unix::fs::symlink(folder.path().join("elsewhere"), &path).unwrap();
        let refused = create(&path, b"one").unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        let written = write_under_free_name(folder.path(), "a", "png", b"one").unwrap();
        assert_eq!(written, folder.path().join("a 2.png"));
        assert!(!folder.path().join("elsewhere").exists());
    }

    #[test]
    fn the_error_names_a_folder_that_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let pictures = folder.path().join("Pictures");
        std::fs::write(&pictures, "a file").unwrap();
        let refused = write_under_free_name(&pictures, "a", "png", b"one").unwrap_err();
        assert!(refused.to_string().contains("Pictures"), "{refused}");
    }

    #[test]
    fn a_name_of_a_game_becomes_a_name_of_a_file() {
        for (name, stem) in [
            ("Ann - 철수", "Ann - 철수"),
            ("../../etc/passwd", "-..-etc-passwd"),
            ("...", "game"),
            ("CON", "game CON"),
            ("com1", "game com1"),
            ("COM¹", "game COM¹"),
            ("Con. - Bo", "game Con. - Bo"),
            ("nul .x", "game nul .x"),
            ("Con - Bo", "Con - Bo"),
            ("Conny", "Conny"),
            ("a\tb", "a-b"),
        ] {
            assert_eq!(file_stem(name), stem);
        }
        // With a number and the extension, the longest name fits into the 255 bytes that file
        // systems allow.
        let longest = "철".repeat(crate::game::MAX_GAME_NAME);
        assert!(file_stem(&longest).len() + " 1000.nimtetris".len() <= 255);
    }
}
