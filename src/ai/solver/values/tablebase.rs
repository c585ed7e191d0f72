//! The tablebase: values of all connected areas of up to 15 cells, computed once and shipped as `assets/tablebase.bin`.
//!
//! There are only six values among such small areas, and hardly more than four for each size, so two bits tell an area's value ([`static_function`](super::static_function)); areas
//! of any other value are listed. Each size has slots of its own: those of all but the largest fit into a second-level cache. The file begins with lines of text: the
//! elements of each set, then for each size its four values, how many areas are listed, and where the slots are; after an empty line follow the list and
//! the slots of each size. `nim-tetris data tablebase` makes it.

use rustc_hash::FxHashMap;
use std::sync::LazyLock;

use super::static_function::{Layout, StaticFunction};
use crate::ai::area::USABLE_SIZE;
use crate::ai::ois::{Arena, Ois};

/// Cells of the smallest areas that the tablebase holds: all smaller ones hold one placement, or none.
pub const LEAST_SIZE: usize = 2 * USABLE_SIZE;

/// Cells of the largest areas that the tablebase holds. One more cell would take four times the space.
pub const LARGEST_SIZE: usize = 15;

/// Number of values that two bits tell apart.
pub(super) const CODES: usize = 4;

/// The code of listed areas, and of the fourth value.
pub(super) const LISTED: u8 = CODES as u8 - 1;

/// Bytes of a listed area: its hash, and the number of its set.
const LISTED_BYTES: usize = size_of::<u64>() + 1;

/// Values of areas, as numbers of sets.
#[derive(PartialEq, Eq, Debug)]
pub struct Tablebase<'a> {
    /// The elements of each set by their numbers, which are smaller.
    sets: Vec<Vec<u8>>,
    /// The areas of each size from [`LEAST_SIZE`] on.
    sizes: Vec<SizeTable<'a>>,
}

/// Values of the areas of one size.
#[derive(PartialEq, Eq, Debug)]
struct SizeTable<'a> {
    /// By code.
    values: [u8; CODES],
    /// Areas whose value has no code, by their hash.
    listed: FxHashMap<u64, u8>,
    codes: StaticFunction<&'a [u8]>,
}

static SHIPPED: LazyLock<Tablebase<'static>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../../assets/tablebase.bin");
    Tablebase::read(bytes).expect("the tablebase is as it was written")
});

impl Tablebase<'_> {
    /// Returns the tablebase that the program was built with.
    pub fn shipped() -> &'static Tablebase<'static> {
        &SHIPPED
    }

    /// Returns the number of the set that is the value of an area of this size, by the area's [hash](crate::ai::area::Area::hash).
    ///
    /// # Panics
    /// If the size is not one of those that the tablebase holds.
    #[inline]
    pub fn value(&self, hash: u64, size: usize) -> usize {
        let table = &self.sizes[size - LEAST_SIZE];
        let code = table.codes.get(hash);
        if code == LISTED
            && let Some(&value) = table.listed.get(&hash)
        {
            return value.into();
        }
        table.values[code as usize].into()
    }

    /// Interns all sets, in the order of their numbers.
    pub fn intern_sets(&self, arena: &mut Arena) -> Vec<Ois> {
        let mut ids: Vec<Ois> = Vec::new();
        for set in &self.sets {
            let mut elements: Vec<Ois> = set.iter().map(|&x| ids[x as usize]).collect();
            ids.push(arena.intern(&mut elements));
        }
        ids
    }
}

