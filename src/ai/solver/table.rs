//! The transposition table: outcomes of nodes, in bounded memory.
//!
//! An entry holds the whole key, so two nodes are never confused: the largest big area, an id for the list of the other big
//! areas, and the value of the small ones. The table doubles until it has its share of memory; from then on the entry
//! of a bucket that took the least work is replaced.

use arrayvec::ArrayVec;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

use super::node::{MAX_BIG, Node};
use super::outcome::Outcome;
use crate::ai::region::Region;

/// 24 bytes. The region's 110 bits share two words with the outcome and the work.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Entry {
    words: [u64; 2],
    others: u32,
    small: u32,
}

const _: () = assert!(size_of::<Entry>() == 24);

/// Bits of the upper word, above those of the region.
const LOSS_BIT: u64 = 1 << 46;
const WORK_SHIFT: u32 = 47;
const KEY_MASK: u64 = LOSS_BIT - 1;

/// Entries that a node may go to.
const BUCKET: usize = 4;

/// Smallest table, in entries.
const MIN_ENTRIES: usize = 1 << 12;

/// Outcomes of nodes.
pub struct Table {
    entries: Vec<Entry>,
    filled: usize,
    max_entries: usize,
    /// Ids of the lists of big areas other than the largest. The empty list is 0.
    others: FxHashMap<Box<[Region]>, u32>,
    others_bytes: usize,
    max_others_bytes: usize,
}

impl Table {
    /// Returns an empty table that will take at most `memory` bytes.
    pub fn new(memory: usize) -> Table {
        // While it doubles, the old and the new entries are there at once.
        let fitting = memory / 4 * 3 / size_of::<Entry>();
        let max_entries = if fitting < MIN_ENTRIES { MIN_ENTRIES } else { 1 << fitting.ilog2() };
        Table {
            entries: vec![Entry::default(); MIN_ENTRIES],
            filled: 0,
            max_entries,
            others: FxHashMap::default(),
            others_bytes: 0,
            max_others_bytes: memory / 4,
        }
    }

    /// Returns the outcome of a node with at least one big area, if the table holds it.
    pub fn get(&self, node: &Node) -> Option<Outcome> {
        let key = self.key(node)?;
        let bucket = self.bucket(&key);
        let entry = self.entries[bucket].iter().find(|entry| entry.is_for(&key))?;
        Some(if entry.words[1] & LOSS_BIT != 0 { Outcome::Loss } else { Outcome::Win })
    }

    /// Keeps the outcome of a node with at least one big area, which took `work` nodes to find.
    pub fn insert(&mut self, node: &Node, outcome: Outcome, work: u64) {
        self.make_room(node);
        let mut entry = self.key(node).expect("the list of areas was just given an id");
        if outcome == Outcome::Loss {
            entry.words[1] |= LOSS_BIT;
        }
        entry.words[1] |= u64::from(work.max(1).ilog2()) << WORK_SHIFT;
        self.put(entry);
    }

    fn put(&mut self, entry: Entry) {
        let bucket = self.bucket(&entry);
        let slot = self.entries[bucket]
            .iter_mut()
            .min_by_key(|old| if old.is_for(&entry) { (0, 0) } else { (1, old.weight()) })
            .expect("buckets hold entries");
        if slot.weight() == 0 {
            self.filled += 1;
        }
        *slot = entry;
    }

    /// Grows the table while it may, and starts anew where the lists of areas outgrow their share.
    fn make_room(&mut self, node: &Node) {
        if self.filled * 4 > self.entries.len() * 3 && self.entries.len() < self.max_entries {
            let doubled = vec![Entry::default(); self.entries.len() * 2];
            let old = std::mem::replace(&mut self.entries, doubled);
            self.filled = 0;
            for entry in old.into_iter().filter(|entry| entry.weight() > 0) {
                self.put(entry);
            }
        }
        let (_, others) = split(node);
        if others.is_empty() || self.others.contains_key(&others[..]) {
            return;
        }
        if self.others_bytes > self.max_others_bytes {
            self.others = FxHashMap::default();
            self.others_bytes = 0;
            self.entries.fill(Entry::default());
            self.filled = 0;
        }
        self.others_bytes += 2 * (size_of_val(&others[..]) + size_of::<(Box<[Region]>, u32)>());
        let id = self.others.len() as u32 + 1;
        self.others.insert(others[..].into(), id);
    }

    /// Returns an entry that holds the node's key alone, or `None` if its list of areas has no id.
    fn key(&self, node: &Node) -> Option<Entry> {
        let (largest, others) = split(node);
        let others = if others.is_empty() { 0 } else { *self.others.get(&others[..])? };
        let bits = largest.cells().bits();
        Some(Entry { words: [bits as u64, (bits >> 64) as u64], others, small: node.small.id() })
    }

    /// Returns the range of entries that a key may be in.
    fn bucket(&self, key: &Entry) -> std::ops::Range<usize> {
        let parts = (key.words[0], key.words[1] & KEY_MASK, key.others, key.small);
        let hash = FxBuildHasher.hash_one(parts);
        let start = hash as usize & (self.entries.len() - 1) & !(BUCKET - 1);
        start..start + BUCKET
    }
}

impl Entry {
    fn is_for(&self, key: &Entry) -> bool {
        self.words[0] == key.words[0]
            && (self.words[1] ^ key.words[1]) & KEY_MASK == 0
            && self.others == key.others
            && self.small == key.small
    }

    /// Returns 0 for an empty entry, else one more than the logarithm of the work.
    fn weight(&self) -> u64 {
        if self.words == [0; 2] { 0 } else { (self.words[1] >> WORK_SHIFT) + 1 }
    }
}

/// Returns the largest area and the others.
fn split(node: &Node) -> (Region, ArrayVec<Region, MAX_BIG>) {
    if let [only] = node.big[..] {
        return (only, ArrayVec::new());
    }
    let mut others = node.big.clone();
    let largest = others
        .iter()
        .enumerate()
        .max_by_key(|(_, region)| region.cells().len())
        .map(|(i, _)| i)
        .expect("the node has a big area");
    let largest = others.remove(largest);
    (largest, others)
}
