//! The transposition table: outcomes of nodes, shared by all threads, in bounded memory.
//!
//! An entry holds the whole key, so that two nodes are never confused: the last shape, an id for
//! the list of the other ones, and the value of the small areas. A bucket is one cache line, which
//! is read and written in one piece without a lock.
//!
//! Nearly all wins are easy: some reply leads to a known loss, mostly one of the first that are
//! tried. They are found again in no time, so they only fill room that no other entry needs. For
//! other entries the table doubles until it has its share of memory. From then on losses, which end
//! a search at once and are costly to prove, replace wins.
//!
//! The table doubles step by step, some buckets with each insertion, so that no search waits for
//! it. (W. Litwin, *Linear hashing: a new tool for file and table addressing*, 1980.)

use arrayvec::ArrayVec;
use rustc_hash::FxHashMap;
use std::array;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use super::node::NodeKey;
use super::versioned::Versioned;
use crate::ai::area::CanonicalShape;
use crate::ai::board::{Bitboard, Outcome};

/// One cache line: the low halves of both entries' hashes, which select the bucket as the table
/// doubles, and the entries.
type Bucket = Versioned<WORDS_PER_BUCKET>;

/// Words of a bucket, 64 bits each, without the version.
const WORDS_PER_BUCKET: usize = 1 + ENTRIES_PER_BUCKET * WORDS_PER_ENTRY;

/// Words of an entry, 64 bits each.
const WORDS_PER_ENTRY: usize = 3;

const _: () = assert!(size_of::<Bucket>() == 64);

/// Entries of a bucket.
const ENTRIES_PER_BUCKET: usize = 2;

/// Buckets, and apart from them the tags of their entries.
///
/// The tags are so few bytes that most look-ups of what the table does not hold end in the
/// processor's cache. With them, 8x8 takes 0.95 and 0.97 of the time (RESEARCH.md, "The
/// processor").
struct Segment {
    buckets: Box<[Bucket]>,
    tags: Box<[AtomicU32]>,
}

/// References to a bucket and to the tags of its entries.
struct BucketRef<'a> {
    bucket: &'a Bucket,
    tags: &'a AtomicU32,
}

/// The words of a bucket, read in one piece.
struct Contents([u64; WORDS_PER_BUCKET]);

/// A key, the outcome, and the high bits of the key's hash; all zero in an empty slot.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Entry([u64; WORDS_PER_ENTRY]);

/// The proven outcome of a node, with the cost of its proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proven {
    /// The player to move loses.
    Loss,
    /// The player to move wins.
    Win,
    /// The player to move wins by a placement that leads to a known loss.
    EasyWin,
}

impl Proven {
    /// Returns the outcome without the cost.
    fn outcome(self) -> Outcome {
        match self {
            Proven::Loss => Outcome::Loss,
            Proven::Win | Proven::EasyWin => Outcome::Win,
        }
    }

    /// Returns whether the entry makes the table grow: any but an easy win.
    fn is_costly(self) -> bool {
        self != Proven::EasyWin
    }
}

// The shape's 110 bits leave the upper 18 bits of the second word. Both bits are set for an easy
// win.
const LOSS_BIT: u64 = 1 << 46;
const WIN_BIT: u64 = 1 << 47;
/// Position of the tag in the second word of an entry, and in a hash.
const TAG_SHIFT: u32 = 48;
const OUTCOME_BITS: u64 = LOSS_BIT | WIN_BIT;

/// Binary logarithm of the number of buckets used at first, and so of the smallest table.
const FIRST_LOG: u32 = 11;

/// Binary logarithm of the number of buckets in a segment, unless the whole table has fewer: one
/// mebibyte of memory.
const SEGMENT_LOG: u32 = 14;

/// Buckets split by one insertion while the table doubles, which takes a tenth of a millisecond.
const BUCKETS_PER_SPLIT: usize = 1 << 10;

