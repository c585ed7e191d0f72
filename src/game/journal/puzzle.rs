//! Puzzles and cards in the journal, and what came of them.

use serde::{Deserialize, Serialize};

use crate::game::puzzles::{DailyPuzzle, Day, Idea, PuzzleOrder};

/// A puzzle, by where it comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum PuzzleSource {
    /// One that comes with the program, by its [key](crate::game::Puzzle::key).
    Graded(String),
    /// The harder one of a day.
    Daily(Day),
    /// The easy one of a day.
    Easy(Day),
    /// One of a day that was over when the person began, which does not count for a streak.
    Past {
        /// The day.
        day: Day,
        /// Whether it is the easy one.
        easy: bool,
    },
    /// An endless one.
    Endless {
        /// The number that the puzzle follows from.
        seed: u64,
        /// The rating that was aimed at.
        asked: i32,
        /// The rating of the puzzle.
        rating: f64,
        /// The idea of the puzzle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        idea: Option<Idea>,
    },
    /// One of a run against the clock.
    Run {
        /// The number that the puzzle follows from.
        seed: u64,
        /// The rating that was aimed at.
        asked: i32,
        /// The idea of the puzzle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        idea: Option<Idea>,
    },
}

/// What makes a card differ from others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CardKey {
    /// The position of a turn in a game, or of a puzzle that comes with the program.
    Position(String),
    /// A puzzle made on the spot.
    Made {
        /// The number that the puzzle follows from.
        seed: u64,
        /// The rating that was aimed at.
        asked: i32,
    },
}

/// What came of practising a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PracticeResult {
    /// A winning placement was found at the first try.
    Found,
    /// It was, but after the piece had been shown.
    Hinted,
    /// The first try was wrong, or the place was shown.
    Missed,
    /// The card was taken out.
    TakenOut,
    /// The card was put back.
    PutBack,
}

impl PuzzleSource {
    /// Returns the puzzle of a day, and whether it was begun on that day, if it is one.
    pub fn daily(&self) -> Option<(DailyPuzzle, bool)> {
        let of = |&day: &Day, is_easy, in_time| Some((DailyPuzzle { day, is_easy }, in_time));
        match self {
            PuzzleSource::Daily(day) => of(day, false, true),
            PuzzleSource::Easy(day) => of(day, true, true),
            PuzzleSource::Past { day, easy } => of(day, *easy, false),
            _ => None,
        }
    }

    /// Returns the order by which the puzzle is made again, or the key of one that comes with the
    /// program.
    pub fn order(&self) -> Result<PuzzleOrder, &str> {
        match self {
            PuzzleSource::Graded(key) => Err(key),
            &PuzzleSource::Endless { seed, asked, .. } | &PuzzleSource::Run { seed, asked, .. } => {
                Ok(PuzzleOrder::new(seed, asked))
            }
            &PuzzleSource::Daily(day) => Ok(DailyPuzzle { day, is_easy: false }.order()),
            &PuzzleSource::Easy(day) => Ok(DailyPuzzle { day, is_easy: true }.order()),
            &PuzzleSource::Past { day, easy } => Ok(DailyPuzzle { day, is_easy: easy }.order()),
        }
    }

    /// Returns the key of the card of the puzzle.
    pub fn card(&self) -> CardKey {
        match self.order() {
            Ok(PuzzleOrder { seed, rating, .. }) => CardKey::Made { seed, asked: rating },
            Err(key) => CardKey::Position(key.to_owned()),
        }
    }
}
