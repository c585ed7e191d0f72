//! Tests of sets: identities, counts, and the agreement of both reductions.

use super::*;
use std::cmp::Ordering;
use std::str::Bytes;

/// Reads a set from its text.
fn read(arena: &mut Arena, text: &mut Bytes) -> Ois {
    let mut elements = Vec::new();
    loop {
        match text.next() {
            Some(b'{') => elements.push(read(arena, text)),
            Some(b'0') => elements.push(Ois::ZERO),
            Some(b'}') => return arena.intern(&mut elements),
            Some(_) => {}
            None => return elements[0],
        }
    }
}

fn plain(text: &str) -> (Arena, Ois) {
    let mut arena = Arena::new(Reduction::Plain);
    let x = read(&mut arena, &mut text.bytes());
    (arena, x)
}

#[test]
fn the_three_simplest_sets_are_won_lost_and_won() {
    for (text, is_winable) in [("0", true), ("{0}", false), ("{{0}, 0}", true)] {
        let (arena, x) = plain(text);
        assert_eq!(arena.is_winable(x), is_winable, "{text}");
    }
}

/// An arena once counted its own sets alone, though with two threads there are three copies of
/// them.
#[test]
fn memory_counts_the_sets_that_forks_share() {
    let interned = |arena: &mut Arena| {
        let mut heaps = vec![Ois::ZERO];
        for _ in 0..8 {
            let heap = arena.intern(&mut heaps.clone());
            heaps.push(heap);
        }
        for subset in 0..1 << heaps.len() {
            let is_in = |&n: &usize| subset >> n & 1 != 0;
            arena.intern(&mut (0..heaps.len()).filter(is_in).map(|n| heaps[n]).collect());
        }
        arena.memory()
    };
    let mut fork = Arena::new(Reduction::Plain);
    let _other = fork.fork();
    let alone = interned(&mut Arena::new(Reduction::Plain));
    assert_eq!(interned(&mut fork), alone + alone / 2);
}

/// A nim-value beyond 63 once was looked for in a word of 64 bits.
#[test]
fn the_nim_value_of_a_heap_is_its_size() {
    let mut arena = Arena::new(Reduction::Plain);
    let mut heaps = vec![Ois::ZERO];
    for size in 1..=200 {
        let heap = arena.intern(&mut heaps.clone());
        heaps.push(heap);
        assert_eq!(arena.nim_values(heap).normal, size);
    }
}

#[test]
fn products_are_those_worked_out_by_hand() {
    let product = |x: &str, y: &str| {
        let mut arena = Arena::new(Reduction::Plain);
        let (x, y) = (read(&mut arena, &mut x.bytes()), read(&mut arena, &mut y.bytes()));
        let product = arena.product(x, y);
        arena.text(product).unwrap()
    };
    assert_eq!(product("{0}", "{{0}, 0}"), "{{{0}, 0}, {{0}}, {0}}");
    assert_eq!(product("{{0}, 0}", "{{0}, 0}"), "{{{{0}, 0}, {{0}}, {0}}, {{0}, 0}}");
    assert_eq!(product("{0}", "{0}"), "{{0}}");
    assert_eq!(product("0", "{{0}, 0}"), "{{0}, 0}");
}

#[test]
fn elements_are_written_from_most_to_least_complex() {
    let (arena, x) = plain(" {0,{0} , {{0}},{0, {0}}}");
    assert_eq!(arena.text(x).unwrap(), "{{{0}, 0}, {{0}}, {0}, 0}");
}

/// Compares two sets by complexity, as it is defined.
fn compare(arena: &Arena, x: Ois, y: Ois) -> Ordering {
    let by_complexity = |x: Ois| {
        let mut elements = arena.elements(x).to_vec();
        elements.sort_by(|&a, &b| compare(arena, b, a));
        elements
    };
    let (xs, ys) = (by_complexity(x), by_complexity(y));
    let mut differences = xs.iter().zip(&ys).map(|(&a, &b)| compare(arena, a, b));
    let by_elements = || differences.find(|it| it.is_ne()).unwrap_or(xs.len().cmp(&ys.len()));
    arena.birthday(x).cmp(&arena.birthday(y)).then_with(by_elements)
}

#[test]
fn complexities_agree_with_their_definition() {
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..30 {
        let (mut arena, mut games) = (Arena::new(Reduction::Plain), vec![Ois::ZERO]);
        for _ in 0..15 {
            let mut elements =
                (0..rng.usize(1..4)).map(|_| games[rng.usize(..games.len())]).collect();
            games.push(arena.intern(&mut elements));
        }
        let complexities = arena.complexities(&games, games.len()).unwrap();
        for (&x, &y) in games.iter().flat_map(|x| games.iter().map(move |y| (x, y))) {
            assert_eq!(complexities[&x].cmp(&complexities[&y]), compare(&arena, x, y));
        }
        assert_eq!(arena.complexities(&games, complexities.len() - 1), None);
    }
}

/// The x-ray once froze the game for ever, when a new turn had to wait until it had written the
/// value of an area.
#[test]
fn sets_that_differ_deep_within_are_written_or_refused_at_once() {
    let mut arena = Arena::new(Reduction::Plain);
    let (mut x, mut y) = (Ois::ZERO, arena.intern(&mut vec![Ois::ZERO]));
    for _ in 0..60 {
        (x, y) = (arena.intern(&mut vec![x, y]), arena.intern(&mut vec![Ois::ZERO, x, y]));
    }
    assert_eq!(arena.text(x), None);
}

