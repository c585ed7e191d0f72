//! Tests of what the table finds, what it forgets first, and what takes no room.

use super::*;
use crate::ai::board::{Bitboard, Cell};
use crate::ai::ois::Ois;

/// Returns keys of one to three shapes with random hashes.
fn keys(seed: u64, count: usize) -> Vec<(u64, NodeKey)> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut shape = |rng: &mut fastrand::Rng| {
        CanonicalShape::new(Cell::all().filter(|_| rng.bool()).collect::<Bitboard>())
    };
    let key = |rng: &mut fastrand::Rng,
               shape: &mut dyn FnMut(&mut fastrand::Rng) -> CanonicalShape| {
        let mut shapes: arrayvec::ArrayVec<CanonicalShape, _> =
            (0..rng.usize(1..=3)).map(|_| shape(rng)).collect();
        shapes.sort_unstable();
        NodeKey { shapes, small: Ois::ZERO }
    };
    (0..count).map(|_| (rng.u64(..), key(&mut rng, &mut shape))).collect()
}

/// Returns the outcome that the tests store for a node.
fn outcome_of(hash: u64) -> Outcome {
    proven_of(hash).outcome()
}

fn proven_of(hash: u64) -> Proven {
    if hash.count_ones() & 1 == 0 { Proven::Win } else { Proven::Loss }
}

#[test]
fn inserted_entries_are_found_while_the_table_doubles() {
    let table = TranspositionTable::new(1 << 24);
    let keys = keys(71, 30_000);
    for (hash, key) in &keys {
        table.insert(*hash, key, proven_of(*hash));
        let found = table.get(*hash, || key.clone());
        // A win may find no room beside two losses.
        let dropped = found.is_none() && outcome_of(*hash) == Outcome::Win;
        assert!(dropped || found == Some(outcome_of(*hash)));
    }
    let found = keys.iter().filter_map(|(hash, key)| {
        let outcome = table.get(*hash, || key.clone())?;
        assert_eq!(outcome, outcome_of(*hash));
        Some(())
    });
    assert!(found.count() > keys.len() * 3 / 4);
}

/// One insertion once doubled the whole table. With much memory that took more than a second, in
/// which no search could be stopped.
#[test]
fn an_insertion_splits_few_buckets() {
    let table = TranspositionTable::new(1 << 24);
    for (hash, key) in &keys(81, 60_000) {
        let before = table.buckets.load(Ordering::Relaxed);
        table.insert(*hash, key, Proven::Loss);
        assert!(table.buckets.load(Ordering::Relaxed) <= before + (1 << 10));
    }
    assert!(table.buckets.load(Ordering::Relaxed) >= 8 << FIRST_LOG);
}

/// A part of tables beyond 256 GiB once was never used.
#[test]
fn no_table_has_buckets_that_hashes_do_not_reach() {
    assert_eq!(TranspositionTable::new(1 << 40).max_buckets, 1 << 32);
}

#[test]
fn another_key_under_the_same_hash_is_not_found() {
    let table = TranspositionTable::new(1 << 20);
    let keys = keys(72, 200);
    for pair in keys.chunks_exact(2) {
        let hash = pair[0].0;
        table.insert(hash, &pair[0].1, Proven::Loss);
        assert_eq!(table.get(hash, || pair[1].1.clone()), None);
    }
}

#[test]
fn a_full_table_forgets_wins_before_losses() {
    let table = TranspositionTable::new(0);
    let keys = keys(73, 60_000);
    for (hash, key) in &keys {
        table.insert(*hash, key, proven_of(*hash));
    }
    let found = |outcome| {
        let all = keys.iter().filter(|(hash, _)| outcome_of(*hash) == outcome);
        all.filter(|(hash, key)| table.get(*hash, || key.clone()) == Some(outcome)).count()
    };
    assert!(found(Outcome::Loss) > 3 * found(Outcome::Win));
}

