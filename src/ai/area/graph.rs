//! The graph of an area: which of its cells share an edge.
//!
//! Every connected set of four cells is a tetromino. So what can be placed in an area, and what
//! that leaves, depends on its graph alone. Areas of different shapes often have equal graphs, such
//! as corridors that bend in different ways:
//!
//! ```text
//! . . . . . .
//! # # # # # .     . . . . .
//! # # . . . .     . # # # #
//!                 . . . . .
//! ```
//!
//! Cells are told apart by colours: cells of one colour are in equally many squares and rings, and
//! have neighbours of the same colours, up to some steps away. A [`Graph`] numbers the cells by
//! their colours, and a [hash](graph_hash) is the sum of these. The method is known as colour
//! refinement.

use arrayvec::ArrayVec;

use super::symmetry::laid_flat;
use crate::ai::board::{BOARD_BITS, Bitboard, HALF_BITS, STRIDE};
use crate::ai::mixing::{FIRST_FACTOR, SECOND_FACTOR};

/// Largest area, in cells, that has a [`Graph`]: as large as an x-ray shows.
pub const MAX_GRAPH_CELLS: usize = 24;

/// Words that hold one bit for each pair of cells.
const WORDS: usize = (MAX_GRAPH_CELLS * (MAX_GRAPH_CELLS - 1) / 2).div_ceil(u64::BITS as usize);

/// Rounds of refinement. In each, a cell's colour comes to depend on cells one step further away.
const ROUNDS: usize = 6;

/// Distances in bits from the lowest cell of a 2x2 square to its four cells.
const SQUARE: [usize; 4] = [0, 1, STRIDE, STRIDE + 1];

/// Distances in bits from the lowest cell of a ring of eight cells around one to its cells.
const RING: [usize; 8] = [0, 1, 2, STRIDE, STRIDE + 2, 2 * STRIDE, 2 * STRIDE + 1, 2 * STRIDE + 2];

/// The pairs of numbered cells that share an edge.
///
/// Areas with equal `Graph`s have isomorphic graphs, and so the same value. The converse holds only
/// for most areas, because cells of the same colour are numbered by their place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Graph([u64; WORDS]);

impl Graph {
    /// Returns the graph of an area of at most [`MAX_GRAPH_CELLS`] cells.
    pub fn new(area: Bitboard) -> Graph {
        let area = laid_flat(area).shifted_to_origin();
        match area.halves() {
            [_, 0] => Graph::with::<{ HALF_BITS + 1 }, { HALF_BITS + 1 + 2 * STRIDE }>(area),
            _ => Graph::with::<{ BOARD_BITS + 2 }, { BOARD_BITS + 2 + 2 * STRIDE }>(area),
        }
    }

    /// Returns the graph of an area within the first `BITS` bits. `PADDED` is that with a row more
    /// on either side.
    #[inline(always)]
    fn with<const BITS: usize, const PADDED: usize>(area: Bitboard) -> Graph {
        let colours = colours::<BITS, PADDED>(area);
        let mut cells: ArrayVec<u32, MAX_GRAPH_CELLS> = area
            .bit_indices()
            .map(|bit| u32::from(colours[bit + STRIDE]) << 8 | bit as u32)
            .collect();
        cells.sort_unstable();
        let mut numbers = [0u8; BITS];
        for (&cell, number) in cells.iter().zip(0..) {
            numbers[cell as usize & 0xff] = number;
        }
        let mut graph = Graph([0; WORDS]);
        for step in [1, STRIDE] {
            let pairs = area & Bitboard::from_bits(area.bits() >> step & Bitboard::FULL.bits());
            for bit in pairs.bit_indices() {
                let (a, b) = (usize::from(numbers[bit]), usize::from(numbers[bit + step]));
                let (low, high) = (a.min(b), a.max(b));
                let pair = high * (high - 1) / 2 + low;
                graph.0[pair / u64::BITS as usize] |= 1 << (pair % u64::BITS as usize);
            }
        }
        graph
    }
}

/// Returns a hash shared by all areas of equal graphs, of at most [`MAX_GRAPH_CELLS`] cells.
///
/// Areas of different graphs may share it too, if their colours are the same. Among areas of the
/// tablebase, those have one value; its maker makes sure of that.
pub fn graph_hash(area: Bitboard) -> u64 {
    let area = laid_flat(area);
    match area.halves() {
        [_, 0] => sum_of_colours::<{ HALF_BITS + 1 }, { HALF_BITS + 1 + 2 * STRIDE }>(area),
        _ => sum_of_colours::<{ BOARD_BITS + 2 }, { BOARD_BITS + 2 + 2 * STRIDE }>(area),
    }
}

/// Returns the sum of the mixed colours of an area within the first `BITS` bits.
#[inline(always)]
fn sum_of_colours<const BITS: usize, const PADDED: usize>(area: Bitboard) -> u64 {
    let colours = colours::<BITS, PADDED>(area);
    let mixed = |bit: usize| {
        let product = (u64::from(colours[bit + STRIDE]) + 1).wrapping_mul(FIRST_FACTOR);
        (product ^ product >> 32).wrapping_mul(SECOND_FACTOR)
    };
    area.bit_indices().map(mixed).fold(0, u64::wrapping_add)
}

