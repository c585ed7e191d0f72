//! `data puzzles`: the puzzles of `assets/puzzles.ron`.

use std::io::{self, Write};

use clap::Args;

use crate::cli::shared::Failure;
use crate::game::{make_puzzles, write_puzzles};

#[derive(Args, Debug)]
pub struct Arguments {
    /// Seed of the games in which puzzles are sought
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games
    #[arg(long, default_value_t = 2000)]
    games: usize,
    /// Number of puzzles for each of the five grades
    #[arg(long, default_value_t = 16)]
    per_grade: usize,
}

/// Writes the puzzles as RON.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let puzzles = make_puzzles(arguments.seed, arguments.games, arguments.per_grade);
    Ok(io::stdout().write_all(write_puzzles(&puzzles).as_bytes())?)
}
