//! What the search expects of a node before it looks: the chance that it is lost, and what a proof may cost.
//!
//! Boards behave like a noisy misère Nim: a region of n cells acts in a sum like a nim-heap whose size is drawn from a
//! distribution that depends on n. `assets/heap-chance.txt` holds these distributions, fitted to solved positions from random play.
//! They foretell sums of big areas. One big area beside small ones is what the search meets most; for that, `assets/loss-chance.txt` holds
//! the share of lost ones among the nodes of searches themselves, by the room of the area ([`Extent::room`]) and by what the small ones act like.

use std::sync::LazyLock;

use super::shape_features::{Extent, MAX_ROOM};
use crate::ai::board::CELL_COUNT;
use crate::ai::ois::{Arena, NimValues, Ois};

/// Chances of the heap sizes 0 to 7.
type HeapChances = [f32; HEAPS];

/// Heap sizes that are told apart.
const HEAPS: usize = 8;

/// Kinds of values that small areas have together: nim-heaps by their size, then others by their nim-value. (A sum of heaps
/// acts like a heap, but not where all else is used up.)
pub const KINDS: usize = 2 * HEAPS;

struct Tables {
    /// By the size of an area.
    heap: [HeapChances; CELL_COUNT + 1],
    /// By the room of an area.
    loss: [[f32; KINDS]; MAX_ROOM + 1],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    heap: read(include_str!("../../../../assets/heap-chance.txt"), 1.0 / HEAPS as f32),
    loss: read(include_str!("../../../../assets/loss-chance.txt"), 0.05),
});

/// Reads lines of a row's number and its chances; rows that are missing get `unknown`.
fn read<const N: usize, const ROWS: usize>(text: &str, unknown: f32) -> [[f32; N]; ROWS] {
    let mut table = [[unknown; N]; ROWS];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut numbers = line.split(' ');
        let row = numbers.next().and_then(|n| n.parse::<usize>().ok()).expect("a row's number");
        for chance in &mut table[row] {
            *chance =
                numbers.next().and_then(|c| c.parse().ok()).expect("a chance for each column");
        }
    }
    table
}

/// Chances of each xor of the heaps of a sum.
#[derive(Clone, Copy, Debug)]
struct Xor {
    /// Where all heaps are below 2: then the player to move loses if it is 1.
    low: HeapChances,
    /// Where some heap is not: then the player to move loses if it is 0.
    high: HeapChances,
}

impl Xor {
    /// Returns that of a value of this kind.
    fn of_kind(kind: usize) -> Xor {
        let mut xor = Xor { low: [0.0; HEAPS], high: [0.0; HEAPS] };
        let part = if kind < 2 { &mut xor.low } else { &mut xor.high };
        part[kind % HEAPS] = 1.0;
        xor
    }

    /// Returns that of a value of unknown kind.
    fn of_wild(nim: NimValues) -> Xor {
        let [a, b] = [nim.normal, nim.misere ^ 1].map(|heap| Xor::of_kind(heap as usize % HEAPS));
        let mean = |a: HeapChances, b: HeapChances| std::array::from_fn(|i| (a[i] + b[i]) / 2.0);
        Xor { low: mean(a.low, b.low), high: mean(a.high, b.high) }
    }

    /// Adds an area of this size.
    fn add(&mut self, size: usize) {
        let old = *self;
        self.low.fill(0.0);
        self.high.fill(0.0);
        for xor in 0..HEAPS {
            for (heap, chance) in TABLES.heap[size].iter().enumerate() {
                let stays_low = if heap < 2 { &mut self.low } else { &mut self.high };
                stays_low[xor ^ heap] += old.low[xor] * chance;
                self.high[xor ^ heap] += old.high[xor] * chance;
            }
        }
    }

    /// Returns the chance that the player to move loses.
    fn loss(&self) -> f32 {
        self.low[1] + self.high[0]
    }
}

/// What the small areas of a node act like.
#[derive(Clone, Copy, Debug)]
pub struct Companion {
    xor: Xor,
    /// Column of the table of losses; none for wild values, which are rare.
    kind: Option<usize>,
}

impl Companion {
    /// Returns what a canonical set acts like; exact for nim-heaps.
    pub fn of(arena: &Arena, x: Ois) -> Companion {
        let kind = kind_of(arena, x);
        let xor = kind.map_or_else(|| Xor::of_wild(arena.nim_values(x)), Xor::of_kind);
        Companion { xor, kind }
    }
}

/// Returns the kind of a value, 0..[`KINDS`]; none for wild ones.
pub fn kind_of(arena: &Arena, x: Ois) -> Option<usize> {
    let nim = arena.nim_values(x);
    match arena.nim_heap(x) {
        Some(heap) => Some(heap as usize % HEAPS),
        None if nim.normal == nim.misere => Some(HEAPS + nim.normal as usize % HEAPS),
        None => None,
    }
}