/// Returns the colours of an area's cells, which lie within the first `BITS` bits, each one row
/// beyond its bit. All others are 0.
///
/// Refinement alone can't distinguish two cycles from one cycle of twice the length if the same
/// parts are attached to each. So cells begin with the numbers of squares and of rings of eight
/// cells that they are in: these are the shortest cycles without a chord. All factors are odd, so
/// that no product loses bits.
#[inline(always)]
fn colours<const BITS: usize, const PADDED: usize>(area: Bitboard) -> [u16; PADDED] {
    let mut mask = [0u16; BITS];
    for bit in area.bit_indices() {
        mask[bit] = u16::MAX;
    }
    let mut colours = [0u16; PADDED];
    colours[STRIDE..][..BITS].copy_from_slice(&mask);
    let mut mark = |lowest: u128, steps: &[usize], factor: u16| {
        for bit in Bitboard::from_bits(lowest).bit_indices() {
            for step in steps {
                let colour = &mut colours[bit + step + STRIDE];
                *colour = colour.wrapping_mul(factor);
            }
        }
    };
    let bits = area.bits();
    let pairs = bits & bits >> 1;
    mark(pairs & pairs >> STRIDE, &SQUARE, 0x3b4d);
    let triples = pairs & bits >> 2;
    let sides = (bits & bits >> 2) >> STRIDE;
    mark(triples & sides & triples >> (2 * STRIDE), &RING, 0x7f95);
    for _ in 0..ROUNDS {
        let old = colours;
        for i in 0..BITS {
            let neighbours = old[i]
                .wrapping_add(old[i + STRIDE - 1])
                .wrapping_add(old[i + STRIDE + 1])
                .wrapping_add(old[i + 2 * STRIDE]);
            let mixed =
                old[i + STRIDE].wrapping_mul(0x9e35).wrapping_add(neighbours).wrapping_mul(0x6255);
            colours[i + STRIDE] = (mixed ^ mixed >> 7) & mask[i];
        }
    }
    colours
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::area::Symmetry;
    use crate::ai::board::Cell;

    fn areas(seed: u64) -> impl Iterator<Item = Bitboard> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let area = move || {
            let free: Bitboard = Cell::all().filter(|_| rng.f32() < 0.55).collect();
            free.areas().find(|area| (12..=MAX_GRAPH_CELLS).contains(&area.len()))
        };
        std::iter::repeat_with(area).flatten()
    }

    /// Returns the area of the dots.
    fn area(rows: &str) -> Bitboard {
        let cells = rows.split('/').zip(0..).flat_map(|(row, y)| {
            row.chars().zip(0..).filter(|&(c, _)| c == '.').map(move |(_, x)| Cell::new(x, y))
        });
        cells.flatten().collect()
    }

    /// Whatever the numbers of the cells, each keeps how many neighbours it has, and how many these
    /// have.
    #[test]
    fn a_graph_has_the_pairs_of_its_area() {
        for area in areas(66).take(500) {
            let beside = |cell: Cell| (Bitboard::from_iter([cell]).grown() & area).len() - 1;
            let around = |cell: Cell| {
                let near = Bitboard::from_iter([cell]).grown() & area;
                (beside(cell), near.cells().map(beside).sum::<usize>())
            };
            let mut of_area: Vec<_> = area.cells().map(around).collect();
            let Graph(words) = Graph::new(area);
            let is_pair = |a: usize, b: usize| {
                let (low, high) = (a.min(b), a.max(b));
                let pair = if high > 0 { high * (high - 1) / 2 + low } else { 0 };
                low < high && words[pair / 64] >> (pair % 64) & 1 != 0
            };
            let degree = |a| (0..area.len()).filter(|&b| is_pair(a, b)).count();
            let around = |a| {
                let near = (0..area.len()).filter(|&b| a == b || is_pair(a, b));
                (degree(a), near.map(degree).sum::<usize>())
            };
            let mut of_graph: Vec<_> = (0..area.len()).map(around).collect();
            of_area.sort_unstable();
            of_graph.sort_unstable();
            assert_eq!(of_graph, of_area, "{area:?}");
        }
    }

    #[test]
    fn short_corridors_have_one_graph_however_they_bend() {
        let corridor = Graph::new(area("....../#####./##...."));
        assert_eq!(Graph::new(area("...../.####/.....")), corridor);
        assert_ne!(Graph::new(area("...../.####/..../#.")), corridor);
    }

    #[test]
    fn the_hash_depends_on_the_graph_alone() {
        for area in areas(68).take(200) {
            let hash = graph_hash(area);
            assert!(Symmetry::all().all(|symmetry| graph_hash(symmetry.image(area)) == hash));
        }
        let corridor = graph_hash(area("....../#####./##...."));
        assert_eq!(graph_hash(area("...../.####/.....")), corridor);
        assert_ne!(graph_hash(area("...../.####/..../#.")), corridor);
    }

    /// Refinement alone gives both areas of a pair the same colours, but they have different
    /// values.
    #[test]
    fn cycles_tell_areas_apart() {
        let pairs = [
            ("####.../##....#/##.#.##/#....##/...####", "..#.#/....#/#.#.#/...../###.."),
            ("...#.../.#...#./...#...", "......./.##.##./......."),
        ];
        for (one, other) in pairs {
            assert_eq!(area(one).len(), area(other).len());
            assert_ne!(graph_hash(area(one)), graph_hash(area(other)));
        }
    }

    #[test]
    fn most_symmetric_areas_have_one_graph() {
        let shares_graph = |area: &Bitboard| {
            Symmetry::all().all(|symmetry| Graph::new(symmetry.image(*area)) == Graph::new(*area))
        };
        assert!(areas(67).take(200).filter(shares_graph).count() > 150);
    }
}
