//! Estimates of what the proof of a node's outcome costs, before the search visits it.

use super::loss_model::chance_of_shapes_lost;
use super::shape_features::ShapeFeatures;
use super::value_class::ValueClass;
use crate::ai::board::Position;
use crate::ai::solver::proof_numbers::ProofNumbers;

/// The weights by which proofs are estimated.
///
/// For each outcome, the natural logarithm of the nodes is a weighted sum over the features of an
/// area. A win takes one node more. How the weights were tuned: RESEARCH.md, "What proofs cost".
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// For each feature, its weight for a loss and for a win.
    weights: [[f32; 2]; FEATURES],
    /// Whether the weights use what only a [closer look](ShapeFeatures::with_closer_look) counts.
    pub looks_closer: bool,
}

/// Defines the features and their weights: a line names the method of [`ShapeFeatures`] that counts
/// a feature, then its weights for a loss and for a win, for compact and for ragged boards.
macro_rules! features {
    ($($count:ident: compact $compact:expr, ragged $ragged:expr;)*) => {
        const FEATURES: usize = [$(stringify!($count)),*].len();

        impl Costs {
            /// The weights for compact boards, such as empty rectangles.
            pub const COMPACT: Costs = Costs { weights: [$($compact),*], looks_closer: true };

            /// The weights for ragged boards, such as play leaves.
            pub const RAGGED: Costs = Costs { weights: [$($ragged),*], looks_closer: false };
        }

        /// Returns the value of each feature, in the order of the weights.
        #[inline(always)]
        fn counts(area: &ShapeFeatures) -> [f32; FEATURES] {
            [$(area.$count()),*]
        }
    };
}

// Pairs of neighbours predict costs better than the number of cells or of placements does.
features! {
    one: compact [0.6, -4.1], ragged [-0.39, -4.2];
    pairs: compact [0.06, 0.0855], ragged [0.09, 0.084];
    inner: compact [0.0, 0.07], ragged [0.0, 0.0];
    placements: compact [0.004, 0.0], ragged [0.0, 0.0];
    holes: compact [0.8, 0.0], ragged [0.4, 0.0];
    large: compact [0.6, 0.0], ragged [0.0, 0.0];
    cut_off: compact [-0.04, 0.0], ragged [0.0, 0.0];
}

/// Added to the logarithm of each area but the most expensive one, before it is multiplied by
/// [`FURTHER_SHARE`]: for a loss, for a win.
const FURTHER: [f32; 2] = [1.6, 7.2];

/// Factor for the logarithms of all areas but the most expensive one, before they are added to its
/// own.
const FURTHER_SHARE: f32 = 0.48;

/// Least number of pairs of neighbours per cell at which the largest area makes a board compact.
///
/// No other criterion that was tried predicts better which weights shorten the search. From 1.46 to
/// 1.56 all limits do nearly as well (RESEARCH.md, "What proofs cost").
const MIN_PAIRS_PER_CELL: f32 = 1.5;

/// Least chance of a loss, so that no node counts as a certain win.
const MIN_CHANCE: f32 = 0.001;

impl Costs {
    /// Weights under which every proof looks endless.
    #[cfg(test)]
    pub const ENDLESS: Costs = Costs { weights: [[1e3; 2]; FEATURES], looks_closer: false };

    /// Estimates the proof numbers of a node with these big areas, beside small areas of this
    /// class.
    pub fn estimate(&self, areas: &[ShapeFeatures], small: ValueClass) -> ProofNumbers {
        let chance = chance_of_shapes_lost(areas, small).max(MIN_CHANCE);
        let [loss, win] = self.nodes(areas);
        let win = 1.0 + win;
        // To prove a win, the parent tries children until one is lost, and pays for those that are
        // won too: on average `(1 - chance) / chance` of them.
        ProofNumbers { proof: win, disproof: loss + win * (1.0 - chance) / chance }
    }

    /// Estimates the nodes of a proof for a sum of areas, for a loss and for a win.
    fn nodes(&self, areas: &[ShapeFeatures]) -> [f32; 2] {
        let (mut largest, mut sum) = ([f32::NEG_INFINITY; 2], [0.0; 2]);
        for logarithms in areas.iter().map(|area| self.logarithms(area)) {
            for (i, logarithm) in logarithms.into_iter().enumerate() {
                largest[i] = logarithm.max(largest[i]);
                sum[i] += logarithm + FURTHER[i];
            }
        }
        let nodes =
            |i: usize| (largest[i] + FURTHER_SHARE * (sum[i] - largest[i] - FURTHER[i])).exp();
        [nodes(0), nodes(1)]
    }

    /// Returns the logarithm of the nodes that an area alone takes, for a loss and for a win.
    #[inline]
    fn logarithms(&self, area: &ShapeFeatures) -> [f32; 2] {
        self.weights.iter().zip(counts(area)).fold([0.0; 2], |[loss, win], (weights, count)| {
            [loss + weights[0] * count, win + weights[1] * count]
        })
    }
}

/// Returns whether a board is compact: its largest area is more like an empty rectangle, and less
/// like what play leaves. A board without areas counts as compact.
pub fn is_compact(board: Position) -> bool {
    let largest = board.usable().areas().max_by_key(|area| area.len());
    largest.is_none_or(|area| {
        let features = ShapeFeatures::new(area);
        features.pairs() >= MIN_PAIRS_PER_CELL * features.size() as f32
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::{Bitboard, Cell};

    /// No outcome is certain, whatever the table says, and larger boards cost more.
    #[test]
    fn estimates_are_finite_and_grow() {
        let classes = (0..16).map(ValueClass::Tame);
        for class in classes {
            let estimate_of_rectangle = |columns, rows| {
                let area = ShapeFeatures::new(Bitboard::rectangle(columns, rows));
                Costs::COMPACT.estimate(&[area], class)
            };
            for (columns, rows) in [(5, 4), (6, 6), (8, 7), (10, 10)] {
                let ProofNumbers { proof, disproof } = estimate_of_rectangle(columns, rows);
                assert!(proof >= 1.0 && disproof > 0.0 && (proof + disproof).is_finite());
            }
            assert!(estimate_of_rectangle(10, 10).proof > estimate_of_rectangle(6, 6).proof);
        }
    }

    #[test]
    fn rectangles_are_compact_but_boards_full_of_holes_are_not() {
        for side in [6, 8, 10] {
            assert!(is_compact(Position::new(Bitboard::rectangle(side, side))));
        }
        let holes = Cell::all().filter(|cell| cell.column() % 2 == 1 && cell.row() % 2 == 1);
        assert!(!is_compact(Position::new(Bitboard::FULL - holes.collect())));
    }
}
