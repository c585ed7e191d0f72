//! The player's files: where they are, and whether this copy of the program may write them.
//!
//! Settings lie in the platform's configuration folder, all else in its data folder. Only one running copy of the program
//! writes: it holds a lock on a file in the data folder, which the system takes back when the program ends, however it ends.
//!
//! Files are written on a thread of their own. Reading waits for what is being written, and so does dropping [`Files`]. Where it is
//! not sure that they will be dropped, a [`Flusher`] waits instead.
//!
//! Nothing outside the two folders is moved, replaced or created. Only a link that leads to a file is followed, since somebody put it there
//! to have that file written.

use std::collections::BTreeSet;
use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::atomic_file::{self, is_taken, make_folder};
use super::lock::Lock;
use super::store::{self, StoreError, Unusable};
use super::writer::{Flusher, Writer};
use crate::game::formats::Document;

/// What reading or writing comes to.
type Result<T = (), E = StoreError> = std::result::Result<T, E>;

/// Which folder a file lies in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// What the player has set.
    Config,
    /// What the player has done.
    Data,
}

/// Whether files are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// Yes. Where locks are impossible, as in some network folders, a second copy is not noticed,
    /// and what is saved last stays: to keep nothing at all would lose more.
    Yes,
    /// There is no folder for them.
    NoFolder,
    /// Another running copy of the program writes them.
    OtherCopy,
}

/// The player's files.
#[derive(Debug)]
pub struct Files {
    reader: Reader,
    /// Files that were left alone: they are not written as long as the program runs.
    left_alone: BTreeSet<PathBuf>,
    /// What was found at the start and not told yet.
    found: Vec<StoreError>,
    /// Missing where nothing is written. Declared before the lock: it finishes before the lock is released.
    writer: Option<Writer>,
    /// Held as long as the program runs.
    _lock: Option<Lock>,
}

/// Reads the player's files, on any thread.
#[derive(Clone, Debug)]
pub struct Reader {
    /// Folders of [`Place::Config`] and [`Place::Data`].
    folders: Option<[PathBuf; 2]>,
    keeping: Keeping,
}

impl Reader {
    /// Returns a reader of the files of whoever runs the program, for commands that only look: the game may be running.
    pub fn of_this_user() -> Reader {
        Reader { folders: folders_of_this_user(), keeping: Keeping::OtherCopy }
    }

    /// Returns the path of a file, or `None` without a home folder.
    pub fn path(&self, place: Place, name: &str) -> Option<PathBuf> {
        let [config, data] = self.folders.as_ref()?;
        let folder = match place {
            Place::Config => config,
            Place::Data => data,
        };
        Some(folder.join(name))
    }

    /// Reads a document, and leaves the file as it is, whatever it is; `None` if there is no such file.
    ///
    /// # Errors
    /// Says why the file can't be used.
    pub fn look_at<T: Document>(&self, place: Place, name: &str) -> Result<Option<T>, Unusable> {
        let Some(path) = self.path(place, name) else { return Ok(None) };
        match store::read(&path) {
            Err(Unusable::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            read => read.map(Some),
        }
    }

    fn load_with<T>(
        &self,
        place: Place,
        name: &str,
        read: impl FnOnce(&Path) -> Result<T, Unusable>,
    ) -> Result<Option<T>> {
        let Some(path) = self.path(place, name) else { return Ok(None) };
        if self.keeping == Keeping::OtherCopy {
            // The file is the other copy's: not even a broken one is moved.
            return Ok(read(&path).ok());
        }
        store::load(&path, read)
    }
}

impl Files {
    /// Returns the files of whoever runs the program.
    pub fn of_this_user() -> Files {
        Files::at(folders_of_this_user())
    }

    /// Returns files in a folder of their own.
    pub fn in_folder(folder: &Path) -> Files {
        Files::at(Some(["config", "data"].map(|name| folder.join(name))))
    }

    /// Returns files that are not kept.
    pub fn nowhere() -> Files {
        Files::at(None)
    }

