//! `solve`: the outcome of positions, one line each.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufReader};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::Args;

use super::in_order::InOrder;
use super::input::{EntriesOfLines, Entry, entries_of_arguments};
use super::limits::{Limits, Workers};
use super::{BAD_INPUT, exit};
use crate::ai::{Control, Outcome, Position, Solution, Solver};

/// Arguments of `solve`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// Positions: 100 characters, row 10 first, `.` for free and `#` for filled cells, in quotes
    #[arg(value_name = "POSITION", required_unless_present = "stdin")]
    positions: Vec<OsString>,
    /// Read positions from standard input, one a line
    #[arg(long, conflicts_with = "positions")]
    stdin: bool,
    #[command(flatten)]
    limits: Limits,
}

/// Solves the positions of the arguments or of the standard input.
pub fn run(arguments: Arguments) -> io::Result<ExitCode> {
    let Arguments { positions, stdin, limits } = arguments;
    let all_good = if stdin {
        let workers = limits.workers(usize::MAX)?;
        solve_all(EntriesOfLines::new(BufReader::new(io::stdin())), &workers, limits.time)
    } else {
        let workers = limits.workers(positions.len())?;
        solve_all(entries_of_arguments(positions), &workers, limits.time)
    };
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) })
}

/// Solves several positions at once and writes their lines in order; returns whether all of them could be read.
///
/// A position is read when a worker is free for it, so the input may be endless. When the output fails the program
/// ends at once, even where another worker waits for input.
fn solve_all(
    entries: impl Iterator<Item = Entry> + Send,
    workers: &Workers,
    time: Option<Duration>,
) -> bool {
    let entries = Mutex::new(entries.enumerate());
    let lines = InOrder::new(io::stdout());
    let all_good = AtomicBool::new(true);
    let next = || entries.lock().unwrap_or_else(PoisonError::into_inner).next();
    workers.pool.broadcast(|_| {
        while let Some((index, Entry { number, position })) = next() {
            lines.wait_for_room(index);
            let line = match position {
                Ok(position) => Report::of(position, workers.memory, time).to_string(),
                Err(message) => {
                    all_good.store(false, Ordering::Relaxed);
                    format!("error: line {number}: {message}")
                }
            };
            if let Err(error) = lines.put(index, line) {
                exit(&error);
            }
        }
    });
    all_good.into_inner()
}

/// What is said of one solved position.
pub struct Report {
    /// What the solver found.
    pub solution: Solution,
    /// Usable cells.
    cells: usize,
    time: Duration,
}

impl Report {
    /// Solves a position with a solver that knows nothing yet.
    pub fn of(position: Position, memory: usize, time: Option<Duration>) -> Report {
        let begun = Instant::now();
        let solution = Solver::new(memory).solve(position, time, &Control::default());
        Report { solution, cells: position.usable().len(), time: begun.elapsed() }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.solution.outcome, self.solution.placement) {
            (Ok(Outcome::Win), Some(placement)) => write!(f, "win {placement}")?,
            (Ok(Outcome::Win), None) => write!(f, "win -")?,
            (Ok(Outcome::Loss), _) => write!(f, "loss")?,
            (Err(_), _) => write!(f, "unknown")?,
        }
        let (cells, nodes) = (self.cells, self.solution.nodes);
        write!(f, " cells={cells} nodes={nodes} ms={:.3}", self.time.as_secs_f64() * 1e3)
    }
}
