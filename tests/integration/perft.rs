//! Compares counts of sequences of placements with those on record.

use std::collections::BTreeSet;

use nim_tetris::ai::{Bitboard, Position};

use crate::support::{random_board, records, rectangle};

/// The depth, the count and the position in each line.
const COUNTS: &str = include_str!("../data/perft.txt");

#[test]
fn counts_are_those_on_record() {
    for [depth, count, position] in records(COUNTS) {
        let position: Position = position.parse().unwrap();
        assert_eq!(position.perft(depth.parse().unwrap()).to_string(), count, "{position}");
    }
}

/// Returns all connected sets of four free cells, grown cell by cell.
fn quadruples(free: Bitboard) -> BTreeSet<Bitboard> {
    let mut sets: BTreeSet<Bitboard> =
        free.cells().map(|cell| Bitboard::from_iter([cell])).collect();
    for _ in 1..4 {
        sets = sets
            .into_iter()
            .flat_map(|set| {
                let around = set.grown() & free;
                (around - set).cells().map(move |cell| set | Bitboard::from_iter([cell]))
            })
            .collect();
    }
    sets
}

/// The slow twin knows connected sets of four cells, but no tetrominoes.
fn slow_perft(free: Bitboard, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => quadruples(free).into_iter().map(|set| slow_perft(free - set, depth - 1)).sum(),
    }
}

#[test]
fn every_connected_set_of_four_cells_is_a_placement() {
    let mut rng = fastrand::Rng::with_seed(31);
    for _ in 0..40 {
        let density = rng.f32();
        let free = random_board(&mut rng, density);
        let depth = if free.len() < 40 { 3 } else { 1 };
        assert_eq!(Position::new(free).perft(depth), slow_perft(free, depth), "{free:?}");
    }
}

#[test]
fn games_that_end_earlier_do_not_count() {
    let position = rectangle(9, 1);
    let counts: Vec<u64> = (0..4).map(|depth| position.perft(depth)).collect();
    assert_eq!(counts, [1, 6, 6, 0]);
}
