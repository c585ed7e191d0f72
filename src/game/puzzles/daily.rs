//! The two puzzles of a day, and what a person reached in them.

use serde::{Deserialize, Serialize};

use super::days::Day;
use super::generator::PuzzleOrder;

/// One of the two puzzles of a day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DailyPuzzle {
    /// The day.
    pub day: Day,
    /// Whether it is the easy one.
    pub is_easy: bool,
}

/// What a person reached in a puzzle of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DailyRecord {
    /// Number of wrong tries before it was solved or its answer was shown.
    pub wrong: u32,
    /// Number of hints before it was solved.
    pub hints: u32,
    /// Whether it was solved, before its answer was shown.
    pub solved: bool,
    /// Whether its answer was shown, before it was solved.
    pub shown: bool,
}

/// What came of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PuzzleResult {
    /// It was solved.
    Solved {
        /// Number of wrong tries before.
        #[serde(default)]
        wrong: u32,
        /// Number of hints before.
        #[serde(default, skip_serializing_if = "is_zero")]
        hints: u32,
    },
    /// It was tried and not solved.
    Missed,
    /// Its answer was shown.
    Shown,
}

impl DailyPuzzle {
    /// Returns both puzzles of a day, the easy one first.
    pub fn both(day: Day) -> [DailyPuzzle; 2] {
        [true, false].map(|is_easy| DailyPuzzle { day, is_easy })
    }

    /// Returns the order by which the puzzle is made.
    pub fn order(self) -> PuzzleOrder {
        if self.is_easy {
            PuzzleOrder::easy_for_day(self.day)
        } else {
            PuzzleOrder::for_day(self.day)
        }
    }
}

impl DailyRecord {
    /// Returns whether the puzzle was neither solved nor shown.
    pub fn is_open(self) -> bool {
        !self.solved && !self.shown
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
