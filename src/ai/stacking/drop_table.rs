//! A table of the drops that each half of a surface allows, and of what they change.

use super::drop::{ColumnProfile, StackDrop};
use super::stack::STACK_COLUMNS;
use super::surface::{MAX_STEP, STEP_VALUES, Surface, half_count};
use crate::ai::board::Piece;

/// The change of a surface by a drop, if no step becomes steeper than four.
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// Number of cells added to each column.
    pub cells: [i16; STACK_COLUMNS],
    /// Added to the number of the left half.
    left: isize,
    /// Added to the number of the right half.
    right: isize,
}

impl Change {
    /// Returns the surface after the drop.
    #[inline]
    pub fn apply_to(&self, surface: Surface) -> Surface {
        Surface {
            left: surface.left.wrapping_add_signed(self.left),
            right: surface.right.wrapping_add_signed(self.right),
        }
    }
}

/// The drops of a piece that a half or a surface allows, as bits by index in
/// [`PieceDrops::changes`].
#[derive(Clone, Copy, Default)]
pub(super) struct Allowed {
    /// Drops that fit without a hole.
    pub fitting: u32,
    /// Drops that fit and leave no step steeper than four.
    pub staying: u32,
}

impl Allowed {
    /// Returns the drops that fit but leave a step steeper than four.
    pub fn leaving(self) -> u32 {
        self.fitting & !self.staying
    }
}

/// All drops of a piece, and those that each half of a surface allows. A drop is possible if both
/// halves allow it.
#[derive(Default)]
struct PieceDrops {
    drops: Vec<StackDrop>,
    /// The change by each drop.
    changes: Vec<Change>,
    /// The drops that each left half allows, by its number.
    left: Vec<Allowed>,
    /// The drops that each right half allows, by its number.
    right: Vec<Allowed>,
}

/// The drops of all pieces. Each piece has tables of its own, since the look-ahead asks many
/// surfaces about one piece.
pub(super) struct DropTable {
    /// The drops of each piece.
    pieces: [PieceDrops; 7],
}

impl DropTable {
    /// Computes the table for surfaces with `half_steps` steps in each half.
    pub fn new(half_steps: usize) -> DropTable {
        let nothing = vec![Allowed::default(); half_count(half_steps)];
        let piece = |_| PieceDrops {
            left: nothing.clone(),
            right: nothing.clone(),
            ..PieceDrops::default()
        };
        let mut table = DropTable { pieces: std::array::from_fn(piece) };
        for piece in Piece::ALL {
            for orientation in piece.orientations() {
                for column in 0..(2 * half_steps + 2).saturating_sub(orientation.width()) {
                    table.add(half_steps, StackDrop { orientation, column });
                }
            }
        }
        table
    }

    /// Adds a drop, with the halves that allow it.
    fn add(&mut self, half_steps: usize, drop: StackDrop) {
        let piece = &mut self.pieces[drop.orientation.piece().index()];
        let (required, added) = on_steps(drop, 2 * half_steps);
        // The right half is read from the wall inwards, so its steps change sign.
        let inwards = |steps: &[i16]| steps.iter().rev().map(|step| -step).collect::<Vec<i16>>();
        let added = [added[..half_steps].to_vec(), inwards(&added[half_steps..])];
        let require = |step: Option<i16>| step.map(|step| -step);
        let required = [
            required[..half_steps].to_vec(),
            required[half_steps..].iter().rev().copied().map(require).collect(),
        ];
        let bit = 1 << piece.changes.len();
        for (side, halves) in [&mut piece.left, &mut piece.right].into_iter().enumerate() {
            for (half, allowed) in halves.iter_mut().enumerate() {
                let steps = digits(half, half_steps);
                let mut pairs = steps.iter().zip(&required[side]);
                if pairs.all(|(step, required)| required.is_none_or(|required| required == *step)) {
                    allowed.fitting |= bit;
                    let mut sums = steps.iter().zip(&added[side]).map(|(step, added)| step + added);
                    if sums.all(|step| step.abs() <= MAX_STEP) {
                        allowed.staying |= bit;
                    }
                }
            }
        }
        let [left, right] = added.map(|steps| difference(&steps));
        let ColumnProfile { width, cells, .. } = *drop.profile();
        let mut all = [0; STACK_COLUMNS];
        all[drop.column..drop.column + width].copy_from_slice(&cells[..width]);
        piece.drops.push(drop);
        piece.changes.push(Change { cells: all, left, right });
    }

    /// Returns the drops of a piece that a surface allows. The surface may be the cut one of a
    /// steeper stack, of which only `fitting` holds.
    #[inline]
    pub fn allowed(&self, surface: Surface, piece: Piece) -> Allowed {
        let drops = &self.pieces[piece.index()];
        let (left, right) = (drops.left[surface.left], drops.right[surface.right]);
        Allowed { fitting: left.fitting & right.fitting, staying: left.staying & right.staying }
    }

    /// Returns the drops of a set, for each orientation from the left.
    pub fn drops(&self, set: u32, piece: Piece) -> impl Iterator<Item = StackDrop> {
        let drops = self.pieces[piece.index()].drops.iter().enumerate();
        drops.filter(move |(index, _)| set >> index & 1 == 1).map(|(_, drop)| *drop)
    }

    /// Returns the changes by the drops of a set.
    #[inline]
    pub fn changes(&self, mut set: u32, piece: Piece) -> impl Iterator<Item = &Change> {
        let changes = &self.pieces[piece.index()].changes;
        std::iter::from_fn(move || {
            let index = set.trailing_zeros();
            set &= set.wrapping_sub(1);
            changes.get(index as usize)
        })
    }
}

/// Returns the steps that a drop requires to leave no hole, and what it adds to each step.
fn on_steps(drop: StackDrop, count: usize) -> (Vec<Option<i16>>, Vec<i16>) {
    let ColumnProfile { width, bottom, cells } = *drop.profile();
    let (mut required, mut added) = (vec![None; count], vec![0; count]);
    for column in 0..width {
        let step = drop.column + column;
        if step < count {
            added[step] -= cells[column];
        }
        if step > 0 {
            added[step - 1] += cells[column];
        }
        if column + 1 < width {
            required[step] = Some(bottom[column + 1] - bottom[column]);
        }
    }
    (required, added)
}

/// Returns the steps of a half, from its number.
fn digits(mut half: usize, half_steps: usize) -> Vec<i16> {
    let digit = |_| {
        let digit = (half % STEP_VALUES) as i16 - MAX_STEP;
        half /= STEP_VALUES;
        digit
    };
    (0..half_steps).map(digit).collect()
}

/// Returns what is added to the number of a half if `added` is added to its steps.
fn difference(added: &[i16]) -> isize {
    added.iter().rev().fold(0, |sum, &step| sum * STEP_VALUES as isize + isize::from(step))
}
