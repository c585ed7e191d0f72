//! The piece in hand: a piece over the board that the player moves and rotates before placing it.

pub mod arrival;
pub mod steering;

use egui::{Vec2, vec2};

use arrival::Arrival;

use crate::ai::{Bitboard, BoardSize, Cell, Orientation, Piece, Placement, Position};

/// A piece over the board, always entirely inside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceInHand {
    board: BoardSize,
    orientation: Orientation,
    /// Column of the bounding box's lower left corner.
    column: usize,
    /// Row of the bounding box's lower left corner.
    row: usize,
    /// Whether the piece was lifted off the tray and the mouse button is still down.
    is_lifted: bool,
    /// When the mouse brought the piece to its place.
    arrival: Arrival,
    /// Whether the mouse, and not a key, moved the piece last.
    follows_mouse: bool,
    /// Columns and rows from where the mouse would hold the piece in its middle to where it holds
    /// it: the mouse takes a piece that lies ready where it touches it.
    grip: (isize, isize),
    /// Whether the mouse is over the board.
    is_mouse_there: bool,
    /// Whether the piece is out of sight until it is moved.
    is_hidden: bool,
}

/// Largest distance between the mouse and the centre of a placement to which the piece snaps, in
/// cells.
const MAX_SNAPPING: f32 = 1.3;

/// Returns the centre of a placement's bounding box, in cells from the board's lower left corner.
pub fn center_of(placement: Placement) -> Vec2 {
    let (column, row) = placement.corner();
    let orientation = placement.orientation();
    vec2(column as f32, row as f32)
        + vec2(orientation.width() as f32, orientation.height() as f32) / 2.0
}

/// Returns the orientation of a piece before it is rotated.
pub fn first_orientation(piece: Piece) -> Orientation {
    piece.orientations().next().expect("pieces have orientations")
}

/// Returns the placements of an orientation that fit, row by row.
pub fn fitting_placements(
    position: Position,
    orientation: Orientation,
) -> impl Iterator<Item = Placement> {
    Cell::all()
        .filter_map(move |cell| Placement::at(orientation, cell.column(), cell.row()))
        .filter(move |placement| position.allows(*placement))
}

