//! The OIS arena: games as hash-consed sets of games.
//!
//! The Optimized Information Set (OIS) of a position is the set of the OIS of all positions one placement away: the
//! game tree with equal branches merged. Sets are interned, so equality is equality of [`Ois`] ids, and the sets of
//! separated areas combine by a memoised product, the disjunctive sum of combinatorial game theory.

mod reduction;
mod text;

pub use text::TextError;

use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// Id of an interned set. Ids of different arenas have nothing to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ois(u32);

impl Ois {
    /// The empty set, `0`: nothing can be placed.
    pub const ZERO: Ois = Ois(0);

    /// Returns the number of the set in its arena.
    pub const fn id(self) -> u32 {
        self.0
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which sets an arena takes for equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// Sets with the same elements.
    Plain,
    /// Sets that no sum tells apart: each is replaced by its misère canonical form when it is built.
    Canonical,
}

/// Nim-values of a set: of normal play (g+) and of misère play (g-).
///
/// Each is the least number that is not among the values of the elements, but g- of the empty set is 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimValues {
    /// g+: 0 exactly when the player to choose loses if who can't choose loses.
    pub normal: u8,
    /// g-: 0 exactly when the player to choose loses if who chooses last loses.
    pub misere: u8,
}

/// What is known of an interned set.
struct Set {
    /// Range of its elements in `Arena::elements`.
    start: u32,
    len: u32,
    /// Depth of the set: choices in the longest play from here.
    birthday: u8,
    winable: bool,
    nim: NimValues,
}

/// A store of interned sets and of their products.
pub struct Arena {
    reduction: Reduction,
    sets: Vec<Set>,
    elements: Vec<Ois>,
    /// Sets by the hash of their elements.
    interned: HashTable<Ois>,
    products: FxHashMap<(Ois, Ois), Ois>,
}

impl Arena {
    /// Returns an arena that holds the empty set.
    pub fn new(reduction: Reduction) -> Arena {
        let zero = Set {
            start: 0,
            len: 0,
            birthday: 0,
            winable: true,
            nim: NimValues { normal: 0, misere: 1 },
        };
        let mut interned = HashTable::new();
        interned.insert_unique(hash_of(&[]), Ois::ZERO, |_| 0);
        Arena {
            reduction,
            sets: vec![zero],
            elements: Vec::new(),
            interned,
            products: FxHashMap::default(),
        }
    }

    /// Returns the set of these elements, in the canonical arena its canonical form.
    ///
    /// The vector is left in disorder; its elements may come in any order and more than once.
    pub fn intern(&mut self, elements: &mut Vec<Ois>) -> Ois {
        elements.sort_unstable_by_key(|&x| (self.birthday(x), x));
        elements.dedup();
        if self.reduction == Reduction::Canonical
            && let Some(reduced) = self.reduced(elements)
        {
            return reduced;
        }
        self.find(elements).unwrap_or_else(|| self.insert(elements))
    }

    /// Returns the interned set with exactly these elements, sorted by birthday, then id.
    fn find(&self, elements: &[Ois]) -> Option<Ois> {
        self.interned.find(hash_of(elements), |&x| self.elements(x) == elements).copied()
    }

    fn insert(&mut self, elements: &[Ois]) -> Ois {
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
            birthday: elements.last().map_or(0, |&x| self.birthday(x) + 1),
            winable: elements.iter().any(|&x| !self.is_winable(x)),
            nim,
        });
        let Arena { sets, elements: all, interned, .. } = self;
        let hasher = |x: &Ois| {
            let set = &sets[x.index()];
            hash_of(&all[set.start as usize..][..set.len as usize])
        };
        interned.insert_unique(hash_of(elements), ois, hasher);
        ois
    }

    /// Returns the least number that is no value of an element.
    fn mex(&self, elements: &[Ois], value: impl Fn(NimValues) -> u8) -> u8 {
        let seen = elements.iter().fold(0u64, |seen, &x| seen | 1 << value(self.nim_values(x)));
        seen.trailing_ones() as u8
    }

    /// Returns the elements of a set: the games that one choice leads to.
    pub fn elements(&self, x: Ois) -> &[Ois] {
        let set = &self.sets[x.index()];
        &self.elements[set.start as usize..][..set.len as usize]
    }

    /// Returns whether the player about to choose wins, when whoever makes the last choice loses.
    ///
    /// The empty set is won: the opponent made the last choice. Any other set is won exactly when some element is not.
    pub fn is_winable(&self, x: Ois) -> bool {
        self.sets[x.index()].winable
    }

    /// Returns the depth of a set: the choices of the longest play.
    pub fn birthday(&self, x: Ois) -> u8 {
        self.sets[x.index()].birthday
    }

    /// Returns the nim-values of a set. Canonical reduction leaves both as they are.
    pub fn nim_values(&self, x: Ois) -> NimValues {
        self.sets[x.index()].nim
    }

    /// Returns the product of two sets: the game of both side by side.
    ///
    /// `X*Y = { x*Y for x in X } ∪ { X*y for y in Y }`, and `0` is the unit.
    pub fn product(&mut self, x: Ois, y: Ois) -> Ois {
        let (x, y) = if x <= y { (x, y) } else { (y, x) };
        if x == Ois::ZERO {
            return y;
        }
        if let Some(&product) = self.products.get(&(x, y)) {
            return product;
        }
        let mut elements = Vec::with_capacity(self.elements(x).len() + self.elements(y).len());
        for i in 0..self.elements(x).len() {
            elements.push(self.product(self.elements(x)[i], y));
        }
        for i in 0..self.elements(y).len() {
            elements.push(self.product(x, self.elements(y)[i]));
        }
        let product = self.intern(&mut elements);
        self.products.insert((x, y), product);
        product
    }

    /// Returns the size of the nim-heap `{*0 … *(n-1)}` that the set is, or `None`.
    pub fn nim_heap(&self, x: Ois) -> Option<u8> {
        let elements = self.elements(x);
        let is_heap = elements.iter().zip(0..).all(|(&element, n)| {
            self.birthday(element) == n && self.elements(element) == &elements[..n as usize]
        });
        is_heap.then_some(elements.len() as u8)
    }

    /// Returns the number of interned sets.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Returns whether the arena is empty, which it never is: it holds the empty set.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Returns about how many bytes the arena takes.
    pub fn memory(&self) -> usize {
        // The hash tables take a control byte beside each slot.
        self.sets.capacity() * size_of::<Set>()
            + self.elements.capacity() * size_of::<Ois>()
            + self.interned.capacity() * (size_of::<Ois>() + 1)
            + self.products.capacity() * (size_of::<(Ois, Ois, Ois)>() + 1)
    }
}

fn hash_of(elements: &[Ois]) -> u64 {
    let mut hasher = FxHasher::default();
    elements.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests;