// The buckets that one insertion splits lie in one segment.
const _: () = assert!(BUCKETS_PER_SPLIT <= 1 << FIRST_LOG && FIRST_LOG <= SEGMENT_LOG);

/// A table of the outcomes of nodes.
pub struct TranspositionTable {
    /// The segments. Those beyond the first are added when they are used.
    segments: Box<[OnceLock<Segment>]>,
    /// Number of buckets in use. While the table doubles, the next smaller power of two is the
    /// number it had, and the rest are the new halves of buckets that have been split.
    buckets: AtomicUsize,
    /// Largest number of buckets: a power of two, at most what the low half of a hash can address.
    max_buckets: usize,
    /// Whether easy wins are kept like other entries, to show which share of the nodes was lost.
    pub keeps_easy_wins: bool,
    /// Number of costly entries.
    costly: OwnCacheLine<AtomicUsize>,
    /// Held by the thread that is splitting buckets.
    growing: Mutex<()>,
    /// The ids of lists of shapes.
    lists: RwLock<ShapeLists>,
}

/// A value in a cache line of its own. Otherwise each write would slow down all threads that read
/// its neighbours at every look-up.
#[repr(align(128))]
struct OwnCacheLine<T>(T);

/// Ids of the lists of shapes other than the last. The empty list has id 0.
struct ShapeLists {
    ids: FxHashMap<Box<[CanonicalShape]>, u32>,
    next: u32,
    bytes: usize,
    max_bytes: usize,
}

impl TranspositionTable {
    /// Returns an empty table that will take at most `memory` bytes, but at least 136 KiB.
    ///
    /// A quarter of `memory` is for the lists of shapes.
    pub fn new(memory: usize) -> TranspositionTable {
        let fitting = memory / 4 * 3 / (size_of::<Bucket>() + size_of::<AtomicU32>());
        let max_buckets = 1 << fitting.max(1 << FIRST_LOG).ilog2().min(u32::BITS);
        let segments = (max_buckets >> SEGMENT_LOG).max(1);
        let table = TranspositionTable {
            segments: std::iter::repeat_with(OnceLock::new).take(segments).collect(),
            buckets: AtomicUsize::new(1 << FIRST_LOG),
            max_buckets,
            keeps_easy_wins: false,
            costly: OwnCacheLine(AtomicUsize::new(0)),
            growing: Mutex::new(()),
            lists: RwLock::new(ShapeLists {
                ids: FxHashMap::default(),
                next: 1,
                bytes: 0,
                max_bytes: memory / 4,
            }),
        };
        table.add_segment(0);
        table
    }

    /// Returns the outcome of the node with this hash; `None` if the table does not hold it.
    ///
    /// `key` is called only if the hash is found.
    #[inline]
    pub fn get(&self, hash: u64, key: impl FnOnce() -> NodeKey) -> Option<Outcome> {
        let entry = self.bucket(hash).bucket.read(|words| {
            let load = |word: usize| words[word].load(Ordering::Relaxed);
            let hashes = load(0);
            let slot = (0..ENTRIES_PER_BUCKET).find(|&slot| {
                hash_of_slot(hashes, slot) == hash as u32
                    && tag(load(first_word(slot) + 1)) == tag(hash)
            })?;
            Some(Entry(array::from_fn(|i| load(first_word(slot) + i))))
        })?;
        entry.outcome()?;
        let wanted = self.entry(&key(), hash)?;
        entry.is_for(&wanted).then_some(entry.outcome()).flatten()
    }

    /// Returns whether the table may hold a node with this hash, by its tag alone.
    ///
    /// Several calls in a row wait for memory together.
    #[inline]
    pub fn may_hold(&self, hash: u64) -> bool {
        let tags = self.bucket(hash).tags.load(Ordering::Relaxed);
        (0..ENTRIES_PER_BUCKET).any(|slot| tag_of_slot(tags, slot) == tag(hash))
    }

