//! What the system gives this process: memory and threads. A command asks before it starts, so that it ends with a message where
//! there is too little, and not in the middle of its work.

use std::io;
use std::thread::Builder;

/// Bytes of a process that does not search: the program, its libraries, and the stacks of a few threads.
#[cfg(unix)]
const RESERVE: u64 = 48 << 20;

/// Returns how many bytes are left for solvers where the system limits the memory of a process (`ulimit -v`, `ulimit -d`): half of
/// what there is, since a table that grows is there twice for a moment.
#[cfg(unix)]
pub fn memory_allowed() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};
    let limits = [Resource::As, Resource::Data].map(|resource| getrlimit(resource).current);
    limits.into_iter().flatten().min().map(|limit| limit.saturating_sub(RESERVE) / 2)
}

/// Returns how many bytes are left for solvers where the system limits the memory of a process.
#[cfg(not(unix))]
pub fn memory_allowed() -> Option<u64> {
    None
}

/// Checks that the system lets solvers take this many bytes.
///
/// # Errors
/// A message that tells both.
pub fn need_memory(bytes: u64) -> io::Result<()> {
    match memory_allowed() {
        Some(allowed) if allowed < bytes => {
            let [bytes, allowed] = [bytes, allowed].map(|bytes| bytes >> 20);
            let message = format!(
                "the search needs {bytes} MiB of memory, and the system's limit leaves {allowed} MiB"
            );
            Err(io::Error::new(io::ErrorKind::OutOfMemory, message))
        }
        _ => Ok(()),
    }
}

/// Checks that the system gives one more thread, for commands that can't do without.
///
/// # Errors
/// A message that says why it does not.
pub fn need_thread() -> io::Result<()> {
    let thread = Builder::new().spawn(|| ()).map_err(|error| {
        io::Error::new(error.kind(), format!("the system gives no thread: {error}"))
    })?;
    // An empty thread does not panic.
    let _ = thread.join();
    Ok(())
}
