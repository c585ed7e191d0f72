//! What it may cost to prove a node's outcome, before the search looks at it.

use super::loss_model::chance_of_loss;
use super::shape_features::ShapeFeatures;
use super::value_class::ValueClass;
use crate::ai::solver::proof_numbers::ProofNumbers;

/// Natural logarithm of the nodes that a proof is expected to take: measured on areas from searches, then tuned for short searches.
pub struct Cost {
    base: f32,
    /// For each pair of neighbouring cells: these predict it better than the number of cells or of placements does.
    pair: f32,
    /// For each group of filled cells that the area surrounds.
    hole: f32,
    /// For each further area, before its share is taken.
    further: f32,
}

pub const COST_OF_LOSS: Cost = Cost { base: -0.39, pair: 0.09, hole: 0.4, further: 1.6 };

/// In addition to the one node that every win takes.
pub const COST_OF_WIN: Cost = Cost { base: -4.2, pair: 0.084, hole: 0.1, further: 7.2 };

/// Share that areas other than the most expensive one add to the logarithm.
const FURTHER_SHARE: f32 = 0.48;

impl Cost {
    /// Returns the expected nodes.
    pub fn of(&self, areas: &[ShapeFeatures]) -> f32 {
        let logarithms = areas
            .iter()
            .map(|area| self.base + self.pair * area.pairs() + self.hole * area.holes());
        let (mut largest, mut sum) = (f32::NEG_INFINITY, 0.0);
        for logarithm in logarithms {
            largest = logarithm.max(largest);
            sum += logarithm + self.further;
        }
        (largest + FURTHER_SHARE * (sum - largest - self.further)).exp()
    }
}

/// No node is considered a certain win, whatever the table says.
const LEAST_CHANCE: f32 = 0.001;

/// Returns the proof numbers that are expected of a node of big areas beside small ones.
pub fn expected_proof_numbers(areas: &[ShapeFeatures], small: ValueClass) -> ProofNumbers {
    let chance = chance_of_loss(areas, small).max(LEAST_CHANCE);
    let loss = COST_OF_LOSS.of(areas);
    let win = 1.0 + COST_OF_WIN.of(areas);
    // Children are tried until one is lost; those that turn out to be won cost as well.
    ProofNumbers { proof: win, disproof: loss + win * (1.0 - chance) / chance }
}
