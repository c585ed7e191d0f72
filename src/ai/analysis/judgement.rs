//! Judgement of positions that are too large to be solved.
//!
//! Two things tell who is likely to lose. The sizes of the areas: boards behave like a noisy Nim (see `assets/heap-chance.txt`). And symmetry: on a
//! board that half a turn leaves unchanged, and whose centre is closed, every placement can be answered by its image. If the last
//! placement won, that would be a sure win for the second player; here the player to move loses seven times in ten.

use crate::ai::area::{Symmetry, usable_areas};
use crate::ai::board::{BOARD_SIZE, Bitboard, Cell, Placement, Position};
use crate::ai::solver::chance_of_areas_lost;

/// Share of symmetric boards with a closed centre that are lost for the player to move: 205 of 299 such boards of 40 to 68 cells.
const SYMMETRIC_LOST: f32 = 0.7;

/// Returns the chance that the player to move in this position will lose.
pub fn chance_of_loss(position: Position) -> f32 {
    let usable = position.usable();
    if is_mirrored(usable) {
        SYMMETRIC_LOST
    } else if can_be_mirrored(usable) {
        1.0 - SYMMETRIC_LOST
    } else {
        chance_of_areas_lost(usable_areas(usable).map(|area| area.len()))
    }
}

/// Returns whether half a turn leaves the cells as they are, and no placement meets its own image.
pub fn is_mirrored(usable: Bitboard) -> bool {
    // A placement that holds a cell and its image has them both among the middle four, and a third one of these between them: on a
    // symmetric board there is room for it only if all four are free.
    usable == half_turned(usable) && !usable.is_superset(centre())
}

/// Returns whether one placement makes the cells [mirrored](is_mirrored).
fn can_be_mirrored(usable: Bitboard) -> bool {
    let unmatched = usable - half_turned(usable);
    let closing = if unmatched.is_empty() { centre() } else { unmatched };
    closing.len() == 4
        && usable.is_superset(closing)
        && Placement::covering(closing).is_some()
        && is_mirrored(Position::new(usable - closing).usable())
}

fn half_turned(cells: Bitboard) -> Bitboard {
    Symmetry::HALF_TURN.image(cells)
}

/// The four cells in the middle of the board.
fn centre() -> Bitboard {
    let middle = BOARD_SIZE / 2 - 1;
    let cell = |i: usize| Cell::new(middle + i % 2, middle + i / 2);
    (0..4).filter_map(cell).collect()
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
    fn the_first_piece_in_the_middle_leaves_a_board_that_can_be_mirrored_for_ever() {
        assert!(is_mirrored(after(&["e5,f5,e6,f6"]).usable()));
        assert!(can_be_mirrored(Position::START.usable()));
        let answered = after(&["e5,f5,e6,f6", "a1,b1,c1,a2"]);
        assert!(!is_mirrored(answered.usable()) && can_be_mirrored(answered.usable()));
        assert!(is_mirrored(answered.after("j9,h10,i10,j10".parse().unwrap()).usable()));
        assert!(chance_of_loss(after(&["e5,f5,e6,f6"])) > 0.5);
        assert!(chance_of_loss(answered) < 0.5);
    }

    /// The slow twin of the look at the middle four cells: try every placement.
    #[test]
    fn placements_meet_their_image_only_over_an_open_centre() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut mirrored = 0;
        for _ in 0..2000 {
            let half: Bitboard = Cell::all().filter(|_| rng.f32() < 0.8).collect();
            let free = half & half_turned(half);
            let usable = Position::new(free).usable();
            let meets = |p: Placement| !p.cells().is_disjoint(half_turned(p.cells()));
            assert_eq!(is_mirrored(usable), !Placement::all_on(usable).any(meets), "{free:?}");
            mirrored += usize::from(is_mirrored(usable));
        }
        assert!((200..1900).contains(&mirrored), "{mirrored}");
    }

    #[test]
    fn without_symmetry_the_sizes_of_areas_judge() {
        let area = |columns, rows| Position::new(Bitboard::rectangle(columns, rows));
        assert!(chance_of_loss(area(6, 3)) > 0.5);
        assert!(chance_of_loss(area(4, 3)) < 0.1);
    }
}
