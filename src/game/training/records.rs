//! A person's records in puzzles: the days on which the puzzle of the day was solved, the rating in
//! endless puzzles, and the best runs.

use super::days::{Day, SolvedDays};
use super::generator::{ORDERED_RATINGS, PuzzleOrder};
use super::run::Run;
use crate::game::lists::{insert_best, push_latest};
use crate::game::people::{FIRST_RATING, rating_after};
use crate::game::rules::Timestamp;

/// Number of best runs that are stored for a person.
pub const MAX_RUNS: usize = 5;

/// Largest number of days stored for a person whose answer was shown.
const MAX_SHOWN: usize = 50;

/// Largest number of unsolved puzzles stored for a person to come back.
const MAX_MISSED: usize = 20;

/// Number of ratings stored for a person, the present one included.
const MAX_RATINGS: usize = 30;

/// Number of puzzles after which an unsolved one may come back.
const PUZZLES_BEFORE_RETURN: u32 = 5;

/// Number of puzzles in a row of which one may be an unsolved one that comes back.
const PUZZLES_PER_RETURN: u32 = 4;

/// The result of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunResult {
    /// Number of puzzles solved.
    pub solved: u32,
    /// Number of puzzles not solved.
    pub errors: u32,
    /// When the run ended.
    pub date: Timestamp,
}

/// An endless puzzle to make, with its rating if the person has tried it before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndlessOrder {
    /// The puzzle to make.
    pub order: PuzzleOrder,
    /// The present rating of a puzzle that was tried before.
    pub rating: Option<f64>,
}

/// A person's results in endless puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleStanding {
    /// The person's rating.
    pub rating: f64,
    /// Number of puzzles tried.
    pub tried: u32,
    /// Number of puzzles solved at the first try.
    pub solved: u32,
}

/// An endless puzzle that was not solved, and may come back.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Missed {
    /// The number that the puzzle follows from, and the rating that was aimed at.
    seed: u64,
    asked: i32,
    /// The present rating of the puzzle.
    rating: f64,
    /// Number of puzzles that the person had tried by then.
    at: u32,
}

/// A person's records in puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingRecords {
    /// The days on which the puzzle of the day was solved.
    days: SolvedDays,
    /// The days whose answer was shown, in the order in which it was.
    shown: Vec<Day>,
    rating: f64,
    /// The ratings after the latest puzzles, the oldest first.
    ratings: Vec<i32>,
    tried: u32,
    solved: u32,
    missed: Vec<Missed>,
    /// The best runs, from the best down.
    runs: Vec<RunResult>,
}

impl Default for TrainingRecords {
    fn default() -> TrainingRecords {
        TrainingRecords {
            days: SolvedDays::default(),
            shown: Vec::new(),
            rating: FIRST_RATING,
            ratings: Vec::new(),
            tried: 0,
            solved: 0,
            missed: Vec::new(),
            runs: Vec::new(),
        }
    }
}

impl TrainingRecords {
    /// Returns the days on which the puzzle of the day was solved.
    pub fn days(&self) -> &SolvedDays {
        &self.days
    }

    /// Records that the puzzle of `day` was solved, unless its answer was shown before.
    pub fn solve_day(&mut self, day: Day) {
        if !self.was_shown(day) {
            self.days.solve(day);
        }
    }

    /// Records that the answer of the puzzle of `day` was shown.
    pub fn show_day(&mut self, day: Day) {
        if !self.was_shown(day) {
            push_latest(&mut self.shown, day, MAX_SHOWN);
        }
    }

    /// Returns whether the answer of the puzzle of `day` was shown.
    pub fn was_shown(&self, day: Day) -> bool {
        self.shown.contains(&day)
    }

    /// Returns the person's results in endless puzzles.
    pub fn standing(&self) -> PuzzleStanding {
        let &TrainingRecords { rating, tried, solved, .. } = self;
        PuzzleStanding { rating, tried, solved }
    }

    /// Returns the person's ratings after the latest endless puzzles, the oldest first.
    pub fn ratings(&self) -> &[i32] {
        &self.ratings
    }

    /// Returns the next endless puzzle: now and then an unsolved one that is not on the board, and
    /// otherwise a new one that follows from `seed`, at the person's rating.
    pub fn next_endless(&self, seed: u64, on_board: Option<PuzzleOrder>) -> EndlessOrder {
        let comes_back = |missed: &&Missed| {
            self.tried % PUZZLES_PER_RETURN == PUZZLES_PER_RETURN - 1
                && missed.at.saturating_add(PUZZLES_BEFORE_RETURN) <= self.tried
                && on_board.is_none_or(|order| order.seed != missed.seed)
        };
        let missed = self.missed.iter().find(comes_back);
        let (seed, asked) =
            missed.map_or((seed, self.rating.round() as i32), |missed| (missed.seed, missed.asked));
        let asked = asked.clamp(*ORDERED_RATINGS.start(), *ORDERED_RATINGS.end());
        let order = PuzzleOrder { seed, rating: asked };
        EndlessOrder { order, rating: missed.map(|missed| missed.rating) }
    }

