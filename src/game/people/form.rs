//! A person's strength, estimated from the results of the latest games on boards of one size.
//!
//! A rating moves by small steps, and is what people play for; the estimate is meant to be right
//! soon. It is the posterior mean, by Bayes' rule, on Elo's logistic curve, from a wide normal
//! distribution. Later games weigh more, so that it follows a person who improves.

use super::elo::{FIRST_RATING, RATINGS, expected_score};

/// An estimate of a person's strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean, as an Elo rating.
    pub elo: f64,
    /// The standard deviation, in points of Elo.
    pub deviation: f64,
    /// Number of games behind the estimate.
    pub games: usize,
}

/// The result of a game against an opponent of known rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedResult {
    /// The opponent's rating.
    pub opponent: f64,
    /// Whether the person won.
    pub won: bool,
}

/// Largest number of results that count.
const MAX_RESULTS: usize = 40;

/// Weight of a game relative to the game after it.
const FADING: f64 = 0.97;

/// Standard deviation of the estimate before the first game, in points of Elo.
const FIRST_DEVIATION: f64 = 600.0;

/// Distance between the ratings that are compared, in points of Elo: less than a third of the
/// smallest standard deviation that is possible, which is some 70 after [`MAX_RESULTS`] games.
const STEP: f64 = 20.0;

/// Number of ratings compared on each side of the first rating, which reach four standard
/// deviations.
const STEPS: i32 = 120;

impl Estimate {
    /// Estimates a person's strength from the results of games, the latest first.
    pub fn of(results: impl Iterator<Item = RatedResult>) -> Estimate {
        let results: Vec<RatedResult> = results.take(MAX_RESULTS).collect();
        let log_weight = |elo: f64| {
            let prior = -0.5 * ((elo - FIRST_RATING) / FIRST_DEVIATION).powi(2);
            let games = results.iter().zip(0..).map(|(result, age)| {
                let expected = expected_score(elo, result.opponent);
                let chance = if result.won { expected } else { 1.0 - expected };
                FADING.powi(age) * chance.max(f64::MIN_POSITIVE).ln()
            });
            prior + games.sum::<f64>()
        };
        // Ratings are compared symmetrically around the first one, so that the mean begins there.
        let ratings = || (-STEPS..=STEPS).map(|step| FIRST_RATING + f64::from(step) * STEP);
        let logs: Vec<f64> = ratings().map(log_weight).collect();
        let highest = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = logs.iter().map(|log| (log - highest).exp()).collect();
        let sum: f64 = weights.iter().sum();
        let mean_of = |value: &dyn Fn(f64) -> f64| {
            ratings().zip(&weights).map(|(elo, weight)| weight * value(elo)).sum::<f64>() / sum
        };
        let elo = mean_of(&|elo| elo);
        let deviation = mean_of(&|other| (other - elo).powi(2)).sqrt();
        let elo = elo.clamp(*RATINGS.start(), *RATINGS.end());
        Estimate { elo, deviation, games: results.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{BoardSize, Strength};

    fn after(results: &str, opponent: f64) -> Estimate {
        let results = results.chars().rev();
        Estimate::of(results.map(|result| RatedResult { opponent, won: result == 'w' }))
    }

    #[test]
    fn the_first_games_move_the_estimate_most_and_narrow_it() {
        let steps: Vec<Estimate> =
            (0..=10).map(|games| after(&"wl".repeat(5)[..games], 800.0)).collect();
        assert!((steps[0].elo - FIRST_RATING).abs() < 0.1, "{:?}", steps[0]);
        let moves: Vec<f64> =
            steps.windows(2).map(|pair| (pair[1].elo - pair[0].elo).abs()).collect();
        assert!(moves[0] > 150.0 && moves[9] < moves[0] / 3.0, "{moves:?}");
        assert!(steps.windows(2).all(|pair| pair[1].deviation < pair[0].deviation));
        assert!(steps[10].deviation < 140.0, "{:?}", steps[10]);
        assert_eq!(steps[10].games, 10);
    }

    #[test]
    fn wins_raise_the_estimate_losses_lower_it_and_later_games_weigh_more() {
        let elo = |results: &str| after(results, 1000.0).elo;
        assert!(elo("www") > elo("ww") && elo("w") > elo("") && elo("l") < elo(""));
        assert!(elo("llllwwww") > elo("wwwwllll"));
        assert!(elo(&"w".repeat(40)) > 1500.0 && elo(&"l".repeat(40)) < 500.0);
        assert_eq!(elo(&"w".repeat(400)), elo(&"w".repeat(40)));
    }

    /// The opponent that fits loses about half of the games once ten were played, whatever the
    /// person's strength.
    #[test]
    fn after_ten_games_the_opponent_fits() {
        let mut rng = fastrand::Rng::with_seed(4);
        for own in [500.0, 750.0, 1100.0, 1500.0] {
            let (mut won, mut found) = (0, 0.0);
            for _ in 0..30 {
                let mut results = Vec::new();
                let estimate =
                    |results: &[RatedResult]| Estimate::of(results.iter().rev().copied()).elo;
                for game in 0..20 {
                    let strength = Strength::nearest(estimate(&results), BoardSize::Ten);
                    let opponent = f64::from(strength.elo());
                    let wins = rng.f64() < expected_score(own, opponent);
                    won += u32::from(game >= 10 && wins);
                    results.push(RatedResult { opponent, won: wins });
                    found += if game == 9 { estimate(&results) / 30.0 } else { 0.0 };
                }
            }
            assert!((115..=190).contains(&won), "{own}: {won} of 300");
            assert!((found - own).abs() < 110.0, "{own}: {found}");
        }
    }
}
