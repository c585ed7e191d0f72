//! Tests of the values: their outcomes, the arena, threads and symmetric graphs.

use super::*;
use crate::ai::board::Cell;
use crate::ai::limits::Limits;

/// Returns random areas of the sizes that are taken by value, but are beyond the tablebase.
fn areas_beyond_tablebase(seed: u64, count: usize) -> Vec<Bitboard> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let board = || -> Bitboard { Cell::all().filter(|_| rng.f32() < 0.55).collect() };
    let areas = std::iter::repeat_with(board).flat_map(|free| free.areas().collect::<Vec<_>>());
    let sizes = MAX_SIZE + 1..=MAX_SMALL_SIZE_RAGGED;
    areas.filter(|area| sizes.contains(&area.len())).take(count).collect()
}

/// With 128 GiB or more, an arena once could outgrow its 32-bit indices, and the search
/// panicked.
#[test]
fn no_arena_has_more_elements_than_indices() {
    let values = AreaValues::new(1 << 40, 1);
    let elements = values.max_arena / size_of::<Ois>();
    // A vector that is full doubles before it is looked at again.
    assert!(2 * elements <= u32::MAX as usize);
}

/// The stores of sets and products double, so a search that leaves half of the memory never takes
/// all of it.
#[test]
fn a_search_that_leaves_room_never_fills_the_arena() {
    let mut values = AreaValues::new(1 << 21, 1);
    values.leaves_room = true;
    let mut heaps = vec![Ois::ZERO];
    for _ in 0..16 {
        let heap = values.arena.intern(&mut heaps.clone());
        heaps.push(heap);
    }
    let mut subsets = 1u32..;
    while values.check_memory().is_ok() {
        let subset = subsets.next().unwrap();
        let is_in = |&n: &usize| subset >> n & 1 != 0;
        let set = values.arena.intern(&mut (0..16).filter(is_in).map(|n| heaps[n]).collect());
        values.product(set, values.one);
    }
    assert!(!values.is_full());
    values.leaves_room = false;
    assert_eq!(values.check_memory(), Ok(()));
}

/// Values are kept by graph: an area has the one that it has alone, whatever areas were met
/// before.
#[test]
fn areas_of_equal_graphs_have_one_value() {
    let limits = Limits::new();
    let mut watch = Watch::new(&limits);
    let mut values = AreaValues::new(1 << 24, 1);
    for area in areas_beyond_tablebase(68, 150) {
        let mut alone = AreaValues::new(1 << 24, 1);
        let value = values.value_of_areas(area, &mut watch).unwrap();
        let value_alone = alone.value_of_areas(area, &mut watch).unwrap();
        assert_eq!(values.arena().text(value), alone.arena().text(value_alone), "{area:?}");
    }
}

/// The outcome is right, too, for areas whose value is known, and for those that were first met
/// beside another game.
#[test]
fn an_area_has_the_outcome_of_its_value_beside_any_game() {
    let limits = Limits::new();
    let mut watch = Watch::new(&limits);
    let (mut values, mut twin) = (AreaValues::new(1 << 24, 1), AreaValues::new(1 << 24, 1));
    let mut rng = fastrand::Rng::with_seed(69);
    let games = [Ois::ZERO, values.one];
    let [mut won, mut lost] = [0, 0];
    for cells in areas_beyond_tablebase(69, 150) {
        let mut of_games = games;
        rng.shuffle(&mut of_games);
        for game in of_games {
            let both = twin.add_area(game, Query::Value, Region::new(cells), &mut watch).unwrap();
            let expected = twin.arena().is_winable(both);
            let found = values
                .add_area(game, Query::WinBeside(game), Region::new(cells), &mut watch)
                .unwrap();
            assert_eq!(values.arena().is_winable(found), expected, "{cells:?} {game:?}");
            let count = if expected { &mut won } else { &mut lost };
            *count += 1;
        }
    }
    assert!(won >= 100 && lost >= 10, "{won} {lost}");
}

/// A thread must know the games that another one has kept of an area.
#[test]
fn an_areas_value_found_by_one_thread_serves_the_others() {
    let limits = Limits::new();
    let mut watch = Watch::new(&limits);
    let mut one = AreaValues::new(1 << 24, 2);
    let mut other = one.fork();
    for cells in areas_beyond_tablebase(70, 150) {
        let game = one.one;
        let mut outcome = |values: &mut AreaValues| {
            let found = values
                .add_area(game, Query::WinBeside(game), Region::new(cells), &mut watch)
                .unwrap();
            values.arena().is_winable(found)
        };
        assert_eq!(outcome(&mut one), outcome(&mut other), "{cells:?}");
    }
}

/// Areas of four to seven cells take exactly one placement, those of eight may take two.
#[test]
fn areas_of_four_to_seven_cells_take_exactly_one_piece() {
    let limits = Limits::new();
    let mut watch = Watch::new(&limits);
    let mut values = AreaValues::new(1 << 24, 1);
    for (columns, rows, text) in [(4, 1, "{0}"), (3, 2, "{0}"), (7, 1, "{0}"), (8, 1, "{{0}, 0}")] {
        let value = values.value_of_areas(Bitboard::rectangle(columns, rows), &mut watch).unwrap();
        assert_eq!(values.arena().text(value).unwrap(), text);
    }
}
