//! `solve`: the outcome of each position, one line per position.

use std::ffi::OsString;
use std::io::{self, BufReader};
use std::num::NonZero;
use std::time::Instant;

use clap::Args;

use super::shared::{
    BAD_INPUT, Failure, ListedPosition, POSITION_HELP, SearchArguments, entries_from_arguments,
    entries_from_lines, number, write_line,
};
use crate::ai::{Limits, Position, Solution, Solver};

#[derive(Args, Debug)]
#[command(mut_arg("time", |time| {
    time.help("Time limit for each position in seconds, such as 2.5 [default: none]")
}))]
pub struct Arguments {
    #[arg(value_name = "POSITION", required_unless_present_any = ["stdin", "ids"],
          help = format!("Positions, each {POSITION_HELP}"))]
    positions: Vec<OsString>,
    /// Read positions from standard input, one per line
    #[arg(long, conflicts_with = "positions")]
    stdin: bool,
    /// With --stdin: read an ID before each position, and write it before the answer
    #[arg(long)]
    ids: bool,
    /// Nodes that each thread may expand for each position [default: no limit]
    #[arg(long, value_name = "N", value_parser = number(NonZero::<u64>::MIN..))]
    nodes: Option<NonZero<u64>>,
    #[command(flatten)]
    search: SearchArguments,
}

/// Solves the positions given as arguments or on standard input in order, each on all threads, and
/// writes a line for each.
///
/// # Errors
/// [`BAD_INPUT`] after the last line, if some entry was not a position.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let Arguments { positions, stdin, ids, nodes, search } = arguments;
    if ids && !stdin {
        return Err(Failure::Input("--ids needs --stdin".to_owned()));
    }
    let entries: Box<dyn Iterator<Item = ListedPosition>> = if stdin {
        Box::new(entries_from_lines(BufReader::new(io::stdin()), ids))
    } else {
        Box::new(entries_from_arguments(positions))
    };
    let mut all_good = true;
    for ListedPosition { place, id, position } in entries {
        let id = id.map_or(String::new(), |id| id + " ");
        match position {
            Ok(position) => {
                let solver = search.solver()?;
                let limits = search.limits().nodes(nodes.map(NonZero::get));
                let (answer, _) = solve(position, solver, &limits);
                write_line(&format!("{id}{answer}"))?;
            }
            Err(message) => {
                all_good = false;
                write_line(&format!("{id}error: {place}: {message}"))?;
            }
        }
    }
    if all_good { Ok(()) } else { Err(Failure::Code(BAD_INPUT)) }
}

/// Solves a position. Returns the answer with what it took, as a line shows them, and the number of
/// nodes.
pub fn solve(position: Position, mut solver: Solver, limits: &Limits) -> (String, u64) {
    let begun = Instant::now();
    let Solution { answer, nodes } = solver.solve_with(position, limits);
    let ms = begun.elapsed().as_secs_f64() * 1e3;
    let cells = position.usable().len();
    (format!("{answer} cells={cells} nodes={nodes} ms={ms:.3}"), nodes)
}