    fn at(folders: Option<[PathBuf; 2]>) -> Files {
        let mut found = Vec::new();
        let (keeping, lock) = match &folders {
            None => (Keeping::NoFolder, None),
            Some([_, data]) => match lock(data, &mut found) {
                Ok(lock) => (Keeping::Yes, Some(lock)),
                Err(TryLockError::WouldBlock) => (Keeping::OtherCopy, None),
                // Where folders are impossible, writing will say what is wrong. Where locks are,
                // most players run one copy, each file is whole, and leftovers stay.
                Err(TryLockError::Error(_)) => (Keeping::Yes, None),
            },
        };
        if let (Some(_), Some([config, data])) = (&lock, &folders) {
            [config, data].into_iter().for_each(|folder| atomic_file::remove_leftovers(folder));
        }
        let writer = (keeping == Keeping::Yes).then(Writer::start);
        let reader = Reader { folders, keeping };
        Files { reader, left_alone: BTreeSet::new(), found, writer, _lock: lock }
    }

    /// Returns what was wrong with the folders themselves at the start. It is told once.
    pub fn found(&mut self) -> Vec<StoreError> {
        std::mem::take(&mut self.found)
    }

    /// Returns whether files are written.
    pub fn keeping(&self) -> Keeping {
        self.reader.keeping
    }

    /// Returns the path of a file, or `None` without a home folder.
    pub fn path(&self, place: Place, name: &str) -> Option<PathBuf> {
        self.reader.path(place, name)
    }

    /// Returns a reader for another thread. It finds everything that was saved until now.
    pub fn reader(&self) -> Reader {
        self.flusher().flush();
        self.reader.clone()
    }

    /// Reads a document; `None` if there is no such file, or it was left alone before.
    ///
    /// # Errors
    /// The file can't be used. One that is bad is kept under another name. Any other is left alone and not written any more.
    pub fn load<T: Document>(&mut self, place: Place, name: &str) -> Result<Option<T>> {
        self.load_with(place, name, store::read)
    }

    /// Reads anything as [`Files::load`] reads a document.
    ///
    /// # Errors
    /// Those of [`Files::load`].
    pub fn load_with<T>(
        &mut self,
        place: Place,
        name: &str,
        read: impl FnOnce(&Path) -> Result<T, Unusable>,
    ) -> Result<Option<T>> {
        match self.reader().load_with(place, name, read) {
            Err(error) if !self.note(&error) => Ok(None),
            read => read,
        }
    }

    /// Leaves a file as it is, as long as the program runs.
    pub(in crate::game) fn leave_alone(&mut self, place: Place, name: &str) {
        self.left_alone.extend(self.path(place, name));
    }

    /// Notes an error: a file that was left alone must not be written. Returns whether this is
    /// news.
    pub fn note(&mut self, error: &StoreError) -> bool {
        match error {
            StoreError::LeftAlone(path, _) => self.left_alone.insert(path.clone()),
            _ => true,
        }
    }

    /// Writes a document, whole or not at all, on the writing thread: it returns at once.
    /// [`Files::failures`] tells if that fails. Where files are not kept, nothing is written, nor
    /// to a file that was left alone: that was told at the start, or when it was read.
    pub fn save(&self, place: Place, name: &str, document: &impl Document) {
        self.save_text(place, name, document.to_ron());
    }

    /// Writes a text as [`Files::save`] writes a document.
    pub fn save_text(&self, place: Place, name: &str, text: String) {
        self.give(place, name, |writer, path| writer.write(path, text));
    }

    /// Writes a document that may change in every frame: once a second, and the last state in any
    /// case.
    pub fn save_often(&self, place: Place, name: &str, document: &impl Document) {
        let text = document.to_ron();
        self.give(place, name, |writer, path| writer.write_often(path, text));
    }

    /// Adds lines to the end of a file that begins with a title, on the writing thread. Lines that
    /// are refused are added with the next ones.
    pub fn append(&self, place: Place, name: &str, title: &'static str, lines: String) {
        self.give(place, name, |writer, path| writer.append(path, title, lines));
    }

