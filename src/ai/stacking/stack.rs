//! A stack without holes, as the heights of its nine columns.

use super::drop::{StackDrop, WELL_COLUMN};
use super::surface::{MAX_STEP, Steps, Surface};
use crate::ai::board::Piece;

/// Columns of the stack.
pub const STACK_COLUMNS: usize = 9;

/// Number of rows that an I piece in the tenth column clears.
pub const CLEARED_ROWS: i16 = 4;

/// A stack without holes, as the heights of its columns.
///
/// ```
/// use nim_tetris::ai::{Piece, STACK_COLUMNS, Stack, StackDrop};
///
/// let empty = Stack::new([0; STACK_COLUMNS]);
/// let lying = Piece::I.orientations().next().expect("an I can lie");
/// let drop = StackDrop { orientation: lying, column: 2 };
/// assert!(empty.fits(drop));
/// assert_eq!(empty.after(drop).heights(), [0, 0, 1, 1, 1, 1, 0, 0, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Stack {
    heights: [i16; STACK_COLUMNS],
}

impl Stack {
    /// Returns a stack with columns of these heights, from the left.
    pub fn new(heights: [i16; STACK_COLUMNS]) -> Stack {
        Stack { heights }
    }

    /// Returns the heights of the columns, from the left.
    pub fn heights(&self) -> [i16; STACK_COLUMNS] {
        self.heights
    }

    /// Returns the height of the highest column.
    pub fn height(&self) -> i16 {
        self.heights.into_iter().max().unwrap_or_default()
    }

    /// Returns the number of full rows, which is the height of the lowest column.
    pub fn full_rows(&self) -> i16 {
        self.heights.into_iter().min().unwrap_or_default()
    }

    /// Returns whether a drop leaves no hole or, in the tenth column, clears four full rows.
    pub fn fits(&self, drop: StackDrop) -> bool {
        if drop.column == WELL_COLUMN {
            return drop.clears() && self.full_rows() >= CLEARED_ROWS;
        }
        let profile = drop.profile();
        let columns = self.heights.get(drop.column..).and_then(|it| it.get(..profile.width));
        let Some(columns) = columns else { return false };
        let ground = |(height, bottom)| height - bottom;
        let mut ground = columns.iter().zip(profile.bottom).map(ground);
        let first = ground.next();
        ground.all(|height| Some(height) == first)
    }

    /// Returns the drops of a piece that fit, for each orientation from the left. For an I piece
    /// that can clear four rows, that drop is included.
    pub fn drops(&self, piece: Piece) -> impl Iterator<Item = StackDrop> {
        let everywhere = piece.orientations().flat_map(|orientation| {
            (0..=WELL_COLUMN).map(move |column| StackDrop { orientation, column })
        });
        everywhere.filter(|&drop| self.fits(drop))
    }

    /// Returns the stack after a drop, which must [fit](Stack::fits).
    #[must_use]
    pub fn after(&self, drop: StackDrop) -> Stack {
        let mut after = *self;
        if drop.column == WELL_COLUMN {
            after.heights.iter_mut().for_each(|height| *height -= CLEARED_ROWS);
            return after;
        }
        let profile = drop.profile();
        for column in 0..profile.width {
            after.heights[drop.column + column] += profile.cells[column];
        }
        after
    }

    /// Returns the stack with cells added to its columns.
    pub(super) fn raised(&self, cells: &[i16; STACK_COLUMNS]) -> Stack {
        Stack { heights: std::array::from_fn(|column| self.heights[column] + cells[column]) }
    }

    /// Returns the steps from column to column, from the left.
    pub(super) fn steps(&self) -> Steps {
        std::array::from_fn(|step| self.heights[step + 1] - self.heights[step])
    }

    /// Returns the surface, with steps beyond four cut to four.
    pub(super) fn surface(&self) -> Surface {
        Surface::from_steps(&self.steps())
    }

    /// Returns the number of rows by which steps exceed four, added up.
    pub(super) fn excess(&self) -> i16 {
        self.steps().into_iter().map(|step| (step.abs() - MAX_STEP).max(0)).sum()
    }

    /// Returns the stack with steps beyond four cut to four, from the left. Columns to the right of
    /// a cut move up or down with it, even below 0.
    pub(super) fn cut(&self) -> Stack {
        let mut cut = *self;
        for (step, height) in self.steps().into_iter().enumerate() {
            cut.heights[step + 1] = cut.heights[step] + height.clamp(-MAX_STEP, MAX_STEP);
        }
        cut
    }
}
