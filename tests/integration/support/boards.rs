//! Boards for tests.

use nim_tetris::ai::{Bitboard, Cell, Placement, Position};

/// Returns an empty board of this size, in the corner at a1.
pub fn rectangle(columns: usize, rows: usize) -> Position {
    Position::new(Bitboard::rectangle(columns, rows))
}

/// Returns a board on which each cell is free with this probability.
pub fn random_board(rng: &mut fastrand::Rng, density: f32) -> Bitboard {
    Cell::all().filter(|_| rng.f32() < density).collect()
}

/// Returns a random connected area, grown cell by cell.
pub fn random_area(rng: &mut fastrand::Rng, size: usize) -> Bitboard {
    let mut area = Bitboard::from_iter(rng.choice(Cell::all().collect::<Vec<_>>()));
    while area.len() < size {
        area.insert(rng.choice((area.grown() - area).cells().collect::<Vec<_>>()).unwrap());
    }
    area
}

/// Returns the first position of a random game that has at most this many usable cells.
pub fn random_position(rng: &mut fastrand::Rng, most_usable: usize) -> Position {
    let mut position = Position::START;
    while position.usable().len() > most_usable {
        let placement = Placement::random_on(position.free(), rng);
        position = position.after(placement.expect("some cells are usable"));
    }
    position
}
