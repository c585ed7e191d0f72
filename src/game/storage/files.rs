//! The player's files: where they are, and whether this copy of the program may write them.
//!
//! Settings and what the window remembers are in the platform's configuration folder, everything
//! else in its data folder. Of all running copies of the program only one writes: the one that
//! holds the lock on a file in the data folder. The system releases the lock when the program ends,
//! however that happens.
//!
//! Files are written on their own thread. Reading a file waits until it has been written, and
//! dropping [`Files`] waits for all. Where `Files` might not be dropped, a [`Flusher`] waits
//! instead.
//!
//! Nothing outside the two folders is moved, replaced or created. The one exception is a symbolic
//! link to a file: it is followed, since somebody put it there to have that file written.

use std::collections::BTreeSet;
use std::fs::{self, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc;

use directories::ProjectDirs;

use super::atomic_file::{self, is_taken, make_folder};
use super::lock::Lock;
use super::store::{self, StoreError, Unusable};
use super::writer::{Flusher, Job, Order, Writer};
use crate::game::formats::Document;

/// The result of reading or writing a file.
type Result<T = (), E = StoreError> = std::result::Result<T, E>;

/// The folder that a file is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folder {
    /// The folder of what the player has set, and of what the window remembers.
    Config,
    /// The folder of what the player has done.
    Data,
}

/// Whether this copy of the program writes files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// This copy writes files.
    ///
    /// Where locks are impossible, as in some network folders, a second copy is not noticed, and
    /// the last one to save wins. If both save the same file at the same time, it may be cut until
    /// one of them has finished. Writing nothing at all would lose more.
    Write,
    /// This copy writes nothing: there is no folder.
    NoFolder,
    /// This copy writes nothing: another running copy does.
    OtherCopy,
}

/// The player's files.
#[derive(Debug)]
pub struct Files {
    /// The folders of [`Folder::Config`] and [`Folder::Data`].
    folders: Option<[PathBuf; 2]>,
    access: Access,
    /// Files that can't be used and must be left as they are. They are not written as long as the
    /// program runs.
    left_alone: BTreeSet<PathBuf>,
    /// Errors at the start that have not been shown yet.
    startup_errors: Vec<StoreError>,
    /// The writing thread, if files are written. It is declared before the lock, so that it
    /// finishes before the lock is released.
    writer: Option<Writer>,
    /// The lock, held as long as the program runs.
    _lock: Option<Lock>,
}

impl Files {
    /// Returns the files of the current user.
    pub fn for_current_user() -> Files {
        let folders = project_folders();
        Files::at(folders.map(|it| [it.config_dir(), it.data_dir()].map(Path::to_owned)))
    }

    /// Returns files in two subfolders of `folder`.
    pub fn in_folder(folder: &Path) -> Files {
        Files::at(Some(["config", "data"].map(|name| folder.join(name))))
    }

    /// Returns files that are never written.
    pub fn nowhere() -> Files {
        Files::at(None)
    }

    /// Returns the files in these folders, locked for this copy of the program if possible.
    fn at(folders: Option<[PathBuf; 2]>) -> Files {
        let mut startup_errors = Vec::new();
        let (access, lock) = match &folders {
            None => (Access::NoFolder, None),
            Some([_, data]) => match lock(data, &mut startup_errors) {
                Ok(lock) => (Access::Write, Some(lock)),
                Err(TryLockError::WouldBlock) => (Access::OtherCopy, None),
                // Where folders can't be created, writing reports the error. Where locks are
                // impossible, most players run one copy, and temporary files stay.
                Err(TryLockError::Error(_)) => (Access::Write, None),
            },
        };
        if let (Some(_), Some([config, data])) = (&lock, &folders) {
            [config, data].into_iter().for_each(|folder| atomic_file::remove_leftovers(folder));
        }
        let writer = (access == Access::Write).then(Writer::start);
        let left_alone = BTreeSet::new();
        Files { folders, access, left_alone, startup_errors, writer, _lock: lock }
    }

    /// Returns what was wrong with the folders themselves at the start, once.
    pub fn take_startup_errors(&mut self) -> Vec<StoreError> {
        std::mem::take(&mut self.startup_errors)
    }

    /// Returns whether this copy of the program writes files.
    pub fn access(&self) -> Access {
        self.access
    }

