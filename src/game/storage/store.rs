//! The content of one file: it is written whole or not at all, or lines are appended to it. A file
//! whose content is bad is kept under another name.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::atomic_file::{self, Permissions, folder_of, is_link, is_taken, sync};
use crate::game::formats::{Document, DocumentError};
use crate::game::text::{FOLDER, reason};

/// Why a file can't be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system reports an error.
    #[error("{}: {}", .0.display(), reason(.1))]
    Io(PathBuf, io::Error),
    /// The file can't be read now, needs a newer program, or can't be renamed. It stays as it is,
    /// and must not be written.
    #[error("{} can't be used, is left as it is, and is not written: {}", .0.display(), .1)]
    LeftAlone(PathBuf, Unusable),
    /// The file was read and can't be used. It is kept under the second name.
    #[error("{} can't be used and was kept as {}: {}", .0.display(), .1.display(), .2)]
    SetAside(PathBuf, PathBuf, Unusable),
    /// Some entries of the file are damaged, and the others are used. The file as it was is kept
    /// under the second name.
    #[error(
        "some entries of {} are damaged; the others are used, and the file as it was is kept as {}",
        .0.display(),
        .1.display()
    )]
    Damaged(PathBuf, PathBuf),
    /// This program can't make sense of an entry. The entry stays in the file, and the others are
    /// used.
    #[error("an entry of {} is passed over and stays as it is: {}", .0.display(), .1)]
    PassedOver(PathBuf, DocumentError),
    /// There is no folder for the files.
    #[error("there is no home folder")]
    NoFolder,
    /// Another running copy of the program writes the files.
    #[error("another copy of the game is running, and it keeps the files")]
    OtherCopy,
}

/// Why a file can't be used.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// The path is that of a folder.
    #[error("{FOLDER}")]
    Folder,
    /// The path is that of a pipe or something else that is not a file.
    #[error("this is not a file")]
    NotAFile,
    /// The path is that of a dangling symbolic link.
    #[error("it is a link that leads nowhere")]
    DanglingLink,
    /// The system reports an error.
    #[error("{}", reason(.0))]
    Io(#[from] io::Error),
    /// The bytes of the file are not UTF-8.
    #[error("{NOT_TEXT}")]
    NotText,
    /// The file is not the expected document.
    #[error(transparent)]
    Document(DocumentError),
}

impl Unusable {
    /// Returns whether the file itself is bad. Otherwise it may be good for a newer program, or
    /// once the system can read it again.
    fn is_bad(&self) -> bool {
        match self {
            Unusable::Io(_) | Unusable::DanglingLink => false,
            Unusable::Document(error) => !error.is_newer(),
            Unusable::Folder | Unusable::NotAFile | Unusable::NotText => true,
        }
    }
}

/// Says that bytes are not text.
pub const NOT_TEXT: &str = "this is not text in UTF-8";

/// The mark that some editors put before a text in UTF-8.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Writes a file. A new one is readable by its owner only; one that exists keeps its permissions.
///
/// # Errors
/// Those of the system; the old file stays as it was.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    atomic_file::replace(path, Permissions::Private, |out| out.write_all(content.as_ref()))
}

/// Reads a file with `read`. Returns `None` if there is no such file.
///
/// # Errors
/// A bad file is renamed, so that it is neither lost nor in the way. Any other file that can't be
/// used stays as it is: [`StoreError::LeftAlone`].
pub fn load<T>(
    path: &Path,
    read: impl FnOnce(&Path) -> Result<T, Unusable>,
) -> Result<Option<T>, StoreError> {
    match read(path) {
        Ok(content) => Ok(Some(content)),
        Err(Unusable::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(reason) if reason.is_bad() => Err(set_aside(path, reason)),
        Err(reason) => Err(StoreError::LeftAlone(path.to_owned(), reason)),
    }
}

/// Renames a file that can't be used, within its folder, and returns the error to report. Of a
/// symbolic link, only the link is renamed.
pub fn set_aside(path: &Path, reason: Unusable) -> StoreError {
    let aside = free_name(path, "unreadable");
    match fs::rename(path, &aside) {
        Ok(()) => {
            sync(folder_of(path));
            StoreError::SetAside(path.to_owned(), aside, reason)
        }
        Err(_) => StoreError::LeftAlone(path.to_owned(), reason),
    }
}

/// Reads a document from a file, and never changes the file.
///
/// # Errors
/// Says why the file can't be used.
pub fn read<T: Document>(path: &Path) -> Result<T, Unusable> {
    T::from_ron(&read_text(path, T::MAX_LEN)?).map_err(Unusable::Document)
}

/// Reads a text of at most `max_len` bytes from a file, without a byte order mark.
///
/// # Errors
/// Says why the file can't be used.
pub fn read_text(path: &Path, max_len: usize) -> Result<String, Unusable> {
    String::from_utf8(read_bytes(path, max_len)?).map_err(|_| Unusable::NotText)
}

/// Reads at most `max_len` bytes from a file, without a byte order mark.
///
/// # Errors
/// Says why the file can't be used.
pub fn read_bytes(path: &Path, max_len: usize) -> Result<Vec<u8>, Unusable> {
    if is_link(path) && !path.exists() {
        return Err(Unusable::DanglingLink);
    }
    // Opening a pipe would wait for a writer.
    match fs::metadata(path)? {
        it if it.is_dir() => return Err(Unusable::Folder),
        it if !it.is_file() => return Err(Unusable::NotAFile),
        _ => {}
    }
    let mut bytes = Vec::new();
    let most = max_len + BYTE_ORDER_MARK.len();
    File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    if bytes.len() > max_len {
        return Err(Unusable::Document(DocumentError::TooLong(max_len)));
    }
    Ok(bytes)
}

/// Appends lines to a file, and waits until they are on disk. A new or empty file begins with
/// `title`.
///
/// # Errors
/// Those of the system. Unless the system refuses that too, the file is as before.
pub fn append(path: &Path, title: &str, lines: &str) -> io::Result<()> {
    atomic_file::make_folder(folder_of(path))?;
    let path = &atomic_file::target(path)?;
    let mut file = atomic_file::open_to_append(path, Permissions::Private)?;
    let len = file.metadata()?.len();
    let is_new = len == 0;
    let mut last = [b'\n'];
    if !is_new {
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
    }
    let before = if is_new { format!("{title}\n") } else { String::new() };
    // A torn last line is ended first, so that it does not spoil the next one.
    let end = if last == [b'\n'] { "" } else { "\n" };
    let text = format!("{end}{before}{lines}");
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        // The part that fitted would later count as a damaged line.
        let _ = file.set_len(len);
    }
    written?;
    if is_new {
        sync(folder_of(path));
    }
    Ok(())
}

