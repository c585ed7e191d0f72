//! A game in a file of its own, as text, which the player keeps, sends or opens.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;

use super::new_file::write_under_free_name;
use super::store::{Unusable, read_text};
use crate::game::formats::{GameTextError, read_game, write_game};
use crate::game::rules::{Record, Seat};

/// The extension of exported games.
pub const GAME_EXTENSION: &str = "nimtetris";

/// Length of the longest file that is read, in bytes.
const MAX_LEN: usize = 1 << 17;

/// Why a file can't be read as a game.
#[derive(Debug, thiserror::Error)]
pub enum GameFileError {
    /// The file can't be read.
    #[error(transparent)]
    File(#[from] Unusable),
    /// The text is not a game.
    #[error(transparent)]
    Text(GameTextError),
}

/// Reads a game from a file, which is never changed.
///
/// # Errors
/// Says why the file is not a game.
pub fn read_game_file(path: &Path) -> Result<Record, GameFileError> {
    let text = read_text(path, MAX_LEN)?;
    read_game(&text, [Seat::UNNAMED, Seat::UNNAMED]).map_err(GameFileError::Text)
}

/// Returns the user's folders; `None` if there is no home folder, or a relative one.
fn user_folders() -> Option<UserDirs> {
    UserDirs::new().filter(|folders| folders.home_dir().is_absolute())
}

/// Returns the folder for exported games: the user's documents, or else `Documents` in the home
/// folder, which need not exist yet. Returns `None` if there is no home folder.
pub fn export_folder() -> Option<PathBuf> {
    let folders = user_folders()?;
    Some(folder_or(folders.document_dir(), folders.home_dir(), "Documents"))
}

/// Returns the folder for pictures: the user's pictures, or else `Pictures` in the home folder,
/// which need not exist yet. Returns `None` if there is no home folder.
pub fn pictures_folder() -> Option<PathBuf> {
    let folders = user_folders()?;
    Some(folder_or(folders.picture_dir(), folders.home_dir(), "Pictures"))
}

/// Returns the folder that the system names, or else one with its usual name in the home folder.
fn folder_or(named: Option<&Path>, home: &Path, usual: &str) -> PathBuf {
    named.map_or_else(|| home.join(usual), Path::to_owned)
}

/// Returns the files with an extension in the user's documents and downloads, the newest first.
pub fn files_to_bring_in(folder: Option<&Path>, extension: &str) -> Vec<PathBuf> {
    let folders = user_folders();
    let downloads = folders.as_ref().and_then(UserDirs::download_dir);
    let mut found: Vec<_> = folder
        .into_iter()
        .chain(downloads)
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flat_map(|entries| entries.flatten())
        .filter(|entry| entry.path().extension().is_some_and(|it| it == extension))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().rev().map(|(_, path)| path).collect()
}

/// Writes a game as text to a new file in `folder`, and returns the path. The file is called
/// `name`, with a number if the name is taken: no file is overwritten.
///
/// # Errors
/// Those of the system.
pub fn export_game(folder: &Path, name: &str, record: &Record) -> io::Result<PathBuf> {
    write_under_free_name(folder, name, GAME_EXTENSION, write_game(record).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::{Board, Game, Origin, PlayerName, Turn};

    fn record() -> Record {
        let mut game = Game::new(Board::empty());
        game.execute(Turn::Placement("a1,b1,c1,d1".parse().unwrap())).unwrap();
        let seats = ["Ann", "철수"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        Record::new(seats, game)
    }

    /// Where the system names no folder, pictures once were saved among everything in the home
    /// folder.
    #[test]
    fn files_never_land_in_the_home_folder_by_themselves() {
        let home = Path::new("/home/ann");
        assert_eq!(folder_or(None, home, "Pictures"), home.join("Pictures"));
        let named = Path::new("/home/ann/Bilder");
        assert_eq!(folder_or(Some(named), home, "Pictures"), named);
    }

    #[test]
    fn a_game_is_read_back_whatever_an_editor_did_to_its_lines() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        let text = write_game(&record());
        for text in [text.clone(), format!("\u{feff}{}", text.replace('\n', "\r\n"))] {
            fs::write(&path, &text).unwrap();
            let read = read_game_file(&path).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.game.turns(), record().game.turns());
            assert_eq!(read.seats[1].name().unwrap().as_str(), "철수");
            assert_eq!(read.origin(), Origin::Outside);
        }
    }

    #[test]
    fn a_file_without_a_game_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.nimtetris");
        let error = |text: &[u8]| {
            fs::write(&path, text).unwrap();
            let error = read_game_file(&path).unwrap_err().to_string();
            assert_eq!(fs::read(&path).unwrap(), text);
            assert!(!error.contains(char::is_control), "{error:?}");
            error
        };
        assert_eq!(error(b""), "the text holds no game");
        assert!(error(b"1. a1,b1,c1,d1\n2. a1").starts_with("turn 2: `a1` is not a placement"));
        assert!(error(b"1. a1,\x1b[31m").starts_with("turn 1: "));
        assert_eq!(error(b"\xff\xfe\0"), "this is not text in UTF-8");
        assert_eq!(error(&b"1. ".repeat(1 << 20)), "it is longer than 131072 bytes");
        let refused = |path: &Path| read_game_file(path).unwrap_err().to_string();
        assert_eq!(refused(folder.path()), "this is a folder, not a file");
        // The message once ended with "(os error 2)".
        assert_eq!(refused(&folder.path().join("none")), "there is no such file");
    }

    #[test]
    fn an_exported_game_overwrites_nothing_and_is_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let documents = folder.path().join("Documents");
        let export = || export_game(&documents, "Ann / Bo: 1?", &record()).unwrap();
        let paths = [export(), export(), export()];
        let names = paths.each_ref().map(|path| path.file_name().unwrap().to_str().unwrap());
        let stem = "Ann - Bo- 1-";
        let expected = ["", " 2", " 3"].map(|number| format!("{stem}{number}.nimtetris"));
        assert_eq!(names, expected.each_ref().map(String::as_str));
        for path in &paths {
            assert_eq!(read_game_file(path).unwrap().game.turns(), record().game.turns());
        }
        assert!(export_game(&paths[0], "Ann", &record()).is_err(), "a file is no folder");
    }
}
