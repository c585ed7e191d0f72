//! One file: written whole or not at all, and kept under another name if it can't be read.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::game::formats::{Document, DocumentError};

/// Why a file can't be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system reports an error.
    #[error("{}: {}", .0.display(), .1)]
    Io(PathBuf, io::Error),
    /// The file can't be used; it was kept under another name.
    #[error("{} can't be used and was kept as {}: {}", .0.display(), .1.display(), .2)]
    KeptAside(PathBuf, PathBuf, Unusable),
    /// There is no folder to keep files in.
    #[error("there is no home folder")]
    NoFolder,
    /// Another running copy of the game keeps the files.
    #[error("another copy of the game is running, and it keeps the files")]
    OtherCopy,
}

/// Why a file can't be used.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// It is a folder, a pipe or something else.
    #[error("it is not a file")]
    NotAFile,
    /// The system reports an error.
    #[error(transparent)]
    Io(io::Error),
    /// It is not the document that was expected.
    #[error(transparent)]
    Document(DocumentError),
}

/// Writes a text to a temporary file beside the file, and renames that.
///
/// # Errors
/// When the system reports an error; the old file stays as it was.
pub fn write(path: &Path, text: &str) -> Result<(), StoreError> {
    let write = || {
        let path = target(path);
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(&path)?;
        Ok(())
    };
    write().map_err(|error| StoreError::Io(path.to_owned(), error))
}

/// Reads a document from a file; `None` if there is no such file.
///
/// # Errors
/// A file that can't be used is renamed, so that it is neither lost nor in the way. If that fails too, the error is
/// [`StoreError::Io`]; the file is still there and must not be written.
pub fn load<T: Document>(path: &Path) -> Result<Option<T>, StoreError> {
    let file = target(path);
    match read(&file) {
        Ok(document) => Ok(Some(document)),
        Err(Unusable::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(reason) => {
            let aside = free_name(&file);
            match fs::rename(&file, &aside) {
                Ok(()) => Err(StoreError::KeptAside(file, aside, reason)),
                Err(error) => Err(StoreError::Io(path.to_owned(), error)),
            }
        }
    }
}

/// Reads a document from a file, and never renames the file.
///
/// # Errors
/// Says why the file can't be used.
pub fn read<T: Document>(path: &Path) -> Result<T, Unusable> {
    // Opening a pipe would wait for somebody to write to it.
    if !fs::metadata(path).map_err(Unusable::Io)?.is_file() {
        return Err(Unusable::NotAFile);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(Unusable::Io)?;
    file.take(T::MAX_LEN as u64 + 1).read_to_end(&mut bytes).map_err(Unusable::Io)?;
    T::from_ron(&String::from_utf8_lossy(&bytes)).map_err(Unusable::Document)
}

/// Returns the file that a link leads to, so that the link stays.
fn target(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

/// Returns a name beside `path` that no file has.
fn free_name(path: &Path) -> PathBuf {
    (1..)
        .map(|number| path.with_extension(format!("ron.unreadable-{number}")))
        .find(|name| !name.exists())
        .expect("numbers do not run out")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::game::{Board, Command, Game, Record, Seat};

    fn record() -> Record {
        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        Record::new([Seat::Ai(Level::MAX), Seat::Ai(Level::MAX)], game)
    }

    #[test]
    fn a_document_survives_in_a_file_and_rubbish_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("game.ron");
        assert!(load::<Record>(&path).unwrap().is_none());
        write(&path, &record().to_ron()).unwrap();
        write(&path, &record().to_ron()).unwrap();
        assert_eq!(load::<Record>(&path).unwrap().unwrap().to_ron(), record().to_ron());
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);

        for rubbish in [&b"\xff\xfe"[..], b"", &[b'x'; 100_000]] {
            fs::write(&path, rubbish).unwrap();
            let Err(StoreError::KeptAside(_, aside, _)) = load::<Record>(&path) else { panic!() };
            assert_eq!(fs::read(aside).unwrap(), rubbish);
            assert!(load::<Record>(&path).unwrap().is_none());
        }
    }

    #[test]
    fn a_folder_in_place_of_the_file_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        fs::create_dir(&path).unwrap();
        let result = load::<Record>(&path);
        assert!(matches!(result, Err(StoreError::KeptAside(_, _, Unusable::NotAFile))));
        assert!(load::<Record>(&path).unwrap().is_none());
    }

    /// A link into a synchronised folder, say.
    #[cfg(unix)]
    #[test]
    fn saving_through_a_link_leaves_the_link() {
        let folder = tempfile::tempdir().unwrap();
        let [path, real] = ["link.ron", "real.ron"].map(|name| folder.path().join(name));
        fs::write(&real, "").unwrap();
        std::os::unix::fs::symlink(&real, &path).unwrap();
        write(&path, &record().to_ron()).unwrap();
        assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
        assert!(load::<Record>(&real).unwrap().is_some());
    }
}
