//! The ghost: the piece in the player's hand, before it is placed.

use crate::ai::{BOARD_SIZE, Bitboard, Cell, Orientation, Piece, Placement, Position};

/// A piece over the board, always entirely inside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceCursor {
    orientation: Orientation,
    /// Lower left corner of the bounding box.
    column: usize,
    row: usize,
}

impl PieceCursor {
    /// Returns a ghost of this piece at the centre of the board.
    pub fn new(piece: Piece) -> PieceCursor {
        let orientation = piece.orientations().next().expect("pieces have orientations");
        PieceCursor { orientation, column: 3, row: 4 }
    }

    /// Returns the placement at the ghost's position.
    pub fn placement(&self) -> Placement {
        Placement::at(self.orientation, self.column, self.row).expect("a ghost lies on the board")
    }

    /// Returns the piece.
    pub fn piece(&self) -> Piece {
        self.orientation.piece()
    }

    /// Takes the piece and the position of a placement.
    pub fn take(&mut self, placement: Placement) {
        self.orientation = placement.orientation();
        (self.column, self.row) = placement.corner();
    }

    /// Returns the cells of the ghost that overlap filled cells.
    pub fn blocked(&self, position: Position) -> Bitboard {
        self.placement().cells() - position.free()
    }

    /// Moves by columns and rows, but never off the board.
    pub fn step(&mut self, columns: isize, rows: isize) {
        let corner =
            (self.column.saturating_add_signed(columns), self.row.saturating_add_signed(rows));
        self.put(corner);
    }

    /// Moves the ghost's centre as near as possible to a point, given in cells from the board's lower left corner.
    pub fn center_on(&mut self, x: f32, y: f32) {
        let corner = |at: f32, size: usize| (at - size as f32 / 2.0).round().max(0.0) as usize;
        self.put((corner(x, self.orientation.width()), corner(y, self.orientation.height())));
    }

    /// Turns a quarter turn clockwise about the centre.
    pub fn turn(&mut self) {
        self.become_orientation(self.orientation.turned());
    }

    /// Changes to another piece, in the same place.
    pub fn choose(&mut self, piece: Piece) {
        if piece != self.piece() {
            self.become_orientation(PieceCursor::new(piece).orientation);
        }
    }

    /// Changes to the piece `steps` further in the list of all seven, wrapping around.
    pub fn cycle(&mut self, steps: isize) {
        let count = Piece::ALL.len() as isize;
        let index = (self.piece().index() as isize + steps).rem_euclid(count);
        self.choose(Piece::ALL[index as usize]);
    }

    /// Jumps to the next placement that fits in the current orientation, or else to the next orientation or piece that fits somewhere.
    ///
    /// Placements are visited row by row; after the last one, the search wraps around to the first.
    pub fn seek(&mut self, position: Position) {
        let fits = |orientation| {
            Cell::all()
                .filter_map(move |cell| Placement::at(orientation, cell.column(), cell.row()))
                .filter(move |placement| position.allows(*placement))
        };
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
            self.take(placement);
        }
    }

    /// Jumps to a placement that fits if the piece does not fit where it is.
    pub fn find_room(&mut self, position: Position) {
        if !self.blocked(position).is_empty() {
            self.seek(position);
        }
    }

    fn become_orientation(&mut self, orientation: Orientation) {
        // Half of the change in the box's size, rounded away from zero, so that turning back restores the position.
        let shift = |old: usize, new: usize| {
            let loss = old as isize - new as isize;
            (loss + loss.signum()) / 2
        };
        let columns = shift(self.orientation.width(), orientation.width());
        let rows = shift(self.orientation.height(), orientation.height());
        self.orientation = orientation;
        self.step(columns, rows);
    }

    fn put(&mut self, (column, row): (usize, usize)) {
        self.column = column.min(BOARD_SIZE - self.orientation.width());
        self.row = row.min(BOARD_SIZE - self.orientation.height());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ghost_never_leaves_the_board() {
        let mut rng = fastrand::Rng::with_seed(14);
        let mut ghost = PieceCursor::new(Piece::I);
        for _ in 0..20_000 {
            match rng.u8(..5) {
                0 => ghost.step(rng.isize(-12..12), rng.isize(-12..12)),
                1 => ghost.turn(),
                2 => ghost.cycle(rng.isize(-9..9)),
                3 => ghost.center_on(rng.f32() * 30.0 - 10.0, rng.f32() * 30.0 - 10.0),
                _ => ghost.seek(Position::START),
            }
            assert_eq!(ghost.placement().cells().len(), 4);
        }
    }

    #[test]
    fn four_turns_lead_back() {
        for piece in Piece::ALL {
            let mut ghost = PieceCursor::new(piece);
            ghost.step(1, -1);
            let before = ghost;
            (0..4).for_each(|_| ghost.turn());
            assert_eq!(ghost, before, "{piece}");
        }
    }

    #[test]
    fn seeking_visits_every_place_and_finds_the_only_piece_that_fits() {
        let mut ghost = PieceCursor::new(Piece::O);
        let mut places: Vec<_> = (0..81)
            .map(|_| {
                ghost.seek(Position::START);
                ghost.placement()
            })
            .collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 81);

        let only = Position::new(Bitboard::rectangle(1, 4));
        ghost.seek(only);
        assert_eq!(ghost.placement().to_string(), "a1,a2,a3,a4");
    }

    #[test]
    fn a_ghost_stays_where_it_fits_and_finds_room_where_it_does_not() {
        let mut ghost = PieceCursor::new(Piece::T);
        let before = ghost;
        ghost.find_room(Position::START);
        assert_eq!(ghost, before);
        let corner = Position::new(Bitboard::rectangle(3, 2));
        ghost.find_room(corner);
        assert!(corner.allows(ghost.placement()));
        let full = ghost;
        ghost.find_room(Position::new(Bitboard::EMPTY));
        assert_eq!(ghost, full);
    }

    #[test]
    fn pieces_cycle_both_ways() {
        let mut ghost = PieceCursor::new(Piece::I);
        ghost.cycle(-1);
        assert_eq!(ghost.piece(), Piece::L);
        ghost.cycle(1);
        assert_eq!(ghost.piece(), Piece::I);
    }
}
