//! The tablebase: values of all connected areas of up to 15 cells, computed once and shipped as `assets/tablebase.bin`.
//!
//! Few values are met so far down (six sets), and of a size hardly more than four, so two bits tell an area's value ([`fuse`](super::fuse)); areas
//! of any other value are listed. The file begins with lines of text: the elements of each set, then the four values of each size; after an empty line follow the list and
//! the slots. `nim-tetris tablebase` makes it.

use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use std::sync::LazyLock;

use super::fuse::{self, Layout};
use crate::ai::bitboard::Bitboard;
use crate::ai::cell::Cell;
use crate::ai::invariant::Sums;
use crate::ai::labelling::USABLE_SIZE;
use crate::ai::ois::{Arena, Ois, Reduction};
use crate::ai::placement::Placement;
use crate::ai::region::Region;
use crate::ai::split::parts_left;

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
    /// By size and code.
    values: [[u8; CODES]; LARGEST_SIZE + 1],
    /// Areas whose value has no code, by their hash.
    listed: FxHashMap<u64, u8>,
    layout: Layout,
    slots: &'a [u8],
}

static SHIPPED: LazyLock<Tablebase<'static>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/tablebase.bin");
    Tablebase::read(bytes).expect("the tablebase is as it was written")
});

impl Tablebase<'_> {
    /// Returns the tablebase that the program was built with.
    pub fn shipped() -> &'static Tablebase<'static> {
        &SHIPPED
    }

    /// Returns the number of the set that is the value of an area of this size, by the hash of its [`Sums`].
    #[inline]
    pub fn value(&self, hash: u64, size: usize) -> usize {
        let code = self.layout.code(self.slots, hash);
        if code == LISTED
            && let Some(&value) = self.listed.get(&hash)
        {
            return value.into();
        }
        self.values[size][code as usize].into()
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
        let mut values = [[0; CODES]; LARGEST_SIZE + 1];
        let mut layout = None;
        let mut count = 0;
        for line in text.lines() {
            let mut words = line.split(' ');
            let name = words.next()?;
            let numbers = words.map(str::parse).collect::<Result<Vec<u64>, _>>().ok()?;
            let small =
                || numbers.iter().map(|&n| u8::try_from(n).ok()).collect::<Option<Vec<u8>>>();
            match (name, &numbers[..]) {
                ("set", _) => sets.push(small()?),
                ("size", [size, ..]) => {
                    *values.get_mut(usize::try_from(*size).ok()?)? =
                        small()?[1..].try_into().ok()?;
                }
                ("listed", &[listed]) => count = usize::try_from(listed).ok()?,
                ("slots", &[seed, log, segments]) => {
                    let [segment_log, segments] = [log, segments].map(u32::try_from);
                    layout = Some(Layout {
                        seed,
                        segment_log: segment_log.ok()?,
                        segments: segments.ok()?,
                    });
                }
                _ => return None,
            }
        }
        let layout = layout?;
        let (list, slots) = rest.split_at_checked(count * LISTED_BYTES)?;
        let listed = list.chunks_exact(LISTED_BYTES).map(|entry| {
            let (hash, value) = entry.split_at(size_of::<u64>());
            (u64::from_le_bytes(hash.try_into().expect("eight bytes")), value[0])
        });
        let is_whole = slots.len() == layout.bytes();
        is_whole.then(|| Tablebase { sets, values, listed: listed.collect(), layout, slots })
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
    let mut elements = Vec::new();
    for placement in Placement::all_on(region.cells()) {
        let parts = parts_left(region.cells(), placement);
        let usable = parts.iter().filter(|part| part.len() >= USABLE_SIZE);
        let value =
            usable.fold(Ois::ZERO, |all, &part| arena.product(all, values[&Region::of(part)]));
        if !elements.contains(&value) {
            elements.push(value);
        }
    }
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

    let mut counts = [[0usize; u8::MAX as usize + 1]; LARGEST_SIZE + 1];
    for (_, size, value) in keys {
        counts[*size as usize][number[value] as usize] += 1;
    }
    let values = counts.map(|counts| {
        let mut by_count: Vec<u8> = (0..=u8::MAX).collect();
        by_count.sort_by_key(|&number| std::cmp::Reverse(counts[number as usize]));
        [by_count[0], by_count[1], by_count[2], by_count[3]]
    });

    let mut listed = Vec::new();
    let mut codes = Vec::with_capacity(keys.len());
    for (hash, size, value) in keys {
        let value = number[value];
        let code = values[*size as usize].iter().position(|&common| common == value);
        if code.is_none() {
            listed.push((*hash, value));
        }
        codes.push((*hash, code.map_or(LISTED, |code| code as u8)));
    }
    listed.sort_unstable();
    let (layout, slots) = fuse::build(&codes);

    let mut text = String::new();
    let mut line = |name: &str, numbers: &mut dyn Iterator<Item = u64>| {
        text.push_str(name);
        numbers.for_each(|n| write!(text, " {n}").expect("strings take everything"));
        text.push('\n');
    };
    for &set in &sets {
        line("set", &mut arena.elements(set).iter().map(|element| number[element].into()));
    }
    for (size, values) in values.iter().enumerate().skip(LEAST_SIZE) {
        line("size", &mut [size as u64].into_iter().chain(values.map(u64::from)));
    }
    line("listed", &mut [listed.len() as u64].into_iter());
    let Layout { seed, segment_log, segments } = layout;
    line("slots", &mut [seed, segment_log.into(), segments.into()].into_iter());
    text.push('\n');

    let mut bytes = text.into_bytes();
    for (hash, value) in listed {
        bytes.extend(hash.to_le_bytes());
        bytes.push(value);
    }
    bytes.extend(slots);
    bytes
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
