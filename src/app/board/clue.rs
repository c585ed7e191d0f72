//! Clues to a placement, which are given one after the other.

use super::overlays::{self, AREA_COLORS};
use crate::ai::{Areas, Bitboard, Placement, Position};
use crate::app::ui::TableLayout;
use crate::picture::{Paint, blocks, fade};

/// The clues to the answer, in the order in which they are given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Clue {
    #[default]
    Nothing,
    /// The area or surroundings of the answer.
    Area,
    /// The piece.
    Piece,
    /// The place of the piece.
    Place,
}

/// Largest area, in cells, that is shown as a clue if there are several.
///
/// In a larger one or the only one, the clue is the surroundings of the answer.
const MAX_AREA: usize = 16;

impl Clue {
    /// Returns the clue after this one. The last one stays.
    #[must_use]
    pub fn next(self) -> Clue {
        match self {
            Clue::Nothing => Clue::Area,
            Clue::Area => Clue::Piece,
            Clue::Piece | Clue::Place => Clue::Place,
        }
    }

    /// Returns the one of the texts that comes with this clue.
    pub fn text<T: Copy>(self, texts: [T; 3]) -> Option<T> {
        Some(texts[(self as usize).checked_sub(1)?])
    }

    /// Draws the clue to an answer over the board.
    pub fn draw(
        self,
        paint: &mut Paint,
        layout: &TableLayout,
        position: Position,
        answer: Placement,
        pulse: impl FnOnce() -> Option<f64>,
    ) {
        match self {
            Clue::Nothing => {}
            Clue::Area | Clue::Piece => {
                let cells = surroundings(position, answer);
                blocks::fill(paint, &layout.board, cells, fade(AREA_COLORS[1], 0.16));
                blocks::draw_outline(paint, &layout.board, cells, AREA_COLORS[1], 0.8);
            }
            Clue::Place => overlays::draw_advice(paint, layout, answer, pulse()),
        }
    }
}

/// Returns the cells in which to look for an answer: at most half of those that take pieces. Where
/// few are left, they cover only a part of the answer.
pub fn surroundings(position: Position, answer: Placement) -> Bitboard {
    let (all, answer) = (position.usable().len(), answer.cells());
    let is_half = |cells: &Bitboard| 2 * cells.len() <= all;
    let areas = Areas::new(position.free());
    let area = areas.iter().find(|area| area.is_superset(answer)).unwrap_or(answer);
    let is_small = areas.len() > 1 && area.len() <= MAX_AREA;
    let around = if is_small { area } else { answer.grown().grown() & area };
    let beside = answer.grown() & area;
    let beside_a_cell = answer.cells().map(|cell| Bitboard::from_iter([cell]).grown() & area);
    let part = beside_a_cell.filter(is_half).max_by_key(|cells| cells.len());
    [around, beside].into_iter().find(is_half).or(part).unwrap_or(beside)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Most of the free cells of a small puzzle once were marked.
    #[test]
    fn the_first_clue_of_a_small_puzzle_leaves_something_out() {
        let position: Position = "#######.../#####..##./####....../#####..##./#######.../\
            ##########/##########/##########/##########/##########"
            .parse()
            .unwrap();
        for answer in Placement::all_on(position.free()) {
            let marked = surroundings(position, answer);
            assert!(!marked.is_disjoint(answer.cells()), "{answer}");
            assert!(marked.len() >= 2 && 2 * marked.len() <= position.usable().len(), "{answer}");
        }
    }
}
