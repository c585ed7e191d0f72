//! Times parts of the engine: `cargo bench --bench engine`.

use divan::{Bencher, black_box, black_box_drop};
use nim_tetris::ai::{
    Areas, Arena, Bitboard, CanonicalShape, Ois, Placement, Position, Reduction, Solver,
};

fn main() {
    divan::main();
}

/// Returns the free cells of boards in the middle of a game, after six to sixteen random placements
/// of about twenty.
fn boards() -> Vec<Bitboard> {
    let mut rng = fastrand::Rng::with_seed(51);
    let board = |i| {
        (0..6 + i % 11).fold(Bitboard::FULL, |free, _| {
            let placements: Vec<Placement> = Placement::all_on(free).collect();
            rng.choice(placements).map_or(free, |placement| free - placement.cells())
        })
    };
    (0..66).map(board).collect()
}

/// Times one pass of `f` over all boards.
fn over_boards<T>(bencher: Bencher, f: impl Fn(Bitboard) -> T + Sync) {
    let boards = boards();
    bencher.counter(boards.len()).bench(|| {
        for &board in &boards {
            black_box_drop(f(black_box(board)));
        }
    });
}

#[divan::bench]
fn areas_by_runs(bencher: Bencher) {
    over_boards(bencher, Areas::new);
}

#[divan::bench]
fn areas_by_flood_fill(bencher: Bencher) {
    over_boards(bencher, |free| free.areas().for_each(black_box_drop));
}

#[divan::bench]
fn canonical_shapes(bencher: Bencher) {
    let largest = |free: Bitboard| free.areas().max_by_key(|area| area.len());
    let areas: Vec<Bitboard> = boards().into_iter().filter_map(largest).collect();
    bencher.counter(areas.len()).bench(|| {
        for &area in &areas {
            black_box_drop(CanonicalShape::new(black_box(area)));
        }
    });
}

#[divan::bench]
fn placements(bencher: Bencher) {
    let boards = boards();
    let placements: usize = boards.iter().map(|&free| Placement::all_on(free).count()).sum();
    bencher.counter(placements).bench(|| {
        for &free in &boards {
            for placement in Placement::all_on(black_box(free)) {
                black_box_drop(placement);
            }
        }
    });
}

#[divan::bench]
fn random_placements(bencher: Bencher) {
    let rng = std::cell::RefCell::new(fastrand::Rng::with_seed(52));
    let boards = boards();
    bencher.counter(boards.len()).bench_local(|| {
        for &board in &boards {
            black_box_drop(Placement::random_on(black_box(board), &mut rng.borrow_mut()));
        }
    });
}

#[divan::bench]
fn placements_counted(bencher: Bencher) {
    over_boards(bencher, |free| Placement::all_on(free).count());
}

#[divan::bench(args = [Reduction::Plain, Reduction::Canonical])]
fn products_of_heaps(bencher: Bencher, reduction: Reduction) {
    bencher.bench(|| {
        let mut arena = Arena::new(reduction);
        let mut heaps = vec![Ois::ZERO];
        for n in 1..6 {
            heaps.push(arena.intern(&mut heaps[..n].to_vec()));
        }
        heaps.iter().fold(Ois::ZERO, |product, &heap| arena.product(product, heap))
    });
}

#[divan::bench(args = [6, 7], max_time = 10)]
fn solve_square(side: usize) -> u64 {
    let position = Position::new(Bitboard::rectangle(side, side));
    Solver::new(1 << 28).solve(position).nodes
}
