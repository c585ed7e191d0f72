//! What games say about strength: the difference in Elo that a score shows, and, for `match
//! --rate`, the rating of a contestant by games against the levels nearest to it.

use std::io;

use super::contest::Tally;
use super::contestant::Contestant;
use crate::ai::{BoardSize, Control, Level, Opponent};
use crate::cli::shared::{DEVIATIONS_OF_95_PERCENT, counted, write_line};
use crate::game::{FIRST_RATING, Score, expected_score};

/// Number of levels that a contestant plays.
const LEVELS: usize = 3;

/// Difference in Elo at which the odds are ten to one.
const ELO_SCALE: f64 = 400.0;

/// The games against an opponent of known rating.
struct Series {
    /// The opponent's Elo rating.
    opponent: f64,
    /// The games won and lost.
    score: Score,
}

/// Rates a contestant, or without one all named players, and writes a line for each until `stop` is
/// stopped. `play` plays a match between two contestants.
///
/// # Errors
/// If `play` or the output fails.
pub fn rate(
    contestant: Option<&Contestant>,
    board: BoardSize,
    stop: &Control,
    mut play: impl FnMut([Contestant; 2]) -> io::Result<Tally>,
) -> io::Result<()> {
    let named = || Opponent::named().map(Contestant::BuiltIn).collect();
    let contestants = contestant.map_or_else(named, |it| vec![it.clone()]);
    for contestant in contestants {
        let supposed = match &contestant {
            Contestant::BuiltIn(opponent) => opponent.elo(board),
            _ => FIRST_RATING,
        };
        let mut series = Vec::new();
        for level in nearest(supposed, board) {
            let level = Opponent::Level(level);
            let tally = play([contestant.clone(), Contestant::BuiltIn(level)])?;
            if stop.is_stopped() {
                return Ok(());
            }
            series.push(Series { opponent: level.elo(board), score: tally.score });
        }
        let games: u32 = series.iter().map(|it| it.score.games()).sum();
        let (elo, error) = rating(&series);
        let games = counted(games, "game");
        write_line(&format!("{contestant} on {board}: elo {elo:.0} ± {error:.0}, {games}"))?;
    }
    Ok(())
}

/// Returns the levels whose ratings are nearest to `elo`, in ascending order. Of levels with the
/// same rating, one is enough.
fn nearest(elo: f64, board: BoardSize) -> Vec<Level> {
    let mut levels: Vec<Level> = Level::all().collect();
    levels.dedup_by_key(|level| level.skill().elo.get(board));
    let far = |level: &Level| (f64::from(level.skill().elo.get(board)) - elo).abs();
    levels.sort_by(|a, b| far(a).total_cmp(&far(b)));
    levels.truncate(LEVELS);
    levels.sort();
    levels
}

/// Returns the rating for which the games are most likely, and half the width of its 95 % interval.
/// If one side won all games, half of one counts for the other.
fn rating(series: &[Series]) -> (f64, f64) {
    let games = |it: &Series| f64::from(it.score.games());
    let all: f64 = series.iter().map(games).sum();
    let wins: f64 = series.iter().map(|it| f64::from(it.score.won)).sum();
    let wins = wins.clamp(0.5, (all - 0.5).max(0.5));
    let expected = |elo: f64| -> f64 {
        series.iter().map(|it| games(it) * expected_score(elo, it.opponent)).sum()
    };
    // Each of 60 steps halves this range, far beyond all ratings, to much less than a point.
    let (mut low, mut high) = (-2000.0, 6000.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if expected(middle) < wins { low = middle } else { high = middle }
    }
    let informs = |it: &Series| {
        let expected = expected_score(low, it.opponent);
        games(it) * expected * (1.0 - expected)
    };
    let information: f64 = series.iter().map(informs).sum();
    let deviation = ELO_SCALE / std::f64::consts::LN_10 / information.sqrt();
    (low, DEVIATIONS_OF_95_PERCENT * deviation)
}

/// Describes a score, with the difference in Elo for which it is the expected one, and half the
/// width of the 95 % interval of that.
pub fn summary(score: Score) -> String {
    let Score { won, lost } = score;
    let games = score.games();
    let part = f64::from(won) / f64::from(games);
    let (elo, error) = rating(&[Series { opponent: 0.0, score }]);
    // Adding zero turns -0 into 0.
    let elo = elo.round() + 0.0;
    format!("games {games} wins {won} losses {lost} score {part:.3} elo {elo:+.0} ± {error:.0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(opponent: f64, won: u32, lost: u32) -> Series {
        Series { opponent, score: Score { won, lost } }
    }

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

    /// 400 log10(19.5 / 0.5) = 636.
    #[test]
    fn half_a_game_counts_for_the_side_that_won_none() {
        assert_eq!(text(20, 0), "games 20 wins 20 losses 0 score 1.000 elo +636 ± 488");
        assert_eq!(text(0, 20), "games 20 wins 0 losses 20 score 0.000 elo -636 ± 488");
    }

    #[test]
    fn games_against_several_levels_are_weighed_together() {
        let expected = |opponent| (1000.0 * expected_score(900.0, opponent)).round() as u32;
        let games = [700.0, 900.0, 1200.0].map(|opponent| {
            let wins = expected(opponent);
            series(opponent, wins, 1000 - wins)
        });
        let (elo, error) = rating(&games);
        assert!((elo - 900.0).abs() < 2.0 && error < 16.0, "{elo} ± {error}");
    }

    #[test]
    fn the_nearest_levels_are_chosen_and_none_twice() {
        for board in BoardSize::ALL {
            for elo in [0.0, 700.0, 1516.0, 4000.0] {
                let levels = nearest(elo, board);
                let ratings: Vec<i32> = levels.iter().map(|it| it.skill().elo.get(board)).collect();
                assert!(ratings.len() == LEVELS && ratings.is_sorted_by(|a, b| a < b));
            }
        }
    }
}
