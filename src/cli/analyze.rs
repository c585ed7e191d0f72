//! `analyze`: the outcome of every placement in a position.

use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::io::{self, Write};

use clap::Args;

use super::shared::{Failure, InOrder, SearchArguments, asked_position, exit};
use crate::ai::{Limits, Outcome, Placement, Position, Solver};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The position, in quotes: 100 characters, row 10 first, `.` for a free and `#` for a filled cell
    position: OsString,
    #[command(flatten)]
    search: SearchArguments,
}

/// Writes the outcome of every placement for the player who makes it.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let position = asked_position(&arguments.position)?;
    let search = arguments.search;
    analyze(position, &mut search.solver()?, &search.limits(), io::stdout());
    Ok(())
}

/// Writes each placement with its outcome, in the order of [`Placement::all_on`], as soon as it and those before it are known.
/// Ends the program if the output fails.
pub fn analyze(position: Position, solver: &mut Solver, limits: &Limits, out: impl Write + Send) {
    let indices: HashMap<Placement, usize> = Placement::all_on(position.free()).zip(0..).collect();
    let mut lines = InOrder::new(out);
    let mut put = |placement: Placement, text: &str| {
        let line = format!("{placement} {text}");
        lines.put(indices[&placement], line).unwrap_or_else(|error| exit(&error));
    };
    let mut unknown: HashSet<Placement> = indices.keys().copied().collect();
    let report = |placement: Placement, outcome: Outcome| {
        unknown.remove(&placement);
        put(placement, &outcome.to_string());
    };
    if solver.analyze_with(position, limits, report).is_err() {
        for placement in unknown {
            let outcome = solver.known(position.after(placement)).map(|outcome| !outcome);
            put(placement, &outcome.map_or("unknown".to_owned(), |outcome| outcome.to_string()));
        }
    }
}
