//! The idea of a puzzle: what its answer does to the board, as code sees it from the position and the answer.

use crate::ai::{Areas, Bitboard, CanonicalShape, Placement, Position, all_of};

/// The idea behind a winning placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Idea {
    /// It leaves two areas of one shape, which cancel each other.
    Halves,
    /// By count, a piece for every four cells of each area, an odd number of pieces is left to the opponent.
    Parity,
    /// That count is wrong here: which sizes are left has to be known better.
    Counting,
    /// It splits its area in three or more.
    Three,
    /// It shuts off cells without splitting the area, and one piece fewer fits into what is left.
    Corner,
}

/// Cells that a half has at least. Smaller areas take one piece, whatever their shape.
const LEAST_HALF: usize = 8;

/// An idea with the numbers that a sentence about it may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The idea.
    pub idea: Idea,
    /// Areas in play after the answer.
    pub areas: usize,
    /// Cells in play after the answer.
    pub cells: usize,
    /// Pieces that the areas take, if each takes one for every four cells.
    pub pieces: usize,
    /// Parts in play that are left of the area of the answer.
    pub parts: usize,
    /// Cells that the answer shuts off: no piece fits there any more.
    pub closed: usize,
    /// Cells of the larger of the areas that have one shape, 0 if none have.
    pub half: usize,
}

impl Idea {
    /// All ideas.
    pub const ALL: [Idea; 5] = all_of!(Idea: Halves, Parity, Counting, Three, Corner);

    /// Returns the name by which texts and programs know the idea.
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
    /// Recognises the idea of a placement that the position allows.
    ///
    /// The rarest one counts: splitting in three, halves, a corner, and if it is none of these, parity or counting.
    pub fn of(position: Position, answer: Placement) -> Facts {
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
}

/// Returns whether a position looks lost for the player to move if each area takes a piece for
/// every four of its cells.
pub(super) fn looks_lost(position: Position) -> bool {
    !pieces(&Areas::new(position.free())).is_multiple_of(2)
}

/// Returns how many pieces areas take, if each takes one for every four cells.
fn pieces(areas: &Areas) -> usize {
    areas.iter().map(|area| area.len() / 4).sum()
}

/// Returns the size of the largest of the parts whose shape another area has, too.
fn half(areas: &Areas, parts: &[Bitboard]) -> usize {
    let has_twin = |part: &&Bitboard| {
        let shape = CanonicalShape::new(**part);
        areas.iter().any(|area| area != **part && CanonicalShape::new(area) == shape)
    };
    let large = parts.iter().filter(|part| part.len() >= LEAST_HALF);
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
        Facts::of(position, answer)
    }

    #[test]
    fn two_areas_of_one_shape_are_halves() {
        let open = ".........#";
        let rows = [open, open, open, open, "....#....#"];
        let halves = facts(&rows, "e2,e3,e4,e5");
        assert_eq!((halves.idea, halves.half, halves.areas), (Idea::Halves, 20, 2));
        // Two squares are two squares, but nobody copies anything there.
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
        // Of 16 cells, 12 would be left and take three pieces; with two of them shut off, ten take two.
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
