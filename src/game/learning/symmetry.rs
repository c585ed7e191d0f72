//! Placements that are the same for the eye: a symmetry of the position takes one to the other.
//!
//! A symmetry moves, turns or reflects each area, and may swap areas of one shape. Dead cells do not count.

use std::collections::BTreeMap;

use crate::ai::{Areas, Bitboard, Cell, Placement, Position};

/// An area and a part of it, up to translation, turns and reflections.
type Key = (Bitboard, Bitboard);

/// Returns all placements of a position, those together that a symmetry of the position takes to each other.
///
/// Both the groups and the placements in them are in a fixed order.
pub(super) fn placements_by_symmetry(position: Position) -> Vec<Vec<Placement>> {
    let mut groups: BTreeMap<Key, Vec<Placement>> = BTreeMap::new();
    for area in Areas::of(position.free()).iter() {
        for placement in Placement::all_on(area) {
            groups.entry(key(area, placement)).or_default().push(placement);
        }
    }
    groups.into_values().collect()
}

/// Returns all placements that a symmetry of the position takes to this one, itself among them.
#[cfg(test)]
pub(super) fn alike(position: Position, placement: Placement) -> Vec<Placement> {
    let groups = placements_by_symmetry(position);
    groups.into_iter().find(|group| group.contains(&placement)).unwrap_or_default()
}

/// Returns the least picture of an area and a placement in it.
fn key(area: Bitboard, placement: Placement) -> Key {
    (0..8)
        .map(|symmetry| {
            let turned = |cells: Bitboard| cells.cells().map(move |cell| turned(cell, symmetry));
            let left = turned(area).map(|(x, _)| x).min().unwrap_or_default();
            let low = turned(area).map(|(_, y)| y).min().unwrap_or_default();
            let picture = |cells: Bitboard| -> Bitboard {
                turned(cells)
                    .filter_map(|(x, y)| Cell::new((x - left) as usize, (y - low) as usize))
                    .collect()
            };
            (picture(area), picture(placement.cells()))
        })
        .min()
        .expect("there are eight symmetries")
}

/// Returns column and row of a cell after one of the eight symmetries of the square, about the corner at `a1`.
fn turned(cell: Cell, symmetry: u8) -> (isize, isize) {
    let (x, y) = (cell.column() as isize, cell.row() as isize);
    let (x, y) = if symmetry & 4 == 0 { (x, y) } else { (y, x) };
    (if symmetry & 1 == 0 { x } else { -x }, if symmetry & 2 == 0 { y } else { -y })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(free: Bitboard) -> Vec<usize> {
        let mut sizes: Vec<usize> =
            placements_by_symmetry(Position::new(free)).iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes
    }

    fn board(rows: [&str; 2]) -> Position {
        ("##########/".repeat(8) + &rows.join("/")).parse().unwrap()
    }

    #[test]
    fn a_line_is_read_from_both_ends() {
        assert_eq!(groups(Bitboard::rectangle(6, 1)), [1, 2]);
        assert_eq!(groups(Bitboard::rectangle(5, 1)), [2]);
    }

    #[test]
    fn every_placement_of_the_empty_board_has_up_to_eight_likes() {
        let sizes = groups(Bitboard::FULL);
        assert_eq!(sizes.iter().sum::<usize>(), 1373);
        assert!(sizes.iter().all(|size| [1, 2, 4, 8].contains(size)), "{sizes:?}");
    }

    #[test]
    fn equal_areas_may_be_swapped_and_turned_one_by_one() {
        let two_corners = board(["....#.....", "##########"]);
        assert_eq!(alike(two_corners, "a2,b2,c2,d2".parse().unwrap()).len(), 1);
        assert_eq!(alike(two_corners, "f2,g2,h2,i2".parse().unwrap()).len(), 2);
        let two_lines = board([".....#....", "##########"]);
        assert_eq!(groups(two_lines.free()), [1, 2]);
        let alike_lines = board(["....##....", "##########"]);
        assert_eq!(groups(alike_lines.free()), [2]);
    }

    #[test]
    fn what_does_not_fit_has_no_likes() {
        assert!(alike(board(["##########"; 2]), "a1,b1,c1,d1".parse().unwrap()).is_empty());
    }
}
