//! Where the cells of a board lie: in points in the window, in pixels in pictures. y points down.

use epaint::{Pos2, Rect, vec2};

use crate::ai::{BoardSize, Cell};

/// The place of a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardLayout {
    /// Its columns and rows.
    pub size: BoardSize,
    /// The area of its cells.
    pub rect: Rect,
}

impl BoardLayout {
    /// Returns a board whose cells have sides of this length, and whose upper left corner lies at a point.
    pub fn of_cells(size: BoardSize, corner: Pos2, cell: f32) -> BoardLayout {
        let cells = vec2(size.columns() as f32, size.rows() as f32);
        BoardLayout { size, rect: Rect::from_min_size(corner, cells * cell) }
    }

    /// Returns the side length of a cell.
    pub fn cell_size(&self) -> f32 {
        self.rect.width() / self.size.columns() as f32
    }

    /// Returns the square of a cell.
    pub fn cell(&self, cell: Cell) -> Rect {
        let size = self.cell_size();
        // A cell beyond the upper edge is above it.
        let row_from_top = self.size.rows() as f32 - 1.0 - cell.row() as f32;
        let corner = self.rect.min + vec2(cell.column() as f32, row_from_top) * size;
        Rect::from_min_size(corner, vec2(size, size))
    }

    /// Returns the cell at a point, or `None` off the board.
    pub fn cell_at(&self, point: Pos2) -> Option<Cell> {
        let (x, y) = self.in_cells(point)?;
        Cell::new(x as usize, y as usize).filter(|&cell| self.size.contains(cell))
    }

    /// Returns how many cells a point lies to the right of the board's lower left corner and above it, or `None` off the board.
    pub fn in_cells(&self, point: Pos2) -> Option<(f32, f32)> {
        let size = self.cell_size();
        let inside = self.rect.contains(point);
        inside.then(|| ((point.x - self.rect.left()) / size, (self.rect.bottom() - point.y) / size))
    }

    /// Returns the names of the columns, from the left, each with the middle of its column.
    pub fn column_names(&self) -> impl Iterator<Item = (f32, String)> + '_ {
        let middle = |column: usize| self.rect.left() + (column as f32 + 0.5) * self.cell_size();
        (0..self.size.columns())
            .map(move |column| (middle(column), char::from(b'a' + column as u8).to_string()))
    }

    /// Returns the names of the rows, from below, each with the middle of its row.
    pub fn row_names(&self) -> impl Iterator<Item = (f32, String)> + '_ {
        let middle = |row: usize| self.rect.bottom() - (row as f32 + 0.5) * self.cell_size();
        (0..self.size.rows()).map(move |row| (middle(row), (row + 1).to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use epaint::pos2;

    #[test]
    fn the_middle_of_a_cell_is_found_in_it() {
        for size in BoardSize::ALL {
            let layout = BoardLayout::of_cells(size, pos2(22.0, 20.0), 61.8);
            for cell in size.cells() {
                assert_eq!(layout.cell_at(layout.cell(cell).center()), Some(cell), "{size}");
                assert!(layout.rect.contains_rect(layout.cell(cell).shrink(0.1)));
            }
            assert_eq!(layout.in_cells(pos2(10.0, 100.0)), None);
        }
    }
}
