//! The score of a match with at least one game, and the difference in strength that it shows.

use crate::cli::shared::DEVIATIONS_OF_95_PERCENT;
use crate::game::Score;

/// Difference in Elo at which the odds are ten to one.
pub const ELO_SCALE: f64 = 400.0;

/// Returns the difference in Elo for which a score is the expected one, and half the width of its
/// 95 % interval.
///
/// If one side won all games, half a game is added for the other.
pub fn elo_difference(score: Score) -> (f64, f64) {
    let [won, lost] = [score.won, score.lost].map(|games| f64::from(games).max(0.5));
    let deviation = ELO_SCALE / std::f64::consts::LN_10 * ((won + lost) / (won * lost)).sqrt();
    (ELO_SCALE * (won / lost).log10(), DEVIATIONS_OF_95_PERCENT * deviation)
}

/// Describes a score.
pub fn summary(score: Score) -> String {
    let Score { won, lost } = score;
    let games = score.games();
    let part = f64::from(won) / f64::from(games);
    let (elo, error) = elo_difference(score);
    // Adding zero turns -0 into 0.
    let elo = elo.round() + 0.0;
    format!("games {games} wins {won} losses {lost} score {part:.3} elo {elo:+.0} ± {error:.0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(won: u32, lost: u32) -> String {
        summary(Score { won, lost })
    }

    #[test]
    fn scores_are_expressed_as_elo_differences() {
        assert_eq!(text(200, 120), "games 320 wins 200 losses 120 score 0.625 elo +89 ± 39");
        assert_eq!(text(120, 200), "games 320 wins 120 losses 200 score 0.375 elo -89 ± 39");
        assert_eq!(text(50, 50), "games 100 wins 50 losses 50 score 0.500 elo +0 ± 68");
        assert_eq!(text(10, 1), "games 11 wins 10 losses 1 score 0.909 elo +400 ± 357");
    }

    /// 400 log10(20 / 0.5) = 641.
    #[test]
    fn half_a_game_is_added_if_one_side_won_all() {
        assert_eq!(text(20, 0), "games 20 wins 20 losses 0 score 1.000 elo +641 ± 488");
        assert_eq!(text(0, 20), "games 20 wins 0 losses 20 score 0.000 elo -641 ± 488");
    }
}