/// Natural logarithm of the nodes that a proof is expected to take: measured on areas from searches, then drawn to what made searches short.
struct Cost {
    base: f32,
    /// For each pair of neighbouring cells: these foretell it better than the cells or the placements do.
    pair: f32,
    /// For each group of filled cells that the area surrounds.
    hole: f32,
    /// For each further area, before its share is taken.
    further: f32,
}

const COST_OF_LOSS: Cost = Cost { base: -0.39, pair: 0.09, hole: 0.4, further: 1.6 };

/// Beside the one node that every win takes.
const COST_OF_WIN: Cost = Cost { base: -4.2, pair: 0.084, hole: 0.1, further: 7.2 };

/// Share that areas other than the dearest add to the logarithm.
const FURTHER_SHARE: f32 = 0.48;

impl Cost {
    /// Returns the expected nodes.
    fn of(&self, areas: &[Extent]) -> f32 {
        let logarithms = areas
            .iter()
            .map(|area| self.base + self.pair * area.pairs() + self.hole * area.holes());
        let (mut dearest, mut sum) = (f32::NEG_INFINITY, 0.0);
        for logarithm in logarithms {
            dearest = logarithm.max(dearest);
            sum += logarithm + self.further;
        }
        (dearest + FURTHER_SHARE * (sum - dearest - self.further)).exp()
    }
}

/// No node is taken to be won for certain, however sure the table is.
const LEAST_CHANCE: f32 = 0.001;

/// Expected work to prove each outcome, in nodes; infinite where it can't be, 0 where it is done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// To prove that the player to move wins: the proof number of the field.
    pub win: f32,
    /// To prove that the player to move loses: the disproof number.
    pub loss: f32,
}

impl Effort {
    /// A proven win.
    pub const WON: Effort = Effort { win: 0.0, loss: f32::INFINITY };
    /// A proven loss.
    pub const LOST: Effort = Effort { win: f32::INFINITY, loss: 0.0 };

    /// Returns what is expected of a node with big areas beside small ones.
    pub fn expected(areas: &[Extent], small: &Companion) -> Effort {
        let chance = chance_of_loss(areas, small).max(LEAST_CHANCE);
        let loss = COST_OF_LOSS.of(areas);
        let win = 1.0 + COST_OF_WIN.of(areas);
        // Children are tried until one is lost: those that turn out to be won are paid as well.
        Effort { win, loss: loss + win * (1.0 - chance) / chance }
    }
}

/// Returns the chance that the player to move loses where areas of these sizes are left.
pub fn chance_of_areas_lost(sizes: impl Iterator<Item = usize>) -> f32 {
    chance_of_lost_sum(sizes, Xor::of_kind(0))
}

/// Returns the chance that the player to move loses.
fn chance_of_loss(areas: &[Extent], small: &Companion) -> f32 {
    match (areas, small.kind) {
        ([area], Some(kind)) => TABLES.loss[area.room()][kind],
        _ => chance_of_lost_sum(areas.iter().map(Extent::size), small.xor),
    }
}

/// Returns the chance that the player to move loses a sum, by the table of heaps alone.
fn chance_of_lost_sum(sizes: impl Iterator<Item = usize>, mut xor: Xor) -> f32 {
    sizes.for_each(|size| xor.add(size));
    xor.loss()
}

/// Returns the chance that an area of this size is lost beside small ones of this kind, by the table of heaps alone.
pub fn chance_beside_heap(size: usize, kind: usize) -> f32 {
    chance_of_lost_sum(std::iter::once(size), Xor::of_kind(kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_has_its_chances() {
        for chances in &TABLES.heap[4..] {
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 0.01, "{chances:?}");
        }
        for chance in TABLES.loss.as_flattened() {
            assert!((0.0..1.0).contains(chance), "{chance}");
        }
    }

    /// An area of four cells is a heap of one for certain, and a sum of larger heaps, say 2 and 3, is none of one.
    #[test]
    fn sums_are_reckoned_as_in_misere_nim() {
        let lost = |sizes: &[usize], kind| {
            chance_of_lost_sum(sizes.iter().copied(), Xor::of_kind(kind)) > 0.99
        };
        assert!(lost(&[4], 0) && !lost(&[4, 4], 0));
        assert!(lost(&[4, 4], 1) && !lost(&[4], 1));
        assert!(!lost(&[4], 2) && !lost(&[4, 4], 2));
        assert!(lost(&[4], HEAPS + 1) && !lost(&[4, 4], HEAPS + 1));
        assert!(lost(&[4, 4], HEAPS) && !lost(&[4], HEAPS));
    }
}
