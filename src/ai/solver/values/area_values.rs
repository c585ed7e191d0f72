//! Values of small areas: their canonical sets, from the tablebase or kept by graph.

use arrayvec::ArrayVec;
use std::sync::Arc;

use super::tablebase::{MAX_SHAPE_SIZE, MAX_SIZE, MIN_SIZE, Tablebase};
use crate::ai::area::{
    Area, Graph, Split, SymmetricHash, USABLE_SIZE, graph_hash, laid_flat, usable_areas,
};
use crate::ai::board::{Bitboard, Placement};
use crate::ai::limits::{Interruption, Watch};
use crate::ai::mixing::SECOND_FACTOR;
use crate::ai::ois::{Arena, Ois, Reduction};
use crate::ai::sharded_map::ShardedMap;

/// Largest area, in cells, whose value is found instead of being searched. For larger ones, too
/// many graphs of what placements leave would have to be hashed.
pub const MAX_SMALL_SIZE: usize = 20;

/// The same for searches of ragged boards, whose areas have fewer placements.
pub const MAX_SMALL_SIZE_RAGGED: usize = 23;

// After a placement in a small area, all that is left is in the tablebase.
const _: () = assert!(MAX_SMALL_SIZE_RAGGED <= MAX_SIZE + USABLE_SIZE);

/// Computes and stores the canonical sets of areas.
pub struct AreaValues {
    /// Cells of the largest areas that the present search takes by value.
    pub max_small_size: usize,
    arena: Arena,
    /// `{0}`: the value of every area in which exactly one placement fits.
    one: Ois,
    /// Values beyond the tablebase.
    memo: Arc<Memo>,
    /// Some elements of values beyond the tablebase that were not needed in full.
    partial: Arc<Partial>,
    tablebase: &'static Tablebase<&'static [u8]>,
    /// The tablebase's sets, by their numbers.
    sets: Vec<Ois>,
    /// By shape up to translation only, in the slot of its hash: repeated look-ups need neither graph, tablebase nor memo.
    shapes: Box<[Option<(Bitboard, Ois)>]>,
    /// Bytes that the arena may take.
    max_arena: usize,
    /// Whether the present search leaves half of them to a later one. Less would not do: a store
    /// that grows doubles.
    pub leaves_room: bool,
}

/// Values by graph, for all threads.
type Memo = ShardedMap<Graph, Ois>;

/// The last elements that were found by graph, for all threads: one of them is lost beside some game.
type Partial = ShardedMap<Graph, ArrayVec<Ois, MAX_PARTIAL_ELEMENTS>>;

/// Elements that are kept of a value that was not needed in full.
const MAX_PARTIAL_ELEMENTS: usize = 7;

/// Logarithm of the number of slots for shapes: few, so that they stay in the second-level cache.
const SHAPE_SLOTS_LOG: u32 = 13;

/// Bytes that an arena may take at most, since it numbers the elements of its sets by 32 bits: it is told to stop long before.
const MAX_ARENA_BYTES: usize = 1 << 32;

/// A connected area of 4 to [`MAX_GRAPH_CELLS`](crate::ai::area::MAX_GRAPH_CELLS) cells, beside a
/// game.
pub struct Region<H> {
    pub cells: Bitboard,
    pub size: usize,
    /// Returns the hash of the area's shape; only called if that is needed.
    pub hash: H,
}

impl Region<()> {
    /// Returns the region of these cells, of which nothing is known.
    pub fn new(cells: Bitboard) -> Region<impl FnOnce() -> u64> {
        Region { cells, size: cells.len(), hash: move || Area::new(cells).hash() }
    }
}

/// What is asked of an area.
#[derive(Clone, Copy)]
pub enum Query {
    Value,
    /// A win by a placement in the area beside this game, else the value. This takes less where
    /// some placement wins.
    WinBeside(Ois),
}

/// What is found of an area.
enum Found {
    Value(Ois),
    /// A placement in the area wins beside the game that was asked about.
    Won,
}

/// A game that the player to move has won.
const WON: Ois = Ois::ZERO;

/// An area to be looked up in the tablebase.
struct Lookup {
    hash: u64,
    size: usize,
    /// The value of the areas beside it.
    others: Ois,
}

/// Areas that are looked up together, so that they wait for memory together.
type Batch = ArrayVec<Lookup, 16>;

/// The elements of an area's value, each once.
struct Elements {
    found: Vec<Ois>,
    query: Query,
    /// Whether the last element is lost beside the game that was asked about: then the others do
    /// not matter.
    is_won: bool,
}

impl Elements {
    fn add(&mut self, element: Ois, arena: &mut Arena) {
        if !self.found.contains(&element) {
            self.found.push(element);
            if let Query::WinBeside(game) = self.query {
                self.is_won |= is_lost(arena, element, game);
            }
        }
    }
}

