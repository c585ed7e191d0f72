//! Values of small areas: their canonical sets, from the tablebase, or computed and stored by
//! graph.
//!
//! A value comes from the first of these that has it: the tablebase, by shape, for the smallest
//! areas; a small cache, by shape up to translation; the tablebase, by graph; a memo, by graph,
//! which all threads share. Otherwise it is computed from the values of what each placement leaves.
//! Often only the outcome beside some game matters; then the computation stops at the first
//! placement that wins there.

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

/// Largest area, in cells, whose value is computed instead of being searched. For larger ones, too
/// many graphs of what placements leave would have to be hashed (RESEARCH.md, "Values of small
/// areas").
pub const MAX_SMALL_SIZE: usize = 20;

/// The bound in searches of ragged boards, whose areas have fewer placements.
pub const MAX_SMALL_SIZE_RAGGED: usize = 23;

// What a placement leaves of a small area is in the tablebase.
const _: () = assert!(MAX_SMALL_SIZE_RAGGED <= MAX_SIZE + USABLE_SIZE);

/// Computes and stores the canonical sets of areas, for one thread.
pub struct AreaValues {
    /// Largest area, in cells, that the present search takes by value.
    pub max_small_size: usize,
    /// The arena that the values belong to.
    arena: Arena,
    /// `{0}`, the value of every area that takes one placement and no second one.
    one: Ois,
    /// Values of areas larger than those in the tablebase.
    memo: Arc<Memo>,
    /// Some elements of values that were not needed in full.
    partial: Arc<Partial>,
    /// The values of all areas up to `MAX_SIZE` cells.
    tablebase: &'static Tablebase<&'static [u8]>,
    /// The sets of the tablebase, by their numbers.
    sets: Vec<Ois>,
    /// Values by shape up to translation, in the slot of its hash: repeated look-ups need neither
    /// graph, tablebase nor memo.
    shapes: Box<[Option<(Bitboard, Ois)>]>,
    /// Largest size of the arena, in bytes.
    max_arena: usize,
    /// Whether the present search leaves half of the arena's memory to a later one. Less would not
    /// do, since a full store doubles.
    pub leaves_room: bool,
}

/// Values by graph, shared by all threads.
type Memo = ShardedMap<Graph, Ois>;

/// The last elements found, by graph, shared by all threads. One of them is lost beside some game.
type Partial = ShardedMap<Graph, ArrayVec<Ois, MAX_PARTIAL_ELEMENTS>>;

/// Largest number of elements stored of a value that was not needed in full.
const MAX_PARTIAL_ELEMENTS: usize = 7;

/// Binary logarithm of the number of slots for shapes: few, so that they stay in the second-level
/// cache.
const SHAPE_SLOTS_LOG: u32 = 13;

/// Largest size of any arena, in bytes. It numbers the elements of its sets by 32 bits, and must
/// stop long before these are used up.
const MAX_ARENA_BYTES: usize = 1 << 32;

/// A connected area of 4 to [`MAX_GRAPH_CELLS`](crate::ai::area::MAX_GRAPH_CELLS) cells, to be
/// evaluated.
pub struct Region<H> {
    /// The cells of the area.
    pub cells: Bitboard,
    /// Number of cells.
    pub size: usize,
    /// Computes the hash of the area's shape. Called only for areas that the tablebase has by
    /// shape.
    pub hash: H,
}

impl Region<()> {
    /// Makes the region of `cells`, with a hash computed from scratch.
    pub fn new(cells: Bitboard) -> Region<impl FnOnce() -> u64> {
        Region { cells, size: cells.len(), hash: move || Area::new(cells).hash() }
    }
}

/// The question about an area.
#[derive(Clone, Copy)]
pub enum Query {
    /// The area's value.
    Value,
    /// Whether a placement in the area wins beside this game; if not, or if it is known already,
    /// the area's value. This takes less time where some placement wins.
    WinBeside(Ois),
}

/// A game won for the player to move, which stands for any other such game, as
/// `Node::small` says.
const WON: Ois = Ois::ZERO;

/// An area to be looked up in the tablebase.
struct Lookup {
    /// The hash of the area's shape.
    hash: u64,
    /// Number of cells.
    size: usize,
    /// The value of the other areas that the placement leaves.
    others: Ois,
}

/// Areas looked up together, so that they wait for memory together.
type Batch = ArrayVec<Lookup, 16>;

/// The elements of an area's value, each once.
struct Elements {
    /// The elements found so far.
    found: Vec<Ois>,
    /// The question about the area.
    query: Query,
    /// Whether the last element is lost beside the game of the query, in which case the others do
    /// not matter.
    is_winable: bool,
}

