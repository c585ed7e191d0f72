//! What the search expects of a node before it looks: the chance that it is lost, and what a proof may cost.
//!
//! Boards behave like a noisy misère Nim: a region of n cells acts in a sum like a nim-heap whose size is drawn from a
//! distribution that depends on n. `assets/heap-chance.txt` holds these distributions, fitted to solved positions from random play.
//! They foretell sums of big areas. One big area beside small ones is what the search meets most; for that, `assets/loss-chance.txt` holds
//! the share of lost ones among the nodes of searches themselves, by the size of the area and by what the small ones act like.

use std::sync::LazyLock;

use crate::ai::cell::CELL_COUNT;
use crate::ai::ois::{Arena, NimValues, Ois};

/// Chances of the heap sizes 0 to 7.
type HeapChances = [f32; HEAPS];

/// Heap sizes that are told apart.
const HEAPS: usize = 8;

/// Kinds of values that small areas have together: nim-heaps by their size, then others by their nim-value. (A sum of heaps
/// acts like a heap, but not where all else is used up.)
pub const KINDS: usize = 2 * HEAPS;

/// Chances by area size.
struct Tables {
    heap: [HeapChances; CELL_COUNT + 1],
    loss: [[f32; KINDS]; CELL_COUNT + 1],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    heap: by_size(include_str!("../../../assets/heap-chance.txt"), 1.0 / HEAPS as f32),
    loss: by_size(include_str!("../../../assets/loss-chance.txt"), 0.05),
});

/// Reads lines of a size and its chances; sizes that are missing get `unknown`.
fn by_size<const N: usize>(text: &str, unknown: f32) -> [[f32; N]; CELL_COUNT + 1] {
    let mut table = [[unknown; N]; CELL_COUNT + 1];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut numbers = line.split(' ');
        let size = numbers.next().and_then(|n| n.parse::<usize>().ok()).expect("a size");
        for chance in &mut table[size] {
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

/// Nodes that the proof of a loss takes grow by this factor's logarithm with each cell, from one at [`LEAST_LOSS`] cells: measured
/// in searches of boards from random play.
const GROWTH: f32 = 0.18;

/// Cells of a node whose loss is proven by one node.
const LEAST_LOSS: f32 = 13.0;

/// Cells from which on a win takes more than one node: a lost child is seldom in the table then.
const LEAST_WIN: f32 = 20.0;

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

    /// Returns what is expected of a node with big areas of these sizes beside small ones.
    pub fn expected(sizes: &[usize], small: &Companion) -> Effort {
        let chance = chance_of_loss(sizes, small).max(LEAST_CHANCE);
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let total: usize = sizes.iter().sum();
        // A second area costs half of what its cells would cost in the first one.
        let cells = (largest + total) as f32 / 2.0;
        let loss = (GROWTH * (cells - LEAST_LOSS)).exp();
        let win = 1.0 + (GROWTH * (cells - LEAST_WIN)).exp();
        // Children are tried until one is lost: those that turn out to be won are paid as well.
        Effort { win, loss: loss + win * (1.0 - chance) / chance }
    }
}

/// Returns the chance that the player to move loses where areas of these sizes are left.
pub fn chance_of_areas_lost(sizes: &[usize]) -> f32 {
    chance_of_lost_sum(sizes, Xor::of_kind(0))
}

/// Returns the chance that the player to move loses.
fn chance_of_loss(sizes: &[usize], small: &Companion) -> f32 {
    match (sizes, small.kind) {
        (&[size], Some(kind)) => TABLES.loss[size][kind],
        _ => chance_of_lost_sum(sizes, small.xor),
    }
}

/// Returns the chance that the player to move loses a sum, by the table of heaps alone.
fn chance_of_lost_sum(sizes: &[usize], mut xor: Xor) -> f32 {
    sizes.iter().for_each(|&size| xor.add(size));
    xor.loss()
}

/// Returns the chance that an area of this size is lost beside small ones of this kind, by the table of heaps alone.
pub fn chance_beside_heap(size: usize, kind: usize) -> f32 {
    chance_of_lost_sum(&[size], Xor::of_kind(kind))
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
        let lost = |sizes: &[usize], kind| chance_of_lost_sum(sizes, Xor::of_kind(kind)) > 0.99;
        assert!(lost(&[4], 0) && !lost(&[4, 4], 0));
        assert!(lost(&[4, 4], 1) && !lost(&[4], 1));
        assert!(!lost(&[4], 2) && !lost(&[4, 4], 2));
        assert!(lost(&[4], HEAPS + 1) && !lost(&[4, 4], HEAPS + 1));
        assert!(lost(&[4, 4], HEAPS) && !lost(&[4], HEAPS));
    }
}
