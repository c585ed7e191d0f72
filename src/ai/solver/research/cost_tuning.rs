//! Tunes the costs by the searches that they lead to: `nim-tetris data costs`.
//!
//! Fitted to the nodes that proofs took, the costs made searches longer, so they are tuned by what they are for. Each generation tries costs
//! drawn around a mean, which moves to the best of them; so do the steps for each cost. (R. Ros and N. Hansen, *A simple
//! modification in CMA-ES achieving linear time and space complexity*, 2008, without the path of the covariance.)

use std::array::from_fn;
use std::f64::consts::TAU;
use std::fmt;

use crate::ai::solver::model::{Costs, LossCost, WinCost};

/// Number of the costs that are tuned.
const TUNED: usize = 9;

/// Costs that a generation tries.
const OFFSPRING: usize = 10;

/// How far each cost is varied at first: about as much as makes searches differ.
const SCALES: [f64; TUNED] = [0.15, 0.006, 0.0006, 0.15, 0.1, 0.006, 0.25, 0.004, 0.015];

/// Share of the new variance in that of the next generation.
const LEARNING: f64 = 0.2;

/// In units of the [`SCALES`].
type Vector = [f64; TUNED];

/// The state of the tuning.
pub struct CostTuning {
    rng: fastrand::Rng,
    mean: Vector,
    /// Of each cost, relative to the square of the step.
    variance: Vector,
    step: f64,
    /// Where the mean went in the last generations, in units of the step; it tells whether the step is too short or too long.
    path: Vector,
    offspring: Vec<Vector>,
}

impl CostTuning {
    /// Returns a tuning that begins with the costs in use; the same seed and scores give the same costs.
    pub fn new(seed: u64) -> CostTuning {
        CostTuning {
            rng: fastrand::Rng::with_seed(seed),
            mean: [0.0; TUNED],
            variance: [1.0; TUNED],
            step: 1.0,
            path: [0.0; TUNED],
            offspring: Vec::new(),
        }
    }

    /// Returns the costs that are held for best.
    pub fn best(&self) -> Costs {
        costs(&self.mean)
    }

    /// Draws the costs to be tried next.
    pub fn offspring(&mut self) -> Vec<Costs> {
        let Self { rng, mean, variance, step, .. } = self;
        let mut drawn = || from_fn(|i| mean[i] + *step * variance[i].sqrt() * normal(rng));
        self.offspring = (0..OFFSPRING).map(|_| drawn()).collect();
        self.offspring.iter().map(costs).collect()
    }

    /// Learns the scores of the [`offspring`](CostTuning::offspring), in their order: less is better.
    ///
    /// # Panics
    /// If there are not as many scores as offspring.
    pub fn learn(&mut self, scores: &[f64]) {
        assert_eq!(scores.len(), self.offspring.len(), "a score for each of the offspring");
        let mut ranked: Vec<(f64, Vector)> =
            scores.iter().copied().zip(self.offspring.drain(..)).collect();
        ranked.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        ranked.truncate(OFFSPRING / 2);
        // Weights fall with the logarithm of the rank.
        let weight = |rank: usize| (ranked.len() as f64 + 0.5).ln() - (rank as f64 + 1.0).ln();
        let sum: f64 = (0..ranked.len()).map(weight).sum();
        let weights: Vec<f64> = (0..ranked.len()).map(|rank| weight(rank) / sum).collect();
        let effective = 1.0 / weights.iter().map(|w| w * w).sum::<f64>();
        let mean_of = |value: &dyn Fn(&Vector) -> f64| -> f64 {
            weights.iter().zip(&ranked).map(|(w, (_, costs))| w * value(costs)).sum()
        };
        let old = self.mean;
        let dimensions = TUNED as f64;
        let decay = (effective + 2.0) / (dimensions + effective + 5.0);
        for i in 0..TUNED {
            self.mean[i] = mean_of(&|costs| costs[i]);
            let moved = (self.mean[i] - old[i]) / self.step / self.variance[i].sqrt();
            self.path[i] =
                (1.0 - decay) * self.path[i] + (decay * (2.0 - decay) * effective).sqrt() * moved;
            let spread = mean_of(&|costs| ((costs[i] - old[i]) / self.step).powi(2));
            self.variance[i] += LEARNING * (spread - self.variance[i]);
        }
        // A path as long as that of a random walk keeps the step.
        let length = self.path.iter().map(|x| x * x).sum::<f64>().sqrt();
        let usual = dimensions.sqrt() * (1.0 - 1.0 / (4.0 * dimensions));
        self.step *= (decay / (1.0 + decay) * (length / usual - 1.0)).exp();
    }
}

