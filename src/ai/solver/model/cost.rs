//! What it may cost to prove a node's outcome, before the search looks at it.

use arrayvec::ArrayVec;

use super::loss_model::chance_of_loss;
use super::shape_features::ShapeFeatures;
use super::value_class::ValueClass;
use crate::ai::board::Position;
use crate::ai::solver::node::MAX_BIG;
use crate::ai::solver::proof_numbers::ProofNumbers;

/// What the search expects proofs to cost: for each outcome, the natural logarithm of the nodes as
/// a sum over the features of an area. A win takes one node more.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// For each of the [`FEATURES`]: what it adds where the outcome is a loss, and where it is a
    /// win.
    weights: [[f32; 2]; FEATURES.len()],
    /// Whether a closer look at an area tells more.
    pub looks_closer: bool,
}

/// A feature of an area's shape, and its weights for a loss and for a win.
struct Feature {
    of: fn(&ShapeFeatures) -> f32,
    /// On boards as empty rectangles are.
    compact: [f32; 2],
    /// On boards as play leaves them.
    ragged: [f32; 2],
}

/// All that costs depend on. Pairs of neighbours predict them better than the number of cells or of
/// placements does; what is cut off counts after a closer look.
#[rustfmt::skip]
const FEATURES: &[Feature] = &[
    Feature { of: |_| 1.0, compact: [0.6, -4.1], ragged: [-0.39, -4.2] },
    Feature { of: ShapeFeatures::pairs, compact: [0.06, 0.0855], ragged: [0.09, 0.084] },
    Feature { of: ShapeFeatures::inner, compact: [0.0, 0.07], ragged: [0.0, 0.0] },
    Feature { of: ShapeFeatures::placements, compact: [0.004, 0.0], ragged: [0.0, 0.0] },
    Feature { of: ShapeFeatures::holes, compact: [0.8, 0.0], ragged: [0.4, 0.0] },
    Feature { of: ShapeFeatures::large, compact: [0.6, 0.0], ragged: [0.0, 0.0] },
    Feature { of: ShapeFeatures::cut_off, compact: [-0.04, 0.0], ragged: [0.0, 0.0] },
];

/// For each further area, before its share is taken: where the outcome is a loss, and where it is a win.
const FURTHER: [f32; 2] = [1.6, 7.2];

/// Share that areas other than the most expensive one add to the logarithm.
const FURTHER_SHARE: f32 = 0.48;

/// Pairs of neighbouring cells, for each cell, from which on the largest area makes a board compact. Which costs shorten a search depends on that
/// more than on anything else that was tried.
const COMPACT_BOARD_PAIRS: f32 = 1.5;

/// No node is considered a certain win, whatever the table says.
const LEAST_CHANCE: f32 = 0.001;

impl Costs {
    /// The costs for compact boards.
    pub const COMPACT: Costs = Costs::of_boards(true);

    /// The costs for ragged ones.
    pub const RAGGED: Costs = Costs::of_boards(false);

    /// Costs that no search can pay.
    #[cfg(test)]
    pub const ENDLESS: Costs = Costs { weights: [[1e3; 2]; FEATURES.len()], looks_closer: false };

    const fn of_boards(compact: bool) -> Costs {
        let mut weights = [[0.0; 2]; FEATURES.len()];
        let mut i = 0;
        while i < FEATURES.len() {
            weights[i] = if compact { FEATURES[i].compact } else { FEATURES[i].ragged };
            i += 1;
        }
        Costs { weights, looks_closer: compact }
    }

    /// Returns the proof numbers that are expected of a node of big areas beside small ones.
    pub fn proof_numbers(&self, areas: &[ShapeFeatures], small: ValueClass) -> ProofNumbers {
        let chance = chance_of_loss(areas, small).max(LEAST_CHANCE);
        let costs: ArrayVec<_, MAX_BIG> = areas.iter().map(|area| self.logarithms(area)).collect();
        let [loss, win] = [0, 1].map(|i| nodes(costs.iter().map(|cost| cost[i]), FURTHER[i]));
        let win = 1.0 + win;
        // Children are tried until one is lost; those that turn out to be won cost as well.
        ProofNumbers { proof: win, disproof: loss + win * (1.0 - chance) / chance }
    }

    /// Returns the logarithms of the nodes that an area takes, for a loss and for a win.
    #[inline]
    fn logarithms(&self, area: &ShapeFeatures) -> [f32; 2] {
        FEATURES.iter().zip(&self.weights).fold([0.0; 2], |[loss, win], (feature, weights)| {
            let count = (feature.of)(area);
            [loss + weights[0] * count, win + weights[1] * count]
        })
    }
}

/// Returns whether a board is as compact as an empty rectangle on the way down, and not as most play leaves it.
pub fn is_compact(board: Position) -> bool {
    let largest = board.usable().areas().max_by_key(|area| area.len());
    largest.is_none_or(|area| {
        let features = ShapeFeatures::of(area);
        features.pairs() >= COMPACT_BOARD_PAIRS * features.size() as f32
    })
}

/// Returns the expected nodes of a sum of areas, given the logarithm of each and what each further one adds.
fn nodes(logarithms: impl Iterator<Item = f32>, further: f32) -> f32 {
    let (mut largest, mut sum) = (f32::NEG_INFINITY, 0.0);
    for logarithm in logarithms {
        largest = logarithm.max(largest);
        sum += logarithm + further;
    }
    (largest + FURTHER_SHARE * (sum - largest - further)).exp()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::{Bitboard, Cell};

    /// Whatever the table says, no outcome is certain, and larger boards cost more.
    #[test]
    fn expected_numbers_are_finite_and_grow() {
        let classes = (0..16).map(ValueClass::Tame);
        for class in classes {
            let of = |columns, rows| {
                let area = ShapeFeatures::of(Bitboard::rectangle(columns, rows));
                Costs::COMPACT.proof_numbers(&[area], class)
            };
            for (columns, rows) in [(5, 4), (6, 6), (8, 7), (10, 10)] {
                let ProofNumbers { proof, disproof } = of(columns, rows);
                assert!(proof >= 1.0 && disproof > 0.0 && (proof + disproof).is_finite());
            }
            assert!(of(10, 10).proof > of(6, 6).proof);
        }
    }

    #[test]
    fn rectangles_are_compact_and_what_is_full_of_holes_is_not() {
        for side in [6, 8, 10] {
            assert!(is_compact(Position::new(Bitboard::rectangle(side, side))));
        }
        let holes = Cell::all().filter(|cell| cell.column() % 2 == 1 && cell.row() % 2 == 1);
        assert!(!is_compact(Position::new(Bitboard::FULL - holes.collect())));
    }
}