/// Returns the fitting placement whose centre is nearest to a point, and its distance, in cells.
///
/// Of equally near placements, it is the first.
fn nearest(
    orientations: impl IntoIterator<Item = Orientation>,
    point: Vec2,
    position: Position,
) -> Option<(Placement, f32)> {
    let distance = |placement: Placement| (center_of(placement) - point).length();
    orientations
        .into_iter()
        .flat_map(|orientation| fitting_placements(position, orientation))
        .map(|placement| (placement, distance(placement)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
}

impl PieceInHand {
    /// Returns this piece at the centre of a 10x10 board.
    pub fn new(piece: Piece) -> PieceInHand {
        PieceInHand::on_board(BoardSize::default(), piece)
    }

    /// Returns this piece at the centre of a board.
    pub fn on_board(board: BoardSize, piece: Piece) -> PieceInHand {
        let orientation = first_orientation(piece);
        let (column, row) = (board.columns() / 2 - 2, board.rows() / 2 - 1);
        PieceInHand {
            board,
            orientation,
            column,
            row,
            is_lifted: false,
            arrival: Arrival::default(),
            follows_mouse: false,
            grip: (0, 0),
            is_mouse_there: false,
            is_hidden: false,
        }
    }

    /// Moves onto a board of another size.
    pub fn set_board(&mut self, board: BoardSize) {
        self.board = board;
        self.set_corner(self.column, self.row);
    }

    /// Returns the placement of the piece where it is; it may overlap filled cells.
    pub fn placement(&self) -> Placement {
        Placement::at(self.orientation, self.column, self.row)
            .expect("a piece in hand lies on the board")
    }

    pub fn piece(&self) -> Piece {
        self.orientation.piece()
    }

    /// Becomes the piece of `placement`, at its place. A piece that was lifted off the tray is let
    /// go.
    pub fn move_to(&mut self, placement: Placement) {
        self.is_lifted = false;
        self.jump_to(placement);
    }

    /// Jumps to a placement, in whose orientation it may be another piece.
    fn jump_to(&mut self, placement: Placement) {
        self.is_hidden = false;
        self.orientation = placement.orientation();
        (self.column, self.row) = placement.corner();
    }

    /// Becomes the piece of a placement that was taken back: where the mouse holds it, or else
    /// where it lay. A piece that was lifted off the tray is let go.
    pub fn take_back(&mut self, placement: Placement) {
        self.is_lifted = false;
        if self.follows_mouse && self.is_mouse_there {
            self.is_hidden = false;
            self.set_orientation(placement.orientation());
        } else {
            self.jump_to(placement);
        }
    }

    /// Returns the cells of the piece that are filled in `position`.
    pub fn blocked(&self, position: Position) -> Bitboard {
        self.placement().cells() - position.free()
    }

    /// Moves by columns and rows, but never off the board.
    pub fn step(&mut self, columns: isize, rows: isize) {
        self.set_corner(
            self.column.saturating_add_signed(columns),
            self.row.saturating_add_signed(rows),
        );
    }

    /// Moves the centre as near as possible to a point, in cells from the board's lower left
    /// corner.
    fn center_on(&mut self, x: f32, y: f32) {
        let corner = |at: f32, size: usize| (at - size as f32 / 2.0).round().max(0.0) as usize;
        self.set_corner(corner(x, self.orientation.width()), corner(y, self.orientation.height()));
    }

    /// Rotates the piece clockwise by a quarter turn about its centre.
    pub fn quarter_turn(&mut self) {
        self.set_orientation(self.orientation.turned());
    }

    /// Changes to another piece at the same place.
    pub fn choose(&mut self, piece: Piece) {
        if piece != self.piece() {
            self.set_orientation(first_orientation(piece));
        }
    }

    /// Changes to the piece that is `steps` further in the list of all seven, wrapping around.
    fn cycle(&mut self, steps: isize) {
        let count = Piece::ALL.len() as isize;
        let index = (self.piece().index() as isize + steps).rem_euclid(count);
        self.choose(Piece::ALL[index as usize]);
    }

    /// Jumps to the next placement that fits in the current orientation, or else to the first one
    /// in another orientation or with another piece.
    ///
    /// Placements are visited row by row; after the last one, the search wraps around to the first.
    fn jump_to_next_fit(&mut self, position: Position) {
        let fits = |orientation| fitting_placements(position, orientation);
        let here = (self.row, self.column);
        let after = |p: &Placement| (p.corner().1, p.corner().0) > here;
        let mut same = fits(self.orientation);
        let turns = self.piece().orientations();
        let others = Orientation::all().filter(|o| o.piece() != self.piece());
        let found = same
            .find(after)
            .or_else(|| fits(self.orientation).next())
            .or_else(|| turns.chain(others).find_map(|orientation| fits(orientation).next()));
        if let Some(placement) = found {
            self.jump_to(placement);
        }
    }

    /// Becomes `piece`, and moves to where it fits, unless that is `except`. A piece that was
    /// lifted off the tray is let go.
    pub fn offer(&mut self, piece: Piece, position: Position, except: Placement) {
        self.is_lifted = false;
        self.choose(piece);
        let mut fitting = *self;
        fitting.find_room(position);
        if fitting.placement() != except {
            *self = fitting;
        }
    }

    /// Finds room for the piece, if it does not fit where it is.
    ///
    /// A piece that follows the mouse is hidden until it is moved, and finds room here only if its
    /// orientation fits nowhere.
    pub fn find_room(&mut self, position: Position) {
        self.grip = (0, 0);
        if self.blocked(position).is_empty() {
            return;
        }
        if !self.follows_mouse || fitting_placements(position, self.orientation).next().is_none() {
            self.jump_to_nearest_fit(position);
        }
        self.is_hidden = self.follows_mouse;
    }

    /// Returns whether the piece is out of sight until it is moved.
    pub fn is_hidden(&self) -> bool {
        self.is_hidden
    }

    /// Brings the piece into sight where it fits. Returns whether it was out of sight.
    pub fn reveal(&mut self, position: Position) -> bool {
        let was_hidden = self.is_hidden;
        if was_hidden {
            self.is_lifted = false;
            self.jump_to_nearest_fit(position);
        }
        was_hidden
    }

    /// Jumps to the nearest placement that fits: in the current orientation, or else in another
    /// one, or else with another piece.
    fn jump_to_nearest_fit(&mut self, position: Position) {
        let here = center_of(self.placement());
        let turns = self.piece().orientations();
        let others = Orientation::all().filter(|other| other.piece() != self.piece());
        let found = nearest([self.orientation], here, position)
            .or_else(|| nearest(turns, here, position))
            .or_else(|| nearest(others, here, position));
        if let Some((placement, _)) = found {
            self.jump_to(placement);
        }
    }

    /// Moves to the nearest placement that fits in the current orientation, if its centre is close
    /// to a point, in cells from the board's lower left corner.
    fn snap_to(&mut self, x: f32, y: f32, position: Position) {
        let found = nearest([self.orientation], vec2(x, y), position);
        if let Some((placement, distance)) = found
            && distance <= MAX_SNAPPING
        {
            self.jump_to(placement);
        }
    }

    /// Changes piece and orientation, and keeps the centre of the bounding box where it is.
    fn set_orientation(&mut self, orientation: Orientation) {
        // Half of the change in the box's size, rounded away from zero, so that rotating back
        // restores the position.
        let shift = |old: usize, new: usize| {
            let loss = old as isize - new as isize;
            (loss + loss.signum()) / 2
        };
        let columns = shift(self.orientation.width(), orientation.width());
        let rows = shift(self.orientation.height(), orientation.height());
        self.orientation = orientation;
        self.grip = (0, 0);
        self.step(columns, rows);
    }

    /// Moves the lower left corner of the bounding box to a cell, or as near as the board allows.
    fn set_corner(&mut self, column: usize, row: usize) {
        self.column = column.min(self.board.columns() - self.orientation.width());
        self.row = row.min(self.board.rows() - self.orientation.height());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_in_hand_never_leaves_the_board() {
        let mut rng = fastrand::Rng::with_seed(14);
        let mut hand = PieceInHand::new(Piece::I);
        let mut board = BoardSize::default();
        for _ in 0..20_000 {
            match rng.u8(..6) {
                0 => hand.step(rng.isize(-12..12), rng.isize(-12..12)),
                1 => hand.quarter_turn(),
                2 => hand.cycle(rng.isize(-9..9)),
                3 => hand.center_on(rng.f32() * 30.0 - 10.0, rng.f32() * 30.0 - 10.0),
                4 => {
                    board = BoardSize::ALL[rng.usize(..BoardSize::COUNT)];
                    hand.set_board(board);
                }
                _ => hand.jump_to_next_fit(Position::new(board.bitboard())),
            }
            assert!(board.bitboard().is_superset(hand.placement().cells()), "{board}");
        }
    }

    #[test]
    fn four_quarter_turns_lead_back() {
        for piece in Piece::ALL {
            let mut hand = PieceInHand::new(piece);
            hand.step(1, -1);
            let before = hand;
            (0..4).for_each(|_| hand.quarter_turn());
            assert_eq!(hand, before, "{piece}");
        }
    }

    #[test]
    fn the_next_fit_visits_every_place_and_finds_the_only_piece_that_fits() {
        let mut hand = PieceInHand::new(Piece::O);
        let mut places: Vec<_> = (0..81)
            .map(|_| {
                hand.jump_to_next_fit(Position::START);
                hand.placement()
            })
            .collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 81);

        let only = Position::new(Bitboard::rectangle(1, 4));
        hand.jump_to_next_fit(only);
        assert_eq!(hand.placement().to_string(), "a1,a2,a3,a4");
    }

    #[test]
    fn a_piece_in_hand_stays_where_it_fits_and_finds_room_where_it_does_not() {
        let mut hand = PieceInHand::new(Piece::T);
        let before = hand;
        hand.find_room(Position::START);
        assert_eq!(hand, before);
        let corner = Position::new(Bitboard::rectangle(3, 2));
        hand.find_room(corner);
        assert!(corner.allows(hand.placement()));
        let full = hand;
        hand.find_room(Position::new(Bitboard::EMPTY));
        assert_eq!(hand, full);
    }

    #[test]
    fn pieces_cycle_both_ways() {
        let mut hand = PieceInHand::new(Piece::I);
        hand.cycle(-1);
        assert_eq!(hand.piece(), Piece::L);
        hand.cycle(1);
        assert_eq!(hand.piece(), Piece::I);
    }
}
