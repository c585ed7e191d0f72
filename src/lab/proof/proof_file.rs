//! The file of a long proof: a journal of steps, one a line.
//!
//! Lines are appended one by one. The system has them at once, so none is lost however the
//! program ends. They are forced to disk when lines are added a second or more after the last time,
//! so a power failure loses few. A line that it has damaged counts as missing; the others are
//! used. A file with damaged lines is written anew, whole or not at all, before anything is
//! appended.
//!
//! The process that writes holds the lock on a file beside it, `….lock`, which the system releases
//! when the process ends, however that happens.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufReader, Write};
#[cfg(unix)]
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::proof_text::{PROOF_TITLE, read_proof_root, read_step, write_proof_root, write_step};
use super::step::ProofStep;
use crate::ai::Position;
use crate::cli::shared::display_path;
use crate::game::{LineReader, Lock, Permissions, is_taken, reason, replace};

/// Time after which the next lines that are added are forced to disk, with those before them.
const SYNC_PAUSE: Duration = Duration::from_secs(1);

/// Why the file of a proof can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ProofFileError {
    /// The system reports an error.
    #[error("{}: {}", display_path(.0), reason(.1))]
    Io(PathBuf, io::Error),
    /// The file is not that of a proof.
    #[error("{} is not the file of a proof, and is left as it is", display_path(.0))]
    NotAProof(PathBuf),
    /// Another process writes the file.
    #[error("{}: another instance of the program is working on this proof", display_path(.0))]
    InUse(PathBuf),
    /// The file that steps are appended to is no longer at its place.
    #[error("{}: it was deleted or replaced while steps were added; start again", display_path(.0))]
    Gone(PathBuf),
}

/// Reads the steps of a proof, which another process may be writing at the same time.
#[derive(Debug)]
pub struct ProofReader {
    path: PathBuf,
    lines: LineReader<BufReader<File>>,
    /// The position whose outcome the proof is about.
    pub root: Position,
    /// Number of damaged lines skipped so far.
    pub damaged: u64,
}

impl ProofReader {
    /// Opens the file of a proof. Returns `None` if there is no such file.
    ///
    /// # Errors
    /// The file can't be read, or is not that of a proof.
    pub fn open(path: &Path) -> Result<Option<ProofReader>, ProofFileError> {
        let not_a_proof = || ProofFileError::NotAProof(path.to_owned());
        let failed = |error| ProofFileError::Io(path.to_owned(), error);
        match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && !is_taken(path) => {
                return Ok(None);
            }
            // Opening a pipe would wait for a writer.
            Ok(metadata) if !metadata.is_file() => return Err(not_a_proof()),
            metadata => metadata.map_err(failed)?,
        };
        let mut lines = LineReader::new(BufReader::new(File::open(path).map_err(failed)?));
        let mut line = || next_line(&mut lines).map_err(failed).map(Option::unwrap_or_default);
        if line()?.as_deref() != Some(PROOF_TITLE) {
            return Err(not_a_proof());
        }
        let root = line()?.and_then(|line| read_proof_root(&line)).ok_or_else(not_a_proof)?;
        Ok(Some(ProofReader { path: path.to_owned(), lines, root, damaged: 0 }))
    }

    /// Returns the next step, or `None` after the last one. Damaged lines are skipped.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn next_step(&mut self) -> Result<Option<ProofStep>, ProofFileError> {
        loop {
            let line = next_line(&mut self.lines);
            match line.map_err(|error| ProofFileError::Io(self.path.clone(), error))? {
                None => return Ok(None),
                Some(line) => match line.and_then(|line| read_step(&line)) {
                    Some(step) => return Ok(Some(step)),
                    None => self.damaged += 1,
                },
            }
        }
    }
}

/// Returns the next line, or `None` at the end of the file. `Some(None)` stands for a line that is
/// too long, incomplete, or not UTF-8.
fn next_line(lines: &mut LineReader<BufReader<File>>) -> io::Result<Option<Option<String>>> {
    let line = lines.next_line()?;
    Ok(line.map(|line| line.ok().filter(|_| !lines.is_torn())))
}

/// The lock on a proof. While it is held, no other process writes the proof.
#[derive(Debug)]
pub struct ProofLock {
    path: PathBuf,
    _lock: Lock,
}