impl Elements {
    /// Adds an element, unless it has been found before.
    fn add(&mut self, element: Ois, arena: &mut Arena) {
        if !self.found.contains(&element) {
            self.found.push(element);
            if let Query::WinBeside(game) = self.query {
                self.is_winable |= is_lost(arena, element, game);
            }
        }
    }
}

/// Returns whether the sum of two games is lost for the player to move.
fn is_lost(arena: &mut Arena, x: Ois, y: Ois) -> bool {
    let both = arena.product(x, y);
    !arena.is_winable(both)
}

impl AreaValues {
    /// Returns values that take at most about `memory` bytes together with their forks, for
    /// `threads` threads in all.
    pub fn new(memory: usize, threads: usize) -> AreaValues {
        let memo = Arc::new(Memo::new(memory / 8 * 3));
        let partial = Arc::new(Partial::new(memory / 8));
        let max_arena = (memory / 2 / threads).min(MAX_ARENA_BYTES);
        AreaValues::over(Arena::new(Reduction::Canonical), memo, partial, max_arena)
    }

    /// Returns the values for another thread. Both give the same sets the same ids, and share what
    /// they compute.
    pub fn fork(&mut self) -> AreaValues {
        let (memo, partial) = (self.memo.clone(), self.partial.clone());
        AreaValues::over(self.arena.fork(), memo, partial, self.max_arena)
    }

    /// Makes the values of one thread over shared stores.
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

    /// Returns the value of `game` and an area side by side. For a [`Query::WinBeside`], it may be
    /// another game of the same outcome.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the computation.
    #[inline]
    pub fn add_area<H: FnOnce() -> u64>(
        &mut self,
        game: Ois,
        query: Query,
        area: Region<H>,
        watch: &mut Watch,
    ) -> Result<Ois, Interruption> {
        let value = self.evaluate(query, area, watch)?;
        Ok(value.map_or(WON, |value| self.arena.product(game, value)))
    }

    /// Answers a query about an area, from the quickest source that knows it: returns the area's
    /// value, or `None` if a placement in the area wins beside the game of the query.
    #[inline]
    fn evaluate<H: FnOnce() -> u64>(
        &mut self,
        query: Query,
        Region { cells, size, hash }: Region<H>,
        watch: &mut Watch,
    ) -> Result<Option<Ois>, Interruption> {
        if size < MIN_SIZE {
            return Ok(Some(self.one));
        }
        if size <= MAX_SHAPE_SIZE {
            return Ok(Some(self.in_tablebase(hash(), size)));
        }
        let cells = cells.shifted_to_origin();
        let slot = slot_of(cells);
        if let Some((known, value)) = self.shapes[slot]
            && known == cells
        {
            return Ok(Some(value));
        }
        let found = if size <= MAX_SIZE {
            Some(self.in_tablebase(graph_hash(cells), size))
        } else {
            self.evaluate_by_graph(query, cells, watch)?
        };
        if let Some(value) = found {
            self.shapes[slot] = Some((cells, value));
        }
        Ok(found)
    }

    /// Returns the value of an area of `size` cells from the tablebase, by its hash there.
    #[inline]
    fn in_tablebase(&self, hash: u64, size: usize) -> Ois {
        self.sets[self.tablebase.value(hash, size)]
    }

    /// Answers a query about an area too large for the tablebase, and stores the value by graph.
    ///
    /// Where a placement wins beside the game of the query, the elements found so far are stored
    /// instead.
    fn evaluate_by_graph(
        &mut self,
        query: Query,
        cells: Bitboard,
        watch: &mut Watch,
    ) -> Result<Option<Ois>, Interruption> {
        let graph = Graph::new(cells);
        if let Some(value) = self.memo.get(&graph) {
            self.arena.catch_up_to(value);
            return Ok(Some(value));
        }
        let query = match query {
            Query::WinBeside(game) => match self.partial.get(&graph) {
                Some(elements) if self.any_is_lost(&elements, game) => return Ok(None),
                // The elements are needed for the second time: the next game is likely to need all
                // of them.
                Some(_) => Query::Value,
                None => query,
            },
            Query::Value => query,
        };
        let mut elements = self.collect_elements(query, cells, watch)?;
        if elements.is_winable {
            let last = elements.found.iter().rev().take(MAX_PARTIAL_ELEMENTS);
            self.partial.insert(graph, last.copied().collect());
            return Ok(None);
        }
        let value = self.arena.intern(&mut elements.found);
        self.check_memory()?;
        self.memo.insert(graph, value);
        Ok(Some(value))
    }

    /// Returns the value of all areas of a set of free cells together.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the computation.
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

