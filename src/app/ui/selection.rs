//! The selection on a screen: one of several rows, and one of several columns in a row.

use egui::{Response, Vec2};

use crate::app::input::Selecting;

/// Rows per page.
const PAGE: isize = 8;

/// A gesture on a line of a list or a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Open the line, or take its next value.
    Open,
    /// Take the previous value.
    Back,
    /// Take the next value.
    Forth,
}

/// The selected row and column.
#[derive(Clone, Debug)]
pub struct Selection {
    row: usize,
    column: usize,
    /// Column to return to after passing through narrower rows.
    wanted: usize,
    /// Whether the view must scroll to it: it is new, or was last moved or used by anything but the mouse.
    moved: bool,
    /// Whether single steps stop at the first and the last row instead of going around.
    has_ends: bool,
}

impl Default for Selection {
    fn default() -> Selection {
        Selection::at(0)
    }
}

impl Selection {
    /// Returns a selection at this row.
    pub fn at(row: usize) -> Selection {
        Selection { row, column: 0, wanted: 0, moved: true, has_ends: false }
    }

    /// Returns a selection at the first row that single steps up and down do not lead around.
    pub fn with_ends() -> Selection {
        Selection { has_ends: true, ..Selection::default() }
    }

    /// Returns the selected row.
    pub fn row(&self) -> usize {
        self.row
    }

    /// Returns whether this row and column are selected.
    pub fn is_at(&self, row: usize, column: usize) -> bool {
        (self.row, self.column) == (row, column)
    }

    /// Returns the selected row and column.
    pub fn place(&self) -> (usize, usize) {
        (self.row, self.column)
    }

    /// Selects a row and column, and scrolls to them.
    pub fn select(&mut self, row: usize, column: usize) {
        (self.row, self.column, self.wanted, self.moved) = (row, column, column, true);
    }

    /// Scrolls to what is selected, since a key changes it.
    pub fn reveal(&mut self) {
        self.moved = true;
    }

    /// Selects the line or button that the mouse moves over.
    pub fn point(&mut self, response: Option<&Response>, row: usize, column: usize) {
        let Some(response) = response else { return };
        let moved = response.ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
        if response.hovered() && moved {
            (self.row, self.column, self.wanted, self.moved) = (row, column, column, false);
        }
    }

    /// Scrolls to this row if it has just been selected, or used by keys.
    pub fn scroll_to(&mut self, response: &Response, row: usize) {
        if row == self.row && self.moved {
            response.scroll_to_me(None);
            self.moved = false;
        }
    }

    /// Keeps the selection within rows with these numbers of columns.
    pub fn keep_within(&mut self, rows: &[usize]) {
        self.row = self.row.min(rows.len().saturating_sub(1));
        let width = rows.get(self.row).copied().unwrap_or(1);
        self.column = self.column.min(width.saturating_sub(1));
    }

    /// Moves the selection over rows with these numbers of columns. Returns whether it could move; in a row of one it can't move sideways.
    ///
    /// Single steps wrap around, unless it has ends; pages do not.
    pub fn walk(&mut self, to: Selecting, rows: &[usize]) -> bool {
        self.keep_within(rows);
        let Some(&width) = rows.get(self.row) else { return false };
        let count = rows.len() as isize;
        let row = self.row as isize;
        let sideways = !matches!(
            to,
            Selecting::Up | Selecting::Down | Selecting::PageUp | Selecting::PageDown
        );
        match to {
            Selecting::Up | Selecting::Down => {
                let next = row + if to == Selecting::Up { -1 } else { 1 };
                let last = count - 1;
                self.row = match self.has_ends {
                    true => next.clamp(0, last) as usize,
                    false => next.rem_euclid(count) as usize,
                };
            }
            Selecting::PageUp | Selecting::PageDown => {
                let step = if to == Selecting::PageUp { -PAGE } else { PAGE };
                self.row = (row + step).clamp(0, count - 1) as usize;
            }
            Selecting::Left | Selecting::Right if width < 2 => return false,
            Selecting::Left => self.column = self.column.saturating_sub(1),
            Selecting::Right => self.column = (self.column + 1).min(width - 1),
            Selecting::Next if self.column + 1 < width => self.column += 1,
            Selecting::Next => (self.row, self.column) = ((row + 1).rem_euclid(count) as usize, 0),
            Selecting::Previous if self.column > 0 => self.column -= 1,
            Selecting::Previous => {
                self.row = (row - 1).rem_euclid(count) as usize;
                self.column = rows[self.row].saturating_sub(1);
            }
        }
        self.wanted = if sideways { self.column } else { self.wanted };
        self.column = self.wanted.min(rows[self.row].saturating_sub(1));
        self.moved = true;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [usize; 3] = [1, 2, 1];

    fn walk(selection: &mut Selection, steps: &[Selecting]) -> Vec<(usize, usize)> {
        let place = |&to| {
            selection.walk(to, &ROWS);
            selection.place()
        };
        steps.iter().map(place).collect()
    }

    #[test]
    fn arrows_walk_over_rows_and_columns_and_around() {
        use Selecting::{Down, Left, Right, Up};
        let mut selection = Selection::default();
        let places = walk(&mut selection, &[Down, Right, Right, Down, Up, Left, Up, Up]);
        assert_eq!(places, [(1, 0), (1, 1), (1, 1), (2, 0), (1, 1), (1, 0), (0, 0), (2, 0)]);
        assert!(!Selection::default().walk(Right, &ROWS), "a form changes its value instead");
    }

    #[test]
    fn tab_visits_everything_and_shift_tab_goes_the_same_way_back() {
        let mut selection = Selection::default();
        let forth = walk(&mut selection, &[Selecting::Next; 5]);
        assert_eq!(forth, [(1, 0), (1, 1), (2, 0), (0, 0), (1, 0)]);
        let back = walk(&mut selection, &[Selecting::Previous; 5]);
        assert_eq!(back, [(0, 0), (2, 0), (1, 1), (1, 0), (0, 0)]);
    }

    #[test]
    fn pages_stop_at_the_ends_and_lost_rows_take_the_selection_along() {
        let mut selection = Selection::default();
        assert_eq!(
            walk(&mut selection, &[Selecting::PageDown, Selecting::PageUp]),
            [(2, 0), (0, 0)]
        );
        selection.select(9, 9);
        selection.keep_within(&ROWS);
        assert_eq!(selection.place(), (2, 0));
        selection.keep_within(&[]);
        assert_eq!(selection.place(), (0, 0));
        assert!(!selection.walk(Selecting::Down, &[]));
    }
}