#[test]
fn easy_wins_take_no_room_from_the_others() {
    let table = TranspositionTable::new(1 << 24);
    let (costly, easy) = (keys(75, 3_000), keys(76, 30_000));
    for (hash, key) in &costly {
        table.insert(*hash, key, proven_of(*hash));
    }
    let buckets = table.buckets.load(Ordering::Relaxed);
    let found = |keys: &[(u64, NodeKey)]| {
        keys.iter().filter(|(hash, key)| table.get(*hash, || key.clone()).is_some()).count()
    };
    let found_before = found(&costly);
    for (hash, key) in &easy {
        table.insert(*hash, key, Proven::EasyWin);
    }
    assert_eq!(table.buckets.load(Ordering::Relaxed), buckets);
    assert_eq!(found(&costly), found_before);
    assert!(found(&easy) > buckets / 2);
}

#[test]
fn easy_wins_are_stored_like_others_where_they_are_counted() {
    let mut table = TranspositionTable::new(1 << 24);
    table.keeps_easy_wins = true;
    let buckets = table.buckets.load(Ordering::Relaxed);
    for (hash, key) in &keys(76, 30_000) {
        table.insert(*hash, key, Proven::EasyWin);
    }
    assert!(table.buckets.load(Ordering::Relaxed) > buckets);
}

#[test]
fn a_win_does_not_become_easier() {
    let table = TranspositionTable::new(0);
    let (hash, key) = &keys(77, 1)[0];
    for (proven, costly) in [(Proven::EasyWin, 0), (Proven::Win, 1), (Proven::EasyWin, 1)] {
        table.insert(*hash, key, proven);
        assert_eq!(table.get(*hash, || key.clone()), Some(Outcome::Win));
        assert_eq!(table.costly.0.load(Ordering::Relaxed), costly);
    }
}

/// Two threads write and read the same few buckets; what they read was written under that key.
#[test]
fn threads_never_read_half_an_entry() {
    let table = TranspositionTable::new(0);
    let keys: Vec<_> =
        keys(74, 64).into_iter().map(|(hash, key)| (hash & !0xfff | 1, key)).collect();
    let hits = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for thread in 0..2 {
            let (table, keys, hits) = (&table, &keys, &hits);
            scope.spawn(move || {
                let mut rng = fastrand::Rng::with_seed(thread);
                for _ in 0..200_000 {
                    let (hash, key) = &keys[rng.usize(..keys.len())];
                    match rng.bool() {
                        true => table.insert(*hash, key, proven_of(*hash)),
                        false => {
                            if let Some(outcome) = table.get(*hash, || key.clone()) {
                                assert_eq!(outcome, outcome_of(*hash));
                                hits.fetch_add(1, Ordering::Relaxed);
                            }
                        }
                    }
                }
            });
        }
    });
    assert!(hits.into_inner() > 0);
}

/// Threads insert while the table doubles again and again. How many entries get lost on the way
/// depends on when each thread runs, but none is wrong.
#[test]
fn a_table_that_grows_under_its_threads_holds_nothing_wrong() {
    let table = TranspositionTable::new(1 << 24);
    let parts = [78, 79, 80].map(|seed| keys(seed, 10_000));
    std::thread::scope(|scope| {
        for part in &parts {
            let table = &table;
            scope.spawn(move || {
                for (hash, key) in part {
                    table.insert(*hash, key, proven_of(*hash));
                }
            });
        }
    });
    assert!(table.buckets.load(Ordering::Relaxed) >= 8 << FIRST_LOG);
    let all = parts.iter().flatten();
    let found = all.filter_map(|(hash, key)| Some((*hash, table.get(*hash, || key.clone())?)));
    let found: Vec<(u64, Outcome)> = found.collect();
    assert!(found.iter().all(|&(hash, outcome)| outcome == outcome_of(hash)));
    assert!(!found.is_empty());
}
