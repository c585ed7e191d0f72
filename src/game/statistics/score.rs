//! Scores: how many games were won and lost.

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
        *if won { &mut self.won } else { &mut self.lost } += 1;
    }

    /// Returns the number of all games.
    pub fn games(self) -> u32 {
        self.won + self.lost
    }
}
