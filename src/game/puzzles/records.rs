//! A person's records in puzzles: the days on which the puzzle of the day was solved, the rating in
//! endless puzzles, and the best runs.

use std::collections::BTreeMap;

use super::daily::{DailyPuzzle, DailyRecord, PuzzleResult};
use super::days::SolvedDays;
use super::generator::{ORDERED_RATINGS, PuzzleOrder};
use super::run::Run;
use crate::game::lists::{insert_best, push_latest};
use crate::game::people::{FIRST_RATING, rating_after};
use crate::game::timestamp::Timestamp;

/// Number of best runs that are stored for a person.
pub const MAX_RUNS: usize = 5;

/// Number of ratings stored for a person, the present one included.
const MAX_RATINGS: usize = 30;

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

impl Default for PuzzleStanding {
    fn default() -> PuzzleStanding {
        PuzzleStanding { rating: FIRST_RATING, tried: 0, solved: 0 }
    }
}

/// A person's records in puzzles.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PuzzleRecords {
    /// The days on which one of their puzzles was solved.
    days: SolvedDays,
    /// What was reached in the puzzles of days.
    dailies: BTreeMap<DailyPuzzle, DailyRecord>,
    standing: PuzzleStanding,
    /// The ratings after the latest puzzles, the oldest first.
    ratings: Vec<i32>,
    /// The best runs, from the best down.
    runs: Vec<RunResult>,
}

impl PuzzleRecords {
    /// Returns the days on which one of their puzzles was solved.
    pub fn days(&self) -> &SolvedDays {
        &self.days
    }

    /// Returns what was reached in a puzzle of a day.
    pub fn daily(&self, puzzle: DailyPuzzle) -> DailyRecord {
        self.dailies.get(&puzzle).copied().unwrap_or_default()
    }

    /// Records what came of a puzzle of a day, unless it was solved or its answer was shown before.
    /// A puzzle that was begun on its day makes a streak longer.
    pub fn try_daily(&mut self, puzzle: DailyPuzzle, in_time: bool, result: PuzzleResult) {
        let record = self.dailies.entry(puzzle).or_default();
        match result {
            _ if !record.is_open() => {}
            PuzzleResult::Solved { wrong, hints } => {
                *record = DailyRecord { wrong, hints, solved: true, shown: false };
                if in_time {
                    self.days.solve(puzzle.day);
                }
            }
            PuzzleResult::Missed => record.wrong = record.wrong.saturating_add(1),
            PuzzleResult::Shown => record.shown = true,
        }
    }

    /// Returns the person's results in endless puzzles.
    pub fn standing(&self) -> PuzzleStanding {
        self.standing
    }

    /// Returns the person's ratings after the latest endless puzzles, the oldest first.
    pub fn ratings(&self) -> &[i32] {
        &self.ratings
    }

    /// Returns the next endless puzzle, which follows from `seed`, at the person's rating.
    pub fn next_endless(&self, seed: u64) -> PuzzleOrder {
        let rating = self.standing.rating.round() as i32;
        PuzzleOrder::new(seed, rating.clamp(*ORDERED_RATINGS.start(), *ORDERED_RATINGS.end()))
    }

    /// Updates the person's rating after the first try at an endless puzzle. A puzzle that is not
    /// solved has won against the person.
    pub fn rate(&mut self, rating: f64, solved: bool) {
        let standing = &mut self.standing;
        standing.rating = rating_after(standing.rating, rating, solved);
        push_latest(&mut self.ratings, standing.rating.round() as i32, MAX_RATINGS);
        standing.tried = standing.tried.saturating_add(1);
        standing.solved = standing.solved.saturating_add(u32::from(solved));
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

    fn puzzle(day: &str, is_easy: bool) -> DailyPuzzle {
        DailyPuzzle { day: day.parse().unwrap(), is_easy }
    }

    fn run(solved: u32, errors: u32) -> RunResult {
        RunResult { solved, errors, date: Timestamp::default() }
    }

    #[test]
    fn an_answer_that_was_shown_solves_no_day() {
        let mut records = PuzzleRecords::default();
        let [shown, easy] = [false, true].map(|is_easy| puzzle("2026-11-20", is_easy));
        records.try_daily(shown, true, PuzzleResult::Shown);
        records.try_daily(shown, true, PuzzleResult::Solved { wrong: 0, hints: 0 });
        assert!(!records.days().contains(shown.day) && !records.daily(shown).solved);
        records.try_daily(easy, true, PuzzleResult::Solved { wrong: 2, hints: 1 });
        assert!(records.days().contains(shown.day), "either keeps the streak");
        let solved = DailyRecord { wrong: 2, hints: 1, solved: true, shown: false };
        assert_eq!(records.daily(easy), solved);
        let next = PuzzleResult::Solved { wrong: 0, hints: 0 };
        records.try_daily(puzzle("2026-11-21", false), true, next);
        assert_eq!(records.days().streak(puzzle("2026-11-22", true).day), 2);
        // What was solved before stays solved.
        records.try_daily(easy, true, PuzzleResult::Shown);
        records.try_daily(easy, true, PuzzleResult::Missed);
        assert_eq!(records.daily(easy), solved);
    }

    #[test]
    fn a_puzzle_of_a_past_day_mends_no_streak() {
        let mut records = PuzzleRecords::default();
        for (day, in_time) in [("2026-11-20", true), ("2026-11-22", true), ("2026-11-21", false)] {
            records.try_daily(puzzle(day, true), in_time, PuzzleResult::Missed);
            let solved = PuzzleResult::Solved { wrong: 1, hints: 0 };
            records.try_daily(puzzle(day, true), in_time, solved);
            assert!(records.daily(puzzle(day, true)).solved);
        }
        assert_eq!(records.days().streak(puzzle("2026-11-22", true).day), 1);
        assert!(!records.days().contains(puzzle("2026-11-21", true).day));
    }

    #[test]
    fn people_are_rated_by_puzzles() {
        let mut records = PuzzleRecords::default();
        assert_eq!(records.next_endless(1), PuzzleOrder::new(1, 800));
        records.rate(800.0, true);
        assert_eq!(records.standing(), PuzzleStanding { rating: 816.0, tried: 1, solved: 1 });
        records.rate(816.0, false);
        assert_eq!(records.standing(), PuzzleStanding { rating: 800.0, tried: 2, solved: 1 });
        assert_eq!(records.ratings(), [816, 800]);
        // Harder puzzles bring more and cost less.
        let mut change = |rating: f64, solved| {
            let before = records.standing().rating;
            records.rate(rating, solved);
            records.standing().rating - before
        };
        assert!(change(1200.0, true) > 25.0);
        assert!(change(1200.0, false) > -5.0);
    }

    #[test]
    fn the_best_runs_are_stored() {
        let mut records = PuzzleRecords::default();
        for (solved, errors) in [(0, 0), (5, 3), (9, 2), (5, 1), (6, 0), (6, 0), (6, 0), (0, 3)] {
            records.finish_run(run(solved, errors));
        }
        let solved: Vec<u32> = records.runs().iter().map(|run| run.solved).collect();
        assert_eq!(solved, [9, 6, 6, 6, 5]);
        assert_eq!(records.runs()[4].errors, 1);
    }
}