    /// Returns the path of a file, or `None` without a home folder.
    pub fn path(&self, folder: Folder, name: &str) -> Option<PathBuf> {
        let [config, data] = self.folders.as_ref()?;
        let path = match folder {
            Folder::Config => config,
            Folder::Data => data,
        };
        Some(path.join(name))
    }

    /// Reads a document. Returns `None` if there is no such file, if it was left alone before, or
    /// if it can't be used while another copy of the program writes the files.
    ///
    /// # Errors
    /// Says why the file can't be used. A bad file is kept under another name. Any other one is
    /// left alone, and not written any more.
    pub fn load<T: Document>(&mut self, folder: Folder, name: &str) -> Result<Option<T>> {
        self.load_with(folder, name, store::read)
    }

    /// Reads a file with `read`, under the same rules as [`Files::load`].
    ///
    /// # Errors
    /// Those of [`Files::load`].
    pub fn load_with<T>(
        &mut self,
        folder: Folder,
        name: &str,
        read: impl FnOnce(&Path) -> Result<T, Unusable>,
    ) -> Result<Option<T>> {
        let Some(path) = self.path(folder, name) else { return Ok(None) };
        self.flusher().flush();
        if self.access == Access::OtherCopy {
            // The file is the other copy's, so not even a bad one is renamed.
            return Ok(read(&path).ok());
        }
        match store::load(&path, read) {
            Err(error) if !self.note(&error) => Ok(None),
            read => read,
        }
    }

    /// Records an error: a file that was left alone is not written any more. Returns whether the
    /// error is new.
    pub fn note(&mut self, error: &StoreError) -> bool {
        match error {
            StoreError::LeftAlone(path, _) => self.left_alone.insert(path.clone()),
            _ => true,
        }
    }

    /// Writes a document, whole or not at all, on the writing thread, without waiting.
    /// [`Files::failures`] reports errors. A document may change in every frame: it is written a
    /// second later, and its last state in any case.
    ///
    /// Nothing is written where this copy writes no files, nor to a file that was left alone: that
    /// was reported at the start, or when the file was read.
    pub fn save(&self, folder: Folder, name: &str, document: &impl Document) {
        self.send(folder, name, |path| Job::Write(path, document.to_ron(), Order::Often));
    }

    /// Writes a text, under the same rules as [`Files::save`], but only once the lines that were to
    /// be [appended](Files::append) to other files are on disk. So whatever ends the program, what
    /// such a line records is either in its file or still in the old text of this one.
    pub fn save_text(&self, folder: Folder, name: &str, text: String) {
        self.send(folder, name, |path| Job::Write(path, text, Order::AfterLines));
    }

    /// Appends lines to a file that begins with a title, on the writing thread, without waiting.
    pub fn append(&self, folder: Folder, name: &str, title: &'static str, lines: String) {
        self.send(folder, name, |path| Job::Append(path, title, lines));
    }

    /// Sends a job to the writing thread, unless the file was left alone or this copy writes
    /// nothing.
    fn send(&self, folder: Folder, name: &str, job: impl FnOnce(PathBuf) -> Job) {
        let path = self.path(folder, name).filter(|path| !self.left_alone.contains(path));
        if let (Some(writer), Some(path)) = (&self.writer, path) {
            writer.send(job(path));
        }
    }

    /// Renames a file that can't be used, and returns the error to report.
    ///
    /// # Errors
    /// Says why the file must not be touched.
    pub(in crate::game) fn set_aside(
        &self,
        folder: Folder,
        name: &str,
        reason: Unusable,
    ) -> Result<StoreError> {
        Ok(store::set_aside(&self.writable(folder, name)?, reason))
    }

    /// Copies a file to another name, which ends with `what` and a number, and returns the path of
    /// the copy.
    ///
    /// # Errors
    /// Says why there is no copy.
    pub fn copy_aside(&self, folder: Folder, name: &str, what: &str) -> Result<PathBuf> {
        let path = self.writable(folder, name)?;
        self.flusher().flush();
        store::copy_aside(&path, what)
    }

