//! Compares plain and canonical sets of real boards.

use nim_tetris::ai::{Areas, Bitboard, Ois, Reduction};

use crate::support::{Values, random_area, random_board};

/// Two arenas with the same boards, one plain and one canonical.
struct Twins {
    plain: Values,
    canonical: Values,
}

impl Twins {
    fn new() -> Twins {
        Twins { plain: Values::new(Reduction::Plain), canonical: Values::new(Reduction::Canonical) }
    }

    /// Returns the values of a board after checking that they agree.
    fn of(&mut self, free: Bitboard) -> (Ois, Ois) {
        let pair = (self.plain.of(free), self.canonical.of(free));
        self.check(pair, &[free]);
        pair
    }

    fn check(&self, (plain, canonical): (Ois, Ois), boards: &[Bitboard]) {
        let (x, y) = (&self.plain.arena, &self.canonical.arena);
        assert_eq!(x.is_winable(plain), y.is_winable(canonical), "{boards:?}");
        assert_eq!(x.nim_values(plain), y.nim_values(canonical), "{boards:?}");
        assert_eq!(y.is_winable(canonical), y.nim_values(canonical).misere != 0, "{boards:?}");
    }
}

#[test]
fn areas_and_sums_of_areas_have_the_same_outcome_and_nim_values() {
    let (mut rng, mut twins) = (fastrand::Rng::with_seed(21), Twins::new());
    for _ in 0..3000 {
        let sizes = (rng.usize(8..=21), rng.usize(4..=18));
        let (a, b) = (random_area(&mut rng, sizes.0), random_area(&mut rng, sizes.1));
        let (x, y) = (twins.of(a), twins.of(b));
        let sum = (twins.plain.arena.product(x.0, y.0), twins.canonical.arena.product(x.1, y.1));
        twins.check(sum, &[a, b]);
    }
}

#[test]
fn boards_of_several_areas_have_the_same_outcome_and_nim_values() {
    let (mut rng, mut twins) = (fastrand::Rng::with_seed(22), Twins::new());
    for _ in 0..2000 {
        let free = random_board(&mut rng, 0.5);
        let usable: usize = Areas::new(free).iter().map(|area| area.len()).sum();
        if usable <= 36 {
            twins.of(free);
        }
    }
}

#[test]
fn canonical_forms_are_few() {
    let (mut rng, mut twins) = (fastrand::Rng::with_seed(23), Twins::new());
    for _ in 0..500 {
        twins.of(random_area(&mut rng, 20));
    }
    let (plain, canonical) = (twins.plain.arena.len(), twins.canonical.arena.len());
    assert!(canonical * 10 < plain, "{canonical} canonical sets, {plain} plain ones");
}
