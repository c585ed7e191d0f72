//! The tablebase: values of all connected areas of up to 19 cells, computed once and shipped as
//! `assets/tablebase.bin`.
//!
//! Areas of up to 14 cells have their value by shape, under a hash that follows a placement. There
//! are 3.8 times as many shapes of one cell more, but only 2.9 times as many graphs. So larger
//! areas have theirs by graph, under a [hash](graph_hash) that areas of different graphs may share.
//! All areas that share it have one value: `nim-tetris data tablebase` goes
//! through every shape that fits on the board, and fails if two differ.
//!
//! There are few values among such small areas, and hardly any area has some of them. So the values
//! of a size are ranked by how many areas have them. Two bits
//! ([`static_function`](super::static_function)) say which of the three most frequent values an
//! area has, or none of them; then two bits in slots of their own tell the next three apart, and so
//! on.
//!
//! The file begins with lines of text: the elements of each set, then for each rank of each size
//! its three values and its layout. After an empty line follow the slots. `nim-tetris data
//! tablebase` makes it.

use std::fmt::Write;
use std::sync::LazyLock;

use super::static_function::{Layout, StaticFunction};
use crate::ai::area::{Area, USABLE_SIZE, graph_hash};
use crate::ai::ois::{Arena, Ois};

/// Smallest area, in cells, that the tablebase holds. Smaller ones have room for one placement or
/// none.
pub const MIN_SIZE: usize = 2 * USABLE_SIZE;

/// Largest area, in cells, that the tablebase holds by shape.
pub const MAX_SHAPE_SIZE: usize = 14;

/// Largest area, in cells, that the tablebase holds.
pub const MAX_SIZE: usize = 19;

/// Number of values that two bits tell apart; the fourth code says that it is none of these.
const CODES: usize = 3;

/// The values of areas, as numbers of sets. The slots are owned, or borrowed from a file. The
/// default has no size.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Tablebase<S> {
    /// The elements of each set, as numbers of sets that come before it.
    sets: Vec<Vec<u8>>,
    /// For each size from [`MIN_SIZE`] on, its ranks, the most frequent values first.
    sizes: Vec<Vec<Rank<S>>>,
}

/// Three values of one size, and which areas have them.
#[derive(PartialEq, Eq, Debug)]
struct Rank<S> {
    /// The value of each code.
    values: [u8; CODES],
    /// The code of the hash of each area whose value no earlier rank has; `CODES` where a later one
    /// has it.
    codes: StaticFunction<S>,
}

static SHIPPED: LazyLock<Tablebase<&[u8]>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../../assets/tablebase.bin");
    Tablebase::read(bytes).expect("the tablebase is as it was written")
});

/// Returns the hash of an area in the tablebase.
pub fn hash_of(area: &Area) -> u64 {
    if area.size <= MAX_SHAPE_SIZE { area.hash() } else { graph_hash(area.cells) }
}

impl<S: AsRef<[u8]>> Tablebase<S> {
    /// Returns the number of the set that is the value of an area of `size` cells, by its
    /// [hash](hash_of).
    ///
    /// # Panics
    /// If the tablebase does not hold the size.
    #[inline]
    pub fn value(&self, hash: u64, size: usize) -> usize {
        let mut ranks = self.sizes[size - MIN_SIZE].iter();
        let value = ranks.find_map(|rank| rank.values.get(usize::from(rank.codes.get(hash))));
        usize::from(*value.expect("each area of the size has a value"))
    }

    /// Interns all sets in `arena`. Returns their ids, in the order of their numbers.
    pub fn intern_sets(&self, arena: &mut Arena) -> Vec<Ois> {
        let mut ids: Vec<Ois> = Vec::new();
        for set in &self.sets {
            let mut elements: Vec<Ois> = set.iter().map(|&x| ids[x as usize]).collect();
            ids.push(arena.intern(&mut elements));
        }
        ids
    }
}

impl<'a> Tablebase<&'a [u8]> {
    /// Returns the tablebase that the program ships with.
    pub fn shipped() -> &'static Tablebase<&'static [u8]> {
        &SHIPPED
    }

    /// Reads a tablebase from the contents of a file, as [`to_bytes`](Tablebase::to_bytes) writes
    /// it; `None` if they are damaged.
    fn read(bytes: &'a [u8]) -> Option<Tablebase<&'a [u8]>> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
        let (text, mut rest) = (std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 2..]);
        let mut sets = Vec::new();
        let mut sizes = Vec::new();
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
                ("size", &[size, ref values @ .., seed, log, segments]) => {
                    let index = usize::try_from(size).ok()?.checked_sub(MIN_SIZE)?;
                    if index == sizes.len() {
                        sizes.push(Vec::new());
                    }
                    let [segment_log, segments] = [log, segments].map(u32::try_from);
                    let (segment_log, segments) = (segment_log.ok()?, segments.ok()?);
                    let layout = Layout { seed, segment_log, segments };
                    sizes.get_mut(index)?.push(Rank {
                        values: small(values)?.try_into().ok()?,
                        codes: StaticFunction::new(layout, take(layout.bytes())?),
                    });
                }
                _ => return None,
            }
        }
        rest.is_empty().then_some(Tablebase { sets, sizes })
    }
}