fn costs(vector: &Vector) -> Costs {
    let in_use = numbers(&Costs::COMPACT);
    of_numbers(from_fn(|i| in_use[i] + (SCALES[i] * vector[i]) as f32))
}

/// Returns the costs as numbers.
fn numbers(costs: &Costs) -> [f32; TUNED] {
    let LossCost { base, pair, placement, hole, large, cut_off } = costs.loss;
    let win = costs.win;
    [base, pair, placement, hole, large, cut_off, win.base, win.pair, win.inner]
}

fn of_numbers(numbers: [f32; TUNED]) -> Costs {
    let [base, pair, placement, hole, large, cut_off, win_base, win_pair, inner] = numbers;
    Costs {
        loss: LossCost { base, pair, placement, hole, large, cut_off },
        win: WinCost { base: win_base, pair: win_pair, inner },
    }
}

/// The costs on one line.
impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LossCost { base, pair, placement, hole, large, cut_off } = self.loss;
        write!(
            f,
            "loss base={base:.2} pair={pair:.4} placement={placement:.5} hole={hole:.2} \
             large={large:.2} cut-off={cut_off:.3}"
        )?;
        let WinCost { base, pair, inner } = self.win;
        write!(f, " win base={base:.2} pair={pair:.4} inner={inner:.3}")
    }
}

/// Draws from the normal distribution of mean 0 and variance 1, by the method of Box and Muller.
fn normal(rng: &mut fastrand::Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.f64()).ln()).sqrt();
    radius * (TAU * rng.f64()).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squared distance to costs that are three scales away from those in use is reduced to almost nothing.
    #[test]
    fn a_tuning_finds_the_costs_with_the_least_score() {
        let in_use = numbers(&Costs::COMPACT);
        let score = |costs: &Costs| -> f64 {
            let tuned = numbers(costs);
            let off = |i: usize| f64::from(tuned[i] - in_use[i]) / SCALES[i] - 3.0;
            (0..TUNED).map(|i| off(i).powi(2)).sum()
        };
        let mut tuning = CostTuning::new(1);
        let before = score(&tuning.best());
        for _ in 0..120 {
            let scores: Vec<f64> = tuning.offspring().iter().map(score).collect();
            tuning.learn(&scores);
        }
        let after = score(&tuning.best());
        assert!(before > 70.0 && after < 0.1, "{before} {after}");
    }

    #[test]
    fn costs_are_put_back() {
        assert_eq!(of_numbers(numbers(&Costs::COMPACT)), Costs::COMPACT);
        let costs = of_numbers(from_fn(|i| i as f32));
        assert_eq!((costs.loss.cut_off, costs.win.base), (5.0, 6.0));
    }

    #[test]
    fn draws_are_normal() {
        let mut rng = fastrand::Rng::with_seed(9);
        let draws: Vec<f64> = (0..10_000).map(|_| normal(&mut rng)).collect();
        let mean = |f: &dyn Fn(f64) -> f64| draws.iter().map(|&x| f(x)).sum::<f64>() / 1e4;
        assert!(mean(&|x| x).abs() < 0.05);
        assert!((mean(&|x| x * x) - 1.0).abs() < 0.05);
        assert!((mean(&|x| x.powi(4)) - 3.0).abs() < 0.3);
    }
}
