//! The positions of a board's cells: in points in the window, in pixels in pictures. y points down.

use epaint::{Pos2, Rect, vec2};

use crate::ai::{Bitboard, BoardSize, Cell};

/// The rectangle of a board, and the size of the board in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardLayout {
    /// Number of columns and rows.
    pub size: BoardSize,
    /// The rectangle of all cells, without border and coordinates.
    pub rect: Rect,
}

impl BoardLayout {
    /// Returns the layout of a board whose cells have sides of `cell` and whose upper left corner
    /// is at `corner`.
    pub fn from_cell_size(size: BoardSize, corner: Pos2, cell: f32) -> BoardLayout {
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
        // The row of a cell above the board is negative.
        let row_from_top = self.size.rows() as f32 - 1.0 - cell.row() as f32;
        let corner = self.rect.min + vec2(cell.column() as f32, row_from_top) * size;
        Rect::from_min_size(corner, vec2(size, size))
    }

    /// Returns the point of a set of cells that is nearest to its middle and has room for a label,
    /// or `None` for the empty set.
    ///
    /// The point is the centre of a cell, or lies between cells that all belong to the set.
    pub fn middle(&self, cells: Bitboard) -> Option<Pos2> {
        // Points are counted in half cells from the lower left corner of the board. Centres of
        // cells are odd.
        let count = cells.len() as f32;
        let (columns, rows) =
            cells.cells().fold((0, 0), |(x, y), it| (x + it.column(), y + it.row()));
        let [x, y] = [columns, rows].map(|sum| 2.0 * sum as f32 / count + 1.0);
        let belongs = |x: usize, y: usize| {
            // A point between cells must have all cells around it in the set.
            let beside = |at: usize| at.div_ceil(2) - 1..=at / 2;
            let mut around = beside(y).flat_map(|row| beside(x).map(move |column| (column, row)));
            around.all(|(x, y)| Cell::new(x, y).is_some_and(|cell| cells.contains(cell)))
        };
        let points = cells.cells().flat_map(|cell| {
            let (x, y) = (2 * cell.column() + 1, 2 * cell.row() + 1);
            [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        });
        // Labels are wider than a cell, so they keep away from the left and right edges of the
        // board where possible.
        let far = |&(to_x, to_y): &(usize, usize)| {
            let is_at_rim = to_x == 1 || to_x + 1 == 2 * self.size.columns();
            (to_x as f32 - x).powi(2) + (to_y as f32 - y).powi(2) + f32::from(u8::from(is_at_rim))
        };
        let points = points.filter(|&(x, y)| belongs(x, y));
        let (x, y) = points.min_by(|one, other| far(one).total_cmp(&far(other)))?;
        let half = self.cell_size() / 2.0;
        Some(self.rect.left_bottom() + vec2(x as f32, -(y as f32)) * half)
    }

    /// Returns the cell at a point, or `None` off the board.
    pub fn cell_at(&self, point: Pos2) -> Option<Cell> {
        let (x, y) = self.in_cells(point)?;
        Cell::new(x as usize, y as usize).filter(|&cell| self.size.contains(cell))
    }

    /// Returns the distance of a point from the board's lower left corner in cells, to the right
    /// and upwards, or `None` off the board.
    pub fn in_cells(&self, point: Pos2) -> Option<(f32, f32)> {
        let size = self.cell_size();
        let inside = self.rect.contains(point);
        inside.then(|| ((point.x - self.rect.left()) / size, (self.rect.bottom() - point.y) / size))
    }

    /// Returns the names of the columns from left to right, each with the x coordinate of its
    /// middle.
    pub fn column_names(&self) -> impl Iterator<Item = (f32, String)> + '_ {
        let middle = |column: usize| self.rect.left() + (column as f32 + 0.5) * self.cell_size();
        (0..self.size.columns())
            .map(move |column| (middle(column), char::from(b'a' + column as u8).to_string()))
    }

    /// Returns the names of the rows from bottom to top, each with the y coordinate of its middle.
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
            let layout = BoardLayout::from_cell_size(size, pos2(22.0, 20.0), 61.8);
            for cell in size.cells() {
                assert_eq!(layout.cell_at(layout.cell(cell).center()), Some(cell), "{size}");
                assert!(layout.rect.contains_rect(layout.cell(cell).shrink(0.1)));
            }
            assert_eq!(layout.in_cells(pos2(10.0, 100.0)), None);
        }
    }

    /// The number in a square of four cells once was in its lower left cell.
    #[test]
    fn a_label_is_in_the_middle_of_what_it_names() {
        let layout = BoardLayout::from_cell_size(BoardSize::Ten, Pos2::ZERO, 10.0);
        let label = |cells: &str| {
            let cells = cells.split(',').map(|cell| cell.parse::<Cell>().unwrap());
            layout.middle(cells.collect()).unwrap()
        };
        assert_eq!(label("d1,e1,d2,e2"), pos2(40.0, 90.0));
        assert_eq!(label("d1,e1,f1,g1"), pos2(50.0, 95.0));
        assert_eq!(label("d1,e1,f1"), pos2(45.0, 95.0));
        let bend = label("c1,d1,e1,e2,e3");
        assert!(bend.distance(pos2(40.0, 90.0)) <= 10.0, "{bend}");
        // Around a hole, it is not in the hole.
        let ring = label("c3,d3,e3,c4,e4,c5,d5,e5");
        assert_ne!(layout.cell_at(ring), Some("d4".parse().unwrap()));
        assert_eq!(layout.middle(Bitboard::EMPTY), None);
    }
}
