//! What it may cost to prove a node's outcome, before the search looks at it.

use super::loss_model::chance_of_loss;
use super::shape_features::ShapeFeatures;
use super::value_class::ValueClass;
use crate::ai::board::Position;
use crate::ai::solver::proof_numbers::ProofNumbers;

/// What the search expects proofs to cost: for each outcome, the natural logarithm of the nodes as a sum over features of the areas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    pub loss: LossCost,
    /// In addition to the one node that every win takes.
    pub win: WinCost,
}

/// What the proof of a loss costs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LossCost {
    pub base: f32,
    /// For each pair of neighbouring cells: these predict it better than the number of cells or of placements does.
    pub pair: f32,
    /// For each placement.
    pub placement: f32,
    /// For each group of filled cells that the area surrounds.
    pub hole: f32,
    /// For a large compact area, before a closer look.
    pub large: f32,
    /// For each of its cells that placements cut off, in areas of its size, after a closer look.
    pub cut_off: f32,
}

/// What the proof of a win costs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinCost {
    pub base: f32,
    /// For each pair of neighbouring cells.
    pub pair: f32,
    /// For each cell whose four neighbours are free.
    pub inner: f32,
}

/// For each further area, before its share is taken: where the outcome is a loss, and where it is a win.
const FURTHER: [f32; 2] = [1.6, 7.2];

/// Share that areas other than the most expensive one add to the logarithm.
const FURTHER_SHARE: f32 = 0.48;

/// Pairs of neighbouring cells, for each cell, from which on the largest area makes a board compact. Which costs shorten a search depends on that
/// more than on anything else that was tried.
const COMPACT_BOARD_PAIRS: f32 = 1.5;

/// No node is considered a certain win, whatever the table says.
const LEAST_CHANCE: f32 = 0.001;

impl LossCost {
    fn of(&self, area: &ShapeFeatures) -> f32 {
        let large = match area.deserves_closer_look() {
            true => self.large + self.cut_off * area.cut_off(),
            false => 0.0,
        };
        let whole = self.placement * area.placements() + self.hole * area.holes();
        self.base + self.pair * area.pairs() + whole + large
    }
}

impl WinCost {
    fn of(&self, area: &ShapeFeatures) -> f32 {
        self.base + (self.pair * area.pairs() + self.inner * area.inner())
    }
}

impl Costs {
    /// The costs for compact boards, as empty rectangles are.
    pub const COMPACT: Costs = Costs {
        loss: LossCost {
            base: 0.6,
            pair: 0.06,
            placement: 0.004,
            hole: 0.8,
            large: 0.6,
            cut_off: -0.04,
        },
        win: WinCost { base: -4.1, pair: 0.0855, inner: 0.07 },
    };

    /// The costs for boards as play leaves them.
    pub const RAGGED: Costs = Costs {
        loss: LossCost {
            base: -0.39,
            pair: 0.09,
            placement: 0.0,
            hole: 0.4,
            large: 0.0,
            cut_off: 0.0,
        },
        win: WinCost { base: -4.2, pair: 0.084, inner: 0.0 },
    };

    /// Returns whether a closer look at an area tells more.
    pub fn look_closer(&self) -> bool {
        self.loss.cut_off != 0.0
    }

    /// Returns the proof numbers that are expected of a node of big areas beside small ones.
    pub fn proof_numbers(&self, areas: &[ShapeFeatures], small: ValueClass) -> ProofNumbers {
        let chance = chance_of_loss(areas, small).max(LEAST_CHANCE);
        let [if_loss, if_win] = FURTHER;
        let loss = nodes(areas.iter().map(|area| self.loss.of(area)), if_loss);
        let win = 1.0 + nodes(areas.iter().map(|area| self.win.of(area)), if_win);
        // Children are tried until one is lost; those that turn out to be won cost as well.
        ProofNumbers { proof: win, disproof: loss + win * (1.0 - chance) / chance }
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
