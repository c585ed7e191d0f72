//! A menu of rows with one or more entries each, walked by the arrow keys.

use macroquad::input::KeyCode;

use crate::app::shell::old::Input;

/// Entries in rows, one of them selected.
pub struct Menu<T> {
    rows: Vec<Vec<T>>,
    row: usize,
    column: usize,
}

impl<T: Copy + PartialEq> Menu<T> {
    /// Returns a menu with its first entry selected. Rows without entries are left out.
    pub fn new(rows: Vec<Vec<T>>) -> Menu<T> {
        let rows = rows.into_iter().filter(|row| !row.is_empty()).collect();
        Menu { rows, row: 0, column: 0 }
    }

    /// Returns the rows.
    pub fn rows(&self) -> &[Vec<T>] {
        &self.rows
    }

    /// Returns the selected entry.
    pub fn selected(&self) -> Option<T> {
        let row = self.rows.get(self.row)?;
        row.get(self.column.min(row.len() - 1)).copied()
    }

    /// Selects an entry, if the menu has it.
    pub fn select(&mut self, entry: T) {
        for (r, row) in self.rows.iter().enumerate() {
            if let Some(c) = row.iter().position(|other| *other == entry) {
                (self.row, self.column) = (r, c);
            }
        }
    }

    /// Moves the selection by keys, and returns the entry that was chosen.
    pub fn follow_keys(&mut self, input: &Input) -> Option<T> {
        let count = self.rows.len() as isize;
        let down = input.direction(KeyCode::Up, KeyCode::Down);
        let right = input.direction(KeyCode::Left, KeyCode::Right);
        if down != 0 {
            self.row = (self.row as isize + down).rem_euclid(count) as usize;
        }
        let width = self.rows.get(self.row).map_or(1, Vec::len);
        if right != 0 {
            self.column = self.column.min(width - 1);
            self.column = self.column.saturating_add_signed(right).min(width - 1);
        }
        if input.is_pressed(KeyCode::Tab) {
            self.step_through();
        }
        let chosen = input.is_enter() || input.is_pressed(KeyCode::Space);
        self.selected().filter(|_| chosen)
    }

    /// Selects the next entry, row by row; after the last one comes the first.
    fn step_through(&mut self) {
        self.column += 1;
        if self.column >= self.rows.get(self.row).map_or(1, Vec::len) {
            self.column = 0;
            self.row = (self.row + 1) % self.rows.len().max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu<char> {
        Menu::new(vec![vec!['a'], vec!['b', 'c'], vec![], vec!['d']])
    }

    #[test]
    fn arrows_walk_over_rows_and_columns() {
        let mut menu = menu();
        for (key, expected) in [
            (KeyCode::Down, 'b'),
            (KeyCode::Right, 'c'),
            (KeyCode::Right, 'c'),
            (KeyCode::Down, 'd'),
            (KeyCode::Up, 'c'),
            (KeyCode::Left, 'b'),
            (KeyCode::Up, 'a'),
            (KeyCode::Up, 'd'),
            (KeyCode::Down, 'a'),
        ] {
            assert_eq!(menu.follow_keys(&Input::test(&[key])), None);
            assert_eq!(menu.selected(), Some(expected), "{key:?}");
        }
    }

    #[test]
    fn tab_visits_every_entry_and_enter_chooses() {
        let mut menu = menu();
        let visited: String = (0..5)
            .filter_map(|_| {
                menu.follow_keys(&Input::test(&[KeyCode::Tab]));
                menu.selected()
            })
            .collect();
        assert_eq!(visited, "bcdab");
        menu.select('c');
        assert_eq!(menu.follow_keys(&Input::test(&[KeyCode::Enter])), Some('c'));
    }
}