    /// Returns the nodes with one big area: its shape, the id of the small areas' value, and the
    /// outcome.
    pub fn nodes_of_one_area(&self) -> impl Iterator<Item = (CanonicalShape, u32, Outcome)> + '_ {
        let segments = self.segments.iter().filter_map(OnceLock::get);
        let buckets = segments.flat_map(|segment| &segment.buckets);
        let read = |bucket: &Bucket| {
            bucket
                .read(|words| Some(Contents(words.each_ref().map(|it| it.load(Ordering::Relaxed)))))
        };
        let entries = buckets.filter_map(read).flat_map(|contents| contents.entries());
        entries.filter_map(|entry| entry.node_of_one_area())
    }

    /// Stores the outcome of a node with at least one big area, if there is a slot for it and no
    /// other thread is changing its bucket.
    pub fn insert(&self, hash: u64, key: &NodeKey, proven: Proven) {
        let entry = self.entry(key, hash).or_else(|| self.entry_with_new_list(key, hash));
        let Some(mut entry) = entry else { return };
        entry.0[1] |= match proven {
            Proven::Loss => LOSS_BIT,
            Proven::Win => WIN_BIT,
            Proven::EasyWin if self.keeps_easy_wins => WIN_BIT,
            Proven::EasyWin => LOSS_BIT | WIN_BIT,
        };
        if self.should_grow() {
            self.grow();
        }
        self.change(self.bucket(hash), |contents| self.put(contents, hash as u32, entry));
    }

    /// Puts an entry into its old slot, an empty one, that of an easy win, that of a win, or any
    /// other, in this order of preference. Returns whether it found a slot.
    ///
    /// No entry replaces a more valuable one; a loss may replace another loss.
    fn put(&self, contents: &mut Contents, hash: u32, entry: Entry) -> bool {
        let Some(proven) = entry.proven() else { return false };
        let entries = contents.entries();
        let slot_of = |wanted| entries.iter().position(|old| old.proven() == wanted);
        let same = entries.iter().position(|old| old.proven().is_some() && old.is_for(&entry));
        let cheap = || same.or_else(|| slot_of(None)).or_else(|| slot_of(Some(Proven::EasyWin)));
        let slot = match proven {
            Proven::EasyWin => cheap().filter(|&slot| !entries[slot].is_costly()),
            Proven::Win => cheap().or_else(|| slot_of(Some(Proven::Win))),
            Proven::Loss => {
                cheap().or_else(|| slot_of(Some(Proven::Win))).or(Some((hash >> 31) as usize))
            }
        };
        let Some(slot) = slot else { return false };
        if proven.is_costly() && !entries[slot].is_costly() {
            self.costly.0.fetch_add(1, Ordering::Relaxed);
        }
        contents.set(slot, hash, entry);
        true
    }

    /// Returns whether buckets are to be split: the table has begun to double, or it is half full
    /// of costly entries and may grow.
    fn should_grow(&self) -> bool {
        let buckets = self.buckets.load(Ordering::Relaxed);
        buckets < self.max_buckets
            && (!buckets.is_power_of_two()
                || self.costly.0.load(Ordering::Relaxed) > buckets * ENTRIES_PER_BUCKET / 2)
    }

    /// Splits the next buckets, unless another thread does.
    ///
    /// Meanwhile other threads use them as they were. At worst they miss entries, or lose those
    /// that they insert.
    fn grow(&self) {
        let Ok(_guard) = self.growing.try_lock() else { return };
        if !self.should_grow() {
            return;
        }
        let buckets = self.buckets.load(Ordering::Relaxed);
        let old = prev_power_of_two(buckets);
        self.add_segment(buckets >> SEGMENT_LOG);
        for i in (buckets - old..old).take(BUCKETS_PER_SPLIT) {
            self.split(i, old);
        }
        self.buckets.store(buckets + BUCKETS_PER_SPLIT, Ordering::Release);
    }

    /// Moves entries of the bucket at `index` to the new bucket `old` further on: those whose hash
    /// selects that one.
    fn split(&self, index: usize, old: usize) {
        let mut moved = ArrayVec::<(u32, Entry), ENTRIES_PER_BUCKET>::new();
        self.change(self.bucket_at(index), |contents| {
            for (slot, entry) in contents.entries().into_iter().enumerate() {
                let hash = hash_of_slot(contents.0[0], slot);
                if entry.proven().is_some() && hash as usize & old != 0 {
                    moved.push((hash, entry));
                    contents.set(slot, 0, Entry::default());
                    if entry.is_costly() {
                        self.costly.0.fetch_sub(1, Ordering::Relaxed);
                    }
                }
            }
            true
        });
        for (hash, entry) in moved {
            self.change(self.bucket_at(index + old), |contents| self.put(contents, hash, entry));
        }
    }

    /// Allocates a segment, if it is not there yet.
    fn add_segment(&self, segment: usize) {
        let buckets = self.max_buckets.min(1 << SEGMENT_LOG);
        self.segments[segment].get_or_init(|| Segment {
            buckets: (0..buckets).map(|_| Bucket::new()).collect(),
            tags: (0..buckets).map(|_| AtomicU32::new(0)).collect(),
        });
    }

    /// Returns the bucket of a hash.
    #[inline]
    fn bucket(&self, hash: u64) -> BucketRef<'_> {
        let buckets = self.buckets.load(Ordering::Acquire);
        let old = prev_power_of_two(buckets);
        let index = hash as u32 as usize & (2 * old - 1);
        // A bucket that is not in use yet has not been split off from the one `old` before it.
        self.bucket_at(if index < buckets { index } else { index - old })
    }

    /// Returns the bucket at an index below the number of buckets in use.
    #[inline]
    fn bucket_at(&self, index: usize) -> BucketRef<'_> {
        let segment = self.segments[index >> SEGMENT_LOG].get();
        let segment = segment.expect("segments are added before they are used");
        let index = index & ((1 << SEGMENT_LOG) - 1);
        BucketRef { bucket: &segment.buckets[index], tags: &segment.tags[index] }
    }

    /// Changes a bucket by `f`, unless another thread is changing it. `f` returns whether it has
    /// changed the contents.
    fn change(&self, bucket_ref: BucketRef<'_>, f: impl FnOnce(&mut Contents) -> bool) {
        bucket_ref.bucket.change(|words| {
            let mut contents = Contents(*words);
            let changed = f(&mut contents);
            if changed {
                *words = contents.0;
                bucket_ref.tags.store(contents.tags(), Ordering::Relaxed);
            }
            changed
        });
    }

    /// Makes an entry with a node's key and no outcome; `None` if its list of shapes has no id.
    fn entry(&self, key: &NodeKey, hash: u64) -> Option<Entry> {
        let (last, others) = key.shapes.split_last()?;
        let list = match others {
            [] => 0,
            _ => *self.lists.read().unwrap_or_else(PoisonError::into_inner).ids.get(others)?,
        };
        Some(Entry::new(*last, list, key, hash))
    }

    /// Makes an entry with a node's key and no outcome, and gives its list of shapes an id.
    fn entry_with_new_list(&self, key: &NodeKey, hash: u64) -> Option<Entry> {
        let (last, others) = key.shapes.split_last()?;
        let mut lists = self.lists.write().unwrap_or_else(PoisonError::into_inner);
        Some(Entry::new(*last, lists.intern(others)?, key, hash))
    }
}