/// Builds every game of an arena born by `day`, from all sets of games born by the day before.
fn born_by(arena: &mut Arena, day: u32) -> Vec<Ois> {
    if day == 0 {
        return vec![Ois::ZERO];
    }
    let before = born_by(arena, day - 1);
    let mut games: Vec<Ois> = (0..1u32 << before.len())
        .map(|subset| {
            let mut elements =
                (0..before.len()).filter(|i| subset >> i & 1 == 1).map(|i| before[i]).collect();
            arena.intern(&mut elements)
        })
        .collect();
    games.sort_unstable();
    games.dedup();
    games
}

/// The known numbers of misère canonical forms born by each day (Conway).
#[test]
fn canonical_games_by_birthday_are_as_many_as_known() {
    let mut arena = Arena::new(Reduction::Canonical);
    let counts: Vec<usize> = (0..=4).map(|day| born_by(&mut arena, day).len()).collect();
    assert_eq!(counts, [1, 2, 3, 5, 22]);
    let plain: Vec<usize> =
        (0..=4).map(|day| born_by(&mut Arena::new(Reduction::Plain), day).len()).collect();
    assert_eq!(plain, [1, 2, 4, 16, 65536]);
}

/// Returns `*n` as a set.
fn heap(arena: &mut Arena, n: u8) -> Ois {
    let mut elements = (0..n).map(|k| heap(arena, k)).collect();
    arena.intern(&mut elements)
}

#[test]
fn two_heaps_of_two_are_lost_and_no_heap() {
    let mut arena = Arena::new(Reduction::Canonical);
    let (one, two) = (heap(&mut arena, 1), heap(&mut arena, 2));
    assert_eq!(arena.product(one, one), Ois::ZERO);
    let two_and_two = arena.product(two, two);
    assert_ne!(two_and_two, Ois::ZERO);
    assert!(!arena.is_winable(two_and_two));
    assert_eq!(arena.nim_heap(two), Some(2));
    assert_eq!(arena.nim_heap(two_and_two), None);
}

/// Misère nim: with a heap of two or more the player to move wins exactly when the sizes' xor is
/// not 0.
#[test]
fn sums_of_heaps_follow_the_rule_of_misere_nim() {
    let mut arena = Arena::new(Reduction::Canonical);
    for sizes in (0..6u8.pow(3)).map(|n| [n / 36, n / 6 % 6, n % 6]) {
        let sum = sizes.iter().fold(Ois::ZERO, |sum, &n| {
            let heap = heap(&mut arena, n);
            arena.product(sum, heap)
        });
        let xor = sizes.iter().fold(0, |x, n| x ^ n);
        let big = sizes.iter().any(|&n| n >= 2);
        assert_eq!(arena.is_winable(sum), if big { xor != 0 } else { xor == 0 }, "{sizes:?}");
    }
}

/// Random games, built alike in both arenas, agree in outcome and nim-values, alone and in sums.
#[test]
fn both_reductions_agree_on_random_games() {
    let mut rng = fastrand::Rng::with_seed(4);
    for _ in 0..300 {
        let (mut plain, mut canonical) =
            (Arena::new(Reduction::Plain), Arena::new(Reduction::Canonical));
        let mut games = vec![(Ois::ZERO, Ois::ZERO)];
        for _ in 0..12 {
            let picked: Vec<_> =
                (0..rng.usize(1..4)).map(|_| games[rng.usize(..games.len())]).collect();
            let x = plain.intern(&mut picked.iter().map(|pair| pair.0).collect());
            let y = canonical.intern(&mut picked.iter().map(|pair| pair.1).collect());
            games.push((x, y));
        }
        for _ in 0..20 {
            let (a, b) = (games[rng.usize(..games.len())], games[rng.usize(..games.len())]);
            let (x, y) = (plain.product(a.0, b.0), canonical.product(a.1, b.1));
            assert_eq!(plain.is_winable(x), canonical.is_winable(y));
            assert_eq!(plain.nim_values(x), canonical.nim_values(y));
        }
    }
}

/// Threads that build the same sets in different orders agree about their ids.
#[test]
fn forks_give_the_same_sets_the_same_ids() {
    let mut first = Arena::new(Reduction::Canonical);
    let arenas: Vec<Arena> = (0..3).map(|_| first.fork()).collect();
    let heaps_and_products = |(turn, mut arena): (usize, Arena)| {
        let mut heaps = vec![Ois::ZERO];
        for n in 1..6 {
            heaps.push(arena.intern(&mut heaps[..n].to_vec()));
        }
        let mut pairs: Vec<(usize, usize)> = (0..36).map(|i| (i / 6, i % 6)).collect();
        pairs.rotate_left(turn * 11);
        let mut products: Vec<_> =
            pairs.iter().map(|&(a, b)| ((a, b), arena.product(heaps[a], heaps[b]))).collect();
        products.sort_unstable();
        products
    };
    let all: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = arenas
            .into_iter()
            .enumerate()
            .map(|arena| scope.spawn(move || heaps_and_products(arena)))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(all[0], all[1]);
    assert_eq!(all[0], all[2]);
    assert_eq!(all[0], heaps_and_products((0, first)));
}
