//! `analyze`: the outcome of every placement in a position.

use std::collections::HashMap;
use std::ffi::OsString;
use std::io;

use clap::Args;

use super::shared::{Failure, POSITION_HELP, SearchArguments, exit, parse_position, write_line};
use crate::ai::{Limits, Outcome, Placement, Position, Solver};

#[derive(Args, Debug)]
#[command(mut_arg("time", |time| {
    time.help("Time limit for all placements together in seconds, such as 2.5 [default: none]")
}))]
pub struct Arguments {
    #[arg(help = format!("The position, {POSITION_HELP}"))]
    position: OsString,
    #[command(flatten)]
    search: SearchArguments,
}

/// Writes the outcome of every placement in the position for the player who makes it.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let position = parse_position(&arguments.position)?;
    let search = arguments.search;
    analyze(position, &mut search.solver()?, &search.limits(), write_line);
    Ok(())
}

/// Writes a line for each placement and its outcome, in the order of [`Placement::all_on`], as soon
/// as that and those before it are known. Those that a limit left open are `unknown`.
///
/// Ends the program if the output fails.
pub fn analyze(
    position: Position,
    solver: &mut Solver,
    limits: &Limits,
    mut write_line: impl FnMut(&str) -> io::Result<()> + Send,
) {
    let mut waiting = Placement::all_on(position.free()).peekable();
    let mut found: HashMap<Placement, Outcome> = HashMap::new();
    let mut write = |placement: Placement, outcome: &str| {
        let written = write_line(&format!("{placement} {outcome}"));
        written.unwrap_or_else(|error| exit(&error));
    };
    let report = |placement: Placement, outcome: Outcome| {
        found.insert(placement, outcome);
        while let Some(&next) = waiting.peek()
            && let Some(outcome) = found.remove(&next)
        {
            write(next, &outcome.to_string());
            waiting.next();
        }
    };
    // Only an interrupted search leaves placements waiting.
    let _ = solver.analyze(position, limits, report);
    for placement in waiting {
        let known = || solver.known_outcome(position.after(placement)).map(|outcome| !outcome);
        let outcome = found.remove(&placement).or_else(known);
        write(placement, &outcome.map_or("unknown".to_owned(), |outcome| outcome.to_string()));
    }
}