    /// Updates the ratings of the person and of an endless puzzle after the first try. A puzzle
    /// that is not solved has won against the person.
    pub fn rate(&mut self, order: PuzzleOrder, rating: f64, solved: bool) {
        let puzzle = rating_after(rating, self.rating, !solved);
        self.rating = rating_after(self.rating, rating, solved);
        push_latest(&mut self.ratings, self.rating.round() as i32, MAX_RATINGS);
        self.tried = self.tried.saturating_add(1);
        self.solved = self.solved.saturating_add(u32::from(solved));
        let PuzzleOrder { seed, rating: asked } = order;
        self.missed.retain(|missed| missed.seed != seed);
        if !solved {
            let missed = Missed { seed, asked, rating: puzzle, at: self.tried };
            push_latest(&mut self.missed, missed, MAX_MISSED);
        }
    }

    /// Returns the best runs, from the best down.
    pub fn runs(&self) -> &[RunResult] {
        &self.runs
    }

    /// Adds a run, unless no puzzle was solved in it.
    pub fn finish_run(&mut self, result: RunResult) {
        if result.solved > 0 {
            let worth =
                |run: &RunResult| (run.solved, Run::MAX_ERRORS - run.errors.min(Run::MAX_ERRORS));
            insert_best(&mut self.runs, result, MAX_RUNS, worth);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn run(solved: u32, errors: u32) -> RunResult {
        RunResult { solved, errors, date: Timestamp::default() }
    }

    #[test]
    fn an_answer_that_was_shown_solves_no_day() {
        let mut records = TrainingRecords::default();
        records.show_day(day("2026-11-20"));
        records.solve_day(day("2026-11-20"));
        assert!(!records.days().contains(day("2026-11-20")));
        records.solve_day(day("2026-11-21"));
        records.solve_day(day("2026-11-22"));
        assert_eq!(records.days().streak(day("2026-11-23")), 2);
        // A day whose puzzle was solved before stays solved.
        records.show_day(day("2026-11-22"));
        assert!(records.days().contains(day("2026-11-22")));
    }

    #[test]
    fn people_and_puzzles_are_rated_by_each_other() {
        let mut records = TrainingRecords::default();
        let order = records.next_endless(1, None);
        assert_eq!((order.order.rating, order.rating), (800, None));
        records.rate(order.order, 800.0, true);
        assert_eq!(records.standing(), PuzzleStanding { rating: 816.0, tried: 1, solved: 1 });
        assert!(records.missed.is_empty());
        records.rate(order.order, 816.0, false);
        assert_eq!(records.standing(), PuzzleStanding { rating: 800.0, tried: 2, solved: 1 });
        assert_eq!(records.ratings(), [816, 800]);
        // The puzzle has won what the person lost.
        assert_eq!(records.missed[0].rating, 832.0);
        // Harder puzzles bring more and cost less.
        let mut change = |rating: f64, solved| {
            let before = records.standing().rating;
            records.rate(order.order, rating, solved);
            records.standing().rating - before
        };
        assert!(change(1200.0, true) > 25.0);
        assert!(change(1200.0, false) > -5.0);
    }

    #[test]
    fn a_puzzle_that_was_missed_comes_back_with_its_rating() {
        let mut records = TrainingRecords::default();
        let missed = records.next_endless(77, None);
        records.rate(missed.order, 900.0, false);
        let mut came_back = Vec::new();
        for seed in 100..112 {
            let order = records.next_endless(seed, None);
            if order.order.seed == 77 {
                let again = records.next_endless(seed, Some(order.order));
                assert_eq!(again.order.seed, seed, "it is not made twice in a row");
                came_back.push(records.standing().tried);
                assert!(order.rating.unwrap() > 900.0);
                assert_eq!(order.order, missed.order);
            }
            records.rate(order.order, order.rating.unwrap_or(800.0), true);
        }
        // It came back once. Solved, it is gone.
        assert_eq!(came_back, [7]);
    }

    #[test]
    fn the_best_runs_are_stored() {
        let mut records = TrainingRecords::default();
        for (solved, errors) in [(0, 0), (5, 3), (9, 2), (5, 1), (6, 0), (6, 0), (6, 0), (0, 3)] {
            records.finish_run(run(solved, errors));
        }
        let solved: Vec<u32> = records.runs().iter().map(|run| run.solved).collect();
        assert_eq!(solved, [9, 6, 6, 6, 5]);
        assert_eq!(records.runs()[4].errors, 1);
    }
}
