//! Classes of values, by which the small areas of a node enter the estimates.

use crate::ai::ois::{Arena, NimValues, Ois};

/// Number of sizes of nim-heaps told apart, 0 to 7. Larger ones count modulo 8.
pub const HEAPS: usize = 8;

/// Number of classes of tame values: nim-heaps by their size, then others by their nim-value. (A
/// sum of heaps acts like one heap, except where all else is used up.)
pub const CLASSES: usize = 2 * HEAPS;

/// The class of a canonical set.
#[derive(Clone, Copy, Debug)]
pub enum ValueClass {
    /// The set behaves like a nim-heap, always or as long as something else is left. The class is
    /// in 0..[`CLASSES`].
    Tame(usize),
    /// The set behaves like no heap, which is rare.
    Wild(NimValues),
}

impl ValueClass {
    /// The class of the empty set, where nothing is left.
    pub const ZERO: ValueClass = ValueClass::Tame(0);

    /// Returns the class of a canonical set.
    pub fn new(arena: &Arena, x: Ois) -> ValueClass {
        let nim = arena.nim_values(x);
        match arena.nim_heap(x) {
            Some(heap) => ValueClass::Tame(heap as usize % HEAPS),
            None if nim.normal == nim.misere => {
                ValueClass::Tame(HEAPS + nim.normal as usize % HEAPS)
            }
            None => ValueClass::Wild(nim),
        }
    }
}
