//! The OIS arena: games as hash-consed sets of games.
//!
//! The Optimized Information Set (OIS) of a position is the set of the OIS of all positions one
//! placement away: the game tree with equal branches merged. Sets are interned, so that equal sets
//! have equal [`Ois`] ids. The sets of separate areas combine by a memoised product, the
//! disjunctive sum of combinatorial game theory.

use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::reduction::{Reduction, reduced};
use super::sets::{NimValues, Ois, Sets};

/// A store of interned sets and of their products.
///
/// Sets are never removed, so ids stay valid as long as the arena lives.
///
/// ```
/// use nim_tetris::ai::{Arena, Ois, Reduction};
///
/// let mut arena = Arena::new(Reduction::Plain);
/// let one = arena.intern(&mut vec![Ois::ZERO]);
/// let choice = arena.intern(&mut vec![one, Ois::ZERO]);
/// assert!(!arena.is_winable(one) && arena.is_winable(choice));
///
/// let product = arena.product(one, choice);
/// assert_eq!(arena.text(product).unwrap(), "{{{0}, 0}, {{0}}, {0}}");
/// assert!(arena.is_winable(product));
/// ```
pub struct Arena {
    /// Which sets are identified with each other.
    reduction: Reduction,
    sets: Sets,
    /// The products computed so far, the smaller id first.
    products: FxHashMap<(Ois, Ois), Ois>,
    /// The sets of all [forks](Arena::fork), of which this arena holds a prefix; `None` before the
    /// first fork.
    common: Option<Arc<Mutex<Sets>>>,
}

impl Arena {
    /// Returns an arena that holds only the empty set.
    pub fn new(reduction: Reduction) -> Arena {
        Arena { reduction, sets: Sets::new(), products: FxHashMap::default(), common: None }
    }

    /// Returns an arena for another thread. From now on both give the same sets the same ids.
    pub fn fork(&mut self) -> Arena {
        let sets = &self.sets;
        let common = self.common.get_or_insert_with(|| Arc::new(Mutex::new(sets.clone())));
        Arena { sets: sets.clone(), common: Some(common.clone()), ..Arena::new(self.reduction) }
    }

    /// Returns the set with these elements, in a canonical arena its canonical form.
    ///
    /// The elements may come in any order and more than once. The vector's contents are unspecified
    /// afterwards.
    ///
    /// # Panics
    /// If the birthday of the set is more than 255, ten times that of any game on a board, or if
    /// the arena has no id left, after 2^32 sets or elements.
    pub fn intern(&mut self, elements: &mut Vec<Ois>) -> Ois {
        elements.sort_unstable_by_key(|&x| (self.birthday(x), x));
        elements.dedup();
        if self.reduction == Reduction::Canonical
            && let Some(reduced) = reduced(&self.sets, elements)
        {
            return reduced;
        }
        self.sets.find(elements).unwrap_or_else(|| self.insert(elements))
    }

    /// Assigns an id to a set that this arena does not hold. Another fork may have done so before.
    fn insert(&mut self, elements: &[Ois]) -> Ois {
        let Some(common) = &self.common else { return self.sets.insert(elements) };
        let mut common = common.lock().unwrap_or_else(PoisonError::into_inner);
        self.sets.catch_up(&common);
        self.sets.find(elements).unwrap_or_else(|| {
            common.insert(elements);
            self.sets.insert(elements)
        })
    }

    /// Learns the sets that other forks have created, if `x` is one of them.
    #[inline]
    pub fn catch_up_to(&mut self, x: Ois) {
        if x.index() >= self.sets.len()
            && let Some(common) = &self.common
        {
            self.sets.catch_up(&common.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// Returns the elements of a set: the games (options) that one choice leads to.
    pub fn elements(&self, x: Ois) -> &[Ois] {
        self.sets.elements(x)
    }

    /// Returns whether the player to move wins, under the rule that the player who makes the last
    /// choice loses.
    ///
    /// The empty set is won: the opponent made the last choice. Any other set is won exactly when
    /// some element is not.
    #[doc(alias = "is_winnable")]
    pub fn is_winable(&self, x: Ois) -> bool {
        self.sets.get(x).is_winable
    }

    /// Returns the birthday of a set: the number of choices in the longest play.
    pub fn birthday(&self, x: Ois) -> u8 {
        self.sets.get(x).birthday
    }

    /// Returns the nim-values of a set. Canonical reduction leaves both as they are.
    pub fn nim_values(&self, x: Ois) -> NimValues {
        self.sets.get(x).nim
    }

    /// Returns the product of two sets: the game of both side by side (the disjunctive sum).
    ///
    /// `X*Y = { x*Y for x in X } ∪ { X*y for y in Y }`, and `0` is the unit.
    ///
    /// Products are memoised. A new one needs those of each game with each element of the other: in
    /// the end, at most one for each pair of sets within the two.
    ///
    /// # Panics
    /// As [`intern`](Arena::intern).
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

    /// Returns n if the set is the nim-heap `*n = {*0, …, *(n-1)}`, else `None`.
    pub fn nim_heap(&self, x: Ois) -> Option<u8> {
        let elements = self.elements(x);
        let is_heap = elements.iter().zip(0..).all(|(&element, n)| {
            self.birthday(element) == n && self.elements(element) == &elements[..n as usize]
        });
        is_heap.then_some(elements.len() as u8)
    }

    /// Returns the sets with ids from `first` on, in ascending order.
    pub fn ids_from(&self, first: usize) -> impl Iterator<Item = Ois> + use<> {
        (first as u32..self.sets.len() as u32).map(Ois)
    }

    /// Returns about how many bytes the arena takes, with its share of the sets that all forks have
    /// in common.
    pub fn memory(&self) -> usize {
        let sets = self.sets.memory();
        let common = self.common.as_ref().map_or(0, |common| sets / Arc::strong_count(common));
        sets + common + self.products.capacity() * (size_of::<(Ois, Ois, Ois)>() + 1)
    }
}