/// Returns whether two games side by side are lost for the player to move.
fn is_lost(arena: &mut Arena, x: Ois, y: Ois) -> bool {
    let both = arena.product(x, y);
    !arena.is_won(both)
}

impl AreaValues {
    /// Returns values that take at most `memory` bytes together with their forks, for `threads` threads in all.
    pub fn new(memory: usize, threads: usize) -> AreaValues {
        let memo = Arc::new(Memo::new(memory / 8 * 3));
        let partial = Arc::new(Partial::new(memory / 8));
        let max_arena = (memory / 2 / threads).min(MAX_ARENA_BYTES);
        AreaValues::over(Arena::new(Reduction::Canonical), memo, partial, max_arena)
    }

    /// Returns the values for another thread; both give the same values the same ids, and share what they compute.
    pub fn fork(&mut self) -> AreaValues {
        let (memo, partial) = (self.memo.clone(), self.partial.clone());
        AreaValues::over(self.arena.fork(), memo, partial, self.max_arena)
    }

    fn over(
        mut arena: Arena,
        memo: Arc<Memo>,
        partial: Arc<Partial>,
        max_arena: usize,
    ) -> AreaValues {
        let tablebase = Tablebase::shipped();
        AreaValues {
            one: arena.intern(&mut vec![Ois::ZERO]),
            sets: tablebase.intern_sets(&mut arena),
            arena,
            tablebase,
            memo,
            partial,
            shapes: vec![None; 1 << SHAPE_SLOTS_LOG].into(),
            max_arena,
            leaves_room: false,
            max_small_size: MAX_SMALL_SIZE,
        }
    }

    /// Returns the arena that the values belong to.
    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    /// Returns the value of a game and an area side by side; where only a win beside the game is
    /// asked for, a game of the same outcome.
    #[inline]
    pub fn add_area<H: FnOnce() -> u64>(
        &mut self,
        game: Ois,
        query: Query,
        area: Region<H>,
        watch: &mut Watch,
    ) -> Result<Ois, Interruption> {
        Ok(match self.evaluate(query, area, watch)? {
            Found::Value(value) => self.arena.product(game, value),
            Found::Won => WON,
        })
    }

    /// Finds what is asked of an area.
    #[inline]
    fn evaluate<H: FnOnce() -> u64>(
        &mut self,
        query: Query,
        Region { cells, size, hash }: Region<H>,
        watch: &mut Watch,
    ) -> Result<Found, Interruption> {
        if size < MIN_SIZE {
            return Ok(Found::Value(self.one));
        }
        if size <= MAX_SHAPE_SIZE {
            return Ok(Found::Value(self.in_tablebase(hash(), size)));
        }
        let cells = cells.shifted_to_origin();
        let slot = slot_of(cells);
        if let Some((known, value)) = self.shapes[slot]
            && known == cells
        {
            return Ok(Found::Value(value));
        }
        let found = match size <= MAX_SIZE {
            true => Found::Value(self.in_tablebase(graph_hash(cells), size)),
            false => self.evaluate_by_graph(query, cells, watch)?,
        };
        if let Found::Value(value) = found {
            self.shapes[slot] = Some((cells, value));
        }
        Ok(found)
    }

    /// Returns the value of an area of this size, by the hash under which the tablebase has it.
    #[inline]
    fn in_tablebase(&self, hash: u64, size: usize) -> Ois {
        self.sets[self.tablebase.value(hash, size)]
    }

    /// Finds what is asked of an area beyond the tablebase, and keeps it.
    fn evaluate_by_graph(
        &mut self,
        query: Query,
        cells: Bitboard,
        watch: &mut Watch,
    ) -> Result<Found, Interruption> {
        let graph = Graph::new(cells);
        if let Some(value) = self.memo.get(&graph) {
            self.arena.catch_up_to(value);
            return Ok(Found::Value(value));
        }
        let query = match query {
            Query::WinBeside(game) => match self.partial.get(&graph) {
                Some(elements) if self.any_is_lost(&elements, game) => return Ok(Found::Won),
                // Its elements are needed for the second time: the next game is likely to need all
                // of them.
                Some(_) => Query::Value,
                None => query,
            },
            Query::Value => query,
        };
        let mut elements = self.collect_elements(query, cells, watch)?;
        if elements.is_won {
            let last = elements.found.iter().rev().take(MAX_PARTIAL_ELEMENTS);
            self.partial.insert(graph, last.copied().collect());
            return Ok(Found::Won);
        }
        let value = self.arena.intern(&mut elements.found);
        self.check_memory()?;
        self.memo.insert(graph, value);
        Ok(Found::Value(value))
    }

