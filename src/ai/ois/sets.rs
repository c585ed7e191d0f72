//! Interned sets: an arena holds each set of games once, under an id.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The id of an interned set. Ids of different arenas are unrelated, except between
/// [forks](super::arena::Arena::fork).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ois(pub(super) u32);

impl Ois {
    /// The empty set, `0`: the game in which nothing can be placed.
    pub const ZERO: Ois = Ois(0);

    /// Returns the id as a number.
    pub const fn id(self) -> u32 {
        self.0
    }

    /// Returns the index of the set in its arena.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The nim-values of a set: that of normal play (g+) and that of misère play (g-).
///
/// Each is the mex of the elements' values, the least number that is not among them; but g- of the
/// empty set is 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimValues {
    /// g+: 0 exactly when the player to move loses under the rule that a player who can't move
    /// loses.
    pub normal: u8,
    /// g-: 0 exactly when the player to move loses under the rule that the player who moves last
    /// loses.
    pub misere: u8,
}

/// The properties of an interned set.
#[derive(Clone)]
pub(super) struct Set {
    /// Index of its first element in `Sets::elements`.
    start: u32,
    /// Number of its elements.
    len: u32,
    /// Birthday: the number of placements in the longest play from here.
    pub birthday: u8,
    /// Whether the player to move wins.
    pub is_winable: bool,
    /// Its nim-values.
    pub nim: NimValues,
}

/// The interned sets of an arena.
#[derive(Clone)]
pub(super) struct Sets {
    /// The sets by id.
    sets: Vec<Set>,
    /// The elements of all sets, one set after the other.
    elements: Vec<Ois>,
    /// The ids by the hash of the set's elements.
    interned: HashTable<Ois>,
}

impl Sets {
    /// Returns a store that holds only the empty set.
    pub fn new() -> Sets {
        let nim = NimValues { normal: 0, misere: 1 };
        let zero = Set { start: 0, len: 0, birthday: 0, is_winable: true, nim };
        let mut interned = HashTable::new();
        // A hasher is called only when a table with entries grows.
        interned.insert_unique(hash_of(&[]), Ois::ZERO, |_| 0);
        Sets { sets: vec![zero], elements: Vec::new(), interned }
    }

    /// Returns the properties of a set.
    pub fn get(&self, x: Ois) -> &Set {
        &self.sets[x.index()]
    }

    /// Returns the elements of a set, sorted by birthday, then id.
    pub fn elements(&self, x: Ois) -> &[Ois] {
        let set = self.get(x);
        &self.elements[set.start as usize..][..set.len as usize]
    }

    /// Returns the set with exactly these elements, sorted by birthday, then id, if it is interned.
    pub fn find(&self, elements: &[Ois]) -> Option<Ois> {
        self.interned.find(hash_of(elements), |&x| self.elements(x) == elements).copied()
    }

    /// Interns a set that is not held yet. Its elements are sorted by birthday, then id.
    pub fn insert(&mut self, elements: &[Ois]) -> Ois {
        let ois = Ois(u32::try_from(self.sets.len()).expect("ids are 32 bits"));
        let start = u32::try_from(self.elements.len()).expect("element indices are 32 bits");
        self.elements.extend_from_slice(elements);
        let nim = NimValues {
            normal: self.mex(elements, |nim| nim.normal),
            misere: self.mex(elements, |nim| nim.misere),
        };
        self.sets.push(Set {
            start,
            len: elements.len() as u32,
            birthday: elements
                .last()
                .map_or(0, |&x| self.get(x).birthday.checked_add(1).expect("birthdays are 8 bits")),
            is_winable: elements.iter().any(|&x| !self.get(x).is_winable),
            nim,
        });
        let Sets { sets, elements: all, interned } = self;
        let hasher = |x: &Ois| {
            let set = &sets[x.index()];
            hash_of(&all[set.start as usize..][..set.len as usize])
        };
        interned.insert_unique(hash_of(elements), ois, hasher);
        ois
    }

    /// Inserts the sets of `other` that are missing here. `other` must begin with the sets of this
    /// store, as one that was forked from it does.
    pub fn catch_up(&mut self, other: &Sets) {
        for id in self.sets.len()..other.sets.len() {
            self.insert(other.elements(Ois(id as u32)));
        }
    }

    /// Returns the number of sets.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Returns the mex of the elements' values: the least number that is not among them.
    fn mex(&self, elements: &[Ois], value: impl Fn(NimValues) -> u8) -> u8 {
        let values = || elements.iter().map(|&x| value(self.get(x).nim));
        let bit = |value: u8| 1u64.checked_shl(value.into()).unwrap_or(0);
        match values().fold(0, |seen, value| seen | bit(value)).trailing_ones() as u8 {
            // All values below 64 are there. No game on a board is so large, but one that a user of
            // the library builds may be.
            64 => (64..=u8::MAX).find(|&n| values().all(|value| value != n)).unwrap_or(u8::MAX),
            least => least,
        }
    }

    /// Returns the approximate memory that the sets take, in bytes.
    pub fn memory(&self) -> usize {
        // The hash table takes a control byte beside each slot.
        self.sets.capacity() * size_of::<Set>()
            + self.elements.capacity() * size_of::<Ois>()
            + self.interned.capacity() * (size_of::<Ois>() + 1)
    }
}

/// Returns the hash of a set's elements.
fn hash_of(elements: &[Ois]) -> u64 {
    let mut hasher = FxHasher::default();
    elements.hash(&mut hasher);
    hasher.finish()
}
