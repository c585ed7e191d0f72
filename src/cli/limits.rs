//! How much a search may take: the arguments that `solve` and `analyze` share.

use std::io;
use std::time::Duration;

use clap::Args;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Most threads that can be asked for.
const MAX_THREADS: u16 = 1024;

/// Memory in MiB below which a solver is of little use.
const MIN_MEMORY: u32 = 16;

/// Threads, time and memory.
#[derive(Args, Debug)]
pub struct Limits {
    /// Threads to search on [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_THREADS)))]
    threads: Option<u16>,
    /// Longest time for a position, fractions allowed [default: no limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    pub time: Option<Duration>,
    /// Memory for all threads together
    #[arg(long, value_name = "MIB", default_value_t = 1024,
          value_parser = clap::value_parser!(u32).range(i64::from(MIN_MEMORY)..=1 << 20))]
    memory: u32,
}

impl Limits {
    /// Returns the number of solvers that work at once: one a thread, as long as each gets enough memory.
    pub fn workers(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let threads = self.threads.map_or_else(cores, usize::from);
        threads.min((self.memory / MIN_MEMORY) as usize).min(usize::from(MAX_THREADS))
    }

    /// Returns the bytes that each solver may take.
    pub fn memory_of_worker(&self) -> usize {
        let bytes = (u64::from(self.memory) << 20) / self.workers() as u64;
        usize::try_from(bytes).unwrap_or(usize::MAX)
    }

    /// Returns a pool with one thread for each solver.
    ///
    /// # Errors
    /// The system refuses so many threads.
    pub fn pool(&self) -> io::Result<ThreadPool> {
        ThreadPoolBuilder::new().num_threads(self.workers()).build().map_err(io::Error::other)
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
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
    fn every_solver_gets_its_share_of_the_memory() {
        let limits = |threads, memory| Limits { threads: Some(threads), time: None, memory };
        assert_eq!(limits(4, 1024).memory_of_worker(), 256 << 20);
        assert_eq!((limits(8, 64).workers(), limits(8, 64).memory_of_worker()), (4, 16 << 20));
        assert_eq!(limits(1024, 16).workers(), 1);
    }
}
