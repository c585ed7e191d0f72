//! The text form of sets: `0` for the empty set, else the elements in braces from most to least
//! complex, such as `{{0}, 0}`.
//!
//! Of two sets, the one with the later birthday is more complex. If they have the same, their
//! elements are compared one by one, from most to least complex, and the first difference decides;
//! if there is none, the set with more elements is more complex.

use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;

use super::arena::Arena;
use super::sets::Ois;

/// Largest length of a text, in bytes.
const MAX_LEN: usize = 1 << 16;

impl Arena {
    /// Numbers `sets`, their elements, the elements of these and so on by complexity, from 0 for
    /// the least complex one. `None` if these are more than `max` sets.
    ///
    /// Each set is numbered once, after its elements. To compare two sets element by element anew
    /// each time would take a time that is exponential in their birthday.
    pub fn complexities(&self, sets: &[Ois], max: usize) -> Option<FxHashMap<Ois, usize>> {
        let mut all: FxHashSet<Ois> = sets.iter().copied().collect();
        let mut open: Vec<Ois> = all.iter().copied().collect();
        while let Some(x) = open.pop() {
            open.extend(self.elements(x).iter().filter(|&&element| all.insert(element)));
            if all.len() > max {
                return None;
            }
        }
        let mut all: Vec<Ois> = all.into_iter().collect();
        all.sort_unstable_by_key(|&x| self.birthday(x));
        let mut numbers = FxHashMap::default();
        for of_one_day in all.chunk_by_mut(|&x, &y| self.birthday(x) == self.birthday(y)) {
            of_one_day.sort_by_cached_key(|&x| {
                let mut elements: Vec<usize> =
                    self.elements(x).iter().map(|y| numbers[y]).collect();
                elements.sort_unstable_by_key(|&number| Reverse(number));
                elements
            });
            for &x in &*of_one_day {
                numbers.insert(x, numbers.len());
            }
        }
        Some(numbers)
    }

    /// Writes a set as text, such as `{{0}, 0}`. Returns `None` for a text of more than about
    /// 64 KiB: sets share their elements, but texts do not.
    pub fn text(&self, x: Ois) -> Option<String> {
        // Each set within appears in the text, most of them again and again.
        let complexities = self.complexities(&[x], MAX_LEN)?;
        let mut text = String::new();
        self.write(x, &complexities, &mut text)?;
        (text.len() <= MAX_LEN).then_some(text)
    }

    /// Appends the text of a set, given the complexities of the sets within; `None` once it is too
    /// long.
    fn write(&self, x: Ois, complexities: &FxHashMap<Ois, usize>, text: &mut String) -> Option<()> {
        if text.len() > MAX_LEN {
            return None;
        }
        if x == Ois::ZERO {
            text.push('0');
            return Some(());
        }
        let mut elements = self.elements(x).to_vec();
        elements.sort_unstable_by_key(|element| Reverse(complexities[element]));
        for (i, element) in elements.into_iter().enumerate() {
            text.push_str(if i == 0 { "{" } else { ", " });
            self.write(element, complexities, text)?;
        }
        text.push('}');
        Some(())
    }
}
