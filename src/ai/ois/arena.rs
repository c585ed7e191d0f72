//! The OIS arena: games as hash-consed sets of games.
//!
//! The Optimized Information Set (OIS) of a position is the set of the OIS of all positions one placement away: the
//! game tree with equal branches merged. Sets are interned, so equality is equality of [`Ois`] ids, and the sets of
//! separated areas combine by a memoised product, the disjunctive sum of combinatorial game theory.

use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

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
#[derive(Clone)]
struct Set {
    /// Range of its elements in `Sets::elements`.
    start: u32,
    len: u32,
    /// Depth of the set: choices in the longest play from here.
    birthday: u8,
    winable: bool,
    nim: NimValues,
}

/// Interned sets by id.
#[derive(Clone)]
struct Sets {
    sets: Vec<Set>,
    elements: Vec<Ois>,
    /// Sets by the hash of their elements.
    interned: HashTable<Ois>,
}

/// A store of interned sets and of their products.
pub struct Arena {
    reduction: Reduction,
    sets: Sets,
    products: FxHashMap<(Ois, Ois), Ois>,
    /// The sets of all [forks](Arena::fork), of which this arena knows the first ones; none before the first fork.
    common: Option<Arc<Mutex<Sets>>>,
}

impl Sets {
    fn new() -> Sets {
        let zero = Set {
            start: 0,
            len: 0,
            birthday: 0,
            winable: true,
            nim: NimValues { normal: 0, misere: 1 },
        };
        let mut interned = HashTable::new();
        interned.insert_unique(hash_of(&[]), Ois::ZERO, |_| 0);
        Sets { sets: vec![zero], elements: Vec::new(), interned }
    }

    fn get(&self, x: Ois) -> &Set {
        &self.sets[x.index()]
    }

    fn elements(&self, x: Ois) -> &[Ois] {
        let set = self.get(x);
        &self.elements[set.start as usize..][..set.len as usize]
    }

    /// Returns the interned set with exactly these elements, sorted by birthday, then id.
    pub(super) fn find(&self, elements: &[Ois]) -> Option<Ois> {
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
            birthday: elements.last().map_or(0, |&x| self.get(x).birthday + 1),
            winable: elements.iter().any(|&x| !self.get(x).winable),
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

    /// Inserts the sets that `other`, which began with the same ones, has beyond them.
    fn catch_up(&mut self, other: &Sets) {
        for id in self.sets.len()..other.sets.len() {
            self.insert(other.elements(Ois(id as u32)));
        }
    }

    /// Returns the least number that is no value of an element.
    fn mex(&self, elements: &[Ois], value: impl Fn(NimValues) -> u8) -> u8 {
        let seen = elements.iter().fold(0u64, |seen, &x| seen | 1 << value(self.get(x).nim));
        seen.trailing_ones() as u8
    }

    /// Returns about how many bytes the sets take.
    fn memory(&self) -> usize {
        // The hash table takes a control byte beside each slot.
        self.sets.capacity() * size_of::<Set>()
            + self.elements.capacity() * size_of::<Ois>()
            + self.interned.capacity() * (size_of::<Ois>() + 1)
    }
}

impl Arena {
    /// Returns an arena that holds the empty set.
    pub fn new(reduction: Reduction) -> Arena {
        Arena { reduction, sets: Sets::new(), products: FxHashMap::default(), common: None }
    }

    /// Returns an arena for another thread: from now on both give the same sets the same ids.
    pub fn fork(&mut self) -> Arena {
        let sets = &self.sets;
        let common = self.common.get_or_insert_with(|| Arc::new(Mutex::new(sets.clone())));
        Arena {
            reduction: self.reduction,
            sets: sets.clone(),
            products: FxHashMap::default(),
            common: Some(common.clone()),
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
    pub(super) fn find(&self, elements: &[Ois]) -> Option<Ois> {
        self.sets.find(elements)
    }

    /// Gives an id to a set that this arena does not hold; another fork may have done so before.
    fn insert(&mut self, elements: &[Ois]) -> Ois {
        let Some(common) = &self.common else { return self.sets.insert(elements) };
        let mut common = common.lock().unwrap_or_else(PoisonError::into_inner);
        self.sets.catch_up(&common);
        self.sets.find(elements).unwrap_or_else(|| {
            common.insert(elements);
            self.sets.insert(elements)
        })
    }

    /// Takes over the sets of the other forks up to one whose id came from there.
    #[inline]
    pub fn learn(&mut self, x: Ois) {
        if x.index() >= self.sets.sets.len()
            && let Some(common) = &self.common
        {
            self.sets.catch_up(&common.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// Returns the elements of a set: the games that one choice leads to.
    pub fn elements(&self, x: Ois) -> &[Ois] {
        self.sets.elements(x)
    }

    /// Returns whether the player about to choose wins, when whoever makes the last choice loses.
    ///
    /// The empty set is won: the opponent made the last choice. Any other set is won exactly when some element is not.
    pub fn is_winable(&self, x: Ois) -> bool {
        self.sets.get(x).winable
    }

    /// Returns the depth of a set: the choices of the longest play.
    pub fn birthday(&self, x: Ois) -> u8 {
        self.sets.get(x).birthday
    }

    /// Returns the nim-values of a set. Canonical reduction leaves both as they are.
    pub fn nim_values(&self, x: Ois) -> NimValues {
        self.sets.get(x).nim
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

    /// Returns all sets that this arena knows, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = Ois> + use<> {
        (0..self.len() as u32).map(Ois)
    }

    /// Returns the number of interned sets.
    pub fn len(&self) -> usize {
        self.sets.sets.len()
    }

    /// Returns whether the arena is empty, which it never is: it holds the empty set.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Returns about how many bytes the arena takes.
    pub fn memory(&self) -> usize {
        self.sets.memory() + self.products.capacity() * (size_of::<(Ois, Ois, Ois)>() + 1)
    }
}

fn hash_of(elements: &[Ois]) -> u64 {
    let mut hasher = FxHasher::default();
    elements.hash(&mut hasher);
    hasher.finish()
}
