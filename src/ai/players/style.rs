//! Styles: what a named player prefers among placements that are equally good as far as it sees.
//!
//! A style never changes an outcome within the player's sight, since it chooses only among what it does not see the end of.

use serde::Deserialize;

use super::choice::choose;
use crate::ai::analysis::half_turned;
use crate::ai::area::usable_areas;
use crate::ai::board::{Bitboard, BoardSize, Cell, Piece, Placement, Position};

/// What a player likes: a weight for each feature of a placement, each of which goes from 0 to 1. What it dislikes weighs less than 0.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Style {
    /// Close to a corner of the board.
    corner: f64,
    /// Close to an edge of the board.
    edge: f64,
    /// Close to what the opponent has placed last.
    near: f64,
    /// The image of what the opponent has placed last, half a turn around the middle.
    mirror: f64,
    /// Makes areas: 1 for two more than there were.
    splits: f64,
    /// Makes cells dead: 1 for eight of them.
    kills: f64,
    /// Leaves the cells together: the share of the largest area.
    whole: f64,
    /// Is straight.
    bar: f64,
    /// Is a square.
    square: f64,
    /// The temperature at which it chooses: with 0 always what it likes best.
    whim: f64,
}

impl Style {
    fn weights(self) -> [f64; FEATURES] {
        let Style { corner, edge, near, mirror, splits, kills, whole, bar, square, .. } = self;
        [corner, edge, near, mirror, splits, kills, whole, bar, square]
    }

    /// Returns whether all numbers are within their bounds.
    pub fn is_possible(self) -> bool {
        (0.0..=10.0).contains(&self.whim)
            && self.weights().iter().all(|weight| (-10.0..=10.0).contains(weight))
    }
}

const FEATURES: usize = 9;

/// Chooses in a style on boards of one size, and remembers what was placed last.
pub struct Stylist {
    style: Style,
    board: BoardSize,
    /// The free cells after its own last placement, or those at the beginning.
    left: Bitboard,
    /// What the opponent has placed last.
    last: Option<Bitboard>,
}

impl Stylist {
    /// Returns one for boards of this size.
    pub fn new(style: Style, board: BoardSize) -> Stylist {
        Stylist { style, board, left: board.bitboard(), last: None }
    }

    /// Looks what the opponent has placed. After an undo, nobody can tell.
    pub fn observe(&mut self, position: Position) {
        let placed = self.left - position.free();
        self.last = Some(placed).filter(|placed| placed.len() == 4);
    }

    /// Remembers the position after its own placement.
    pub fn remember(&mut self, position: Position) {
        self.left = position.free();
    }

    /// Chooses among these placements.
    pub fn choose(
        &self,
        position: Position,
        placements: &[Placement],
        rng: &mut fastrand::Rng,
    ) -> Option<Placement> {
        let weights = self.style.weights();
        let before = Before { position, usable: position.usable(), areas: areas(position).0 };
        let liking = |placement: &Placement| -> f64 {
            let features = self.features(&before, *placement);
            weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
        };
        let likings: Vec<f64> = placements.iter().map(liking).collect();
        choose(&likings, self.style.whim, rng).map(|chosen| placements[chosen])
    }

    /// Returns the features of a placement in the order of [`Style::weights`].
    fn features(&self, before: &Before, placement: Placement) -> [f64; FEATURES] {
        let cells = placement.cells();
        let after = before.position.after(placement);
        let (areas, largest) = areas(after);
        let usable = after.usable().len();
        let mean = |of: &dyn Fn(Cell) -> f64| cells.cells().map(of).sum::<f64>() / 4.0;
        let near = self.last.map_or(0.0, |last| 1.0 - self.distance(cells, last));
        let is_image = self.last.is_some_and(|last| half_turned(self.board, last) == cells);
        let killed = before.usable.len().saturating_sub(usable + 4);
        let yes = |it: bool| f64::from(u8::from(it));
        [
            mean(&|cell| self.off_middle(cell).0.min(self.off_middle(cell).1)),
            mean(&|cell| self.off_middle(cell).0.max(self.off_middle(cell).1)),
            near,
            yes(is_image),
            (areas.saturating_sub(before.areas) as f64 / 2.0).min(1.0),
            (killed as f64 / 8.0).min(1.0),
            if usable == 0 { 0.0 } else { largest as f64 / usable as f64 },
            yes(placement.piece() == Piece::I),
            yes(placement.piece() == Piece::O),
        ]
    }

    /// Returns how far a cell lies from the middle column and row: 0 in the middle, 1 at the edge.
    fn off_middle(&self, cell: Cell) -> (f64, f64) {
        let part = |at: usize, count: usize| {
            let half = (count - 1) as f64 / 2.0;
            (at as f64 - half).abs() / half
        };
        (part(cell.column(), self.board.columns()), part(cell.row(), self.board.rows()))
    }

    /// Returns the distance of two placements as a part of the board's diagonal.
    fn distance(&self, one: Bitboard, other: Bitboard) -> f64 {
        let centre = |cells: Bitboard| {
            let sum = |of: fn(Cell) -> usize| cells.cells().map(of).sum::<usize>() as f64 / 4.0;
            (sum(Cell::column), sum(Cell::row))
        };
        let ((a, b), (c, d)) = (centre(one), centre(other));
        let long = |x: f64, y: f64| (x * x + y * y).sqrt();
        long(a - c, b - d) / long(self.board.columns() as f64, self.board.rows() as f64)
    }
}

/// A position before a placement.
struct Before {
    position: Position,
    usable: Bitboard,
    areas: usize,
}

/// Returns the number of areas in which a piece fits, and the cells of the largest.
fn areas(position: Position) -> (usize, usize) {
    usable_areas(position.free())
        .fold((0, 0), |(count, largest), area| (count + 1, largest.max(area.len())))
}
