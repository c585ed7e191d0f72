//! Connected areas of free cells, by bit-run two-scan labelling (BRTS).
//!
//! The first scan cuts each row into maximal runs of free cells. A run gets the label of the runs
//! that it touches in the row below, or a new one; labels that meet in it are merged in a
//! union-find forest. The second scan collects the runs of each label into one area:
//!
//! ```text
//! . . # . .     0 0   1 1     row 2: two runs, each touches one below
//! . # # # .     0       1     row 1: two runs, new labels 0 and 1
//! ```
//!
//! Connection is by edges. The method is that of the [UFBL](https://github.com/attltb/UFBL)
//! project.

use arrayvec::ArrayVec;

use crate::ai::board::{Bitboard, MAX_SIDE, STRIDE};

/// Least number of cells of an area in which a placement fits: every connected set of four cells is
/// a tetromino.
pub const USABLE_SIZE: usize = 4;

/// Upper bound on the number of usable areas on a board.
pub const MAX_AREAS: usize = 25;

/// Largest number of runs in one row.
const MAX_RUNS: usize = MAX_SIDE.div_ceil(2);

/// A union-find forest over the labels: the parent of each. A root is its own parent.
type Parents = ArrayVec<u8, { MAX_RUNS * MAX_SIDE }>;

/// The usable areas of a set of free cells: its connected components of at least four cells, in the
/// order of their lowest cells.
///
/// ```
/// use nim_tetris::ai::{Areas, Bitboard};
///
/// // Six cells to the left of a wall, and two dead ones to its right:
/// //   x x x . x
/// //   x x x . x
/// let free = Bitboard::rectangle(5, 2) - (Bitboard::rectangle(4, 2) - Bitboard::rectangle(3, 2));
/// let areas = Areas::new(free);
/// assert_eq!((free.len(), areas.len()), (8, 1));
/// assert_eq!(areas.iter().next(), Some(Bitboard::rectangle(3, 2)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Areas {
    areas: ArrayVec<Bitboard, MAX_AREAS>,
}

/// A maximal run of free cells in a row.
#[derive(Clone, Copy)]
struct Run {
    /// The cells as bits of the row, column `a` lowest.
    cells: u32,
    /// The label, whose root identifies the area.
    label: u8,
}

impl Areas {
    /// Finds the areas of a set of free cells, by BRTS.
    pub fn new(free: Bitboard) -> Areas {
        let mut runs: ArrayVec<(u8, Run), { MAX_RUNS * MAX_SIDE }> = ArrayVec::new();
        let mut parents = Parents::new();
        let mut below = 0..0;
        for row in 0..MAX_SIDE {
            let start = runs.len();
            let mut rest = free.row(row);
            while rest != 0 {
                let lowest = rest & rest.wrapping_neg();
                let cells = rest & !(rest + lowest);
                rest &= !cells;
                let label = label_of(cells, &runs[below.clone()], &mut parents);
                runs.push((row as u8, Run { cells, label }));
            }
            below = start..runs.len();
        }
        collect(&runs, &mut parents)
    }

    /// Returns the areas, in the order of their lowest cells.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Bitboard> + '_ {
        self.areas.iter().copied()
    }

    /// Returns the number of areas.
    pub fn len(&self) -> usize {
        self.areas.len()
    }

    /// Returns whether there is no area, so that no placement fits.
    pub fn is_empty(&self) -> bool {
        self.areas.is_empty()
    }
}

/// Returns the usable areas one by one, by flood fill: the twin of [`Areas::new`], but in another
/// order.
///
/// The search uses this one. A placement leaves few areas, which are filled faster than all runs
/// are labelled; and dead areas, the most numerous, are never filled.
pub fn usable_areas(free: Bitboard) -> impl Iterator<Item = Bitboard> {
    free.areas_of(free.hubs())
}

/// Returns the label of a run, given the runs of the row below. Labels that meet in it are merged.
fn label_of(cells: u32, below: &[(u8, Run)], parents: &mut Parents) -> u8 {
    let mut label = None;
    for (_, run) in below.iter().filter(|(_, run)| run.cells & cells != 0) {
        let root = find(parents, run.label);
        label = Some(match label {
            None => root,
            Some(other) => {
                // The smaller label becomes the root, so that areas keep the order of their lowest
                // cells.
                let (low, high) = if other < root { (other, root) } else { (root, other) };
                parents[high as usize] = low;
                low
            }
        });
    }
    label.unwrap_or_else(|| {
        parents.push(parents.len() as u8);
        parents.len() as u8 - 1
    })
}

/// Returns the root of a label, and halves the path to it.
fn find(parents: &mut [u8], mut label: u8) -> u8 {
    while parents[label as usize] != label {
        let parent = parents[label as usize];
        parents[label as usize] = parents[parent as usize];
        label = parent;
    }
    label
}

/// Collects the runs of each root into one area, in the second scan. Dead areas are left out.
fn collect(runs: &[(u8, Run)], parents: &mut [u8]) -> Areas {
    let mut bits = [0u128; MAX_RUNS * MAX_SIDE];
    for (row, run) in runs {
        let root = find(parents, run.label);
        bits[root as usize] |= u128::from(run.cells) << (*row as usize * STRIDE);
    }
    let areas = bits[..parents.len()].iter().map(|&area| Bitboard::from_bits(area));
    Areas { areas: areas.filter(|area| area.len() >= USABLE_SIZE).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;

    #[test]
    fn brts_agrees_with_flood_fill() {
        let mut rng = fastrand::Rng::with_seed(15);
        for _ in 0..20_000 {
            let density = 0.2 + 0.7 * rng.f32();
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < density).collect();
            let mut filled: Vec<_> = usable_areas(free).collect();
            let mut labelled: Vec<_> = Areas::new(free).iter().collect();
            filled.sort_unstable();
            labelled.sort_unstable();
            assert_eq!(labelled, filled, "{free:?}");
        }
    }

    #[test]
    fn areas_meet_by_edges_not_by_corners() {
        let checkers: Bitboard = Cell::all().filter(|c| (c.row() + c.column()) % 2 == 0).collect();
        assert!(Areas::new(checkers).is_empty());
        assert_eq!(Areas::new(Bitboard::FULL).iter().collect::<Vec<_>>(), [Bitboard::FULL]);
        assert!(Areas::new(Bitboard::EMPTY).is_empty());
    }

    #[test]
    fn three_connected_cells_are_dead() {
        assert!(Areas::new(Bitboard::rectangle(3, 1)).is_empty());
        assert_eq!(Areas::new(Bitboard::rectangle(2, 2)).len(), 1);
    }
}