    /// Returns the value of all areas of a set of free cells together.
    pub fn value_of_areas(
        &mut self,
        free: Bitboard,
        watch: &mut Watch,
    ) -> Result<Ois, Interruption> {
        usable_areas(free).try_fold(Ois::ZERO, |all, cells| {
            self.add_area(all, Query::Value, Region::new(cells), watch)
        })
    }

    /// Returns the value of two games side by side.
    pub fn product(&mut self, x: Ois, y: Ois) -> Ois {
        self.arena.product(x, y)
    }

    /// Returns the distinct values that placements in an area leave, or the first of them as far as
    /// one that wins.
    fn collect_elements(
        &mut self,
        query: Query,
        area: Bitboard,
        watch: &mut Watch,
    ) -> Result<Elements, Interruption> {
        watch.check()?;
        // Most areas fit into one half of the board, and the compiler drops the code for the other one.
        match laid_flat(area).halves() {
            [lower, 0] => self.collect_elements_in(query, Bitboard::from_halves([lower, 0]), watch),
            halves => self.collect_elements_in(query, Bitboard::from_halves(halves), watch),
        }
    }

    #[inline(always)]
    fn collect_elements_in(
        &mut self,
        query: Query,
        area: Bitboard,
        watch: &mut Watch,
    ) -> Result<Elements, Interruption> {
        let mut elements = Elements { found: Vec::with_capacity(16), query, is_won: false };
        let whole = SymmetricHash::new(area);
        let rest_size = area.len() - USABLE_SIZE;
        let mut batch = Batch::new();
        for placement in Placement::all_on(area) {
            let split = Split::new(area, placement);
            let mut value = Ois::ZERO;
            let mut held = None;
            for cells in split.parts() {
                let size = cells.len();
                if size < MIN_SIZE {
                    value = self.arena.product(value, self.one);
                } else if size > MAX_SHAPE_SIZE {
                    value = self.add_area(value, Query::Value, Region::new(cells), watch)?;
                } else {
                    let sums = match 2 * size > rest_size {
                        true => whole
                            .without(split.placed)
                            .without(&SymmetricHash::new(split.rest - cells)),
                        false => SymmetricHash::new(cells),
                    };
                    let hash = sums.finish(cells);
                    match held {
                        None => held = Some((hash, size)),
                        Some(_) => {
                            value = self.arena.product(value, self.in_tablebase(hash, size));
                        }
                    }
                }
            }
            match held {
                None => elements.add(value, &mut self.arena),
                Some((hash, size)) => batch.push(Lookup { hash, size, others: value }),
            }
            if batch.is_full() {
                self.look_up(&mut batch, &mut elements);
            }
            if elements.is_won {
                return Ok(elements);
            }
        }
        self.look_up(&mut batch, &mut elements);
        Ok(elements)
    }

    /// Looks areas up in the tablebase, and adds their values.
    fn look_up(&mut self, batch: &mut Batch, elements: &mut Elements) {
        for Lookup { hash, size, others } in batch.drain(..) {
            let value = self.arena.product(others, self.in_tablebase(hash, size));
            elements.add(value, &mut self.arena);
            if elements.is_won {
                break;
            }
        }
    }

    /// Returns whether some of these games is lost beside another one.
    fn any_is_lost(&mut self, games: &[Ois], beside: Ois) -> bool {
        games.iter().any(|&game| {
            self.arena.catch_up_to(game);
            is_lost(&mut self.arena, game, beside)
        })
    }

    /// Fails when the arena has outgrown the part of its share that the present search may take.
    ///
    /// To be called now and then while values are computed.
    pub fn check_memory(&self) -> Result<(), Interruption> {
        let most = if self.leaves_room { self.max_arena / 2 } else { self.max_arena };
        if self.arena.memory() > most {
            return Err(Interruption::Memory);
        }
        Ok(())
    }

    /// Returns whether the arena has outgrown its share. It cannot forget, since its ids are in
    /// use.
    pub fn is_full(&self) -> bool {
        self.arena.memory() > self.max_arena
    }
}

