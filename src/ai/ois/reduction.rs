//! Misère canonical form.
//!
//! Let G be a set and H a proper subset of it. If every element of G outside H has H itself as an
//! element, then G equals H in every sum; for the empty H only if G is also won for the player to
//! choose. Nothing else simplifies (J. H. Conway, *On Numbers and Games*, chapter 12). The elements
//! of G are reduced already, so that an H which qualifies is an element of an element, and
//! interned.

use super::sets::{Ois, Sets};

/// Which sets an arena identifies with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// Only sets with the same elements.
    Plain,
    /// Sets that behave the same in every sum: each is replaced by its misère canonical form when
    /// it is built. So two forced
    /// moves side by side, `{0}*{0}`, are `0`.
    Canonical,
}

/// Returns the set that `elements` reduces to, or `None` if it is in canonical form. The elements
/// must be sorted by birthday, without duplicates.
///
/// The elements outside H contain H, so that they are at least two days younger than those in H: H
/// is a prefix that ends where the birthday jumps.
pub(super) fn reduced(sets: &Sets, elements: &[Ois]) -> Option<Ois> {
    let birthday = |x: Ois| sets.get(x).birthday;
    (0..elements.len()).find_map(|end| {
        let (prefix, rest) = elements.split_at(end);
        let day = prefix.last().map_or(0, |&x| birthday(x) + 1);
        if birthday(rest[0]) <= day {
            return None;
        }
        let h = sets.find(prefix)?;
        let reverses = rest.iter().all(|&x| sets.elements(x).contains(&h));
        let proviso = end > 0 || elements.iter().any(|&x| !sets.get(x).is_winable);
        (reverses && proviso).then_some(h)
    })
}
