//! What the system gives this process: memory. A command asks before it starts, so that it ends with a message where
//! there is too little, and not in the middle of its work.

use std::io;
use std::path::Path;

use super::control_group::{memory_limit, memory_of_computer};

/// Bytes of a process that does not search: the program, its libraries, and the stacks of a few threads.
const RESERVE: u64 = 48 << 20;

/// Returns how many bytes of address space are left for solvers where the system limits those of a
/// process (`ulimit -v`, `ulimit -d`): half of them, since the allocator reserves more than it
/// uses.
#[cfg(unix)]
pub fn address_space_allowed() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};
    let limits = [Resource::As, Resource::Data].map(|resource| getrlimit(resource).current);
    limits.into_iter().flatten().min().map(|limit| left_of(limit) / 2)
}

/// Returns how many bytes of address space are left for solvers where the system limits those of a process.
#[cfg(not(unix))]
pub fn address_space_allowed() -> Option<u64> {
    None
}

/// Returns how many bytes are left for solvers where the system limits the memory of a process, by its address space or by its control
/// group: whoever takes more is ended.
pub fn memory_allowed() -> Option<u64> {
    let group = memory_limit(Path::new("/")).map(left_of_group);
    address_space_allowed().into_iter().chain(group).min()
}

/// Returns how many bytes solvers had better take if nobody asks for more: what is allowed, and
/// half of what the computer has.
pub fn memory_advised() -> Option<u64> {
    let computer = memory_of_computer(Path::new("/")).map(|memory| left_of(memory) / 2);
    memory_allowed().into_iter().chain(computer).min()
}

/// Returns what the limit of a control group leaves for solvers: four fifths. The values of areas,
/// an eighth of a solver's memory, may outgrow their share twice over while they move to a larger
/// store.
fn left_of_group(limit: u64) -> u64 {
    left_of(limit) / 5 * 4
}

/// Returns what there is beside the program itself.
fn left_of(limit: u64) -> u64 {
    limit.saturating_sub(RESERVE)
}

/// Checks that the system lets solvers take this many bytes.
///
/// # Errors
/// A message that tells both.
pub fn need_memory(bytes: u64) -> io::Result<()> {
    let Some(allowed) = memory_allowed().filter(|&allowed| allowed < bytes) else { return Ok(()) };
    let [bytes, allowed] = [bytes, allowed].map(|bytes| bytes >> 20);
    let message = format!(
        "the search needs {bytes} MiB of memory, and the system's limit leaves {allowed} MiB"
    );
    Err(io::Error::new(io::ErrorKind::OutOfMemory, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half of a container's memory was refused, though no table of a solver is there twice any
    /// more.
    #[test]
    fn a_control_group_leaves_most_of_its_memory_to_solvers() {
        assert!(left_of_group(8 << 30) >= 6 << 30);
        assert_eq!(left_of_group(1 << 20), 0);
    }
}
