//! The tablebase: values of all connected areas of up to 15 cells, computed once and shipped as `assets/tablebase.bin`.
//!
//! Few values are met so far down (six sets), and of a size hardly more than four, so two bits tell an area's value ([`static_function`](super::static_function)); areas
//! of any other value are listed. Each size has slots of its own: those of all but the largest fit into a processor's second cache. The file begins with lines of text: the
//! elements of each set, then for each size its four values, how many areas are listed, and where the slots are; after an empty line follow the list and
//! the slots of each size. `nim-tetris data tablebase` makes it.

use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use std::sync::LazyLock;

use super::static_function::{self, Layout};
use crate::ai::area::{Left, Region, Sums, USABLE_SIZE};
use crate::ai::board::{Bitboard, Cell, Placement};
use crate::ai::ois::{Arena, Ois, Reduction};

/// Cells of the smallest areas that the tablebase holds: all smaller ones hold one placement, or none.
pub const LEAST_SIZE: usize = 2 * USABLE_SIZE;

/// Cells of the largest areas that the tablebase holds. One more cell would take four times the space.
pub const LARGEST_SIZE: usize = 15;

/// Values that two bits tell apart.
const CODES: usize = 4;

/// The code of listed areas, and of the fourth value.
const LISTED: u8 = CODES as u8 - 1;

/// Bytes of a listed area: its hash, and the number of its set.
const LISTED_BYTES: usize = size_of::<u64>() + 1;

/// Values of areas, as numbers of sets.
#[derive(PartialEq, Eq, Debug)]
pub struct Tablebase<'a> {
    /// The elements of each set by their numbers, which are smaller.
    sets: Vec<Vec<u8>>,
    /// The areas of each size from [`LEAST_SIZE`] on.
    shelves: Vec<Shelf<'a>>,
}

/// Values of the areas of one size.
#[derive(PartialEq, Eq, Debug)]
struct Shelf<'a> {
    /// By code.
    values: [u8; CODES],
    /// Areas whose value has no code, by their hash.
    listed: FxHashMap<u64, u8>,
    layout: Layout,
    slots: &'a [u8],
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

    /// Returns the number of the set that is the value of an area of this size, by the hash of its [`Sums`].
    ///
    /// # Panics
    /// If the size is not one of those that the tablebase holds.
    #[inline]
    pub fn value(&self, hash: u64, size: usize) -> usize {
        let shelf = &self.shelves[size - LEAST_SIZE];
        let code = shelf.layout.code(shelf.slots, hash);
        if code == LISTED
            && let Some(&value) = shelf.listed.get(&hash)
        {
            return value.into();
        }
        shelf.values[code as usize].into()
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
        let mut shelves = Vec::new();
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
                    let is_next = usize::try_from(size).ok()? == LEAST_SIZE + shelves.len();
                    let [segment_log, segments] = [log, segments].map(u32::try_from);
                    let (segment_log, segments) = (segment_log.ok()?, segments.ok()?);
                    let layout = Layout { seed, segment_log, segments };
                    let list = take(usize::try_from(listed).ok()? * LISTED_BYTES)?;
                    let listed = list.chunks_exact(LISTED_BYTES).map(|entry| {
                        let (hash, value) = entry.split_at(size_of::<u64>());
                        (u64::from_le_bytes(hash.try_into().expect("eight bytes")), value[0])
                    });
                    shelves.push(Shelf {
                        values: small(values)?.try_into().ok().filter(|_| is_next)?,
                        listed: listed.collect(),
                        layout,
                        slots: take(layout.bytes())?,
                    });
                }
                _ => return None,
            }
        }
        rest.is_empty().then_some(Tablebase { sets, shelves })
    }
}

/// Computes the values of all areas of up to `largest` cells, at most [`LARGEST_SIZE`], and returns the contents of `assets/tablebase.bin`.
pub fn compute_tablebase(largest: usize) -> Vec<u8> {
    let mut arena = Arena::new(Reduction::Canonical);
    let mut values: FxHashMap<Region, Ois> = FxHashMap::default();
    let mut keys: Vec<(u64, u8, Ois)> = Vec::new();
    let mut regions = FxHashSet::from_iter([Region::of(Bitboard::rectangle(1, 1))]);
    for size in 2..=largest.min(LARGEST_SIZE) {
        regions = regions.iter().flat_map(|&region| larger(region)).collect();
        if size < USABLE_SIZE {
            continue;
        }
        for &region in &regions {
            let value = value_of(region, &values, &mut arena);
            if size + USABLE_SIZE <= largest {
                values.insert(region, value);
            }
            if size >= LEAST_SIZE {
                keys.push((Sums::of(region.cells()).hash(region.cells()), size as u8, value));
            }
        }
    }
    written(&arena, &keys)
}

