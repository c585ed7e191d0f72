//! The idea of a puzzle: what its answer does to the board, computed from the position and the
//! answer.

use serde::{Deserialize, Serialize};

use crate::ai::{Areas, Bitboard, CanonicalShape, Placement, Position, all_of};

/// The idea behind a winning placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Idea {
    /// The answer leaves two areas of the same shape, which cancel each other.
    Halves,
    /// Counting a piece for every four cells of each area, an odd number of pieces is left to the
    /// opponent.
    Parity,
    /// That count is wrong here: one has to know better which sizes are left.
    Counting,
    /// The answer splits its area into three or more.
    Three,
    /// The answer cuts cells off without splitting the area, which changes the number of pieces
    /// that the rest takes, counting one for every four cells.
    Corner,
}

/// Least size of a half, in cells. A smaller area takes one piece, whatever its shape, and then the
/// second half is the last piece.
pub const MIN_HALF_CELLS: usize = 8;

/// The idea of a puzzle, with the numbers that a sentence about it may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The idea.
    pub idea: Idea,
    /// Number of areas that take pieces after the answer.
    pub areas: usize,
    /// Number of cells that take pieces after the answer.
    pub cells: usize,
    /// Number of pieces that the areas take, counting one for every four cells: the most that can
    /// fit.
    pub pieces: usize,
    /// Number of parts that take pieces in the area of the answer.
    pub parts: usize,
    /// Number of cells that the answer cuts off: no piece covers them any more.
    pub closed: usize,
    /// Size in cells of the largest part of at least eight cells with the same shape as another
    /// area, or 0 if there is none.
    pub half: usize,
}

impl Idea {
    /// All ideas, in the order of declaration.
    pub const ALL: [Idea; 5] = all_of!(Idea: Halves, Parity, Counting, Three, Corner);

    /// Returns the key of the idea in texts and commands.
    pub fn key(self) -> &'static str {
        match self {
            Idea::Halves => "halves",
            Idea::Parity => "parity",
            Idea::Counting => "counting",
            Idea::Three => "three",
            Idea::Corner => "corner",
        }
    }
}

impl Facts {
    /// Recognises the idea behind `answer`, a placement that the position allows.
    ///
    /// If several apply, the rarest counts: three parts, then halves, then a corner, and otherwise
    /// parity or counting.
    pub fn new(position: Position, answer: Placement) -> Facts {
        let after = position.after(answer);
        let areas = Areas::new(after.free());
        let around =
            Areas::new(position.free()).iter().find(|area| area.is_superset(answer.cells()));
        let around = around.unwrap_or_default();
        let parts: Vec<Bitboard> = areas.iter().filter(|area| around.is_superset(*area)).collect();
        let cells = areas.iter().map(Bitboard::len).sum();
        let closed = position.usable().len() - answer.cells().len() - cells;
        let pieces = pieces(&areas);
        let half = half(&areas, &parts);
        let left: usize = parts.iter().map(|part| part.len()).sum();
        let closes_a_corner = parts.len() == 1 && closed > 0 && left / 4 != (left + closed) / 4;
        let idea = if parts.len() >= 3 {
            Idea::Three
        } else if half > 0 {
            Idea::Halves
        } else if closes_a_corner {
            Idea::Corner
        } else if pieces % 2 == 1 {
            Idea::Parity
        } else {
            Idea::Counting
        };
        Facts { idea, areas: areas.len(), cells, pieces, parts: parts.len(), closed, half }
    }

    /// Returns whether each area that the answer leaves has four to seven cells, and so takes
    /// exactly one piece, however the game goes on.
    pub fn is_forced(&self) -> bool {
        self.pieces == self.areas
    }

    /// Returns whether the number of pieces, counting one for every four cells, is odd.
    pub fn is_odd(&self) -> bool {
        !self.pieces.is_multiple_of(2)
    }
}

/// Returns whether a position looks lost for the side to move, counting a piece for every four
/// cells of each area.
pub(super) fn looks_lost(position: Position) -> bool {
    !pieces(&Areas::new(position.free())).is_multiple_of(2)
}

/// Returns the number of pieces that areas take, counting one for every four cells.
fn pieces(areas: &Areas) -> usize {
    areas.iter().map(|area| area.len() / 4).sum()
}

/// Returns the size in cells of the largest part of at least [`MIN_HALF_CELLS`] with the same shape
/// as another area, or 0 if there is none.
fn half(areas: &Areas, parts: &[Bitboard]) -> usize {
    let has_twin = |part: &&Bitboard| {
        let shape = CanonicalShape::new(**part);
        areas.iter().any(|area| area != **part && CanonicalShape::new(area) == shape)
    };
    let large = parts.iter().filter(|part| part.len() >= MIN_HALF_CELLS);
    large.filter(has_twin).map(|part| part.len()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(rows: &[&str], answer: &str) -> Facts {
        let filled = "##########/".repeat(10 - rows.len());
        let position: Position = (filled + &rows.join("/")).parse().unwrap();
        let answer: Placement = answer.parse().unwrap();
        assert!(position.allows(answer));
        Facts::new(position, answer)
    }

    #[test]
    fn two_areas_of_one_shape_are_halves() {
        let open = ".........#";
        let rows = [open, open, open, open, "....#....#"];
        let halves = facts(&rows, "e2,e3,e4,e5");
        assert_eq!((halves.idea, halves.half, halves.areas), (Idea::Halves, 20, 2));
        // Two squares have the same shape, but are too small for the idea of copying.
        assert_ne!(
            facts(&["########..", "########..", "........##"], "e1,f1,g1,h1").idea,
            Idea::Halves
        );
    }

    #[test]
    fn three_parts_are_a_split_in_three() {
        let two = facts(&["....##....", "..........", "....##....", "....##...."], "d3,e3,f3,g3");
        assert_eq!((two.idea, two.parts), (Idea::Halves, 2));
        let three = facts(
            &["....#.....", "....#.....", "..........", "#####.####", "#####....#"],
            "d3,e3,f3,g3",
        );
        assert_eq!((three.idea, three.parts, three.areas), (Idea::Three, 3, 3));
    }

    #[test]
    fn cells_that_are_shut_off_are_a_corner_if_they_would_take_a_piece() {
        // Of 16 cells, twelve would be left and take three pieces. With two of them cut off, ten
        // take two.
        let corner = facts(&["........##", "........##"], "b1,b2,c1,c2");
        assert_eq!((corner.idea, corner.closed, corner.pieces), (Idea::Corner, 2, 2));
    }

    #[test]
    fn an_odd_count_is_parity_and_an_even_one_is_counting() {
        let end = facts(&["........##"], "a1,b1,c1,d1");
        assert_eq!((end.idea, end.pieces), (Idea::Parity, 1));
        let end = facts(&["........##", "####....##"], "a2,b2,c2,d2");
        assert_eq!((end.idea, end.pieces), (Idea::Counting, 2));
    }

    #[test]
    fn keys_name_one_idea_each() {
        let mut keys = Idea::ALL.map(Idea::key).to_vec();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), Idea::ALL.len());
    }
}
