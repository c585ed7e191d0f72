//! `data chances`: the share of lost nodes in searches, the table that guides the solver.

use std::fmt;
use std::io::{self, Write};
use std::num::NonZero;
use std::ops::RangeInclusive;

use super::input::positions;
use crate::ai::{
    Arena, CLASSES, CanonicalShape, DEFAULT_MEMORY, MAX_EFFECTIVE_SIZE, Outcome, ShapeFeatures,
    Solver, ValueClass, chance_of_sum_lost,
};
use crate::cli::shared::Failure;

/// Solves the positions on standard input, each on one thread with a new solver, and writes the
/// table that follows from their nodes: the contents of `assets/loss-chance.txt`.
pub fn run() -> Result<(), Failure> {
    let mut fit = LossModelFit::default();
    for position in positions()? {
        let mut solver = Solver::build(DEFAULT_MEMORY, NonZero::<usize>::MIN, true);
        solver.solve(position);
        solver.look_at_nodes(|nodes, arena| fit.add(nodes, arena));
    }
    Ok(write!(io::stdout(), "{fit}")?)
}

/// Counts of won and lost nodes with one big area, by its effective size and by the class of the
/// value of the small areas.
#[derive(Clone, PartialEq, Eq, Debug)]
struct LossModelFit {
    counts: [[NodeCount; CLASSES]; MAX_EFFECTIVE_SIZE + 1],
}

/// Counts of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct NodeCount {
    lost: u32,
    all: u32,
}

/// Weight of the prior in nodes, so that a few nodes do not decide alone.
const PRIOR_WEIGHT: f64 = 20.0;

/// Effective sizes that the file holds. Smaller areas are taken by value, larger ones are too rare.
const SIZES: RangeInclusive<usize> = 39..=158;

impl Default for LossModelFit {
    fn default() -> LossModelFit {
        LossModelFit { counts: [[NodeCount::default(); CLASSES]; MAX_EFFECTIVE_SIZE + 1] }
    }
}

impl LossModelFit {
    /// Counts nodes with one big area. Each is given as its shape, the id of the small areas' value
    /// in `arena`, and its outcome. Nodes with a wild value are skipped.
    fn add(&mut self, nodes: impl Iterator<Item = (CanonicalShape, u32, Outcome)>, arena: &Arena) {
        let classes: Vec<ValueClass> =
            arena.ids_from(0).map(|x| ValueClass::new(arena, x)).collect();
        for (shape, small, outcome) in nodes {
            if let ValueClass::Tame(class) = classes[small as usize] {
                let size = ShapeFeatures::new(shape.cells()).effective_size();
                let count = &mut self.counts[size][class];
                count.lost += u32::from(outcome == Outcome::Loss);
                count.all += 1;
            }
        }
    }

    /// Returns the share of lost nodes. Where the nodes are few, it is corrected towards what the
    /// heap table says of ragged areas of this effective size.
    fn chance(&self, size: usize, class: usize) -> f64 {
        let of_size =
            |size| f64::from(chance_of_sum_lost(std::iter::once(size), ValueClass::Tame(class)));
        let of_heap = |size: usize| (of_size(size / 2) + of_size(size.div_ceil(2))) / 2.0;
        let (mut lost, mut predicted) = (PRIOR_WEIGHT, PRIOR_WEIGHT);
        for size in SIZES {
            lost += f64::from(self.counts[size][class].lost);
            predicted += f64::from(self.counts[size][class].all) * of_heap(size);
        }
        let expected = (of_heap(size) * lost / predicted).min(0.9);
        let NodeCount { lost, all } = self.counts[size][class];
        (f64::from(lost) + PRIOR_WEIGHT * expected) / (f64::from(all) + PRIOR_WEIGHT)
    }
}

/// The contents of `assets/loss-chance.txt`.
impl fmt::Display for LossModelFit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let nodes: u32 = self.counts.as_flattened().iter().map(|count| count.all).sum();
        writeln!(
            f,
            "# Chance that a node of one area beside small ones is lost for the player to move: effective size of the area, then beside a nim-heap of 0..7,"
        )?;
        writeln!(
            f,
            "# then beside another value of nim-value 0..7. Shares among {nodes} nodes of searches, corrected towards heap-chance.txt where these are few."
        )?;
        for size in SIZES {
            write!(f, "{size}")?;
            for class in 0..CLASSES {
                write!(f, " {:.3}", self.chance(size, class))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Answer, Bitboard, Ois, Position};

    #[test]
    fn a_fit_counts_what_was_proven() {
        let mut solver = Solver::build(1 << 26, NonZero::<usize>::MIN, true);
        solver.solve(Position::new(Bitboard::rectangle(6, 6)));
        let (mut fit, mut nodes) = (LossModelFit::default(), Vec::new());
        solver.look_at_nodes(|all, arena| {
            nodes = all.collect();
            fit.add(nodes.iter().copied(), arena);
        });
        let lost = |node: &&(CanonicalShape, u32, Outcome)| {
            node.1 == Ois::ZERO.id() && node.2 == Outcome::Loss
        };
        for (shape, ..) in nodes.iter().filter(lost).take(20) {
            let board = Position::new(shape.cells());
            let again = Solver::new(1 << 26).solve(board);
            assert_eq!(again.answer, Answer::Loss, "{board}");
        }
        let text = fit.to_string();
        assert_eq!(text.lines().filter(|line| !line.starts_with('#')).count(), 120);
    }
}
