//! Arguments that several commands take: the limits of a search, a number of threads.

use std::fmt::Display;
use std::io;
use std::num::NonZero;
use std::ops::{Bound, RangeBounds};
use std::str::FromStr;
use std::time::Duration;

use clap::Args;

use super::system::{address_space_allowed, memory_advised, need_memory};
use crate::ai::{
    self, BoardSize, DEFAULT_MEMORY, Level, Limits, MEMORY_PER_THREAD, Opponent, Solver, prose_list,
};

/// Largest number of threads that a user may ask for.
pub const MAX_THREADS: NonZero<usize> = NonZero::new(1024).unwrap();

/// Least memory of a solver in MiB: that of one thread.
const MIN_MEMORY_MIB: u32 = (MEMORY_PER_THREAD >> 20) as u32;

/// Returns the help on an argument that is the size of a board.
pub fn board_help() -> String {
    format!("Size of the board, columns and rows: {}", prose_list(BoardSize::ALL, "or"))
}

/// Returns the help on an argument that is `who`, a built-in player.
pub fn player_help(who: &str) -> String {
    let (max, named) = (Level::MAX.number(), prose_list(Opponent::named(), "or"));
    format!(
        "{who}: a level from 0 (weakest) to {max}, a named player ({named}), or a strength between \
         the levels such as fit:1200"
    )
}

/// The help on an argument that is a position.
pub const POSITION_HELP: &str = "\
in quotes: 36, 49, 60, 64, 81 or 100 characters, top row first; `.` is a free cell, \
`#` or the letter of a piece a filled one, and `/` may separate the rows";

/// Returns a parser of numbers in this range, whose refusals name it.
pub fn number<T: FromStr + PartialOrd + Display>(
    range: impl RangeBounds<T> + Clone + Send + Sync + 'static,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let expected = || match (range.start_bound(), range.end_bound()) {
            (Bound::Included(least), Bound::Included(most)) => format!("from {least} to {most}"),
            (Bound::Included(least), _) => format!("from {least} on"),
            _ => unreachable!("every range has a least number"),
        };
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("a number {} is expected", expected()))
    }
}

/// The limits of a search: threads, time and memory.
#[derive(Args, Debug)]
pub struct SearchArguments {
    /// Threads to search on, from 1 to 1024 [default: one for each core]
    #[arg(long, value_name = "N", value_parser = threads())]
    threads: Option<NonZero<usize>>,
    /// Time limit in seconds, such as 2.5 [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Memory for all threads together in MiB, from 16 to 1048576 [default: 1024, or half of what
    /// the computer and the system's limits leave if that is less]
    #[arg(long, value_name = "MIB", value_parser = number(MIN_MEMORY_MIB..=1 << 20))]
    memory: Option<u32>,
}

impl SearchArguments {
    /// Makes a solver with all the memory.
    ///
    /// # Errors
    /// If the system does not allow the memory that is asked for, or the least that is needed.
    pub fn solver(&self) -> io::Result<Solver> {
        Ok(self.solver_with(self.memory()?))
    }

    /// Returns the memory for the search in bytes.
    ///
    /// # Errors
    /// If the system does not allow the memory that is asked for, or the least that is needed.
    pub fn memory(&self) -> io::Result<usize> {
        let bytes = match self.memory {
            Some(memory) => u64::from(memory) << 20,
            None => default_memory(memory_advised()),
        };
        need_memory(bytes)?;
        Ok(usize::try_from(bytes).unwrap_or(usize::MAX))
    }

    /// Makes a solver with `bytes` bytes of memory.
    pub fn solver_with(&self, bytes: usize) -> Solver {
        let threads = self.threads.unwrap_or_else(cores);
        Solver::with_threads(bytes, threads_allowed(address_space_allowed(), threads))
    }

    /// Returns the limits of a search that begins now.
    pub fn limits(&self) -> Limits {
        Limits::new().time(self.time)
    }
}

/// Address space in bytes that a thread may take beyond what it uses: the allocator of Linux
/// reserves it for each thread but the first.
const HEAP_PER_THREAD: u64 = 128 << 20;

/// Returns the number of threads that may run, at most `wanted`, where the system allows `allowed`
/// bytes of address space; `None` is no limit.
fn threads_allowed(allowed: Option<u64>, wanted: NonZero<usize>) -> NonZero<usize> {
    let most = allowed.map_or(usize::MAX, |allowed| (allowed / HEAP_PER_THREAD) as usize);
    NonZero::<usize>::MIN.saturating_add(most).min(wanted)
}

/// Returns the default memory of a solver in bytes, where the system allows `allowed` bytes; `None`
/// is no limit.
fn default_memory(allowed: Option<u64>) -> u64 {
    let [least, usual] = [MEMORY_PER_THREAD, DEFAULT_MEMORY].map(|memory| memory as u64);
    allowed.map_or(usual, |allowed| allowed.clamp(least, usual))
}

/// Returns the number of cores, at most [`MAX_THREADS`].
pub fn cores() -> NonZero<usize> {
    ai::cores().min(MAX_THREADS)
}

/// Returns a parser of numbers of threads.
pub fn threads() -> impl Fn(&str) -> Result<NonZero<usize>, String> + Clone + Send + Sync + 'static
{
    number(NonZero::<usize>::MIN..=MAX_THREADS)
}

/// Parses a duration in seconds, which must be positive and finite. One that is too long for
/// [`Duration`] becomes the longest.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds is expected, such as 2.5")?;
    if !seconds.is_finite() || seconds <= 0.0 {
        return Err("the time must be more than 0 seconds and finite".to_owned());
    }
    Ok(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_on_positions_names_the_cells_of_all_boards() {
        for size in BoardSize::ALL {
            let count = size.cell_count().to_string();
            let mut words = POSITION_HELP.split([' ', ',']);
            assert!(words.any(|word| word == count), "{size}");
        }
    }

    #[test]
    fn times_are_positive_and_finite() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        assert_eq!(seconds("1e300"), Ok(Duration::MAX));
        for text in ["0", "-1", "nan", "inf", "", "2s"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }

    /// 64 threads once ran out of 300 MiB in the middle of a search.
    #[test]
    fn where_memory_is_limited_threads_are_few() {
        let threads = |allowed: Option<u64>| {
            let wanted = NonZero::new(64).unwrap();
            threads_allowed(allowed.map(|mib| mib << 20), wanted).get()
        };
        assert_eq!([None, Some(126), Some(600), Some(1 << 20)].map(threads), [64, 1, 5, 64]);
    }

    #[test]
    fn a_solver_takes_what_the_system_allows() {
        let usual = |allowed: Option<u64>| default_memory(allowed.map(|mib| mib << 20)) >> 20;
        assert_eq!([None, Some(4096), Some(100), Some(3)].map(usual), [1024, 1024, 100, 16]);
    }
}