impl ProofLock {
    /// Locks the file of a proof, which may not exist yet.
    ///
    /// # Errors
    /// Another process holds the lock, or the lock file can't be used.
    pub fn take(path: &Path) -> Result<ProofLock, ProofFileError> {
        let named = path;
        // Different links to a proof share its lock.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let mut name = path.as_os_str().to_owned();
        name.push(".lock");
        let lock = PathBuf::from(name);
        let failed = |error| ProofFileError::Io(lock.clone(), error);
        if fs::symlink_metadata(&lock).is_ok_and(|kind| !kind.is_file()) {
            return Err(failed(io::Error::other("this is not a file")));
        }
        match Lock::on(&lock) {
            Ok(lock) => Ok(ProofLock { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(ProofFileError::InUse(named.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Writes the whole file, or leaves it as it was.
    ///
    /// # Errors
    /// Those of the system.
    pub fn write(&self, root: Position, steps: &[ProofStep]) -> Result<(), ProofFileError> {
        let written = replace(&self.path, Permissions::Default, |out| {
            writeln!(out, "{PROOF_TITLE}\n{}", write_proof_root(root))?;
            steps.iter().try_for_each(|step| writeln!(out, "{}", write_step(step)))
        });
        written.map_err(|error| ProofFileError::Io(self.path.clone(), error))
    }

    /// Opens the file to append to it. It must exist, and must not be damaged.
    ///
    /// # Errors
    /// Those of the system.
    pub fn append(&self) -> Result<ProofJournal, ProofFileError> {
        let file = File::options().append(true).open(&self.path);
        let file = file.map_err(|error| ProofFileError::Io(self.path.clone(), error))?;
        Ok(ProofJournal { path: self.path.clone(), file, synced: Instant::now() })
    }
}

/// The file of a proof, opened to append steps.
#[derive(Debug)]
pub struct ProofJournal {
    path: PathBuf,
    file: File,
    synced: Instant,
}

impl ProofJournal {
    /// Appends steps.
    ///
    /// The system has them at once. They are on disk after [`sync`](ProofJournal::sync), or once
    /// steps are added a second or more after the last time that everything was.
    ///
    /// # Errors
    /// Those of the system, such as a full disk.
    pub fn add(&mut self, steps: &[ProofStep]) -> Result<(), ProofFileError> {
        let lines: String = steps.iter().map(|step| write_step(step) + "\n").collect();
        self.file.write_all(lines.as_bytes()).map_err(|error| self.failed(error))?;
        if self.synced.elapsed() >= SYNC_PAUSE {
            self.sync()?;
        }
        Ok(())
    }

    /// Waits until all steps are on disk.
    ///
    /// # Errors
    /// Those of the system, and [`ProofFileError::Gone`], since steps in a file that was deleted or
    /// replaced are lost.
    pub fn sync(&mut self) -> Result<(), ProofFileError> {
        self.file.sync_data().map_err(|error| self.failed(error))?;
        if !self.is_in_place().map_err(|error| self.failed(error))? {
            return Err(ProofFileError::Gone(self.path.clone()));
        }
        self.synced = Instant::now();
        Ok(())
    }

    /// Returns whether the path names the open file; where files have no numbers, whether it names
    /// a file.
    fn is_in_place(&self) -> io::Result<bool> {
        let named = match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            named => named?,
        };
        #[cfg(unix)]
        let is_same = {
            let number = |it: fs::Metadata| (it.dev(), it.ino());
            number(named) == number(self.file.metadata()?)
        };
        #[cfg(not(unix))]
        let is_same = named.is_file();
        Ok(is_same)
    }

    fn failed(&self, error: io::Error) -> ProofFileError {
        ProofFileError::Io(self.path.clone(), error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run once went on for days in a file that was deleted, and said nothing.
    #[test]
    fn a_file_that_was_deleted_or_replaced_is_missed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a proof");
        let lock = ProofLock::take(&path).unwrap();
        let mut takes: Vec<fn(&Path)> = vec![|path| fs::remove_file(path).unwrap()];
        if cfg!(unix) {
            takes.push(|path| fs::rename(path, path.with_extension("old")).unwrap());
            takes.push(|path| {
                let copy = path.with_extension("copy");
                fs::copy(path, &copy).unwrap();
                fs::rename(copy, path).unwrap();
            });
        }
        for take in takes {
            lock.write(Position::START, &[]).unwrap();
            let mut journal = lock.append().unwrap();
            journal.sync().unwrap();
            take(&path);
            let error = journal.sync().unwrap_err();
            assert!(matches!(error, ProofFileError::Gone(_)), "{error}");
            assert!(error.to_string().contains("a proof"), "{error}");
        }
    }
}
