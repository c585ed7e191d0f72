//! A static function (retrieval structure): maps fixed hashes to small codes without storing the
//! hashes, in 2.3 bits a key.
//!
//! The code of a key is the xor of three slots of two bits each, which lie in three neighbouring
//! segments. To build it, keys that are alone in some slot are peeled off, again and again; then
//! the slots are filled in reverse order. A hash that is not among the keys gets an arbitrary code.
//! (T. M. Graf and D. Lemire, *Binary Fuse Filters*, 2022, without their fingerprints.)

use crate::ai::mixing::{FIRST_FACTOR, SECOND_FACTOR, mixed};

/// Number of slots that the code of a key is the xor of.
const SLOTS_PER_KEY: usize = 3;

/// Number of slots in a byte, two bits each.
const SLOTS_PER_BYTE: usize = 4;

/// The arrangement of slots, which says where each key has its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Seed of the choice of slots.
    pub seed: u64,
    /// Binary logarithm of the number of slots in a segment.
    pub segment_log: u32,
    /// Number of segments in which a key's first slot may lie. Two more follow.
    pub segments: u32,
}

impl Layout {
    /// Returns a layout in which almost every set of `keys` keys can be peeled.
    fn for_keys(keys: usize, seed: u64) -> Layout {
        // The constants are those of the paper.
        let keys = keys.max(2) as f64;
        let segment_log = (keys.ln() / 3.33_f64.ln() + 2.25).floor() as u32;
        let space = (0.875 + 0.25 * 1e6_f64.ln() / keys.ln()).max(1.125);
        let segments = ((keys * space) as usize).div_ceil(1 << segment_log) as u32;
        Layout {
            seed,
            segment_log,
            segments: segments.saturating_sub(SLOTS_PER_KEY as u32 - 1).max(1),
        }
    }

    /// Returns the number of slots.
    fn slot_count(&self) -> usize {
        (self.segments as usize + SLOTS_PER_KEY - 1) << self.segment_log
    }

    /// Returns the number of bytes that the slots take.
    pub fn bytes(&self) -> usize {
        self.slot_count().div_ceil(SLOTS_PER_BYTE)
    }

    /// Returns the three slots of a key.
    #[inline]
    fn slots_of(&self, hash: u64) -> [usize; SLOTS_PER_KEY] {
        let mixed = mixed(hash ^ self.seed, FIRST_FACTOR, 32).wrapping_mul(SECOND_FACTOR);
        let first = u128::from(mixed) * u128::from(self.segments << self.segment_log);
        let segment = 1 << self.segment_log;
        let within = |bits: u64| bits as usize & (segment - 1);
        let first = (first >> 64) as usize;
        [first, (first + segment) ^ within(mixed >> 18), (first + 2 * segment) ^ within(mixed)]
    }
}

/// A function from keys to codes from 0 to 3. Its slots are owned, or borrowed from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StaticFunction<S> {
    /// The arrangement of slots.
    pub layout: Layout,
    /// The slots, four to a byte.
    pub slots: S,
}

impl<S: AsRef<[u8]>> StaticFunction<S> {
    /// Makes the function with these slots, [`Layout::bytes`] of them.
    pub fn new(layout: Layout, slots: S) -> StaticFunction<S> {
        debug_assert_eq!(slots.as_ref().len(), layout.bytes());
        StaticFunction { layout, slots }
    }

    /// Returns the code of a key, 0 to 3; an arbitrary one for any other hash.
    #[inline]
    pub fn get(&self, hash: u64) -> u8 {
        let slots = self.slots.as_ref();
        let code = |slot: usize| slots[slot / SLOTS_PER_BYTE] >> (2 * (slot % SLOTS_PER_BYTE));
        let [a, b, c] = self.layout.slots_of(hash);
        (code(a) ^ code(b) ^ code(c)) & 3
    }
}

impl StaticFunction<Vec<u8>> {
    /// Builds the function that maps each key to its code, 0 to 3.
    ///
    /// # Panics
    /// If a hash appears twice.
    pub fn build(keys: &[(u64, u8)]) -> StaticFunction<Vec<u8>> {
        const SEEDS: u64 = 100;
        (0..SEEDS)
            .map(|seed| Layout::for_keys(keys.len(), seed))
            .find_map(|layout| build_with(layout, keys))
            .expect("all hashes differ")
    }
}

/// Builds the function with this layout; `None` if the keys can't all be peeled.
fn build_with(layout: Layout, keys: &[(u64, u8)]) -> Option<StaticFunction<Vec<u8>>> {
    // For each slot: the number of keys that use it and are not peeled yet, and the xor of their
    // indices.
    let mut users = vec![(0u8, 0usize); layout.slot_count()];
    for (i, &(hash, _)) in keys.iter().enumerate() {
        for slot in layout.slots_of(hash) {
            users[slot].0 = users[slot].0.checked_add(1)?;
            users[slot].1 ^= i;
        }
    }
    let mut alone: Vec<usize> = (0..users.len()).filter(|&slot| users[slot].0 == 1).collect();
    let mut peeled = Vec::with_capacity(keys.len());
    while let Some(slot) = alone.pop() {
        let (1, key) = users[slot] else { continue };
        peeled.push((key, slot));
        for slot in layout.slots_of(keys[key].0) {
            users[slot].0 -= 1;
            users[slot].1 ^= key;
            if users[slot].0 == 1 {
                alone.push(slot);
            }
        }
    }
    if peeled.len() < keys.len() {
        return None;
    }
    let mut function = StaticFunction::new(layout, vec![0; layout.bytes()]);
    for (key, slot) in peeled.into_iter().rev() {
        let (hash, code) = keys[key];
        // The slot is still empty, and contributes nothing to `get`.
        let missing = code ^ function.get(hash);
        function.slots[slot / SLOTS_PER_BYTE] |= missing << (2 * (slot % SLOTS_PER_BYTE));
    }
    Some(function)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_gets_its_code_back() {
        let mut rng = fastrand::Rng::with_seed(81);
        for count in [0, 1, 2, 3, 10, 100, 5_000, 60_000] {
            let keys: Vec<_> = (0..count).map(|_| (rng.u64(..), rng.u8(0..4))).collect();
            let function = StaticFunction::build(&keys);
            assert_eq!(function.slots.len(), function.layout.bytes());
            for &(hash, code) in &keys {
                assert_eq!(function.get(hash), code, "{count} keys");
            }
        }
    }

    #[test]
    #[should_panic(expected = "all hashes differ")]
    fn equal_hashes_are_refused() {
        StaticFunction::build(&[(7, 1), (7, 2)]);
    }
}
