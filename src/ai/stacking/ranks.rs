//! The rank of every surface, by iterated votes.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::drop_table::{Change, DropTable};
use super::surface::{HALF_STEPS, Surface, half_count, pair_count};
use crate::ai::board::Piece;
use crate::ai::limits::Control;
use crate::ai::threads::{cores, map_on_threads};

/// The rank of a surface on which any pieces would fit.
pub const CERTAIN: u16 = u16::MAX;

/// Number of ranks in a table. Mirror images share one.
pub const RANK_COUNT: usize = pair_count(HALF_STEPS);

/// Number of iterations, and so of pieces that a rank looks ahead. 10 or 25 change the games by
/// less than their error (RESEARCH.md).
const ITERATIONS: usize = 15;

/// A rank for each surface of a stack of nine columns with steps of at most four.
///
/// The rank is the chance, out of [`CERTAIN`], that fifteen random pieces fit one after the other
/// without a hole, if each is dropped in the best place without knowing the next, if no step
/// becomes steeper than four, and if no rows are cleared.
pub struct StackRanks {
    /// The drops that each surface allows.
    pub(super) drops: DropTable,
    /// The ranks, by [`Surface::index`].
    ranks: Vec<u16>,
}

impl StackRanks {
    /// Computes the ranks on all cores; `None` if the control was stopped. Calls `report` now and
    /// then with the share that is done, 0 to 1, on any thread.
    ///
    /// The computation takes 86 MB, half of which remains in use.
    pub fn compute(control: &Control, report: impl Fn(f64) + Sync) -> Option<StackRanks> {
        let drops = DropTable::new(HALF_STEPS);
        let ranks = compute(&drops, HALF_STEPS, ITERATIONS, control, report)?;
        Some(StackRanks { drops, ranks })
    }

    /// Takes over ranks that were computed earlier; `None` if there are not [`RANK_COUNT`] of them.
    pub fn from_table(ranks: Vec<u16>) -> Option<StackRanks> {
        (ranks.len() == RANK_COUNT).then(|| StackRanks { drops: DropTable::new(HALF_STEPS), ranks })
    }

    /// Returns all ranks, to be stored and given to [`StackRanks::from_table`].
    pub fn table(&self) -> &[u16] {
        &self.ranks
    }

    /// Returns the rank of a surface.
    #[inline]
    pub(super) fn get(&self, surface: Surface) -> u16 {
        self.ranks[surface.index()]
    }
}

/// Computes the ranks of surfaces with `half_steps` steps in each half. Each iteration needs only
/// the one before.
pub(super) fn compute(
    drops: &DropTable,
    half_steps: usize,
    iterations: usize,
    control: &Control,
    report: impl Fn(f64) + Sync,
) -> Option<Vec<u16>> {
    let mut ranks = vec![CERTAIN; pair_count(half_steps)];
    let mut next = vec![0; ranks.len()];
    let done = AtomicUsize::new(0);
    let all = (iterations * ranks.len()) as f64;
    for _ in 0..iterations {
        let rows = rows(&mut next, half_steps).into_iter().enumerate();
        map_on_threads(cores(), rows, |(greater, row)| {
            if control.is_stopped() {
                return;
            }
            for (smaller, rank) in row.iter_mut().enumerate() {
                *rank = vote(drops, &ranks, greater, smaller);
            }
            let done = done.fetch_add(row.len(), Ordering::Relaxed) + row.len();
            report(done as f64 / all);
        });
        if control.is_stopped() {
            return None;
        }
        std::mem::swap(&mut ranks, &mut next);
    }
    Some(ranks)
}

/// Splits a table into its rows: the surfaces whose greater half has the same number.
fn rows(mut table: &mut [u16], half_steps: usize) -> Vec<&mut [u16]> {
    let row = |greater| {
        let (row, rest) = std::mem::take(&mut table).split_at_mut(greater + 1);
        table = rest;
        row
    };
    (0..half_count(half_steps)).map(row).collect()
}

/// Returns the mean over the pieces of the best rank that each can reach, rounded.
fn vote(drops: &DropTable, ranks: &[u16], left: usize, right: usize) -> u16 {
    let surface = Surface { left, right };
    let rank_after = |change: &Change| ranks[change.apply_to(surface).index()];
    let best = |piece| {
        let staying = drops.allowed(surface, piece).staying;
        drops.changes(staying, piece).map(rank_after).max().unwrap_or(0)
    };
    let sum: u32 = Piece::ALL.into_iter().map(|piece| u32::from(best(piece))).sum();
    let pieces = Piece::ALL.len() as u32;
    ((sum + pieces / 2) / pieces) as u16
}
