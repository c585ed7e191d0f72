//! `data tablebase`: computes the values of all connected areas of up to 19 cells, smaller ones
//! first, as the solver ships with them.

use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};

use super::polyominoes::Growth;
use crate::ai::{
    Area, Arena, Graph, MAX_SHAPE_SIZE, MAX_TABLEBASE_SIZE, MIN_TABLEBASE_SIZE, Ois, Placement,
    Reduction, ShardedMap, Tablebase, cores, hash_of, on_threads,
};
use crate::cli::shared::Failure;

/// Memory for the graphs of one size, in bytes: more than the largest size needs.
const GRAPHS_MEMORY: usize = 6 << 30;

/// The values of the areas of one size, by their hashes.
type Values = FxHashMap<u64, Ois>;

/// Writes the contents of `assets/tablebase.bin`.
pub fn run() -> Result<(), Failure> {
    Ok(io::stdout().write_all(&compute_tablebase(MAX_TABLEBASE_SIZE))?)
}

/// Computes the values of all areas of up to `largest` cells, and returns the contents of
/// `assets/tablebase.bin`.
///
/// Sizes beyond [`MAX_TABLEBASE_SIZE`] are left out. The last size alone took 12 minutes on two
/// cores (RESEARCH.md, "Values of small areas").
///
/// # Panics
/// If areas of different values have one hash.
pub fn compute_tablebase(largest: usize) -> Vec<u8> {
    let mut arena = Arena::new(Reduction::Canonical);
    let mut tablebase = Tablebase::default();
    for size in MIN_TABLEBASE_SIZE..=largest.min(MAX_TABLEBASE_SIZE) {
        let values = values_of_size(size, &tablebase, &mut arena);
        add_size(&values, &mut tablebase, &mut arena);
    }
    tablebase.to_bytes()
}

/// Computes the values of all areas of `size` cells on all cores, by those of smaller ones.
fn values_of_size(size: usize, tablebase: &Tablebase<Vec<u8>>, arena: &mut Arena) -> Values {
    let growths = Growth::to_size(size);
    let graphs = ShardedMap::new(GRAPHS_MEMORY);
    let next = AtomicUsize::new(0);
    let arena = Mutex::new(arena);
    let of_threads = on_threads(cores().get(), |_| {
        let arena = arena.lock().unwrap_or_else(PoisonError::into_inner).fork();
        let mut areas = SmallerAreas::new(tablebase, arena);
        let mut values = Values::default();
        while let Some(growth) = growths.get(next.fetch_add(1, Ordering::Relaxed)) {
            growth.for_each_shape(|area| {
                if size > MAX_SHAPE_SIZE {
                    // Areas of the same graph have the same hash and the same value.
                    let graph = Graph::new(area.cells);
                    if graphs.get(&graph).is_some() {
                        return;
                    }
                    graphs.insert(graph, ());
                }
                keep(&mut values, hash_of(&area), areas.value_above(&area));
            });
        }
        values
    });
    let all = of_threads.into_iter().reduce(|mut all, values| {
        values.into_iter().for_each(|(hash, value)| keep(&mut all, hash, value));
        all
    });
    all.unwrap_or_default()
}

/// Stores the value of a hash, and panics if the hash has another one.
fn keep(values: &mut Values, hash: u64, value: Ois) {
    let known = *values.entry(hash).or_insert(value);
    assert_eq!(known, value, "areas with the hash {hash:#x} have different values");
}

/// The values of areas that are smaller than those being computed, on one thread.
struct SmallerAreas<'a> {
    tablebase: &'a Tablebase<Vec<u8>>,
    arena: Arena,
    /// The tablebase's sets, by their numbers.
    sets: Vec<Ois>,
    /// `{0}`, the value of every area too small for the tablebase.
    one: Ois,
}

impl SmallerAreas<'_> {
    fn new(tablebase: &Tablebase<Vec<u8>>, mut arena: Arena) -> SmallerAreas<'_> {
        let sets = tablebase.intern_sets(&mut arena);
        SmallerAreas { tablebase, one: arena.intern(&mut vec![Ois::ZERO]), sets, arena }
    }

    /// Computes the value of an area from those of what each placement leaves.
    fn value_above(&mut self, area: &Area) -> Ois {
        let mut elements = Vec::with_capacity(16);
        for placement in Placement::all_on(area.cells) {
            let mut value = Ois::ZERO;
            area.split(placement, |part| {
                let of_part = if part.size < MIN_TABLEBASE_SIZE {
                    self.one
                } else {
                    self.sets[self.tablebase.value(hash_of(&part.area()), part.size)]
                };
                value = self.arena.product(value, of_part);
            });
            if !elements.contains(&value) {
                elements.push(value);
            }
        }
        self.arena.intern(&mut elements)
    }
}

/// Adds the areas of a size to the tablebase, and their values to its sets.
fn add_size(values: &Values, tablebase: &mut Tablebase<Vec<u8>>, arena: &mut Arena) {
    let known = tablebase.intern_sets(arena);
    let mut numbers: FxHashMap<Ois, u8> = known.into_iter().zip(0..).collect();
    let distinct: FxHashSet<Ois> = values.values().copied().collect();
    let sets: Vec<Ois> = distinct.into_iter().inspect(|&set| arena.catch_up_to(set)).collect();
    // Number elements before the sets that hold them, in an order that does not depend on the
    // threads.
    let complexities = arena.complexities(&sets, usize::MAX).expect("there is no limit");
    let mut sets: Vec<Ois> = complexities.keys().copied().collect();
    sets.sort_unstable_by_key(|set| complexities[set]);
    for set in sets {
        let elements = arena.elements(set).iter().map(|element| numbers[element]).collect();
        numbers.entry(set).or_insert_with(|| tablebase.add_set(elements));
    }
    let mut areas: Vec<(u64, u8)> =
        values.iter().map(|(&hash, value)| (hash, numbers[value])).collect();
    areas.sort_unstable();
    tablebase.add_size(areas);
}
