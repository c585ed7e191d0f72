//! The text form of sets: `0` for the empty set, else the elements in braces from most to least
//! complex, such as `{{0}, 0}`.
//!
//! Of two sets, the one with the later birthday is more complex. If they have the same, their
//! elements are compared one by one, from most to least complex, and the first difference decides;
//! if there is none, the set with more elements is more complex.

use std::cmp::Ordering;

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
    /// Compares two sets by complexity.
    pub fn compare(&self, x: Ois, y: Ois) -> Ordering {
        if x == y {
            return Ordering::Equal;
        }
        self.birthday(x).cmp(&self.birthday(y)).then_with(|| {
            let (xs, ys) = (self.by_complexity(x), self.by_complexity(y));
            let mut differences = xs.iter().zip(&ys).map(|(&a, &b)| self.compare(a, b));
            differences.find(|order| order.is_ne()).unwrap_or(xs.len().cmp(&ys.len()))
        })
    }

    /// Returns the elements of a set from most to least complex.
    fn by_complexity(&self, x: Ois) -> Vec<Ois> {
        let mut elements = self.elements(x).to_vec();
        elements.sort_by(|&a, &b| self.compare(b, a));
        elements
    }

    /// Writes a set as text, such as `{{0}, 0}`.
    ///
    /// # Errors
    /// [`TextError::TooLong`] for a text of more than 64 KiB: sets share their elements, but texts
    /// do not.
    pub fn text(&self, x: Ois) -> Result<String, TextError> {
        let mut text = String::new();
        self.write(x, &mut text)?;
        Ok(text)
    }

    /// Appends the text of a set.
    fn write(&self, x: Ois, text: &mut String) -> Result<(), TextError> {
        if text.len() > MAX_LEN {
            return Err(TextError::TooLong);
        }
        if x == Ois::ZERO {
            text.push('0');
            return Ok(());
        }
        for (i, element) in self.by_complexity(x).into_iter().enumerate() {
            text.push_str(if i == 0 { "{" } else { ", " });
            self.write(element, text)?;
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
