//! A lock on a file, by which running copies of the program exclude each other.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::atomic_file::{Permissions, open_to_append};

/// A lock that is held until it is dropped, or until the program ends, however that happens.
#[derive(Debug)]
pub struct Lock(File);

impl Lock {
    /// Locks the file at `path`, which is created if it is missing.
    ///
    /// # Errors
    /// Says whether another program holds the lock, or why the file can't be locked.
    pub fn on(path: &Path) -> Result<Lock, TryLockError> {
        let file = open_to_append(path, Permissions::Default).map_err(TryLockError::Error)?;
        file.try_lock()?;
        Ok(Lock(file))
    }
}

impl Drop for Lock {
    /// Releases the lock at once. Closing the file would not be enough: a child process that is
    /// just being started also has it open for a moment.
    fn drop(&mut self) {
        // Should this fail, the end of the process releases the lock.
        let _ = self.0.unlock();
    }
}
