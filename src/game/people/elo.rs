//! Elo ratings of people, and how a game changes them.

/// Rating of a person who has not played yet.
pub const FIRST_RATING: f64 = 800.0;

/// The largest change of a rating by one game. A game between equals changes ratings by half of it.
const K: f64 = 32.0;

/// The range of all ratings.
pub const RATINGS: std::ops::RangeInclusive<f64> = 0.0..=4000.0;

/// Returns the share of games that a player rated `own` is expected to win against a player rated
/// `other`. By Elo's definition, 400 points more mean ten wins for each loss.
pub fn expected_score(own: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((other - own) / 400.0))
}

/// Returns the rating of a player rated `own` after a game against a player rated `other`.
pub fn rating_after(own: f64, other: f64, won: bool) -> f64 {
    let score = f64::from(u8::from(won));
    let rating = own + K * (score - expected_score(own, other));
    rating.clamp(*RATINGS.start(), *RATINGS.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_between_equals_moves_sixteen_points() {
        assert_eq!(rating_after(1000.0, 1000.0, true), 1016.0);
        assert_eq!(rating_after(1000.0, 1000.0, false), 984.0);
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        assert!((expected_score(1400.0, 1000.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((expected_score(1000.0, 1400.0) - 1.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn ratings_stay_within_their_bounds() {
        assert_eq!(rating_after(0.0, 4000.0, false), 0.0);
        assert_eq!(rating_after(1.0, 1.0, false), 0.0);
    }
}
