//! Groups of equivalent placements, one of which can stand for all.

use std::collections::BTreeMap;

use super::canonical_shape::CanonicalShape;
use super::labelling::Areas;
use super::symmetry::Symmetry;
use crate::ai::board::{Bitboard, Placement, Position};

/// Groups the placements of a position that leave the same areas up to symmetry, and so have the
/// same outcome.
///
/// Groups whose largest remaining area is smallest come first: they are the quickest to search.
pub fn placements_by_remainder(position: Position) -> Vec<Vec<Placement>> {
    let placements = Placement::all_on(position.free());
    let groups = grouped(placements, |placement| shapes_of(position.after(placement)));
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(shapes, _)| shapes.iter().map(|shape| shape.cells().len()).max());
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Groups the placements of a position that look the same: a symmetry of the position maps one to
/// the other.
///
/// A symmetry moves, turns or reflects each area, and may swap areas of one shape. Dead cells do
/// not count.
pub fn placements_by_symmetry(position: Position) -> Vec<Vec<Placement>> {
    let areas = Areas::new(position.free());
    let all = areas.iter().flat_map(|area| Placement::all_on(area).map(move |p| (area, p)));
    grouped(all, |(area, placement)| images_at_origin(area, placement.cells()).min())
        .into_values()
        .map(|group| group.into_iter().map(|(_, placement)| placement).collect())
        .collect()
}

/// Returns the images of a placement under those symmetries that map the free cells to themselves.
/// The placement itself comes first. An image that several symmetries give is there several times.
///
/// The free cells must be those of a board in the corner at `a1`.
pub fn images_of(position: Position, placement: Placement) -> Vec<Placement> {
    let free = position.free();
    let images = images_at_origin(free, placement.cells()).filter(|&(image, _)| image == free);
    images.filter_map(|(_, cells)| Placement::covering(cells)).collect()
}

/// Returns the shapes of the usable areas of a position, in ascending order. Positions of the same
/// shapes have the same outcome.
pub fn shapes_of(position: Position) -> Vec<CanonicalShape> {
    let areas = Areas::new(position.free());
    let mut shapes: Vec<CanonicalShape> = areas.iter().map(CanonicalShape::new).collect();
    shapes.sort_unstable();
    shapes
}

/// Groups items by a key. Each group keeps the order of the items.
fn grouped<T: Copy, K: Ord>(
    items: impl Iterator<Item = T>,
    key: impl Fn(T) -> K,
) -> BTreeMap<K, Vec<T>> {
    let mut groups: BTreeMap<K, Vec<T>> = BTreeMap::new();
    for item in items {
        groups.entry(key(item)).or_default().push(item);
    }
    groups
}

/// Returns the eight images of an area and of a part of it, shifted so that the area is in the
/// corner at `a1`.
fn images_at_origin(area: Bitboard, part: Bitboard) -> impl Iterator<Item = (Bitboard, Bitboard)> {
    Symmetry::all().map(move |symmetry| {
        let image = symmetry.image(area);
        let (left, down) = image.corner();
        (image.moved(left, down), symmetry.image(part).moved(left, down))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(free: Bitboard) -> Vec<usize> {
        let mut sizes: Vec<usize> =
            placements_by_symmetry(Position::new(free)).iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes
    }

    fn board(row: &str) -> Bitboard {
        let text = "##########/".repeat(9) + row;
        text.parse::<Position>().unwrap().free()
    }

    #[test]
    fn every_placement_is_in_one_group() {
        let position = Position::new(Bitboard::rectangle(5, 4));
        let mut expected: Vec<_> = Placement::all_on(position.free()).collect();
        expected.sort_unstable();
        for groups in [placements_by_remainder(position), placements_by_symmetry(position)] {
            let mut all = groups.concat();
            all.sort_unstable();
            assert_eq!(all, expected);
            // A rectangle looks the same from four sides.
            assert!(groups.len() * 3 < all.len());
        }
    }

    #[test]
    fn symmetric_placements_leave_the_same_areas() {
        let mut rng = fastrand::Rng::with_seed(35);
        for _ in 0..50 {
            let free: Bitboard = crate::ai::Cell::all().filter(|_| rng.f32() < 0.5).collect();
            let by_remainder = placements_by_remainder(Position::new(free));
            for alike in placements_by_symmetry(Position::new(free)) {
                let group = by_remainder.iter().find(|group| group.contains(&alike[0])).unwrap();
                assert!(alike.iter().all(|placement| group.contains(placement)));
            }
        }
    }

    #[test]
    fn a_corridor_is_read_from_both_ends() {
        assert_eq!(sizes(Bitboard::rectangle(6, 1)), [1, 2]);
        assert_eq!(sizes(Bitboard::rectangle(5, 1)), [2]);
    }

    #[test]
    fn every_placement_of_the_empty_board_has_one_two_four_or_eight_images() {
        let sizes = sizes(Bitboard::FULL);
        assert_eq!(sizes.iter().sum::<usize>(), 1373);
        assert!(sizes.iter().all(|size| [1, 2, 4, 8].contains(size)), "{sizes:?}");
    }

    #[test]
    fn images_look_the_same() {
        let columns_and_rows = [(10, 10, 8), (7, 7, 8), (6, 10, 4), (9, 2, 4)];
        for (columns, rows, most) in columns_and_rows {
            let position = Position::new(Bitboard::rectangle(columns, rows));
            for alike in placements_by_symmetry(position) {
                let mut images = images_of(position, alike[0]);
                assert_eq!((images[0], images.len()), (alike[0], most));
                images.sort_unstable();
                images.dedup();
                let mut alike = alike;
                alike.sort_unstable();
                assert_eq!(images, alike);
            }
        }
        let lopsided = Position::START.after("a1,b1,c1,c2".parse().unwrap());
        let placement = "e5,f5,e6,f6".parse().unwrap();
        assert_eq!(images_of(lopsided, placement), [placement]);
    }

    #[test]
    fn equal_areas_may_be_swapped_and_turned_one_by_one() {
        assert_eq!(sizes(board("....#.....")), [1, 2]);
        assert_eq!(sizes(board("....##....")), [2]);
    }
}
