//! `analyze`: the outcome of every placement in a position.

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::Args;

use super::in_order::InOrder;
use super::input::position_of_argument;
use super::limits::Limits;
use super::{BAD_INPUT, exit, write_line};
use crate::ai::{Control, EqualPlacements, Outcome, Position, Solver};

/// Arguments of `analyze`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The position: 100 characters, row 10 first, `.` for free and `#` for filled cells, in quotes
    position: OsString,
    #[command(flatten)]
    limits: Limits,
}

/// Writes the outcome of every placement for the player who makes it.
pub fn run(arguments: Arguments) -> io::Result<ExitCode> {
    let position = match position_of_argument(&arguments.position) {
        Ok(position) => position,
        Err(message) => {
            write_line(&format!("error: line 1: {message}"))?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    analyze(position, &arguments.limits)?;
    Ok(ExitCode::SUCCESS)
}

/// Searches the groups on all threads; each worker takes the next group when it is done with one.
fn analyze(position: Position, limits: &Limits) -> io::Result<()> {
    let groups = EqualPlacements::of(position);
    let lines = InOrder::new(io::stdout());
    let next = AtomicUsize::new(0);
    let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
    let workers = limits.workers(groups.len())?;
    workers.pool.broadcast(|_| {
        let mut solver = Solver::new(workers.memory);
        while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
            let after = position.after(group.first());
            let text = match outcome(&mut solver, after, deadline).map(|outcome| !outcome) {
                Some(outcome) => outcome.to_string(),
                None => "unknown".to_owned(),
            };
            for (index, placement) in group.iter() {
                if let Err(error) = lines.put(index, format!("{placement} {text}")) {
                    exit(&error);
                }
            }
        }
    });
    Ok(())
}

/// Returns the outcome of a position if it can be found in the time that is left.
fn outcome(solver: &mut Solver, position: Position, deadline: Option<Instant>) -> Option<Outcome> {
    let time = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
    if time.is_some_and(|time| time.is_zero()) {
        return solver.known(position);
    }
    solver.solve(position, time, &Control::default()).outcome.ok()
}
