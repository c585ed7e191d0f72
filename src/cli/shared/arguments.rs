//! Arguments that several commands take: the limits of a search, a level, a number of threads.

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

use clap::Args;

use crate::ai::{Level, Limits, Solver};

/// The most threads that a user may ask for.
const MAX_THREADS: usize = 1024;

/// The least memory of a solver, in MiB. The hardest positions on record are solved within it.
const MIN_MEMORY: u32 = 16;

/// The limits of a search: threads, time and memory.
#[derive(Args, Debug)]
pub struct SearchArguments {
    /// Threads to search on [default: one for each core]
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZero<usize>>,
    /// Time limit for each position; fractions are allowed [default: none]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,
    /// Memory limit for all threads together
    #[arg(long, value_name = "MIB", default_value_t = 1024,
          value_parser = clap::value_parser!(u32).range(i64::from(MIN_MEMORY)..=1 << 20))]
    memory: u32,
}

impl SearchArguments {
    /// Returns a new solver.
    pub fn solver(&self) -> Solver {
        let (threads, memory) = self.shares();
        Solver::with_threads(memory, threads)
    }

    /// Returns the limits of each search.
    pub fn limits(&self) -> Limits {
        Limits::new().time(self.time)
    }

    /// Returns the number of threads, reduced until each has enough memory, and the bytes for all of them together.
    fn shares(&self) -> (NonZero<usize>, usize) {
        let most = NonZero::new((self.memory / MIN_MEMORY) as usize);
        let count = self.threads.unwrap_or_else(cores).min(most.unwrap_or(NonZero::<usize>::MIN));
        let bytes = u64::from(self.memory) << 20;
        (count, usize::try_from(bytes).unwrap_or(usize::MAX))
    }
}

/// Returns the number of cores.
pub fn cores() -> NonZero<usize> {
    let most = NonZero::new(MAX_THREADS).expect("threads are needed");
    available_parallelism().map_or(NonZero::<usize>::MIN, |cores| cores.min(most))
}

/// Reads a number of threads.
pub fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let threads = text.parse().ok().filter(|threads: &NonZero<usize>| threads.get() <= MAX_THREADS);
    threads.ok_or_else(|| format!("a number from 1 to {MAX_THREADS} is expected"))
}

/// Reads a level.
pub fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| format!("a level from 0 to {} is expected", Level::MAX.number()))
}

/// Reads a duration in seconds.
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
    fn times_are_positive_and_finite() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        assert_eq!(seconds("1e300"), Ok(Duration::MAX));
        for text in ["0", "-1", "nan", "inf", "", "2s"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_thread_has_enough_memory() {
        let shares = |threads, memory| {
            let threads = NonZero::new(threads);
            let (threads, bytes) = SearchArguments { threads, time: None, memory }.shares();
            (threads.get(), bytes)
        };
        assert_eq!(shares(4, 1024), (4, 1024 << 20));
        assert_eq!(shares(8, 64), (4, 64 << 20));
        assert_eq!(shares(1024, 16), (1, 16 << 20));
    }
}
