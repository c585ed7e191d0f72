//! A hash map that threads share, in shards, so that they rarely wait for each other.

use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, PoisonError};

/// Number of shards.
const SHARDS: usize = 64;

/// A hash map of bounded size. A full shard forgets all its entries.
pub(crate) struct ShardedMap<K, V> {
    shards: [Shard<K, V>; SHARDS],
    /// Largest number of entries of a shard.
    max_entries: usize,
}

/// One shard. It is aligned so that no two shards share a cache line, nor a pair of lines that
/// processors fetch together.
#[repr(align(128))]
struct Shard<K, V>(Mutex<FxHashMap<K, V>>);

impl<K: Hash + Eq, V: Clone> ShardedMap<K, V> {
    /// Returns an empty map that will take at most about `memory` bytes.
    pub fn new(memory: usize) -> ShardedMap<K, V> {
        // Half of a hash table may be empty, and each slot has a control byte.
        let entry_bytes = 2 * (size_of::<(K, V)>() + 1);
        ShardedMap {
            shards: [const { Shard(Mutex::new(FxHashMap::with_hasher(FxBuildHasher))) }; SHARDS],
            max_entries: memory / SHARDS / entry_bytes,
        }
    }

    /// Returns a copy of the value of `key`, if the map holds it.
    #[inline]
    pub fn get(&self, key: &K) -> Option<V> {
        self.shard(key).lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    /// Stores a value. If its shard is full, the shard forgets all its entries first.
    pub fn insert(&self, key: K, value: V) {
        let mut map = self.shard(&key).lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() >= self.max_entries {
            *map = FxHashMap::default();
        }
        map.insert(key, value);
    }

    /// Returns the shard of a key.
    #[inline]
    fn shard(&self, key: &K) -> &Mutex<FxHashMap<K, V>> {
        // The map itself uses the lowest and the highest bits of the same hash.
        &self.shards[(FxBuildHasher.hash_one(key) >> 40) as usize % SHARDS].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_map_forgets_but_never_confuses() {
        let map = ShardedMap::new(1 << 16);
        for key in 0..10_000u64 {
            map.insert(key, !key);
            assert_eq!(map.get(&key), Some(!key));
        }
        let kept = (0..10_000).filter(|key| map.get(key).is_some()).count();
        assert!((100..2_000).contains(&kept), "{kept}");
        assert!((0..10_000).all(|key| map.get(&key).is_none_or(|value| value == !key)));
    }
}
