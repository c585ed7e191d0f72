//! Openings: the first placements of games, which the statistics count. Placements that are images
//! of each other under the symmetries of the board are the same opening.

use crate::ai::{BoardSize, Cell, Placement, Position, images_of};

/// Returns the opening of a placement: the one of its images with the lowest cells. Returns `None`
/// if the placement is not on the board.
pub(super) fn canonical(size: BoardSize, placement: Placement) -> Option<Placement> {
    let board = Position::new(size.bitboard());
    if !board.allows(placement) {
        return None;
    }
    let cells = |image: &Placement| image.cells().cells().collect::<Vec<Cell>>();
    images_of(board, placement).into_iter().min_by_key(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_of_a_placement_are_one_opening_on_boards_of_all_sizes() {
        for size in BoardSize::ALL {
            for placement in Placement::all_on(size.bitboard()) {
                let opening = canonical(size, placement).unwrap();
                assert_eq!(canonical(size, opening), Some(opening));
                let image = |cell: Cell| Cell::new(size.columns() - 1 - cell.column(), cell.row());
                let mirrored = placement.cells().cells().filter_map(image).collect();
                let mirrored = Placement::covering(mirrored).unwrap();
                assert_eq!(canonical(size, mirrored), Some(opening), "{size} {placement}");
            }
        }
    }

    #[test]
    fn the_corners_of_a_square_are_one_opening_and_those_of_a_rectangle_two() {
        let opening_of =
            |size, text: &str| canonical(size, text.parse().unwrap()).unwrap().to_string();
        let corners = ["a1,b1,c1,d1", "a1,a2,a3,a4", "c6,d6,e6,f6", "f3,f4,f5,f6"];
        for text in corners {
            assert_eq!(opening_of(BoardSize::Six, text), "a1,b1,c1,d1");
        }
        assert_eq!(opening_of(BoardSize::SixByTen, "f7,f8,f9,f10"), "a1,a2,a3,a4");
        assert_eq!(opening_of(BoardSize::SixByTen, "c10,d10,e10,f10"), "a1,b1,c1,d1");
    }

    #[test]
    fn a_placement_beyond_the_board_is_no_opening() {
        assert_eq!(canonical(BoardSize::Six, "g1,h1,i1,j1".parse().unwrap()), None);
    }
}