    /// Collects the distinct values that placements in an area leave. With [`Query::WinBeside`], it
    /// stops at an element that is lost beside the game.
    ///
    /// # Errors
    /// The reason why a limit of `watch` or of memory ended the computation.
    fn collect_elements(
        &mut self,
        query: Query,
        area: Bitboard,
        watch: &mut Watch,
    ) -> Result<Elements, Interruption> {
        watch.check()?;
        // Most areas fit into one half of the board. For these, the compiler drops the code for the
        // other.
        match laid_flat(area).halves() {
            [lower, 0] => self.collect_elements_in(query, Bitboard::from_halves([lower, 0]), watch),
            halves => self.collect_elements_in(query, Bitboard::from_halves(halves), watch),
        }
    }

    /// Collects the elements as [`collect_elements`](AreaValues::collect_elements) does. Always
    /// inlined, so that the compiler knows which half of the board is empty.
    #[inline(always)]
    fn collect_elements_in(
        &mut self,
        query: Query,
        area: Bitboard,
        watch: &mut Watch,
    ) -> Result<Elements, Interruption> {
        let mut elements = Elements { found: Vec::with_capacity(16), query, is_winable: false };
        let whole = SymmetricHash::new(area);
        let rest_size = area.len() - USABLE_SIZE;
        let mut batch = Batch::new();
        for placement in Placement::all_on(area) {
            // 1. Combine the values of the parts that the placement leaves, except one that is to
            // be looked up in the tablebase by shape.
            let split = Split::new(area, placement);
            let Split { rest, placed, .. } = split;
            let mut value = Ois::ZERO;
            let mut pending = None;
            for cells in split {
                let size = cells.len();
                if size < MIN_SIZE {
                    value = self.arena.product(value, self.one);
                } else if size > MAX_SHAPE_SIZE {
                    value = self.add_area(value, Query::Value, Region::new(cells), watch)?;
                } else {
                    // The hash follows from the smaller side: the part, or all that is not of it.
                    let sums = if 2 * size > rest_size {
                        whole.without(placed).without(&SymmetricHash::new(rest - cells))
                    } else {
                        SymmetricHash::new(cells)
                    };
                    let hash = sums.finish(cells);
                    if pending.is_none() {
                        pending = Some((hash, size));
                    } else {
                        value = self.arena.product(value, self.in_tablebase(hash, size));
                    }
                }
            }
            // 2. Put that look-up into the batch, so that several wait for memory together.
            match pending {
                None => elements.add(value, &mut self.arena),
                Some((hash, size)) => batch.push(Lookup { hash, size, others: value }),
            }
            if batch.is_full() {
                self.look_up(&mut batch, &mut elements);
            }
            // 3. Stop at a win: the elements that are left do not matter.
            if elements.is_winable {
                return Ok(elements);
            }
        }
        self.look_up(&mut batch, &mut elements);
        Ok(elements)
    }

    /// Looks a batch of areas up in the tablebase, and adds what their placements leave to the
    /// elements.
    fn look_up(&mut self, batch: &mut Batch, elements: &mut Elements) {
        for Lookup { hash, size, others } in batch.drain(..) {
            let value = self.arena.product(others, self.in_tablebase(hash, size));
            elements.add(value, &mut self.arena);
            if elements.is_winable {
                break;
            }
        }
    }

    /// Returns whether any of `games` is lost beside another one.
    fn any_is_lost(&mut self, games: &[Ois], beside: Ois) -> bool {
        games.iter().any(|&game| {
            self.arena.catch_up_to(game);
            is_lost(&mut self.arena, game, beside)
        })
    }

    /// Checks that the arena is no larger than the present search may make it; called now and then
    /// while values are computed.
    ///
    /// # Errors
    /// [`Interruption::Memory`] if it is.
    pub fn check_memory(&self) -> Result<(), Interruption> {
        let most = if self.leaves_room { self.max_arena / 2 } else { self.max_arena };
        if self.arena.memory() > most {
            return Err(Interruption::Memory);
        }
        Ok(())
    }

    /// Returns whether the arena has outgrown its memory. It can't forget sets, since their ids are
    /// in use.
    pub fn is_full(&self) -> bool {
        self.arena.memory() > self.max_arena
    }
}

/// Returns the slot of a shape in the cache.
fn slot_of(shape: Bitboard) -> usize {
    let [lower, upper] = shape.halves();
    let product = (lower ^ upper.rotate_left(32)).wrapping_mul(SECOND_FACTOR);
    (product >> (u64::BITS - SHAPE_SLOTS_LOG)) as usize
}

#[cfg(test)]
mod tests;
