//! `bench`: one number that shows whether the search has changed, and another that shows how fast
//! it is.

use std::time::Instant;

use crate::ai::{DEFAULT_MEMORY, Limits, Position, Solver};
use crate::cli::shared::{Failure, need_memory, write_line};
use crate::cli::solve::solve;

/// Positions from random play and two empty squares, one per line.
const POSITIONS: &str = include_str!("bench.txt");

/// Solves the positions one after the other, each with a new solver on one thread.
pub fn run() -> Result<(), Failure> {
    need_memory(DEFAULT_MEMORY as u64)?;
    let begun = Instant::now();
    let mut nodes = 0;
    for position in positions() {
        let (line, expanded) = solve(position, Solver::new(DEFAULT_MEMORY), &Limits::new());
        nodes += expanded;
        write_line(&line)?;
    }
    write_line(&format!("signature {nodes}"))?;
    write_line(&format!("{:.0} nodes/s", nodes as f64 / begun.elapsed().as_secs_f64()))?;
    Ok(())
}

/// Returns the positions of the benchmark.
fn positions() -> impl Iterator<Item = Position> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with("# "));
    lines.map(|line| line.parse().expect("the file holds positions"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_of_the_bench_have_several_sizes_and_are_small_enough() {
        let mut all: Vec<_> = positions().map(|position| position.usable().len()).collect();
        assert!((10..=14).contains(&all.len()));
        assert!(all.iter().all(|cells| (36..=64).contains(cells)));
        all.sort_unstable();
        assert!(all.first() != all.last());
    }
}
