//! Interned sets: each set of games is held once, under an id.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Id of an interned set. Ids of different arenas are unrelated, except between [forks](super::arena::Arena::fork).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ois(pub(super) u32);

impl Ois {
    /// The empty set, `0`: nothing can be placed.
    pub const ZERO: Ois = Ois(0);

    /// Returns the number of the set in its arena.
    pub const fn id(self) -> u32 {
        self.0
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Nim-values of a set: of normal play (g+) and of misère play (g-).
///
/// Each is the least number that is not among the values of the elements, but g- of the empty set is 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimValues {
    /// g+: 0 exactly when the player to move loses under the rule that whoever cannot move loses.
    pub normal: u8,
    /// g-: 0 exactly when the player to move loses under the rule that whoever moves last loses.
    pub misere: u8,
}

/// What is known of an interned set.
#[derive(Clone)]
pub(super) struct Set {
    /// Range of its elements in `Sets::elements`.
    start: u32,
    len: u32,
    /// Depth of the set: choices in the longest play from here.
    pub birthday: u8,
    pub is_won: bool,
    pub nim: NimValues,
}

#[derive(Clone)]
pub(super) struct Sets {
    sets: Vec<Set>,
    elements: Vec<Ois>,
    /// Sets by the hash of their elements.
    interned: HashTable<Ois>,
}

impl Sets {
    /// Returns the empty set alone.
    pub fn new() -> Sets {
        let nim = NimValues { normal: 0, misere: 1 };
        let zero = Set { start: 0, len: 0, birthday: 0, is_won: true, nim };
        let mut interned = HashTable::new();
        interned.insert_unique(hash_of(&[]), Ois::ZERO, |_| 0);
        Sets { sets: vec![zero], elements: Vec::new(), interned }
    }

    /// Returns what is known of a set.
    pub fn get(&self, x: Ois) -> &Set {
        &self.sets[x.index()]
    }

    /// Returns the elements of a set, sorted by birthday, then id.
    pub fn elements(&self, x: Ois) -> &[Ois] {
        let set = self.get(x);
        &self.elements[set.start as usize..][..set.len as usize]
    }

    /// Returns the interned set with exactly these elements, sorted by birthday, then id.
    pub(super) fn find(&self, elements: &[Ois]) -> Option<Ois> {
        self.interned.find(hash_of(elements), |&x| self.elements(x) == elements).copied()
    }

    /// Interns a set that is not held yet.
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
            birthday: elements.last().map_or(0, |&x| self.get(x).birthday + 1),
            is_won: elements.iter().any(|&x| !self.get(x).is_won),
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

    /// Inserts the sets that `other`, which starts with the same ones, has in addition.
    pub fn catch_up(&mut self, other: &Sets) {
        for id in self.sets.len()..other.sets.len() {
            self.insert(other.elements(Ois(id as u32)));
        }
    }

    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Returns the least number that is not the value of an element.
    fn mex(&self, elements: &[Ois], value: impl Fn(NimValues) -> u8) -> u8 {
        let values = || elements.iter().map(|&x| value(self.get(x).nim));
        let bit = |value: u8| 1u64.checked_shl(value.into()).unwrap_or(0);
        match values().fold(0, |seen, value| seen | bit(value)).trailing_ones() as u8 {
            // Games of this program are far smaller, but a library's may be of any size.
            64 => (64..=u8::MAX).find(|&n| values().all(|value| value != n)).unwrap_or(u8::MAX),
            least => least,
        }
    }

    /// Returns about how many bytes the sets take.
    pub fn memory(&self) -> usize {
        // The hash table takes a control byte beside each slot.
        self.sets.capacity() * size_of::<Set>()
            + self.elements.capacity() * size_of::<Ois>()
            + self.interned.capacity() * (size_of::<Ois>() + 1)
    }
}

fn hash_of(elements: &[Ois]) -> u64 {
    let mut hasher = FxHasher::default();
    elements.hash(&mut hasher);
    hasher.finish()
}