    /// Appends lines to a file that begins with a title, and waits until they are on disk.
    ///
    /// # Errors
    /// Says why they are not written, for example because what comes before could not be.
    pub fn append_now(
        &self,
        folder: Folder,
        name: &str,
        title: &'static str,
        lines: &str,
    ) -> Result {
        let path = self.writable(folder, name)?;
        let (sender, done) = mpsc::channel();
        let job = Job::AppendNow(path.clone(), title, lines.to_owned(), sender);
        self.writer.as_ref().ok_or(StoreError::NoFolder)?.send(job);
        let lost = |_| Err(io::Error::other("the program failed to write it"));
        done.recv().unwrap_or_else(lost).map_err(|error| StoreError::Io(path, error))
    }

    /// Returns the errors on the writing thread since the last call. An error that repeats is
    /// reported once, until the file is written successfully again; a full disk is reported once
    /// for all files.
    pub fn failures(&self) -> Vec<StoreError> {
        self.writer.as_ref().map(Writer::failures).unwrap_or_default()
    }

    /// Returns whether a file could not be written, and is tried again every few seconds.
    pub fn is_failing(&self) -> bool {
        self.writer.as_ref().is_some_and(Writer::is_failing)
    }

    /// Returns a handle that waits for files that are being written.
    pub fn flusher(&self) -> Flusher {
        self.writer.as_ref().map(Writer::flusher).unwrap_or_default()
    }

    /// Returns the path of a file that this copy of the program may write.
    ///
    /// # Errors
    /// Says why the file must not be written.
    pub(in crate::game) fn writable(&self, folder: Folder, name: &str) -> Result<PathBuf> {
        if self.access() == Access::OtherCopy {
            return Err(StoreError::OtherCopy);
        }
        let path = self.path(folder, name).ok_or(StoreError::NoFolder)?;
        if self.left_alone.contains(&path) {
            let reason = io::Error::other("the file there can't be used and is left as it is");
            return Err(StoreError::Io(path, reason));
        }
        Ok(path)
    }
}

/// Returns the platform's folders for this program. Returns `None` without a home folder, or if the
/// platform names them relative to the working directory.
pub fn project_folders() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "nim-tetris").filter(|folders| folders.data_dir().is_absolute())
}

