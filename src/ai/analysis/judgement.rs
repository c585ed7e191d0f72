//! Judgement of positions that are too large to be solved.
//!
//! Two things indicate who is likely to lose. One is the sizes of the areas: boards behave like a
//! noisy Nim (see `assets/heap-chance.txt`). The other is symmetry: on a board that half a turn
//! leaves unchanged, and whose centre is not all usable, every placement can be answered by its
//! image. If the last placement won, that would be a sure win for the second player. In this game,
//! where it loses, the player to move loses seven such boards of ten.

use crate::ai::area::{Symmetry, usable_areas};
use crate::ai::board::{Bitboard, BoardSize, Cell, MAX_SIDE, Placement, Position, STRIDE};
use crate::ai::solver::{ValueClass, chance_of_sum_lost};

/// Share of [mirrored](is_mirrored) boards that are lost for the player to move: 205 of 299 such
/// boards of 40 to 68 cells.
const SYMMETRIC_LOST: f32 = 0.7;

/// Estimates the chance that the player to move loses this position, 0 to 1.
pub fn chance_of_loss(position: Position) -> f32 {
    let usable = position.usable();
    if usable.is_empty() {
        // Nothing fits any more: the player to move has won.
        0.0
    } else if is_mirrored(usable) {
        SYMMETRIC_LOST
    } else if mirroring_placement(usable).is_some() {
        1.0 - SYMMETRIC_LOST
    } else {
        chance_of_sum_lost(usable_areas(usable).map(|area| area.len()), ValueClass::ZERO)
    }
}

/// Returns whether the cells are [mirrored](is_mirrored_on) on a board of some size.
pub fn is_mirrored(usable: Bitboard) -> bool {
    boards_of(usable).any(|size| is_mirrored_on(size, usable))
}

/// Returns a placement that leaves the cells [mirrored](is_mirrored), if there is one.
pub fn mirroring_placement(usable: Bitboard) -> Option<Placement> {
    boards_of(usable).find_map(|size| mirroring_placement_on(size, usable))
}

/// Returns the sizes of boards that hold all of the cells. The position does not show which of them
/// it is played on, and symmetry on any of them serves.
fn boards_of(usable: Bitboard) -> impl Iterator<Item = BoardSize> {
    BoardSize::ALL.into_iter().filter(move |size| size.bitboard().is_superset(usable))
}

/// Returns whether the cells are mirrored on a board of this size: half a turn of it maps them to
/// themselves, and no placement on them overlaps its own image.
pub fn is_mirrored_on(size: BoardSize, usable: Bitboard) -> bool {
    // A placement that overlaps its image holds some cell and the image of that cell, at most three
    // steps away. So it runs through the centre: it holds three of four middle cells, one of two,
    // or the only one. The images of these are usable as well, which makes the whole centre usable.
    usable == half_turned(size, usable) && !usable.is_superset(centre(size))
}

/// Returns a placement that leaves the cells mirrored on a board of this size. It fills the cells
/// whose image is not usable; if there are none, the centre.
fn mirroring_placement_on(size: BoardSize, usable: Bitboard) -> Option<Placement> {
    let unmatched = usable - half_turned(size, usable);
    let filled = if unmatched.is_empty() { centre(size) } else { unmatched };
    if filled.len() != 4 || !usable.is_superset(filled) {
        return None;
    }
    let placement = Placement::covering(filled)?;
    let usable_after = Position::new(usable - filled).usable();
    is_mirrored_on(size, usable_after).then_some(placement)
}

/// Returns the cells after half a turn of a board of this size, which must hold them.
pub fn half_turned(size: BoardSize, cells: Bitboard) -> Bitboard {
    // Half a turn of 10x10 takes the smaller board from the corner at a1 to that at j10; the shift
    // brings it back.
    let shift = (MAX_SIDE - size.rows()) * STRIDE + MAX_SIDE - size.columns();
    Bitboard::from_bits(Symmetry::HALF_TURN.image(cells).bits() >> shift)
}

/// Returns the cells in the middle of the board: four, two or one, as columns and rows are even or
/// odd.
fn centre(size: BoardSize) -> Bitboard {
    let middle = |cells: usize| (cells - 1) / 2..=cells / 2;
    let columns = middle(size.columns());
    let cell = |row: usize| columns.clone().filter_map(move |column| Cell::new(column, row));
    middle(size.rows()).flat_map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(placements: &[&str]) -> Position {
        placements
            .iter()
            .fold(Position::START, |position, cells| position.after(cells.parse().unwrap()))
    }

    #[test]
    fn a_first_piece_in_the_middle_leaves_a_board_that_can_be_mirrored() {
        assert!(is_mirrored(after(&["e5,f5,e6,f6"]).usable()));
        assert!(mirroring_placement(Position::START.usable()).is_some());
        let answered = after(&["e5,f5,e6,f6", "a1,b1,c1,a2"]);
        assert!(
            !is_mirrored(answered.usable()) && mirroring_placement(answered.usable()).is_some()
        );
        assert!(is_mirrored(answered.after("j9,h10,i10,j10".parse().unwrap()).usable()));
        assert!(chance_of_loss(after(&["e5,f5,e6,f6"])) > 0.5);
        assert!(chance_of_loss(answered) < 0.5);
    }

    /// Compares the check of the centre with its slow twin, which tries every placement.
    #[test]
    fn no_placement_overlaps_its_image_on_a_mirrored_board() {
        let mut rng = fastrand::Rng::with_seed(3);
        for size in BoardSize::ALL {
            let mut mirrored = 0;
            for _ in 0..1000 {
                let half: Bitboard = size.cells().filter(|_| rng.f32() < 0.8).collect();
                let free = half & half_turned(size, half);
                let usable = Position::new(free).usable();
                let overlaps_image =
                    |p: Placement| !p.cells().is_disjoint(half_turned(size, p.cells()));
                let is_mirrored = is_mirrored_on(size, usable);
                assert_eq!(is_mirrored, !Placement::all_on(usable).any(overlaps_image), "{free:?}");
                mirrored += usize::from(is_mirrored);
            }
            assert!((100..950).contains(&mirrored), "{size}: {mirrored}");
        }
    }

    #[test]
    fn small_boards_are_mirrored_about_their_own_middle() {
        let eight = Position::new(BoardSize::Eight.bitboard());
        assert!(mirroring_placement(eight.usable()).is_some());
        let after = eight.after("d4,e4,d5,e5".parse().unwrap());
        assert!(is_mirrored(after.usable()));
        let answered = after.after("a1,b1,c1,a2".parse().unwrap());
        assert!(
            !is_mirrored(answered.usable()) && mirroring_placement(answered.usable()).is_some()
        );
        assert!(is_mirrored(answered.after("h8,g8,f8,h7".parse().unwrap()).usable()));
        assert!(
            mirroring_placement(BoardSize::Seven.bitboard()).is_none(),
            "no piece fills just a centre of one cell"
        );
        assert!(mirroring_placement(BoardSize::SixByTen.bitboard()).is_some());
    }

    #[test]
    fn boards_without_symmetry_are_judged_by_the_sizes_of_their_areas() {
        let area = |columns, rows| Position::new(Bitboard::rectangle(columns, rows));
        assert!(chance_of_loss(area(6, 3)) > 0.5);
        assert!(chance_of_loss(area(4, 3)) < 0.1);
    }
}
