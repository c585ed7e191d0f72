//! What it may cost to prove a node's outcome, before the search looks at it.

use std::fmt;

use super::loss_model::chance_of_loss;
use super::shape_features::ShapeFeatures;
use super::value_class::ValueClass;
use crate::ai::solver::proof_numbers::ProofNumbers;

/// Natural logarithm of the nodes that the proof of an outcome is expected to take.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Cost {
    base: f32,
    /// For each pair of neighbouring cells: these predict it better than the number of cells or of placements does.
    pair: f32,
    /// For each cell whose four neighbours are free.
    inner: f32,
    /// For each placement.
    placement: f32,
    /// For each group of filled cells that the area surrounds.
    hole: f32,
    /// For a large compact area, before a closer look.
    large: f32,
    /// For each of its cells that placements cut off, in areas of its size, after a closer look.
    cut_off: f32,
    /// For each further area, before its share is taken.
    further: f32,
}

/// What the search expects proofs to cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    loss: Cost,
    /// In addition to the one node that every win takes.
    win: Cost,
}

/// Share that areas other than the most expensive one add to the logarithm.
const FURTHER_SHARE: f32 = 0.48;

/// No node is considered a certain win, whatever the table says.
const LEAST_CHANCE: f32 = 0.001;

/// Number of those costs that [tuning](super::CostTuning) changes: all but those of further areas.
pub const TUNED: usize = 2 * TUNED_OF_EACH;

/// Those of one outcome.
const TUNED_OF_EACH: usize = 7;

impl Cost {
    /// Returns the expected nodes.
    fn of(&self, areas: &[ShapeFeatures]) -> f32 {
        let logarithms = areas.iter().map(|area| {
            let cells = self.pair * area.pairs() + self.inner * area.inner();
            let large = match area.deserves_closer_look() {
                true => self.large + self.cut_off * area.cut_off(),
                false => 0.0,
            };
            let whole = self.placement * area.placements() + self.hole * area.holes();
            self.base + cells + whole + large
        });
        let (mut largest, mut sum) = (f32::NEG_INFINITY, 0.0);
        for logarithm in logarithms {
            largest = logarithm.max(largest);
            sum += logarithm + self.further;
        }
        (largest + FURTHER_SHARE * (sum - largest - self.further)).exp()
    }

    fn tuned(self) -> [f32; TUNED_OF_EACH] {
        [self.base, self.pair, self.inner, self.placement, self.hole, self.large, self.cut_off]
    }

    fn with_tuned(self, tuned: [f32; TUNED_OF_EACH]) -> Cost {
        let [base, pair, inner, placement, hole, large, cut_off] = tuned;
        Cost { base, pair, inner, placement, hole, large, cut_off, ..self }
    }
}

impl Costs {
    /// The costs of the solver, tuned by searches; `nim-tetris data costs` goes on from here.
    pub const IN_USE: Costs = Costs {
        loss: Cost {
            base: 0.6,
            pair: 0.06,
            inner: 0.0,
            placement: 0.004,
            hole: 0.8,
            large: 0.6,
            cut_off: -0.04,
            further: 1.6,
        },
        win: Cost {
            base: -4.1,
            pair: 0.0855,
            inner: 0.07,
            placement: 0.0,
            hole: 0.0,
            large: 0.0,
            cut_off: 0.0,
            further: 7.2,
        },
    };

    /// Returns the proof numbers that are expected of a node of big areas beside small ones.
    pub fn proof_numbers(&self, areas: &[ShapeFeatures], small: ValueClass) -> ProofNumbers {
        let chance = chance_of_loss(areas, small).max(LEAST_CHANCE);
        let loss = self.loss.of(areas);
        let win = 1.0 + self.win.of(areas);
        // Children are tried until one is lost; those that turn out to be won cost as well.
        ProofNumbers { proof: win, disproof: loss + win * (1.0 - chance) / chance }
    }

    /// Returns those costs that are tuned.
    pub fn tuned(&self) -> [f32; TUNED] {
        let [loss, win] = [self.loss, self.win].map(Cost::tuned);
        std::array::from_fn(|i| if i < TUNED_OF_EACH { loss[i] } else { win[i - TUNED_OF_EACH] })
    }

    /// Returns the costs in use with others in place of those that are tuned.
    pub fn with_tuned(tuned: [f32; TUNED]) -> Costs {
        let Costs { loss, win } = Costs::IN_USE;
        let of = |first| std::array::from_fn(|i| tuned[first + i]);
        Costs { loss: loss.with_tuned(of(0)), win: win.with_tuned(of(TUNED_OF_EACH)) }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cost { base, pair, inner, placement, hole, large, cut_off, .. } = self;
        write!(
            f,
            "base={base:.2} pair={pair:.4} inner={inner:.3} placement={placement:.5} hole={hole:.2} \
             large={large:.2} cut-off={cut_off:.3}"
        )
    }
}

/// The tuned costs on one line.
impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "loss {} win {}", self.loss, self.win)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Bitboard;

    #[test]
    fn tuned_costs_are_put_back() {
        let tuned = std::array::from_fn(|i| i as f32);
        let costs = Costs::with_tuned(tuned);
        assert_eq!(costs.tuned(), tuned);
        assert_eq!((costs.loss.cut_off, costs.win.base), (6.0, 7.0));
        assert_eq!(Costs::with_tuned(Costs::IN_USE.tuned()), Costs::IN_USE);
    }

    /// Whatever the table says, no outcome is certain, and larger boards cost more.
    #[test]
    fn expected_numbers_are_finite_and_grow() {
        let classes = (0..16).map(ValueClass::Tame);
        for class in classes {
            let of = |columns, rows| {
                let area = ShapeFeatures::of(Bitboard::rectangle(columns, rows));
                Costs::IN_USE.proof_numbers(&[area], class)
            };
            for (columns, rows) in [(5, 4), (6, 6), (8, 7), (10, 10)] {
                let ProofNumbers { proof, disproof } = of(columns, rows);
                assert!(proof >= 1.0 && disproof > 0.0 && (proof + disproof).is_finite());
            }
            assert!(of(10, 10).proof > of(6, 6).proof);
        }
    }
}
