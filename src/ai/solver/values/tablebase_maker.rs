//! Computes the tablebase: the values of all connected areas of up to 15 cells, smaller ones first.

use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

use super::static_function::{Layout, StaticFunction};
use super::tablebase::{CODES, LARGEST_SIZE, LEAST_SIZE, LISTED};
use crate::ai::area::{Area, CanonicalShape, USABLE_SIZE};
use crate::ai::board::{Bitboard, Cell, Placement};
use crate::ai::ois::{Arena, Ois, Reduction};

/// Computes the values of all areas of up to `largest` cells, at most [`LARGEST_SIZE`], and returns the contents of `assets/tablebase.bin`.
pub fn compute_tablebase(largest: usize) -> Vec<u8> {
    let mut arena = Arena::new(Reduction::Canonical);
    let mut values: FxHashMap<CanonicalShape, Ois> = FxHashMap::default();
    let mut keys: Vec<(u64, u8, Ois)> = Vec::new();
    let mut shapes = FxHashSet::from_iter([CanonicalShape::of(Bitboard::rectangle(1, 1))]);
    for size in 2..=largest.min(LARGEST_SIZE) {
        shapes = shapes.iter().flat_map(|&shape| larger(shape)).collect();
        if size < USABLE_SIZE {
            continue;
        }
        for &shape in &shapes {
            let value = value_of(shape, &values, &mut arena);
            if size + USABLE_SIZE <= largest {
                values.insert(shape, value);
            }
            if size >= LEAST_SIZE {
                keys.push((Area::of(shape.cells()).hash(), size as u8, value));
            }
        }
    }
    written(&arena, &keys)
}

/// Returns all shapes of one cell more that hold this one.
fn larger(shape: CanonicalShape) -> impl Iterator<Item = CanonicalShape> {
    // In the corner there is no room below and on the left.
    let moved = |dx, dy| {
        let cells = shape.cells().cells();
        cells.map(|c| Cell::new(c.column() + dx, c.row() + dy)).collect::<Option<Bitboard>>()
    };
    let [left, below] = [moved(1, 0), moved(0, 1)];
    let grown = [Some(shape.cells()), left, below].into_iter().flatten();
    grown.flat_map(|cells| {
        (cells.grown() - cells).cells().map(move |cell| {
            let mut larger = cells;
            larger.insert(cell);
            CanonicalShape::of(larger)
        })
    })
}

/// Returns the value of a shape by those of the areas that a placement can leave.
fn value_of(
    shape: CanonicalShape,
    values: &FxHashMap<CanonicalShape, Ois>,
    arena: &mut Arena,
) -> Ois {
    let area = Area::of(shape.cells());
    let value_after = |placement| {
        let mut value = Ois::ZERO;
        area.split(placement, |part| value = arena.product(value, values[&part.area().shape()]));
        value
    };
    let mut elements = Placement::all_on(area.cells).map(value_after).collect();
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
        let function = StaticFunction::build(&codes.collect::<Vec<_>>());
        let mut listed: Vec<(u64, u8)> =
            numbered.iter().copied().filter(|&(_, value)| code_of(value).is_none()).collect();
        listed.sort_unstable();

        let Layout { seed, segment_log, segments } = function.layout();
        let places = [listed.len() as u64, seed, segment_log.into(), segments.into()];
        let values = values.iter().map(|&value| u64::from(value));
        line("size", &mut [size as u64].into_iter().chain(values).chain(places));
        for (hash, value) in listed {
            bytes.extend(hash.to_le_bytes());
            bytes.push(value);
        }
        bytes.extend(function.slots());
    }
    text.push('\n');
    [text.into_bytes(), bytes].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of free polyominoes (OEIS A000105): up to ten cells all of them fit on the board.
    #[test]
    fn every_shape_is_met_once() {
        let mut shapes = FxHashSet::from_iter([CanonicalShape::of(Bitboard::rectangle(1, 1))]);
        let counts = [1, 2, 5, 12, 35, 108, 369, 1285, 4655];
        for count in counts {
            shapes = shapes.iter().flat_map(|&shape| larger(shape)).collect();
            assert_eq!(shapes.len(), count);
        }
    }
}