/// Copies a file to another name, which ends with `what` and a number, and returns the path of the
/// copy.
///
/// # Errors
/// Those of the system.
pub fn copy_aside(path: &Path, what: &str) -> Result<PathBuf, StoreError> {
    let aside = free_name(path, what);
    let copied = fs::read(path).and_then(|bytes| write(&aside, bytes));
    copied.map_err(|error| StoreError::Io(path.to_owned(), error))?;
    Ok(aside)
}

/// Returns whether an error means that there is no space left for a file.
pub fn is_full(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    matches!(error.kind(), StorageFull | QuotaExceeded | FileTooLarge)
}

/// Returns a path beside `path` that is free, with not even a dangling link there. Its name ends
/// with `what` and a number.
fn free_name(path: &Path, what: &str) -> PathBuf {
    let name = path.file_name().unwrap_or_default();
    let aside = |number: u64| {
        let mut name = name.to_owned();
        name.push(format!(".{what}-{number}"));
        path.with_file_name(name)
    };
    (1..).map(aside).find(|aside| !is_taken(aside)).expect("numbers do not run out")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};

    fn load(path: &Path) -> Result<Option<Note>, StoreError> {
        super::load(path, read)
    }

    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    struct Note(u8);

    impl Document for Note {
        const VERSION: u32 = 1;
    }

    /// The content of the test files.
    const NOTE: Note = Note(7);

    #[test]
    fn a_document_is_read_back_and_a_damaged_file_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("note.ron");
        assert!(load(&path).unwrap().is_none());
        write(&path, NOTE.to_ron()).unwrap();
        write(&path, NOTE.to_ron()).unwrap();
        assert_eq!(load(&path).unwrap(), Some(NOTE));
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);

        // Read lossily, the last one would be a valid note, and lose its last byte when it is
        // written again.
        let latin = [NOTE.to_ron().as_bytes(), b"// caf\xe9"].concat();
        for damaged in [&b"\xff\xfe"[..], b"", &[b'x'; 100_000], &latin] {
            fs::write(&path, damaged).unwrap();
            let Err(StoreError::SetAside(_, aside, _)) = load(&path) else { panic!() };
            assert_eq!(fs::read(aside).unwrap(), damaged);
            assert!(load(&path).unwrap().is_none());
        }
    }

    #[test]
    fn a_folder_in_place_of_the_file_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("note.ron");
        fs::create_dir(&path).unwrap();
        let result = load(&path);
        assert!(matches!(result, Err(StoreError::SetAside(_, _, Unusable::Folder))));
        assert!(load(&path).unwrap().is_none());
    }

    /// A file that could not be opened, for lack of rights or with too many open files, once was
    /// renamed, and the program began empty.
    #[cfg(unix)]
    #[test]
    fn a_file_that_was_not_read_stays_where_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("note.ron");
        std::os::unix::fs::symlink(folder.path().join("on a disk that is not there"), &path)
            .unwrap();
        let dangling_link = load(&path);
        assert!(matches!(dangling_link, Err(StoreError::LeftAlone(_, Unusable::DanglingLink))));
        let within_a_file = path.join("note.ron");
        fs::remove_file(&path).unwrap();
        fs::write(&path, "a file").unwrap();
        let failed = load(&within_a_file);
        assert!(matches!(failed, Err(StoreError::LeftAlone(_, Unusable::Io(_)))), "{failed:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("note.ron");
        let newer = NOTE.to_ron().replacen("version: ", "version: 9", 1);
        fs::write(&path, &newer).unwrap();
        assert!(matches!(load(&path), Err(StoreError::LeftAlone(..))));
        assert_eq!(fs::read_to_string(&path).unwrap(), newer);
    }

    #[test]
    fn a_byte_order_mark_does_no_harm() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("note.ron");
        fs::write(&path, format!("\u{feff}{}", NOTE.to_ron())).unwrap();
        assert_eq!(load(&path).unwrap(), Some(NOTE));
        assert!(path.exists());
    }

    /// A document may be a link, such as one into a synchronised folder.
    #[cfg(unix)]
    #[test]
    fn saving_through_a_link_leaves_the_link() {
        let folder = tempfile::tempdir().unwrap();
        let [path, real] = ["link.ron", "real.ron"].map(|name| folder.path().join(name));
        fs::write(&real, "").unwrap();
        std::os::unix::fs::symlink(&real, &path).unwrap();
        write(&path, NOTE.to_ron()).unwrap();
        assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
        assert!(load(&real).unwrap().is_some());
    }
}
