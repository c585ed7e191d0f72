//! What nodes turned out to be in searches: the figures in `assets/loss-chance.txt`, from which the search foretells others.
//!
//! The file is made by `nim-tetris data chances`, and can be made again with what a search knows then.

use std::fmt;
use std::ops::RangeInclusive;

use super::loss_model::{KINDS, chance_beside_heap, kind_of};
use super::shape_features::{Extent, MAX_ROOM};
use crate::ai::board::Outcome;
use crate::ai::ois::Arena;
use crate::ai::solver::transposition_table::Table;

/// Won and lost nodes with one big area, by its room and by the kind of value of the small ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Census {
    counts: [[Count; KINDS]; MAX_ROOM + 1],
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Count {
    lost: u32,
    all: u32,
}

/// What is expected without a count weighs as much as this many nodes, so that a few do not decide alone.
const PRIOR_WEIGHT: f64 = 20.0;

/// Rooms that the file holds: areas with less are taken by value, and those with more are met too seldom.
const ROOMS: RangeInclusive<usize> = 39..=158;

impl Default for Census {
    fn default() -> Census {
        Census { counts: [[Count::default(); KINDS]; MAX_ROOM + 1] }
    }
}

impl Census {
    /// Adds the nodes that a table holds.
    pub fn add(&mut self, table: &Table, arena: &Arena) {
        let kinds: Vec<Option<usize>> = arena.iter().map(|x| kind_of(arena, x)).collect();
        for (region, small, outcome) in table.lone_regions() {
            if let Some(kind) = kinds[small as usize] {
                let count = &mut self.counts[Extent::of(region.cells()).room()][kind];
                count.lost += u32::from(outcome == Outcome::Loss);
                count.all += 1;
            }
        }
    }

    /// Returns the share of lost nodes, drawn to what the heap table says of ragged areas with this room, in proportion for the kind, where
    /// the nodes are few.
    fn chance(&self, room: usize, kind: usize) -> f64 {
        let of_size = |size| f64::from(chance_beside_heap(size, kind));
        let of_heap = |room: usize| (of_size(room / 2) + of_size(room.div_ceil(2))) / 2.0;
        let (mut lost, mut foretold) = (PRIOR_WEIGHT, PRIOR_WEIGHT);
        for room in ROOMS {
            lost += f64::from(self.counts[room][kind].lost);
            foretold += f64::from(self.counts[room][kind].all) * of_heap(room);
        }
        let expected = (of_heap(room) * lost / foretold).min(0.9);
        let Count { lost, all } = self.counts[room][kind];
        (f64::from(lost) + PRIOR_WEIGHT * expected) / (f64::from(all) + PRIOR_WEIGHT)
    }
}

/// The contents of `assets/loss-chance.txt`.
impl fmt::Display for Census {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let nodes: u32 = self.counts.as_flattened().iter().map(|count| count.all).sum();
        writeln!(
            f,
            "# Chance that a node of one area beside small ones is lost for the player to move: room of the area, then beside a nim-heap of 0..7,"
        )?;
        writeln!(
            f,
            "# then beside another value of nim-value 0..7. Shares among {nodes} nodes of searches, drawn to heap-chance.txt where these are few."
        )?;
        for room in ROOMS {
            write!(f, "{room}")?;
            for kind in 0..KINDS {
                write!(f, " {:.3}", self.chance(room, kind))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
