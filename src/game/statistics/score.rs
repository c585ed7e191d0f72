//! Scores: how many games were won and lost. A count that would overflow stays at its maximum.

use std::iter::Sum;
use std::ops::AddAssign;

/// Numbers of games won and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
}

impl Score {
    /// Counts a game as won or lost.
    pub fn add_game(&mut self, won: bool) {
        let count = if won { &mut self.won } else { &mut self.lost };
        *count = count.saturating_add(1);
    }

    /// Returns the number of all games.
    pub fn games(self) -> u32 {
        self.won.saturating_add(self.lost)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.won = self.won.saturating_add(other.won);
        self.lost = self.lost.saturating_add(other.lost);
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        let mut sum = Score::default();
        scores.for_each(|score| sum += score);
        sum
    }
}
