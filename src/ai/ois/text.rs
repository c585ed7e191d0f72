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

/// Largest length of a text that is read or written, in bytes.
const MAX_LEN: usize = 1 << 16;

/// Deepest nesting that is read. A game on a board takes fewer placements.
const MAX_DEPTH: usize = 32;

/// The error for a text that is no set, or for a set whose text is too long.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// The character at this place, counted from 1, does not fit, or the text ends before it.
    #[error(
        "character {0} does not fit: a set is 0 or a list of sets in braces, such as {{{{0}}, 0}}"
    )]
    Syntax(usize),
    /// The set is nested deeper than any game on a board.
    #[error("the set is nested more than {MAX_DEPTH} deep")]
    TooDeep,
    /// The text is too long, or would be.
    #[error("the text of the set is longer than {MAX_LEN} bytes")]
    TooLong,
}

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

    /// Writes a set as text, such as `{{0}, 0}`.
    ///
    /// # Errors
    /// [`TextError::TooLong`] for a text of more than about 64 KiB: sets share their elements, but
    /// texts do not.
    pub fn text(&self, x: Ois) -> Result<String, TextError> {
        // Each set within appears in the text, most of them again and again.
        let complexities = self.complexities(&[x], MAX_LEN).ok_or(TextError::TooLong)?;
        let mut text = String::new();
        self.write(x, &complexities, &mut text)?;
        if text.len() > MAX_LEN { Err(TextError::TooLong) } else { Ok(text) }
    }

    /// Appends the text of a set, given the complexities of the sets within.
    fn write(
        &self,
        x: Ois,
        complexities: &FxHashMap<Ois, usize>,
        text: &mut String,
    ) -> Result<(), TextError> {
        if text.len() > MAX_LEN {
            return Err(TextError::TooLong);
        }
        if x == Ois::ZERO {
            text.push('0');
            return Ok(());
        }
        let mut elements = self.elements(x).to_vec();
        elements.sort_unstable_by_key(|element| Reverse(complexities[element]));
        for (i, element) in elements.into_iter().enumerate() {
            text.push_str(if i == 0 { "{" } else { ", " });
            self.write(element, complexities, text)?;
        }
        text.push('}');
        Ok(())
    }

    /// Reads a set from its text, and interns it. Blanks between its parts and the order of the
    /// elements do not matter.
    ///
    /// # Errors
    /// [`TextError::Syntax`] names the first character that does not fit. A text that is too long,
    /// or nested too deep, is not read.
    pub fn parse(&mut self, text: &str) -> Result<Ois, TextError> {
        if text.len() > MAX_LEN {
            return Err(TextError::TooLong);
        }
        let mut tokens = text.bytes().enumerate().filter(|(_, byte)| !byte.is_ascii_whitespace());
        let mut open: Vec<Vec<Ois>> = Vec::new();
        let syntax = |index| TextError::Syntax(index + 1);
        loop {
            // A set begins here: either with a brace, behind which its first element begins, or it
            // is 0.
            let (index, byte) = tokens.next().ok_or(syntax(text.len()))?;
            match byte {
                b'{' if open.len() == MAX_DEPTH => return Err(TextError::TooDeep),
                b'{' => {
                    open.push(Vec::new());
                    continue;
                }
                b'0' => {}
                _ => return Err(syntax(index)),
            }
            // The set is complete. Put it into the innermost open one, and close as many as there
            // are closing braces; behind a comma, the next element begins.
            let mut set = Ois::ZERO;
            loop {
                let next = tokens.next();
                let Some(elements) = open.last_mut() else {
                    return next.map_or(Ok(set), |(index, _)| Err(syntax(index)));
                };
                elements.push(set);
                match next {
                    Some((_, b',')) => break,
                    Some((_, b'}')) => set = open.pop().map_or(set, |mut x| self.intern(&mut x)),
                    other => return Err(syntax(other.map_or(text.len(), |(index, _)| index))),
                }
            }
        }
    }
}