impl<'a> Tablebase<'a> {
    /// Reads what [`compute_tablebase`] wrote.
    fn read(bytes: &'a [u8]) -> Option<Tablebase<'a>> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
        let (text, rest) = (std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 2..]);
        let mut sets = Vec::new();
        let mut sizes = Vec::new();
        let mut rest = rest;
        let mut take = |bytes| {
            let (taken, others) = rest.split_at_checked(bytes)?;
            rest = others;
            Some(taken)
        };
        for line in text.lines() {
            let mut words = line.split(' ');
            let name = words.next()?;
            let numbers = words.map(str::parse).collect::<Result<Vec<u64>, _>>().ok()?;
            let small = |numbers: &[u64]| {
                numbers.iter().map(|&n| u8::try_from(n).ok()).collect::<Option<Vec<u8>>>()
            };
            match (name, &numbers[..]) {
                ("set", elements) => sets.push(small(elements)?),
                ("size", &[size, ref values @ .., listed, seed, log, segments]) => {
                    let is_next = usize::try_from(size).ok()? == LEAST_SIZE + sizes.len();
                    let [segment_log, segments] = [log, segments].map(u32::try_from);
                    let (segment_log, segments) = (segment_log.ok()?, segments.ok()?);
                    let layout = Layout { seed, segment_log, segments };
                    let list = take(usize::try_from(listed).ok()? * LISTED_BYTES)?;
                    let listed = list.chunks_exact(LISTED_BYTES).map(|entry| {
                        let (hash, value) = entry.split_at(size_of::<u64>());
                        (u64::from_le_bytes(hash.try_into().expect("eight bytes")), value[0])
                    });
                    sizes.push(SizeTable {
                        values: small(values)?.try_into().ok().filter(|_| is_next)?,
                        listed: listed.collect(),
                        codes: StaticFunction::new(layout, take(layout.bytes())?),
                    });
                }
                _ => return None,
            }
        }
        rest.is_empty().then_some(Tablebase { sets, sizes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::area::Area;
    use crate::ai::ois::Reduction;
    use crate::ai::{Bitboard, Cell, Placement};

    /// Random areas of a size that one can compute quickly.
    fn areas(seed: u64, count: usize, largest: usize) -> Vec<Bitboard> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let area = || {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.55).collect();
            free.areas().find(|area| (LEAST_SIZE..=largest).contains(&area.len()))
        };
        std::iter::repeat_with(area).flatten().take(count).collect()
    }

    /// The slow twin: the value by its definition, from the flood-filled areas that each placement leaves.
    fn value_by_definition(
        free: Bitboard,
        memo: &mut FxHashMap<Bitboard, Ois>,
        arena: &mut Arena,
    ) -> Ois {
        if let Some(&value) = memo.get(&free) {
            return value;
        }
        let mut elements = Vec::new();
        for placement in Placement::all_on(free) {
            let areas = (free - placement.cells()).areas();
            let value = areas.fold(Ois::ZERO, |all, area| {
                let value = value_by_definition(area, memo, arena);
                arena.product(all, value)
            });
            elements.push(value);
        }
        let value = arena.intern(&mut elements);
        memo.insert(free, value);
        value
    }

    fn assert_holds(tablebase: &Tablebase, areas: &[Bitboard]) {
        let mut arena = Arena::new(Reduction::Canonical);
        let sets = tablebase.intern_sets(&mut arena);
        let mut memo = FxHashMap::default();
        for &area in areas {
            let value = sets[tablebase.value(Area::of(area).hash(), area.len())];
            assert_eq!(value, value_by_definition(area, &mut memo, &mut arena), "{area:?}");
        }
    }

    #[test]
    fn the_shipped_tablebase_holds_the_values_of_areas() {
        let areas = areas(82, 2_000, LARGEST_SIZE);
        assert!(areas.iter().filter(|area| area.len() == LARGEST_SIZE).count() > 100);
        assert_holds(Tablebase::shipped(), &areas);
    }

    #[test]
    fn a_computed_tablebase_is_read_back() {
        let bytes = crate::ai::solver::values::compute_tablebase(11);
        assert_holds(&Tablebase::read(&bytes).unwrap(), &areas(83, 1_000, 11));
        assert_eq!(Tablebase::read(&bytes[1..]), None);
        assert_eq!(Tablebase::read(&bytes[..bytes.len() - 1]), None);
    }
}
