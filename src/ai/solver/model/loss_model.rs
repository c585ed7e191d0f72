//! The chance that a node is lost, before the search visits it.
//!
//! Boards behave like a noisy misère Nim: an area of n cells acts in a sum like a nim-heap whose
//! size is drawn from a distribution that depends on n. `assets/heap-chance.txt` holds these
//! distributions, fitted to solved positions from random play. They predict sums of big areas.
//!
//! Most nodes are one big area beside small ones. For these, `assets/loss-chance.txt` holds the
//! share of lost nodes among those of searches, by the area's effective size and by the class of
//! the value of the small areas.

use std::sync::LazyLock;

use super::shape_features::{MAX_EFFECTIVE_SIZE, ShapeFeatures};
use super::value_class::{CLASSES, HEAPS, ValueClass};
use crate::ai::board::CELL_COUNT;

/// The chance of each heap size from 0 to 7.
type HeapChances = [f32; HEAPS];

/// Both tables of chances.
struct Tables {
    /// By the size of an area.
    heap: [HeapChances; CELL_COUNT + 1],
    /// By the effective size of an area.
    loss: [[f32; CLASSES]; MAX_EFFECTIVE_SIZE + 1],
}

/// The tables that the program ships with. A row that a file lacks is a guess: all heaps equally
/// likely, and a loss with a chance of 0.05.
static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    heap: read(include_str!("../../../../assets/heap-chance.txt"), 1.0 / HEAPS as f32),
    loss: read(include_str!("../../../../assets/loss-chance.txt"), 0.05),
});

/// Parses lines that hold the number of a row and its chances. Missing rows get `unknown`
/// everywhere.
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

/// A distribution over the xor of the heaps of a sum.
///
/// In misère Nim the rule for the loser depends on whether any heap is larger than 1, so both cases
/// are kept apart.
#[derive(Clone, Copy, Debug)]
struct Xor {
    /// Where all heaps are below 2: the player to move loses if the xor is 1.
    low: HeapChances,
    /// Where some heap is 2 or larger: the player to move loses if the xor is 0.
    high: HeapChances,
}

impl Xor {
    /// Returns the distribution of a tame value of this class.
    fn for_class(class: usize) -> Xor {
        let mut xor = Xor { low: [0.0; HEAPS], high: [0.0; HEAPS] };
        let part = if class < 2 { &mut xor.low } else { &mut xor.high };
        part[class % HEAPS] = 1.0;
        xor
    }

    /// Returns the distribution of the value of the small areas. That of a wild value is the mean
    /// of what its two nim-values suggest.
    fn new(small: ValueClass) -> Xor {
        let for_heap = |heap: u8| Xor::for_class(usize::from(heap) % HEAPS);
        let mean = |a: HeapChances, b: HeapChances| std::array::from_fn(|i| (a[i] + b[i]) / 2.0);
        match small {
            ValueClass::Tame(class) => Xor::for_class(class),
            ValueClass::Wild(nim) => {
                let [a, b] = [nim.normal, nim.misere ^ 1].map(for_heap);
                Xor { low: mean(a.low, b.low), high: mean(a.high, b.high) }
            }
        }
    }

    /// Adds an area of `size` cells to the sum.
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
}

/// Returns the chance that the player to move loses a node with these big areas, beside small areas
/// of this class.
pub fn chance_of_shapes_lost(areas: &[ShapeFeatures], small: ValueClass) -> f32 {
    match (areas, small) {
        ([area], ValueClass::Tame(class)) => TABLES.loss[area.effective_size()][class],
        _ => chance_of_sum_lost(areas.iter().map(ShapeFeatures::size), small),
    }
}

/// Returns the chance that the player to move loses a sum of areas of these sizes, in cells, beside
/// small areas of this class, by the table of heaps alone.
pub fn chance_of_sum_lost(sizes: impl IntoIterator<Item = usize>, small: ValueClass) -> f32 {
    let mut xor = Xor::new(small);
    sizes.into_iter().for_each(|size| xor.add(size));
    xor.low[1] + xor.high[0]
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

    /// An area of four cells is a heap of one for certain, and a sum of larger heaps such as 2 and
    /// 3 is not a heap of one.
    #[test]
    fn sums_behave_as_in_misere_nim() {
        let lost = |sizes: &[usize], class| {
            chance_of_sum_lost(sizes.iter().copied(), ValueClass::Tame(class)) > 0.99
        };
        assert!(lost(&[4], 0) && !lost(&[4, 4], 0));
        assert!(lost(&[4, 4], 1) && !lost(&[4], 1));
        assert!(!lost(&[4], 2) && !lost(&[4, 4], 2));
        assert!(lost(&[4], HEAPS + 1) && !lost(&[4, 4], HEAPS + 1));
        assert!(lost(&[4, 4], HEAPS) && !lost(&[4], HEAPS));
    }
}