    /// Has the writing thread do something, unless the file was left alone.
    fn give(&self, place: Place, name: &str, job: impl FnOnce(&Writer, PathBuf)) {
        let path = self.path(place, name).filter(|path| !self.left_alone.contains(path));
        if let (Some(writer), Some(path)) = (&self.writer, path) {
            job(writer, path);
        }
    }

    /// Renames a file that can't be used, and returns the error that says so.
    ///
    /// # Errors
    /// Where the file must not be touched.
    pub(in crate::game) fn set_aside(
        &self,
        place: Place,
        name: &str,
        reason: Unusable,
    ) -> Result<StoreError> {
        Ok(store::set_aside(&self.writable(place, name)?, reason))
    }

    /// Keeps a copy of a file under another name, which says what it is, and returns its path.
    ///
    /// # Errors
    /// Says why there is none.
    pub fn copy_aside(&self, place: Place, name: &str, what: &str) -> Result<PathBuf> {
        let path = self.writable(place, name)?;
        self.flusher().flush();
        store::copy_aside(&path, what)
    }

    /// Adds lines to the end of a file that begins with a title, and waits until they are on disk.
    ///
    /// # Errors
    /// Says why they are not written; the file stays as it was.
    pub fn append_now(&self, place: Place, name: &str, title: &str, lines: &str) -> Result {
        let path = self.writable(place, name)?;
        self.flusher().flush();
        store::append(&path, title, lines)
    }

    /// Returns what went wrong on the writing thread since the last call. What goes on failing in the same way is told once, until it
    /// succeeds again.
    pub fn failures(&self) -> Vec<StoreError> {
        self.writer.as_ref().map(Writer::failures).unwrap_or_default()
    }

    /// Returns what waits for files that are being written.
    pub fn flusher(&self) -> Flusher {
        self.writer.as_ref().map_or_else(Flusher::idle, Writer::flusher)
    }

    /// Returns the path of a file that this copy of the program may write now.
    ///
    /// # Errors
    /// Says why it must not.
    pub(in crate::game) fn writable(&self, place: Place, name: &str) -> Result<PathBuf> {
        if self.keeping() == Keeping::OtherCopy {
            return Err(StoreError::OtherCopy);
        }
        let path = self.path(place, name).ok_or(StoreError::NoFolder)?;
        if self.left_alone.contains(&path) {
            let reason = io::Error::other("the file there can't be used and is left as it is");
            return Err(StoreError::Io(path, reason));
        }
        Ok(path)
    }
}

/// Returns the folders of [`Place::Config`] and [`Place::Data`].
fn folders_of_this_user() -> Option<[PathBuf; 2]> {
    let folders = project_folders()?;
    Some([folders.config_dir(), folders.data_dir()].map(Path::to_owned))
}

/// Returns where the platform wants files of this program, or `None` if it says so relative to wherever the program happens to be started.
pub fn project_folders() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "nim-tetris").filter(|folders| folders.data_dir().is_absolute())
}

