//! Styles: what a named player prefers among placements that look equally good to it.
//!
//! A style never changes an outcome that the player sees: it chooses only among placements after
//! which no end is in sight.

use serde::Deserialize;

use super::choice::choose;
use crate::ai::analysis::half_turned;
use crate::ai::area::usable_areas;
use crate::ai::board::{Bitboard, BoardSize, Cell, Piece, Placement, Position};

/// A player's preferences: a weight for each feature of a placement. Features range from 0 to 1;
/// one that the player avoids has a negative weight.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Style {
    /// Close to a corner of the board.
    corner: f64,
    /// Close to an edge of the board.
    edge: f64,
    /// Close to the opponent's last placement.
    near: f64,
    /// The image of the opponent's last placement, half a turn about the centre.
    mirror: f64,
    /// Splits areas: 1 for two or more areas more than before.
    splits: f64,
    /// Kills cells, which are then free but no longer usable: 1 for eight or more.
    kills: f64,
    /// Keeps the cells together: the share of the largest area.
    whole: f64,
    /// Is an I.
    bar: f64,
    /// Is an O.
    square: f64,
    /// Temperature of the choice: at 0 the player always takes what it likes best.
    whim: f64,
}

impl Style {
    /// Returns the weights of all features, in a fixed order.
    fn weights(self) -> [f64; FEATURES] {
        let Style { corner, edge, near, mirror, splits, kills, whole, bar, square, .. } = self;
        [corner, edge, near, mirror, splits, kills, whole, bar, square]
    }
}

/// Number of features, which is that of weights.
const FEATURES: usize = 9;

/// Chooses in a style on boards of one size. To know the opponent's last placement, it remembers
/// the cells that were free after its own.
pub struct Stylist {
    /// The preferences.
    style: Style,
    /// The size of the board.
    board: BoardSize,
    /// The free cells after the player's own last placement, or those at the start.
    free_before: Bitboard,
    /// The cells of the opponent's last placement, if it is known.
    opponents_last: Option<Bitboard>,
}

impl Stylist {
    /// Returns a stylist for boards of this size.
    pub fn new(style: Style, board: BoardSize) -> Stylist {
        Stylist { style, board, free_before: board.bitboard(), opponents_last: None }
    }

    /// Finds out what the opponent has placed to reach `position`, also in another game. After an
    /// undo it is usually unknown.
    pub fn observe(&mut self, position: Position) {
        if !self.free_before.is_superset(position.free()) {
            self.free_before = self.board.bitboard();
        }
        let placed = self.free_before - position.free();
        self.opponents_last = Some(placed).filter(|placed| placed.len() == 4);
    }

    /// Remembers the position after the player's own placement.
    pub fn remember(&mut self, position: Position) {
        self.free_before = position.free();
    }

    /// Chooses among placements; `None` if there are none.
    pub fn choose(
        &self,
        position: Position,
        placements: &[Placement],
        rng: &mut fastrand::Rng,
    ) -> Option<Placement> {
        let weights = self.style.weights();
        let before = area_sizes(position);
        let liking = |placement: &Placement| -> f64 {
            let features = self.features(position, &before, *placement);
            weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
        };
        let likings: Vec<f64> = placements.iter().map(liking).collect();
        choose(&likings, self.style.whim, rng).map(|chosen| placements[chosen])
    }

    /// Returns the features of a placement in a position with areas of these sizes, in the order of
    /// [`Style::weights`].
    fn features(
        &self,
        position: Position,
        before: &[usize],
        placement: Placement,
    ) -> [f64; FEATURES] {
        let cells = placement.cells();
        let after = area_sizes(position.after(placement));
        let [usable_before, usable] = [before, &after].map(|sizes| sizes.iter().sum::<usize>());
        let largest = after.iter().max().map_or(0.0, |&largest| largest as f64 / usable as f64);
        let mean = |of: &dyn Fn(Cell) -> f64| cells.cells().map(of).sum::<f64>() / 4.0;
        let last = self.opponents_last;
        let near = last.map_or(0.0, |last| 1.0 - self.distance(cells, last));
        let is_image = last.is_some_and(|last| half_turned(self.board, last) == cells);
        let killed = usable_before.saturating_sub(usable + 4);
        let one_if = |holds: bool| f64::from(u8::from(holds));
        // A cell near an edge is far from one of the middle lines; one near a corner, from both.
        [
            mean(&|cell| self.off_middle(cell).0.min(self.off_middle(cell).1)),
            mean(&|cell| self.off_middle(cell).0.max(self.off_middle(cell).1)),
            near,
            one_if(is_image),
            (after.len().saturating_sub(before.len()) as f64 / 2.0).min(1.0),
            (killed as f64 / 8.0).min(1.0),
            largest,
            one_if(placement.piece() == Piece::I),
            one_if(placement.piece() == Piece::O),
        ]
    }

    /// Returns how far a cell is from the middle column and from the middle row: 0 in the middle, 1
    /// at the edge.
    fn off_middle(&self, cell: Cell) -> (f64, f64) {
        let off = |at: usize, count: usize| {
            let middle = (count - 1) as f64 / 2.0;
            (at as f64 - middle).abs() / middle
        };
        (off(cell.column(), self.board.columns()), off(cell.row(), self.board.rows()))
    }

    /// Returns the distance between the centres of two placements, divided by the board's diagonal.
    fn distance(&self, one: Bitboard, other: Bitboard) -> f64 {
        let centre = |cells: Bitboard| {
            let mean = |of: fn(Cell) -> usize| cells.cells().map(of).sum::<usize>() as f64 / 4.0;
            (mean(Cell::column), mean(Cell::row))
        };
        let ((x1, y1), (x2, y2)) = (centre(one), centre(other));
        let length = |x: f64, y: f64| (x * x + y * y).sqrt();
        length(x1 - x2, y1 - y2) / length(self.board.columns() as f64, self.board.rows() as f64)
    }
}

/// Returns the sizes of a position's usable areas, in cells.
fn area_sizes(position: Position) -> Vec<usize> {
    usable_areas(position.free()).map(|area| area.len()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Placement;

    /// The first placement of a second game was once unknown.
    #[test]
    fn the_opponents_placement_is_known_in_each_game() {
        let character = crate::ai::players::Character::all().next().unwrap();
        let mut stylist = Stylist::new(character.skill().style.unwrap(), BoardSize::Ten);
        for first in ["a1,b1,c1,d1", "a1,b1,a2,b2"] {
            let first: Placement = first.parse().unwrap();
            let position = Position::START.after(first);
            stylist.observe(position);
            assert_eq!(stylist.opponents_last, Some(first.cells()));
            stylist.remember(position.after("g1,h1,i1,j1".parse().unwrap()));
        }
    }
}
