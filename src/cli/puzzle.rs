//! `puzzle`: the puzzles of days, or puzzles of a rating, with their answers.

use std::num::NonZero;
use std::time::Instant;

use chrono::NaiveDate;
use clap::{ArgGroup, Args};

use super::shared::{Failure, need_memory, number, threads, write_line};
use crate::ai::{Control, Solver};
use crate::game::{Day, MadePuzzle, ORDERED_RATINGS, PuzzleOrder, make_puzzle};

#[derive(Args, Debug)]
#[command(group(ArgGroup::new("puzzles").required(true)))]
pub struct Arguments {
    /// Make the harder puzzle of this day, such as 2026-11-22; the easy one is in the window only
    #[arg(long, value_name = "DATE", group = "puzzles")]
    date: Option<Day>,
    /// Make endless puzzles near this rating instead, from 600 to 1650; their own vary around it
    #[arg(long, value_name = "N", group = "puzzles", value_parser = number(ORDERED_RATINGS))]
    rating: Option<i32>,
    /// The number of the first endless puzzle
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "date",
          value_parser = number::<u64>(0..))]
    seed: u64,
    /// Number of puzzles, from 1 to 36525: one for each day from DATE on, or for each number from
    /// the seed on
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = number::<u32>(1..=MAX_PUZZLES))]
    count: u32,
    /// Threads of the solver, from 1 to 1024; the puzzles are the same for any number
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads())]
    threads: NonZero<usize>,
}

/// Largest number of puzzles: those of a hundred years.
const MAX_PUZZLES: u32 = 36_525;

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
    if arguments.order(arguments.count - 1).is_none() {
        let (thing, last) = match arguments.date {
            Some(_) => ("day", Day::from_date(NaiveDate::MAX).to_string()),
            None => ("number", u64::MAX.to_string()),
        };
        return Err(Failure::Input(format!("--count: there is no {thing} after {last}")));
    }
    need_memory(MEMORY as u64)?;
    let mut solver = Solver::with_threads(MEMORY, arguments.threads);
    for (name, order) in (0..arguments.count).map_while(|index| arguments.order(index)) {
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
