//! The score of a match, and the difference in strength that it shows.

use std::fmt;

use crate::cli::shared::CONFIDENCE;

/// The won and lost games of a match with at least one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    wins: u32,
    losses: u32,
}

/// Difference in Elo at which the odds are ten to one.
pub const ELO_SCALE: f64 = 400.0;

impl Score {
    /// Returns the score of a match, or `None` if no game was played.
    pub fn new(wins: u32, losses: u32) -> Option<Score> {
        (wins + losses > 0).then_some(Score { wins, losses })
    }

    /// Returns the difference in Elo for which this score is the expected one, and half the width
    /// of its 95 % interval.
    ///
    /// If one side won all games, half a game is added for the other.
    pub fn elo(self) -> (f64, f64) {
        let [wins, losses] = [self.wins, self.losses].map(|games| f64::from(games).max(0.5));
        let games = wins + losses;
        let deviation = ELO_SCALE / std::f64::consts::LN_10 * (games / (wins * losses)).sqrt();
        (ELO_SCALE * (wins / losses).log10(), CONFIDENCE * deviation)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Score { wins, losses } = *self;
        let games = wins + losses;
        let part = f64::from(wins) / f64::from(games);
        let (elo, error) = self.elo();
        // Adding zero turns -0 into 0.
        let elo = elo.round() + 0.0;
        write!(
            f,
            "games {games} wins {wins} losses {losses} score {part:.3} elo {elo:+.0} ± {error:.0}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(wins: u32, losses: u32) -> String {
        Score::new(wins, losses).unwrap().to_string()
    }

    #[test]
    fn scores_are_expressed_as_elo_differences() {
        assert_eq!(text(200, 120), "games 320 wins 200 losses 120 score 0.625 elo +89 ± 39");
        assert_eq!(text(120, 200), "games 320 wins 120 losses 200 score 0.375 elo -89 ± 39");
        assert_eq!(text(50, 50), "games 100 wins 50 losses 50 score 0.500 elo +0 ± 68");
        assert_eq!(text(10, 1), "games 11 wins 10 losses 1 score 0.909 elo +400 ± 357");
        assert_eq!(Score::new(0, 0), None);
    }

    /// 400 log10(20 / 0.5) = 641.
    #[test]
    fn half_a_game_is_added_if_one_side_won_all() {
        assert_eq!(text(20, 0), "games 20 wins 20 losses 0 score 1.000 elo +641 ± 488");
        assert_eq!(text(0, 20), "games 20 wins 0 losses 20 score 0.000 elo -641 ± 488");
    }
}