/// Returns all regions of one cell more that hold this one.
fn larger(region: Region) -> impl Iterator<Item = Region> {
    // In the corner there is no room below and on the left.
    let moved = |dx, dy| {
        let cells = region.cells().cells();
        cells.map(|c| Cell::new(c.column() + dx, c.row() + dy)).collect::<Option<Bitboard>>()
    };
    let [left, below] = [moved(1, 0), moved(0, 1)];
    let grown = [Some(region.cells()), left, below].into_iter().flatten();
    grown.flat_map(|cells| {
        (cells.grown() - cells).cells().map(move |cell| {
            let mut larger = cells;
            larger.insert(cell);
            Region::of(larger)
        })
    })
}

/// Returns the value of a region by those of the areas that a placement can leave.
fn value_of(region: Region, values: &FxHashMap<Region, Ois>, arena: &mut Arena) -> Ois {
    let value_after = |placement| {
        let parts = Left::of(region.cells(), placement).parts();
        parts.fold(Ois::ZERO, |all, part| arena.product(all, values[&Region::of(part)]))
    };
    let mut elements = Placement::all_on(region.cells()).map(value_after).collect();
    arena.intern(&mut elements)
}

/// Writes the values of areas, each given by its hash and size.
fn written(arena: &Arena, keys: &[(u64, u8, Ois)]) -> Vec<u8> {
    // All values and their elements, elements first.
    let mut sets: Vec<Ois> =
        keys.iter().map(|&(.., value)| value).collect::<FxHashSet<_>>().into_iter().collect();
    let mut met = 0;
    while met < sets.len() {
        for &element in arena.elements(sets[met]) {
            if !sets.contains(&element) {
                sets.push(element);
            }
        }
        met += 1;
    }
    sets.sort_unstable();
    let number: FxHashMap<Ois, u8> = sets.iter().copied().zip(0..).collect();

    let mut text = String::new();
    let mut line = |name: &str, numbers: &mut dyn Iterator<Item = u64>| {
        text.push_str(name);
        numbers.for_each(|n| write!(text, " {n}").expect("strings take everything"));
        text.push('\n');
    };
    for &set in &sets {
        line("set", &mut arena.elements(set).iter().map(|element| number[element].into()));
    }
    let mut bytes = Vec::new();
    for size in LEAST_SIZE..=LARGEST_SIZE {
        let keys = keys.iter().filter(|key| usize::from(key.1) == size);
        let numbered = keys.map(|(hash, _, value)| (*hash, number[value]));
        let numbered: Vec<(u64, u8)> = numbered.collect();
        let mut counts = [0usize; u8::MAX as usize + 1];
        numbered.iter().for_each(|&(_, value)| counts[usize::from(value)] += 1);
        let mut values: Vec<u8> = (0..=u8::MAX).collect();
        values.sort_by_key(|&value| std::cmp::Reverse(counts[usize::from(value)]));
        values.truncate(CODES);

        let code_of = |value: u8| values.iter().position(|&common| common == value);
        let codes = numbered
            .iter()
            .map(|&(hash, value)| (hash, code_of(value).map_or(LISTED, |code| code as u8)));
        let (layout, slots) = static_function::build(&codes.collect::<Vec<_>>());
        let mut listed: Vec<(u64, u8)> =
            numbered.iter().copied().filter(|&(_, value)| code_of(value).is_none()).collect();
        listed.sort_unstable();

        let Layout { seed, segment_log, segments } = layout;
        let places = [listed.len() as u64, seed, segment_log.into(), segments.into()];
        let values = values.iter().map(|&value| u64::from(value));
        line("size", &mut [size as u64].into_iter().chain(values).chain(places));
        for (hash, value) in listed {
            bytes.extend(hash.to_le_bytes());
            bytes.push(value);
        }
        bytes.extend(slots);
    }
    text.push('\n');
    [text.into_bytes(), bytes].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

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
            let value = sets[tablebase.value(Sums::of(area).hash(area), area.len())];
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
        let bytes = compute_tablebase(11);
        assert_holds(&Tablebase::read(&bytes).unwrap(), &areas(83, 1_000, 11));
        assert_eq!(Tablebase::read(&bytes[1..]), None);
        assert_eq!(Tablebase::read(&bytes[..bytes.len() - 1]), None);
    }

    /// The numbers of free polyominoes (OEIS A000105): up to ten cells all of them fit on the board.
    #[test]
    fn every_region_is_met_once() {
        let mut regions = FxHashSet::from_iter([Region::of(Bitboard::rectangle(1, 1))]);
        let counts = [1, 2, 5, 12, 35, 108, 369, 1285, 4655];
        for count in counts {
            regions = regions.iter().flat_map(|&region| larger(region)).collect();
            assert_eq!(regions.len(), count);
        }
    }
}
