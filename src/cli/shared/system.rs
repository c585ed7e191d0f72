//! The memory that the system allows this process. A command asks before it starts, so that it ends
//! with a message where there is too little, and not in the middle of its work.

use std::{fs, io};

/// Memory in bytes of a process that does not search: the program, its libraries, and the stacks of
/// a few threads.
const RESERVE: u64 = 48 << 20;

/// Returns the bytes of address space left for solvers, or `None` where the system sets no limit
/// for a process (`ulimit -v`, `ulimit -d`): half of what the limit leaves besides the program,
/// since the allocator reserves more than it uses.
#[cfg(unix)]
pub fn address_space_allowed() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};
    let limits = [Resource::As, Resource::Data].map(|resource| getrlimit(resource).current);
    limits.into_iter().flatten().min().map(half_left_of)
}

/// Returns `None`: no limit is known.
#[cfg(not(unix))]
pub fn address_space_allowed() -> Option<u64> {
    None
}

/// Returns the bytes that solvers should take unless the user asks for more: what is allowed, and
/// at most half of the computer's memory. `None` where neither is known.
pub fn memory_advised() -> Option<u64> {
    let computer = memory_of_computer().map(half_left_of);
    address_space_allowed().into_iter().chain(computer).min()
}

/// Returns the memory of the computer in bytes; `None` where the system does not report it.
fn memory_of_computer() -> Option<u64> {
    let about = fs::read_to_string("/proc/meminfo").ok()?;
    let total = about.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = total.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

/// Returns half of what a limit leaves besides the program itself.
fn half_left_of(limit: u64) -> u64 {
    limit.saturating_sub(RESERVE) / 2
}

/// Checks that the system lets solvers take `bytes` bytes.
///
/// # Errors
/// A message with what is needed and what is allowed.
pub fn need_memory(bytes: u64) -> io::Result<()> {
    let Some(allowed) = address_space_allowed().filter(|&allowed| allowed < bytes) else {
        return Ok(());
    };
    let [bytes, allowed] = [bytes, allowed].map(|bytes| bytes >> 20);
    let message = format!(
        "the search needs {bytes} MiB of memory, and the system's limit leaves {allowed} MiB"
    );
    Err(io::Error::new(io::ErrorKind::OutOfMemory, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solvers_take_at_most_half_of_the_computers_memory_by_default() {
        let memory = memory_of_computer();
        assert_eq!(memory.is_some(), cfg!(target_os = "linux"));
        assert!(memory.is_none_or(|memory| memory_advised().is_some_and(|it| it <= memory / 2)));
    }
}