/// Locks the data folder for this copy of the program.
///
/// Anything but a file in place of the lock file is renamed: opening a pipe would wait forever, and
/// a symbolic link may point to another user's file.
fn lock(folder: &Path, startup_errors: &mut Vec<StoreError>) -> Result<Lock, TryLockError> {
    make_folder(folder).map_err(TryLockError::Error)?;
    let path = folder.join("lock");
    if fs::symlink_metadata(&path).is_ok_and(|kind| !kind.is_file()) {
        startup_errors.push(store::set_aside(&path, Unusable::NotAFile));
    }
    if is_taken(&path) && !path.is_file() {
        return Err(TryLockError::Error(io::Error::other("it is not a file")));
    }
    Lock::on(&path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Document, write_under_free_name};
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
        files.save(Folder::Config, "note.ron", &Note(1));
        files.save(Folder::Data, "note.ron", &Note(2));
        drop(files);
        let mut files = Files::in_folder(folder.path());
        assert_eq!(files.load(Folder::Config, "note.ron").unwrap(), Some(Note(1)));
        assert_eq!(files.load(Folder::Data, "note.ron").unwrap(), Some(Note(2)));
    }

    #[test]
    fn leftovers_of_a_killed_copy_are_removed_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        drop(Files::in_folder(folder.path()));
        let strays = ["config", "data"].map(|name| {
            fs::create_dir_all(folder.path().join(name)).unwrap();
            folder.path().join(name).join(".games.nim-tetris")
        });
        strays.iter().for_each(|stray| fs::write(stray, "half a no").unwrap());
        let first = Files::in_folder(folder.path());
        assert!(strays.iter().all(|stray| !stray.exists()));
        // A second copy leaves the temporary files of the first one alone.
        strays.iter().for_each(|stray| fs::write(stray, "half a no").unwrap());
        Files::in_folder(folder.path());
        assert!(strays.iter().all(|stray| stray.exists()));
        drop(first);
    }

    /// One start by root, in the home of somebody else, once left files that their owner could not
    /// read. Only root can test this.
    #[cfg(unix)]
    #[test]
    fn what_root_makes_belongs_to_the_owner_of_the_folder() {
        use std::os::unix::fs::{MetadataExt, chown};
        fn check(folder: &Path) -> usize {
            let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            entries.fold(0, |count, path| {
                let metadata = fs::symlink_metadata(&path).unwrap();
                let owner = (metadata.uid(), metadata.gid());
                assert_eq!(owner, (65534, 65533), "{}", path.display());
                count + 1 + if metadata.is_dir() { check(&path) } else { 0 }
            })
        }
        let folder = tempfile::tempdir().unwrap();
        if chown(folder.path(), Some(65534), Some(65533)).is_err() {
            return eprintln!("skipped: this user can give no folder away");
        }
        let files = Files::in_folder(&folder.path().join("home"));
        files.save(Folder::Config, "note.ron", &Note(1));
        files.save_text(Folder::Data, "note", "text".to_owned());
        files.append_now(Folder::Data, "journal", "title", "x\n").unwrap();
        files.copy_aside(Folder::Data, "note", "damaged").unwrap();
        drop(files);
        let pictures = folder.path().join("Pictures").join("games");
        write_under_free_name(&pictures, "a", "png", b"one").unwrap();
        assert_eq!(check(folder.path()), 11, "folders and files");
    }

    #[test]
    fn a_second_running_copy_reads_but_writes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let first = Files::in_folder(folder.path());
        first.save(Folder::Data, "note.ron", &Note(1));
        let mut second = Files::in_folder(folder.path());
        assert_eq!((first.access(), second.access()), (Access::Write, Access::OtherCopy));
        first.flusher().flush();
        assert_eq!(second.load(Folder::Data, "note.ron").unwrap(), Some(Note(1)));
        second.save(Folder::Data, "note.ron", &Note(2));
        let appended = second.append_now(Folder::Data, "note.ron", "", "x\n");
        assert!(matches!(appended, Err(StoreError::OtherCopy)));
        drop(first);
        assert_eq!(Files::in_folder(folder.path()).access(), Access::Write);
        assert_eq!(second.load(Folder::Data, "note.ron").unwrap(), Some(Note(1)));
    }

    #[test]
    fn a_second_copy_does_not_move_a_file_that_it_can_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let first = Files::in_folder(folder.path());
        let path = first.path(Folder::Data, "note.ron").unwrap();
        fs::write(&path, "half a no").unwrap();
        let mut second = Files::in_folder(folder.path());
        assert_eq!(second.load::<Note>(Folder::Data, "note.ron").unwrap(), None);
        assert_eq!(fs::read_to_string(path).unwrap(), "half a no");
    }

    #[test]
    fn without_a_folder_nothing_is_saved() {
        let mut files = Files::nowhere();
        assert_eq!(files.access(), Access::NoFolder);
        assert_eq!(files.load::<Note>(Folder::Data, "note.ron").unwrap(), None);
        files.save(Folder::Data, "note.ron", &Note(1));
        let appended = files.append_now(Folder::Data, "note.ron", "", "x\n");
        assert!(matches!(appended, Err(StoreError::NoFolder)));
    }

    /// On Windows, a path below a file is reported as missing.
    #[cfg(unix)]
    #[test]
    fn a_file_that_could_not_be_read_is_reported_once_and_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let in_the_way = folder.path().join("data");
        fs::write(&in_the_way, "not a folder").unwrap();
        let mut files = Files::in_folder(folder.path());
        let refused = files.load::<Note>(Folder::Data, "note.ron");
        assert!(matches!(refused, Err(StoreError::LeftAlone(..))));
        assert!(matches!(files.load::<Note>(Folder::Data, "note.ron"), Ok(None)));
        fs::remove_file(in_the_way).unwrap();
        for name in ["note.ron", "another.ron"] {
            files.save(Folder::Data, name, &Note(1));
        }
        files.flusher().flush();
        assert!(files.failures().is_empty());
        let is_written = |name| files.path(Folder::Data, name).unwrap().exists();
        assert!(!is_written("note.ron") && is_written("another.ron"));
        assert!(files.append_now(Folder::Data, "note.ron", "", "x\n").is_err());
    }

    #[test]
    fn a_save_that_the_disk_refuses_is_reported_later() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("config"), "not a folder").unwrap();
        let files = Files::in_folder(folder.path());
        files.save(Folder::Config, "note.ron", &Note(1));
        assert!(files.append_now(Folder::Config, "note.ron", "", "x\n").is_err());
        assert!(matches!(files.failures()[..], [StoreError::Io(..)]));
    }
}