/// Returns the largest power of two up to `buckets`, which is not 0.
#[inline]
fn prev_power_of_two(buckets: usize) -> usize {
    // The lowest bit changes nothing, since there is a bucket; but it tells the compiler so.
    1 << (buckets | 1).ilog2()
}

impl ShapeLists {
    /// Returns the id of a list, a new one if needed; `None` when all ids are used up.
    ///
    /// If the lists outgrow their memory, all are forgotten. Ids are never reused, so that entries
    /// under old ids are never found.
    fn intern(&mut self, list: &[CanonicalShape]) -> Option<u32> {
        if let Some(&id) = self.ids.get(list) {
            return Some(id);
        }
        if self.bytes > self.max_bytes {
            self.ids = FxHashMap::default();
            self.bytes = 0;
        }
        let id = self.next;
        self.next = self.next.checked_add(1)?;
        self.bytes += 2 * (size_of_val(list) + size_of::<(Box<[CanonicalShape]>, u32)>());
        self.ids.insert(list.into(), id);
        Some(id)
    }
}

/// Returns the low half of the hash of the entry in `slot`, given those of the bucket.
fn hash_of_slot(hashes: u64, slot: usize) -> u32 {
    (hashes >> (32 * slot)) as u32
}

/// Returns the tag: the high bits of a hash, or of the word of an entry that holds them.
fn tag(word: u64) -> u16 {
    (word >> TAG_SHIFT) as u16
}

