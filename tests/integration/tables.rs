//! Compares nim-values and outcomes of empty boards with those of an independent program, which
//! goes through whole boards without areas.

use nim_tetris::ai::{Bitboard, Cell, NimValues, Outcome, Position, Reduction, Solver};

use crate::support::{Values, random_area};

/// The nim-values of normal and of misère play, g+ and g-.
type Pair = (u8, u8);

/// Values of corridors of 4, 5, … cells.
const CORRIDORS: [Pair; 17] = [
    (1, 0),
    (1, 0),
    (1, 0),
    (1, 0),
    (2, 2),
    (2, 2),
    (2, 2),
    (0, 1),
    (3, 3),
    (3, 3),
    (3, 3),
    (1, 0),
    (1, 0),
    (1, 0),
    (1, 0),
    (0, 1),
    (4, 1),
];

/// Values of rectangles: the number of rows, the columns of the first one, and the values for each
/// further column.
const RECTANGLES: [(usize, usize, &[Pair]); 4] = [
    (2, 2, &[(1, 0), (1, 0), (2, 2), (2, 2), (3, 3), (3, 3), (1, 0), (1, 0), (4, 1)]),
    (3, 3, &[(2, 2), (3, 3), (1, 0), (1, 4), (5, 1), (3, 3), (6, 0), (1, 1)]),
    (4, 4, &[(1, 1), (5, 5), (3, 3), (1, 1), (3, 3)]),
    (5, 5, &[(1, 0), (2, 1)]),
];

/// Returns a corridor of at most 21 cells: along row 1, up column j, and back along row 3.
fn corridor(length: usize) -> Bitboard {
    let there = (0..10).map(|column| (column, 0));
    let back = (0..10).rev().map(|column| (column, 2));
    let path = there.chain([(9, 1)]).chain(back);
    path.take(length).filter_map(|(column, row)| Cell::new(column, row)).collect()
}

/// Returns all boards with their values.
fn boards() -> Vec<(Bitboard, NimValues)> {
    let corridors = (4..).zip(CORRIDORS).map(|(length, values)| (corridor(length), values));
    let rectangles = RECTANGLES.iter().flat_map(|&(rows, first, values)| {
        (first..)
            .zip(values)
            .map(move |(columns, &values)| (Bitboard::rectangle(columns, rows), values))
    });
    corridors
        .chain(rectangles)
        .map(|(board, (normal, misere))| (board, NimValues { normal, misere }))
        .collect()
}

#[test]
fn sets_of_boards_have_the_known_nim_values() {
    for (reduction, most_cells) in [(Reduction::Canonical, 100), (Reduction::Plain, 20)] {
        let mut values = Values::new(reduction);
        for (board, expected) in boards().into_iter().filter(|(it, _)| it.len() <= most_cells) {
            let value = values.of(board);
            assert_eq!(values.arena.nim_values(value), expected, "{board:?}");
        }
    }
}

#[test]
fn canonical_forms_are_few() {
    let sets = |reduction| {
        let (mut rng, mut values) = (fastrand::Rng::with_seed(23), Values::new(reduction));
        (0..500).for_each(|_| _ = values.of(random_area(&mut rng, 20)));
        values.arena.ids_from(0).count()
    };
    let (plain, canonical) = (sets(Reduction::Plain), sets(Reduction::Canonical));
    assert!(canonical * 10 < plain, "{canonical} canonical sets, {plain} plain ones");
}

/// The player to move loses exactly when g- is 0.
#[test]
fn the_solver_agrees_with_the_nim_values() {
    let mut solver = Solver::new(1 << 26);
    for (board, values) in boards() {
        let expected = if values.misere == 0 { Outcome::Loss } else { Outcome::Win };
        let answer = solver.solve(Position::new(board)).answer;
        assert_eq!(answer.outcome(), Some(expected), "{board:?}");
    }
}
