//! Misère canonical form.
//!
//! Let G be a set and H a proper subset of it. If every element of G outside H has H itself as an
//! element, then G equals H in every sum. If H is empty, G must also be won for the player to move.
//! No other simplification is possible (J. H. Conway, *On Numbers and Games*, chapter 12).
//!
//! The elements of G are reduced already. An H that qualifies is an element of one of them, so it
//! is interned already.

use super::sets::{Ois, Sets};

/// Which sets an arena identifies with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// Only sets with the same elements.
    Plain,
    /// Sets that behave the same in every sum: each is replaced by its misère canonical form when
    /// it is built. So the product of two games of one placement each, `{0}*{0}`, is `0`.
    Canonical,
}

/// Returns the set that a set of `elements` reduces to, or `None` if it is in canonical form. The
/// elements must be sorted by birthday, then id, without duplicates.
///
/// The elements outside H contain H, and so their birthdays exceed those of the elements of H by at
/// least two. H is therefore a prefix of `elements` that ends where the birthday jumps.
pub(super) fn reduced(sets: &Sets, elements: &[Ois]) -> Option<Ois> {
    let birthday = |x: Ois| sets.get(x).birthday;
    (0..elements.len()).find_map(|end| {
        let (prefix, rest) = elements.split_at(end);
        let birthday_of_h = prefix.last().map_or(0, |&x| birthday(x) + 1);
        if birthday(rest[0]) <= birthday_of_h {
            return None;
        }
        let h = sets.find(prefix)?;
        let reverses = rest.iter().all(|&x| sets.elements(x).contains(&h));
        // Conway's proviso for the empty H.
        let proviso = !prefix.is_empty() || elements.iter().any(|&x| !sets.get(x).is_winable);
        (reverses && proviso).then_some(h)
    })
}