/// Returns the tag of the entry in `slot`, given those of the bucket.
fn tag_of_slot(tags: u32, slot: usize) -> u16 {
    (tags >> (16 * slot)) as u16
}

/// Returns the index of the first word of the entry in `slot` within its bucket.
fn first_word(slot: usize) -> usize {
    1 + slot * WORDS_PER_ENTRY
}

impl Contents {
    fn entries(&self) -> [Entry; ENTRIES_PER_BUCKET] {
        array::from_fn(|slot| Entry(array::from_fn(|i| self.0[first_word(slot) + i])))
    }

    /// Returns the tags of the entries as one word, the first in the low half.
    fn tags(&self) -> u32 {
        let tag_of = |entry: &Entry| u32::from(tag(entry.0[1]));
        self.entries().iter().rev().fold(0, |tags, entry| tags << 16 | tag_of(entry))
    }

    /// Puts an entry into a slot, with the low half of its hash.
    fn set(&mut self, slot: usize, hash: u32, entry: Entry) {
        self.0[first_word(slot)..][..WORDS_PER_ENTRY].copy_from_slice(&entry.0);
        self.0[0] &= !(u64::from(u32::MAX) << (32 * slot));
        self.0[0] |= u64::from(hash) << (32 * slot);
    }
}

impl Entry {
    /// Makes an entry with a key and no outcome.
    fn new(last: CanonicalShape, list: u32, key: &NodeKey, hash: u64) -> Entry {
        let bits = last.cells().bits();
        let tag = u64::from(tag(hash)) << TAG_SHIFT;
        let context = u64::from(list) << 32 | u64::from(key.small.id());
        Entry([bits as u64, (bits >> 64) as u64 | tag, context])
    }

    /// Returns whether both entries have the same key.
    fn is_for(&self, key: &Entry) -> bool {
        let [a, b, c] = self.0;
        a == key.0[0] && (b ^ key.0[1]) & !OUTCOME_BITS == 0 && c == key.0[2]
    }

    /// Returns the shape, the id of the value and the outcome of an entry; `None` if it has further
    /// shapes or no outcome.
    fn node_of_one_area(&self) -> Option<(CanonicalShape, u32, Outcome)> {
        let [low, high, context] = self.0;
        let shape = u128::from(high & (LOSS_BIT - 1)) << 64 | u128::from(low);
        let is_lone = context >> 32 == 0;
        let outcome = self.outcome().filter(|_| is_lone)?;
        Some((CanonicalShape::new(Bitboard::from_bits(shape)), context as u32, outcome))
    }

    fn proven(&self) -> Option<Proven> {
        match self.0[1] & OUTCOME_BITS {
            0 => None,
            LOSS_BIT => Some(Proven::Loss),
            WIN_BIT => Some(Proven::Win),
            _ => Some(Proven::EasyWin),
        }
    }

    fn is_costly(&self) -> bool {
        self.proven().is_some_and(Proven::is_costly)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.proven().map(Proven::outcome)
    }
}

#[cfg(test)]
mod tests;
