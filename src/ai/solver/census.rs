//! What nodes turned out to be in searches: the figures in `assets/loss-chance.txt`, from which the search foretells others.
//!
//! The file is made by `nim-tetris chances`, and can be made again with what a search knows then.

use std::fmt;
use std::ops::RangeInclusive;

use super::node::SMALL_SIZE;
use super::outcome::Outcome;
use super::prior::{KINDS, chance_beside_heap, kind_of};
use super::table::Table;
use crate::ai::cell::CELL_COUNT;
use crate::ai::ois::Arena;

/// Won and lost nodes with one big area, by its size and by the kind of value of the small ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Census {
    counts: [[Count; KINDS]; CELL_COUNT + 1],
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Count {
    lost: u32,
    all: u32,
}

/// What is expected without a count weighs as much as this many nodes, so that a few do not decide alone.
const PRIOR_WEIGHT: f64 = 20.0;

/// Sizes that the file holds: smaller areas are taken by value, and larger ones are met too seldom.
const SIZES: RangeInclusive<usize> = SMALL_SIZE + 1..=79;

impl Default for Census {
    fn default() -> Census {
        Census { counts: [[Count::default(); KINDS]; CELL_COUNT + 1] }
    }
}

impl Census {
    /// Adds the nodes that a table holds.
    pub(super) fn add(&mut self, table: &Table, arena: &Arena) {
        let kinds: Vec<Option<usize>> = arena.iter().map(|x| kind_of(arena, x)).collect();
        for (region, small, outcome) in table.lone_regions() {
            if let Some(kind) = kinds[small as usize] {
                let count = &mut self.counts[region.cells().len()][kind];
                count.lost += u32::from(outcome == Outcome::Loss);
                count.all += 1;
            }
        }
    }

    /// Returns the share of lost nodes, drawn to what the heap table says of the size, in proportion for the kind, where the nodes are few.
    fn chance(&self, size: usize, kind: usize) -> f64 {
        let of_heap = |size| f64::from(chance_beside_heap(size, kind));
        let (mut lost, mut foretold) = (PRIOR_WEIGHT, PRIOR_WEIGHT);
        for (size, kinds) in self.counts.iter().enumerate() {
            lost += f64::from(kinds[kind].lost);
            foretold += f64::from(kinds[kind].all) * of_heap(size);
        }
        let expected = (of_heap(size) * lost / foretold).min(0.9);
        let Count { lost, all } = self.counts[size][kind];
        (f64::from(lost) + PRIOR_WEIGHT * expected) / (f64::from(all) + PRIOR_WEIGHT)
    }
}

/// The contents of `assets/loss-chance.txt`.
impl fmt::Display for Census {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let nodes: u32 = self.counts.as_flattened().iter().map(|count| count.all).sum();
        writeln!(
            f,
            "# Chance that a node of one area of n cells beside small ones is lost for the player to move: n, then beside a nim-heap of 0..7,"
        )?;
        writeln!(
            f,
            "# then beside another value of nim-value 0..7. Shares among {nodes} nodes of searches, drawn to heap-chance.txt where these are few."
        )?;
        for size in SIZES {
            write!(f, "{size}")?;
            for kind in 0..KINDS {
                write!(f, " {:.3}", self.chance(size, kind))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
