//! `perft`: the number of sequences of placements, which checks and times their generation.

use std::ffi::OsString;
use std::time::Instant;

use clap::Args;

use crate::ai::{Placement, Position, map_on_threads};
use crate::cli::shared::{Failure, POSITION_HELP, cores, number, parse_position, write_line};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Number of placements in a sequence, from 0 to 25
    #[arg(value_parser = number::<u32>(0..=25))]
    depth: u32,
    #[arg(help = format!("The position to start from, {POSITION_HELP} [default: the empty board]"))]
    position: Option<OsString>,
}

/// Writes the count, and the time it took in seconds.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let position = arguments.position.as_deref().map_or(Ok(Position::START), parse_position)?;
    let begun = Instant::now();
    let count = perft(position, arguments.depth);
    Ok(write_line(&format!("{count} {:.3}", begun.elapsed().as_secs_f64()))?)
}

/// Counts on all cores, with a task for each first placement.
fn perft(position: Position, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return position.perft(0) };
    let count = |placement| position.after(placement).perft(rest);
    map_on_threads(cores(), Placement::all_on(position.free()), count).into_iter().sum()
}
