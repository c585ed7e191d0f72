//! The choice among placements whose worth is known: always the best, or at random, where a better
//! one is more likely, as people choose.

use crate::ai::analysis::Distance;
use crate::ai::board::Outcome;

/// Returns the worth of a placement for the player who makes it, from the distance to the end for
/// that player: 1 for the quickest win, -1 for the quickest loss, 0 for an unknown end. The further
/// away the end is, the closer the worth is to 0.
pub fn worth(distance: Option<Distance>) -> f64 {
    let Some(distance) = distance else { return 0.0 };
    let faded = FADING.powi(i32::from(distance.plies() / 2));
    match distance.outcome() {
        // The quickest win of a player who is to move takes two plies, the quickest loss one.
        Outcome::Win => faded / FADING,
        Outcome::Loss => -faded,
    }
}

/// Factor by which the worth of an end shrinks with every two plies.
const FADING: f64 = 0.85;

/// Chooses a placement by these worths, and returns its index; `None` if there are none.
///
/// At temperature 0, it is the first of those with the greatest worth. Otherwise it is drawn, with
/// a weight of exp(worth / temperature) for each (the softmax, or Boltzmann, distribution).
pub fn choose(worths: &[f64], temperature: f64, rng: &mut fastrand::Rng) -> Option<usize> {
    let best = worths.iter().copied().reduce(f64::max)?;
    if temperature == 0.0 {
        return worths.iter().position(|&worth| worth == best);
    }
    // The best has weight 1, so that no weight overflows.
    let weights: Vec<f64> =
        worths.iter().map(|worth| ((worth - best) / temperature).exp()).collect();
    let mut rest = rng.f64() * weights.iter().sum::<f64>();
    for (index, weight) in weights.iter().enumerate() {
        rest -= weight;
        if rest < 0.0 {
            return Some(index);
        }
    }
    // Rounding may leave a small rest.
    Some(worths.len() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(plies: u8) -> Option<Distance> {
        Some((0..plies).fold(Distance::OVER, |distance, _| distance.for_mover()))
    }

    #[test]
    fn a_better_end_has_a_higher_worth() {
        let order =
            [distance(1), distance(3), distance(5), None, distance(6), distance(4), distance(2)];
        assert!(order.map(worth).is_sorted_by(|a, b| a < b));
        assert!((worth(distance(1)) + 1.0).abs() < 1e-9 && (worth(distance(2)) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn without_temperature_the_first_best_is_taken() {
        let mut rng = fastrand::Rng::with_seed(1);
        assert_eq!(choose(&[0.1, 0.7, 0.7, -1.0], 0.0, &mut rng), Some(1));
        assert_eq!(choose(&[], 0.0, &mut rng), None);
    }

    #[test]
    fn near_equals_are_chosen_nearly_as_often_and_bad_ones_rarely() {
        let mut rng = fastrand::Rng::with_seed(2);
        let mut counts = [0; 3];
        for _ in 0..10_000 {
            counts[choose(&[1.0, 0.9, 0.0], 0.2, &mut rng).unwrap()] += 1;
        }
        // Weights 1, e^-0.5 and e^-5.
        assert!((counts[0] as f64 - 6_200.0).abs() < 300.0, "{counts:?}");
        assert!((counts[1] as f64 - 3_760.0).abs() < 300.0, "{counts:?}");
        assert!((1..150).contains(&counts[2]), "{counts:?}");
    }
}
