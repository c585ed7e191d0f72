//! A run against the clock: as many puzzles as possible in three minutes.

use super::generator::{ORDERED_RATINGS, PuzzleOrder};
use super::random::Random;

/// The state of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunState {
    /// The clock is running.
    Running,
    /// The time is up.
    TimeIsOver,
    /// The number of errors has reached [`Run::MAX_ERRORS`].
    TooManyErrors,
    /// The player has ended the run.
    Left,
}

/// A run against the clock. All times are in seconds, on one clock.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    began: f64,
    solved: u32,
    errors: u32,
    was_left: bool,
}

impl Run {
    /// Length of a run, in seconds.
    pub const LENGTH: f64 = 180.0;

    /// Number of errors that ends a run.
    pub const MAX_ERRORS: u32 = 3;

    /// Rating of the first puzzle.
    const FIRST_RATING: i32 = 600;

    /// Rise of the rating from puzzle to puzzle.
    const RATING_RISE: i32 = 40;

    /// Begins a run at `now`.
    pub fn begin(now: f64) -> Run {
        Run { began: now, solved: 0, errors: 0, was_left: false }
    }

    /// Returns the orders for the puzzles of a run, whose ratings rise up to the highest that can
    /// be ordered.
    pub fn orders(seed: u64) -> impl Iterator<Item = PuzzleOrder> + Send + 'static {
        let mut random = Random::new(seed);
        let ratings = (0..).map(|index| Run::FIRST_RATING + Run::RATING_RISE * index);
        ratings
            .map(move |rating| PuzzleOrder::new(random.next(), rating.min(*ORDERED_RATINGS.end())))
    }

    /// Returns the time left at `now`, in seconds.
    pub fn left(&self, now: f64) -> f64 {
        (Run::LENGTH - (now - self.began)).clamp(0.0, Run::LENGTH)
    }

    /// Adds `seconds` to the end of the run, for which it was paused.
    pub fn pause(&mut self, seconds: f64) {
        self.began += seconds;
    }

    /// Returns whether the run goes on at `now`, or why it has ended.
    pub fn state(&self, now: f64) -> RunState {
        if self.was_left {
            RunState::Left
        } else if self.errors >= Run::MAX_ERRORS {
            RunState::TooManyErrors
        } else if self.left(now) <= 0.0 {
            RunState::TimeIsOver
        } else {
            RunState::Running
        }
    }

    /// Returns the number of puzzles solved.
    pub fn solved(&self) -> u32 {
        self.solved
    }

    /// Returns the number of puzzles not solved.
    pub fn errors(&self) -> u32 {
        self.errors
    }

    /// Records whether a puzzle was solved.
    pub fn note(&mut self, solved: bool) {
        if solved {
            self.solved += 1;
        } else {
            self.errors = (self.errors + 1).min(Run::MAX_ERRORS);
        }
    }

    /// Ends the run before its time is up.
    pub fn leave(&mut self) {
        self.was_left = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_minutes_end_a_run() {
        let mut run = Run::begin(100.0);
        run.note(true);
        assert_eq!((run.left(100.0), run.state(279.9)), (180.0, RunState::Running));
        assert_eq!((run.left(281.0), run.state(280.0)), (0.0, RunState::TimeIsOver));
        assert_eq!((run.solved(), run.errors()), (1, 0));
        // A clock that is set back does not lengthen the run.
        assert_eq!(run.left(50.0), 180.0);
    }

    #[test]
    fn a_pause_takes_no_time_of_a_run() {
        let mut run = Run::begin(100.0);
        run.pause(500.0);
        assert_eq!(run.left(610.0), 170.0);
    }

    #[test]
    fn three_errors_end_a_run() {
        let mut run = Run::begin(0.0);
        for solved in [false, true, false] {
            run.note(solved);
            assert_eq!(run.state(1.0), RunState::Running);
        }
        run.note(false);
        assert_eq!(run.state(1.0), RunState::TooManyErrors);
        let mut run = Run::begin(0.0);
        run.leave();
        assert_eq!(run.state(1.0), RunState::Left);
    }

    #[test]
    fn the_puzzles_of_a_run_get_harder_and_differ_from_run_to_run() {
        let orders: Vec<PuzzleOrder> = Run::orders(1).take(50).collect();
        assert!(orders.is_sorted_by_key(|order| order.rating));
        assert!(orders[0].rating < 700 && orders[49].rating == *ORDERED_RATINGS.end());
        assert_ne!(orders[0].seed, Run::orders(2).next().unwrap().seed);
    }
}
