//! `puzzle`: the puzzles of days, or puzzles of a rating, with their answers.

use std::num::NonZero;
use std::time::Instant;

use clap::{ArgGroup, Args};

use super::shared::{Failure, need_memory, threads, write_line};
use crate::ai::{Control, Solver};
use crate::game::{Day, MadePuzzle, ORDERED_RATINGS, PuzzleOrder, make_puzzle};

#[derive(Args, Debug)]
#[command(group(ArgGroup::new("puzzles").required(true)))]
pub struct Arguments {
    /// The first day, such as 2026-11-22
    #[arg(long, value_name = "DATE", group = "puzzles")]
    date: Option<Day>,
    /// Make endless puzzles near this rating instead
    #[arg(long, value_name = "N", group = "puzzles",
          value_parser = clap::value_parser!(i32)
              .range(i64::from(*ORDERED_RATINGS.start())..=i64::from(*ORDERED_RATINGS.end())))]
    rating: Option<i32>,
    /// The number of the first endless puzzle
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "date")]
    seed: u64,
    /// Number of puzzles: one for each day from DATE on, or for each number from the seed on
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=MAX_PUZZLES))]
    count: u32,
    /// Threads of the solver, which don't matter to the puzzles
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZero<usize>,
}

/// Largest number of puzzles: those of a hundred years.
const MAX_PUZZLES: i64 = 36_525;

/// Memory of the solver in bytes.
const MEMORY: usize = 64 << 20;

impl Arguments {
    /// Returns the name and the order of the puzzle `index` after the first; `None` where the
    /// calendar or the numbers end.
    fn order(&self, index: u32) -> Option<(String, PuzzleOrder)> {
        match (self.date, self.rating) {
            (Some(first), _) => {
                let day = first.after(index)?;
                Some((day.to_string(), PuzzleOrder::for_day(day)))
            }
            (None, rating) => {
                let seed = self.seed.checked_add(index.into())?;
                Some((seed.to_string(), PuzzleOrder::new(seed, rating?)))
            }
        }
    }
}

/// Writes a line for each puzzle.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    need_memory(MEMORY as u64)?;
    let mut solver = Solver::with_threads(MEMORY, arguments.threads);
    for index in 0..arguments.count {
        let Some((name, order)) = arguments.order(index) else {
            return Err(Failure::Input("there are not that many days or numbers".to_owned()));
        };
        let since = Instant::now();
        let made = make_puzzle(order, &mut solver, &Control::default());
        let made = made.expect("nobody stops it");
        let ms = since.elapsed().as_secs_f64() * 1000.0;
        write_line(&format!("{name} {} ms={ms:.3}", line(&made)))?;
    }
    Ok(())
}

/// Describes a puzzle: its board, answer, idea and numbers.
fn line(made: &MadePuzzle) -> String {
    let MadePuzzle { puzzle, facts, rating, kinds, tempting, .. } = made;
    format!(
        "{} {} idea={} grade={} rating={rating} cells={} kinds={kinds} tempting={tempting}",
        puzzle.board,
        puzzle.solution,
        facts.idea.key(),
        puzzle.grade + 1,
        puzzle.board.position().usable().len(),
    )
}
