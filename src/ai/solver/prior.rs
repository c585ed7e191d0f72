//! What the search expects of a node before it looks: the chance that it is lost, and what a proof may cost.
//!
//! Boards behave like a noisy misère Nim: a region of n cells acts in a sum like a nim-heap whose size is drawn from a
//! distribution that depends on n. `assets/heap-chance.txt` holds these distributions, fitted to solved positions from random play.

use std::sync::LazyLock;

use crate::ai::cell::CELL_COUNT;
use crate::ai::ois::{Arena, Ois};

/// Chances of the heap sizes 0 to 7.
pub type HeapChances = [f32; 8];

/// Distributions by region size.
static BY_SIZE: LazyLock<[HeapChances; CELL_COUNT + 1]> = LazyLock::new(|| {
    let mut table = [[1.0 / 8.0; 8]; CELL_COUNT + 1];
    let data = include_str!("../../../assets/heap-chance.txt");
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let mut numbers = line.split(' ');
        let size = numbers.next().and_then(|n| n.parse::<usize>().ok()).expect("a size");
        for chance in &mut table[size] {
            *chance = numbers.next().and_then(|c| c.parse().ok()).expect("eight chances");
        }
    }
    // Beyond the data: the share of lost regions among single ones of these sizes, all other heaps alike.
    for (size, lost) in (57..).zip([0.06, 0.16, 0.07, 0.10, 0.03, 0.01, 0.01, 0.01]) {
        table[size] = [(1.0 - lost) / 7.0; 8];
        table[size][1] = lost;
    }
    table
});

/// Logarithm of the factor by which one more cell of a region makes its proof longer, as it serves the order best: 7x7, 7x8 and boards
/// of 57 to 68 cells from random play were tried. Measured growth is less.
const GROWTH: f32 = 0.5;

/// Nodes of a proof of a win in proportion to one of a loss.
const WIN_SHARE: f32 = 0.3;

/// No node is taken to be won for certain, however sure the table is.
const LEAST_CHANCE: f32 = 0.002;

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

    /// Returns what is expected of a node with big areas of these sizes beside small ones that act like `small`.
    pub fn expected(sizes: &[usize], small: &HeapChances) -> Effort {
        let chance = chance_of_loss(sizes, small).max(LEAST_CHANCE);
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let total: usize = sizes.iter().sum();
        // A second area costs half of what its cells would cost in the first one.
        let cells = (largest + total) as f32 / 2.0;
        let loss = (GROWTH * cells).exp();
        let win = WIN_SHARE * loss;
        // Children are tried until one is lost: those that turn out to be won are paid as well.
        Effort { win, loss: loss + win * (1.0 - chance) / chance }
    }
}

/// Returns the chance that the player to move loses where areas of these sizes are left.
pub fn chance_of_areas_lost(sizes: &[usize]) -> f32 {
    chance_of_loss(sizes, &[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
}

/// Returns the chance that the player to move loses a sum: some heap has two or more and the xor of all is 0, or no heap has
/// and the xor is 1.
fn chance_of_loss(sizes: &[usize], small: &HeapChances) -> f32 {
    if let [size] = *sizes {
        let big = &BY_SIZE[size];
        let equal: f32 = (2..8).map(|heap| small[heap] * big[heap]).sum();
        return equal + small[0] * big[1] + small[1] * big[0];
    }
    // Chances of each xor, where all heaps are below 2 and where some is not.
    let (mut low, mut high) = (*small, *small);
    low[2..].fill(0.0);
    high[..2].fill(0.0);
    for &size in sizes {
        let (old_low, old_high) = (low, high);
        low.fill(0.0);
        high.fill(0.0);
        for xor in 0..8 {
            for (heap, chance) in BY_SIZE[size].iter().enumerate() {
                let stays_low = if heap < 2 { &mut low } else { &mut high };
                stays_low[xor ^ heap] += old_low[xor] * chance;
                high[xor ^ heap] += old_high[xor] * chance;
            }
        }
    }
    low[1] + high[0]
}

/// Returns the heap that a canonical set acts like in a sum; exact for nim-heaps.
pub fn heap_chances(arena: &Arena, x: Ois) -> HeapChances {
    let mut chances = [0.0; 8];
    let nim = arena.nim_values(x);
    match arena.nim_heap(x) {
        Some(heap) => chances[heap as usize % 8] = 1.0,
        // Sums of heaps have equal nim-values, and act like that heap beside a larger one.
        None if nim.normal == nim.misere => chances[nim.normal as usize % 8] = 1.0,
        None => {
            chances[nim.normal as usize % 8] += 0.5;
            chances[(nim.misere ^ 1) as usize % 8] += 0.5;
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_has_a_distribution() {
        for chances in &BY_SIZE[4..] {
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 0.01, "{chances:?}");
        }
    }

    #[test]
    fn one_area_and_sums_are_reckoned_alike() {
        let heap = |n: usize| std::array::from_fn(|k| if k == n { 1.0 } else { 0.0 });
        // An area of four cells is a heap of one for certain.
        for small in 0..4 {
            for size in 16..40 {
                let direct = chance_of_loss(&[size], &heap(small ^ 1));
                let sum = chance_of_loss(&[4, size], &heap(small));
                assert!(small < 2 || (direct - sum).abs() < 1e-6, "{size} {small}");
            }
        }
        assert!(chance_of_loss(&[4], &heap(0)) > 0.99);
        assert!(chance_of_loss(&[4, 4], &heap(0)) < 0.01);
    }
}