fn slot_of(shape: Bitboard) -> usize {
    let [lower, upper] = shape.halves();
    let product = (lower ^ upper.rotate_left(32)).wrapping_mul(SECOND_FACTOR);
    (product >> (u64::BITS - SHAPE_SLOTS_LOG)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::Cell;
    use crate::ai::limits::Deadline;

    /// Returns random areas of the sizes that are taken by value, but are beyond the tablebase.
    fn areas_beyond_tablebase(seed: u64, count: usize) -> Vec<Bitboard> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let board = || -> Bitboard { Cell::all().filter(|_| rng.f32() < 0.55).collect() };
        let areas = std::iter::repeat_with(board).flat_map(|free| free.areas().collect::<Vec<_>>());
        let sizes = MAX_SIZE + 1..=MAX_SMALL_SIZE_RAGGED;
        areas.filter(|area| sizes.contains(&area.len())).take(count).collect()
    }

    /// With 128 GiB or more, an arena could outgrow its 32 bits, and the search panicked.
    #[test]
    fn no_arena_outgrows_its_numbers() {
        let values = AreaValues::new(1 << 40, 1);
        let elements = values.max_arena / size_of::<Ois>();
        // A vector that is full doubles before it is looked at again.
        assert!(2 * elements <= u32::MAX as usize);
    }

    /// Sets and products double their stores, so that what leaves half of the memory never takes
    /// all of it.
    #[test]
    fn what_leaves_room_never_fills_the_arena() {
        let mut values = AreaValues::new(1 << 21, 1);
        values.leaves_room = true;
        let mut heaps = vec![Ois::ZERO];
        for _ in 0..16 {
            let heap = values.arena.intern(&mut heaps.clone());
            heaps.push(heap);
        }
        let mut subsets = 1u32..;
        while values.check_memory().is_ok() {
            let subset = subsets.next().unwrap();
            let is_in = |&n: &usize| subset >> n & 1 != 0;
            let set = values.arena.intern(&mut (0..16).filter(is_in).map(|n| heaps[n]).collect());
            values.product(set, values.one);
        }
        assert!(!values.is_full());
        values.leaves_room = false;
        assert_eq!(values.check_memory(), Ok(()));
    }

    /// Values are kept by graph: an area has the one that it has alone, whatever areas were met before.
    #[test]
    fn areas_of_equal_graphs_have_one_value() {
        let deadline = Deadline::default();
        let mut watch = Watch::new(&deadline);
        let mut values = AreaValues::new(1 << 24, 1);
        for area in areas_beyond_tablebase(68, 150) {
            let mut alone = AreaValues::new(1 << 24, 1);
            let value = values.value_of_areas(area, &mut watch).unwrap();
            let value_alone = alone.value_of_areas(area, &mut watch).unwrap();
            assert_eq!(values.arena().text(value), alone.arena().text(value_alone), "{area:?}");
        }
    }

    /// It holds for values that are known, and where another game was beside the area when it was met first.
    #[test]
    fn an_area_has_the_outcome_of_its_value_beside_any_game() {
        let deadline = Deadline::default();
        let mut watch = Watch::new(&deadline);
        let (mut values, mut twin) = (AreaValues::new(1 << 24, 1), AreaValues::new(1 << 24, 1));
        let mut rng = fastrand::Rng::with_seed(69);
        let games = [Ois::ZERO, values.one];
        let [mut won, mut lost] = [0, 0];
        for cells in areas_beyond_tablebase(69, 150) {
            let mut of_games = games;
            rng.shuffle(&mut of_games);
            for game in of_games {
                let both =
                    twin.add_area(game, Query::Value, Region::new(cells), &mut watch).unwrap();
                let expected = twin.arena().is_won(both);
                let found = values
                    .add_area(game, Query::WinBeside(game), Region::new(cells), &mut watch)
                    .unwrap();
                assert_eq!(values.arena().is_won(found), expected, "{cells:?} {game:?}");
                *if expected { &mut won } else { &mut lost } += 1;
            }
        }
        assert!(won >= 100 && lost >= 10, "{won} {lost}");
    }

    /// A thread must know the games that another one has kept of an area.
    #[test]
    fn what_one_thread_found_of_an_area_serves_the_other() {
        let deadline = Deadline::default();
        let mut watch = Watch::new(&deadline);
        let mut one = AreaValues::new(1 << 24, 2);
        let mut other = one.fork();
        for cells in areas_beyond_tablebase(70, 150) {
            let game = one.one;
            let mut outcome = |values: &mut AreaValues| {
                let found = values
                    .add_area(game, Query::WinBeside(game), Region::new(cells), &mut watch)
                    .unwrap();
                values.arena().is_won(found)
            };
            assert_eq!(outcome(&mut one), outcome(&mut other), "{cells:?}");
        }
    }

    /// Areas of four to seven cells take exactly one more placement.
    #[test]
    fn small_areas_are_one_forced_move() {
        let deadline = Deadline::default();
        let mut watch = Watch::new(&deadline);
        let mut values = AreaValues::new(1 << 24, 1);
        for (columns, rows, text) in
            [(4, 1, "{0}"), (3, 2, "{0}"), (7, 1, "{0}"), (8, 1, "{{0}, 0}")]
        {
            let value =
                values.value_of_areas(Bitboard::rectangle(columns, rows), &mut watch).unwrap();
            assert_eq!(values.arena().text(value).unwrap(), text);
        }
    }
}
