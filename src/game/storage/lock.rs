//! A lock on a file, which keeps other running copies of the program away from what it stands for.

use std::fs::{File, TryLockError};
use std::path::Path;

/// A lock that is held until it is dropped or the program ends, however it ends.
#[derive(Debug)]
pub struct Lock(File);

impl Lock {
    /// Locks the file at a path, which is made if it is missing.
    ///
    /// # Errors
    /// Says whether another program holds the lock, or why the file can't be locked.
    pub fn on(path: &Path) -> Result<Lock, TryLockError> {
        let file = File::options().create(true).append(true).open(path);
        let file = file.map_err(TryLockError::Error)?;
        file.try_lock()?;
        Ok(Lock(file))
    }
}

impl Drop for Lock {
    /// Gives the lock back at once. Closing the file alone would not: a program that this process is just starting has it open, too, for a moment.
    fn drop(&mut self) {
        // If it fails, the end of the process does it.
        let _ = self.0.unlock();
    }
}