impl Tablebase<Vec<u8>> {
    /// Adds a set with these elements, given by their numbers. Returns the number of the set.
    pub fn add_set(&mut self, elements: Vec<u8>) -> u8 {
        self.sets.push(elements);
        (self.sets.len() - 1).try_into().expect("a byte tells the sets apart")
    }

    /// Adds the areas of the next size: the hash of each, and the number of its set.
    pub fn add_size(&mut self, mut areas: Vec<(u64, u8)>) {
        let mut counts = [0; u8::MAX as usize + 1];
        areas.iter().for_each(|&(_, value)| counts[usize::from(value)] += 1);
        let mut values: Vec<u8> = (0..=u8::MAX).collect();
        values.sort_by_key(|&value| std::cmp::Reverse(counts[usize::from(value)]));
        let mut ranks = Vec::new();
        for values in values.chunks_exact(CODES) {
            let code_of = |value| values.iter().position(|&other| other == value);
            let coded = |&(hash, value): &(u64, u8)| (hash, code_of(value).unwrap_or(CODES) as u8);
            let codes = StaticFunction::build(&areas.iter().map(coded).collect::<Vec<_>>());
            ranks.push(Rank { values: std::array::from_fn(|code| values[code]), codes });
            areas.retain(|&(_, value)| code_of(value).is_none());
            if areas.is_empty() {
                break;
            }
        }
        self.sizes.push(ranks);
    }

    /// Returns the contents of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (mut text, mut bytes) = (String::new(), Vec::new());
        let mut line = |name: &str, numbers: &mut dyn Iterator<Item = u64>| {
            text.push_str(name);
            numbers.for_each(|n| write!(text, " {n}").expect("strings take everything"));
            text.push('\n');
        };
        for set in &self.sets {
            line("set", &mut set.iter().map(|&element| element.into()));
        }
        for (size, ranks) in (MIN_SIZE as u64..).zip(&self.sizes) {
            for Rank { values, codes } in ranks {
                let Layout { seed, segment_log, segments } = codes.layout;
                let values = values.map(u64::from);
                let places = [seed, segment_log.into(), segments.into()];
                line("size", &mut [size].into_iter().chain(values).chain(places));
                bytes.extend(&codes.slots);
            }
        }
        text.push('\n');
        [text.into_bytes(), bytes].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::ois::Reduction;
    use crate::ai::{Bitboard, Cell, Placement};
    use crate::lab::{Growth, compute_tablebase};
    use rustc_hash::FxHashMap;

    /// Returns `count` random areas of at least [`MIN_SIZE`] and at most `largest` cells.
    fn areas(seed: u64, count: usize, largest: usize) -> Vec<Bitboard> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let area = || {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.55).collect();
            free.areas().find(|area| (MIN_SIZE..=largest).contains(&area.len()))
        };
        std::iter::repeat_with(area).flatten().take(count).collect()
    }

    /// The slow twin: the value by its definition, from the flood-filled areas that each placement
    /// leaves.
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

    fn assert_holds(tablebase: &Tablebase<&[u8]>, areas: &[Bitboard]) {
        let mut arena = Arena::new(Reduction::Canonical);
        let sets = tablebase.intern_sets(&mut arena);
        let mut memo = FxHashMap::default();
        for &area in areas {
            let value = sets[tablebase.value(hash_of(&Area::new(area)), area.len())];
            assert_eq!(value, value_by_definition(area, &mut memo, &mut arena), "{area:?}");
        }
    }

    #[test]
    fn the_shipped_tablebase_holds_the_values_of_areas() {
        let areas = areas(82, 2_000, MAX_SIZE);
        assert!(areas.iter().filter(|area| area.len() == MAX_SIZE).count() > 100);
        assert_holds(Tablebase::shipped(), &areas);
    }

    /// The slow twin of what the maker checks: the value of every shape by its definition.
    #[test]
    fn areas_of_equal_graphs_have_one_hash_and_one_value() {
        let (mut arena, mut memo) = (Arena::new(Reduction::Canonical), FxHashMap::default());
        let mut by_graph = FxHashMap::default();
        for size in MIN_SIZE..=11 {
            for growth in Growth::to_size(size) {
                growth.for_each_shape(|area| {
                    let value = value_by_definition(area.cells, &mut memo, &mut arena);
                    let hash = graph_hash(area.cells);
                    assert_eq!(*by_graph.entry((size, hash)).or_insert(value), value, "{area:?}");
                });
            }
        }
        // Of 23,381 shapes.
        assert!(by_graph.len() < 2_000, "{}", by_graph.len());
    }

    #[test]
    fn a_computed_tablebase_is_read_back() {
        let bytes = compute_tablebase(11);
        assert_holds(&Tablebase::read(&bytes).unwrap(), &areas(83, 1_000, 11));
        assert_eq!(Tablebase::read(&bytes[1..]), None);
        assert_eq!(Tablebase::read(&bytes[..bytes.len() - 1]), None);
    }
}
