//! Records in files: written whole or not at all, read with care.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::record::{Record, RecordError};

/// Longest file that is read, in bytes.
const MAX_FILE: u64 = 1 << 16;

/// A file that can't be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system refuses.
    #[error("{0}: {1}")]
    Io(PathBuf, io::Error),
    /// The file is not a record; it was kept under another name.
    #[error("{0} can't be used and was kept as {1}: {2}")]
    KeptAside(PathBuf, PathBuf, RecordError),
}

/// Writes a record to a file: to a temporary one beside it that then takes its name.
///
/// # Errors
/// When the system refuses; the old file is then as it was.
pub fn save_record(path: &Path, record: &Record) -> Result<(), StoreError> {
    let write = || {
        let folder = path.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(record.to_ron().as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().map_err(|error| StoreError::Io(path.to_owned(), error))
}

/// Reads a record from a file; `None` if there is no such file.
///
/// # Errors
/// A file that is not a record is renamed, so that it is neither lost nor in the way.
pub fn load_record(path: &Path) -> Result<Option<Record>, StoreError> {
    let io_error = |error| StoreError::Io(path.to_owned(), error);
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file.map_err(io_error)?,
    };
    let mut bytes = Vec::new();
    file.take(MAX_FILE + 1).read_to_end(&mut bytes).map_err(io_error)?;
    match Record::from_ron(&String::from_utf8_lossy(&bytes)) {
        Ok(record) => Ok(Some(record)),
        Err(error) => {
            let aside = free_name(path);
            std::fs::rename(path, &aside).map_err(io_error)?;
            Err(StoreError::KeptAside(path.to_owned(), aside, error))
        }
    }
}

/// Returns a name beside `path` that no file has.
fn free_name(path: &Path) -> PathBuf {
    (1..)
        .map(|number| path.with_extension(format!("unreadable-{number}.ron")))
        .find(|name| !name.exists())
        .expect("numbers do not run out")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::game::{Board, Command, Game, Seat};

    #[test]
    fn a_record_survives_in_a_file_and_rubbish_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("game.ron");
        assert!(load_record(&path).unwrap().is_none());

        let mut game = Game::new(Board::empty());
        game.execute(Command::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        let record = Record { seats: [Seat::Ai(Level::MAX), Seat::Ai(Level::MAX)], game };
        save_record(&path, &record).unwrap();
        save_record(&path, &record).unwrap();
        assert_eq!(load_record(&path).unwrap().unwrap().to_ron(), record.to_ron());
        assert_eq!(std::fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);

        for rubbish in [&b"\xff\xfe"[..], b"", &[b'x'; 100_000]] {
            std::fs::write(&path, rubbish).unwrap();
            let Err(StoreError::KeptAside(_, aside, _)) = load_record(&path) else { panic!() };
            assert_eq!(std::fs::read(aside).unwrap(), rubbish);
            assert!(load_record(&path).unwrap().is_none());
        }
    }
}