/// Locks the folder for this copy of the program. What lies in place of the file that is locked is kept under another name: opening
/// a pipe would wait for ever, and a link leads to a file of somebody else's.
fn lock(folder: &Path, found: &mut Vec<StoreError>) -> Result<Lock, TryLockError> {
    make_folder(folder).map_err(TryLockError::Error)?;
    let path = folder.join("lock");
    if fs::symlink_metadata(&path).is_ok_and(|kind| !kind.is_file()) {
        found.push(store::set_aside(&path, Unusable::NotAFile));
    }
    if is_taken(&path) && !path.is_file() {
        return Err(TryLockError::Error(io::Error::other("it is not a file")));
    }
    Lock::on(&path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Document;
    use serde::{Deserialize, Serialize};

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Note(u8);

    impl Document for Note {
        const VERSION: u32 = 1;
    }

    #[test]
    fn files_are_found_again_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::in_folder(folder.path());
        files.save(Place::Config, "note.ron", &Note(1));
        files.save(Place::Data, "note.ron", &Note(2));
        drop(files);
        let mut files = Files::in_folder(folder.path());
        assert_eq!(files.load(Place::Config, "note.ron").unwrap(), Some(Note(1)));
        assert_eq!(files.load(Place::Data, "note.ron").unwrap(), Some(Note(2)));
    }

    #[test]
    fn what_a_killed_copy_left_is_gone_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        drop(Files::in_folder(folder.path()));
        let strays = ["config", "data"].map(|name| {
            fs::create_dir_all(folder.path().join(name)).unwrap();
            folder.path().join(name).join(".nim-tetris-a1B2c3.tmp")
        });
        strays.iter().for_each(|stray| fs::write(stray, "half a no").unwrap());
        let first = Files::in_folder(folder.path());
        assert!(strays.iter().all(|stray| !stray.exists()));
        // But a second copy leaves the first one's alone.
        strays.iter().for_each(|stray| fs::write(stray, "half a no").unwrap());
        Files::in_folder(folder.path());
        assert!(strays.iter().all(|stray| stray.exists()));
        drop(first);
    }

    #[test]
    fn a_second_running_copy_reads_but_writes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let first = Files::in_folder(folder.path());
        first.save(Place::Data, "note.ron", &Note(1));
        let mut second = Files::in_folder(folder.path());
        assert_eq!((first.keeping(), second.keeping()), (Keeping::Yes, Keeping::OtherCopy));
        first.flusher().flush();
        assert_eq!(second.load(Place::Data, "note.ron").unwrap(), Some(Note(1)));
        second.save(Place::Data, "note.ron", &Note(2));
        let appended = second.append_now(Place::Data, "note.ron", "", "x\n");
        assert!(matches!(appended, Err(StoreError::OtherCopy)));
        drop(first);
        assert_eq!(Files::in_folder(folder.path()).keeping(), Keeping::Yes);
        assert_eq!(second.load(Place::Data, "note.ron").unwrap(), Some(Note(1)));
    }

    #[test]
    fn a_second_copy_does_not_move_what_it_can_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let first = Files::in_folder(folder.path());
        let path = first.path(Place::Data, "note.ron").unwrap();
        fs::write(&path, "half a no").unwrap();
        let mut second = Files::in_folder(folder.path());
        assert_eq!(second.load::<Note>(Place::Data, "note.ron").unwrap(), None);
        assert_eq!(fs::read_to_string(path).unwrap(), "half a no");
    }

    #[test]
    fn without_a_folder_nothing_is_kept() {
        let mut files = Files::nowhere();
        assert_eq!(files.keeping(), Keeping::NoFolder);
        assert_eq!(files.load::<Note>(Place::Data, "note.ron").unwrap(), None);
        files.save(Place::Data, "note.ron", &Note(1));
        let appended = files.append_now(Place::Data, "note.ron", "", "x\n");
        assert!(matches!(appended, Err(StoreError::NoFolder)));
    }

    /// Windows takes what lies below a file for a file that is not there yet.
    #[cfg(unix)]
    #[test]
    fn a_file_that_could_not_be_read_is_told_of_once_and_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let in_the_way = folder.path().join("data");
        fs::write(&in_the_way, "not a folder").unwrap();
        let mut files = Files::in_folder(folder.path());
        let refused = files.load::<Note>(Place::Data, "note.ron");
        assert!(matches!(refused, Err(StoreError::LeftAlone(..))));
        assert!(matches!(files.load::<Note>(Place::Data, "note.ron"), Ok(None)));
        fs::remove_file(in_the_way).unwrap();
        for name in ["note.ron", "another.ron"] {
            files.save(Place::Data, name, &Note(1));
        }
        files.flusher().flush();
        assert!(files.failures().is_empty());
        let is_written = |name| files.path(Place::Data, name).unwrap().exists();
        assert!(!is_written("note.ron") && is_written("another.ron"));
        assert!(files.append_now(Place::Data, "note.ron", "", "x\n").is_err());
    }

    #[test]
    fn what_the_disk_refuses_is_told_later() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("config"), "not a folder").unwrap();
        let files = Files::in_folder(folder.path());
        files.save(Place::Config, "note.ron", &Note(1));
        assert!(files.append_now(Place::Config, "note.ron", "", "x\n").is_err());
        assert!(matches!(files.failures()[..], [StoreError::Io(..)]));
    }
}
