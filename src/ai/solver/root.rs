//! The solver as its callers see it: searches from the root, on one thread or more.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::answer::{Answer, Solution};
use super::child_cache::ChildCache;
use super::model::{Costs, is_compact};
use super::node::Node;
use super::proof_numbers::{ProofNumberTable, ProofNumbers};
use super::search::{Search, Shared};
use super::transposition_table::TranspositionTable;
use super::values::{AreaValues, MAX_SMALL_SIZE, MAX_SMALL_SIZE_RAGGED};
use super::virtual_loss::VirtualLoss;
use super::worker::Worker;
use crate::ai::area::{CanonicalShape, placements_by_remainder};
use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::{Interruption, Limits, Watch};
use crate::ai::ois::Arena;
use crate::ai::threads::on_threads;

/// A solver and its memory. What one search proves, the next ones know.
///
/// Outcomes are exact on any number of threads. On one thread a search is deterministic: the same
/// positions in the same order take the same nodes. On several threads, node counts and the winning
/// placement found may differ.
///
/// When the memory of a thread has run out, or a job of a proof has panicked, the solver forgets
/// everything before its next search.
pub struct Solver {
    pub(super) shared: Arc<Shared>,
    /// The search of each thread. The first one also runs on the caller's thread alone.
    pub(super) searches: Vec<Mutex<Search>>,
    memory: usize,
    /// The turn that all searches belong to, if there is one.
    turn: Option<PlayerTurn>,
}

/// A player's turn, which may take many searches.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct PlayerTurn {
    /// The position of the turn. Whether its board is compact or ragged sets the costs and sizes of
    /// all searches of the turn, whatever their own roots are. So what one of them proves is of use
    /// to the others.
    pub position: Position,
    /// Whether it is the other player's turn. The searches then leave room in the values of areas
    /// for those of the player's own turn, which would otherwise start afresh.
    pub is_pondering: bool,
}

/// Default memory of a solver in bytes: 1 GiB.
pub const DEFAULT_MEMORY: usize = 1 << 30;

/// Largest node limit with which the search for one outcome stays on the caller's thread: others
/// would hardly have begun.
const MAX_NODES_ON_ONE_THREAD: u64 = 1000;

/// Least memory of each of several threads, in bytes: 16 MiB.
pub const MEMORY_PER_THREAD: usize = 16 << 20;

impl Solver {
    /// Returns a solver on one thread that takes about `memory` bytes.
    pub fn new(memory: usize) -> Solver {
        Solver::with_threads(memory, NonZero::<usize>::MIN)
    }

    /// Returns a solver on up to `threads` threads, which take about `memory` bytes together.
    ///
    /// Each thread needs 16 MiB, so less memory means fewer threads. They are started for each
    /// search but that for the outcome of one position within at most 1000 nodes; if the system
    /// refuses some, the others do the work.
    pub fn with_threads(memory: usize, threads: NonZero<usize>) -> Solver {
        Solver::build(memory, threads, false)
    }

    /// Returns a solver as [`with_threads`](Solver::with_threads) does, whose table keeps easy wins
    /// like other nodes if `keeps_easy_wins` is set.
    ///
    /// Of the memory, half is for the transposition table, a quarter for the values of areas, an
    /// eighth for proof numbers, and a 32nd for the child caches.
    pub(crate) fn build(memory: usize, threads: NonZero<usize>, keeps_easy_wins: bool) -> Solver {
        let threads = threads.get().min((memory / MEMORY_PER_THREAD).max(1));
        let mut values = AreaValues::new(memory / 4, threads);
        let mut table = TranspositionTable::new(memory / 2);
        table.keeps_easy_wins = keeps_easy_wins;
        let shared = Arc::new(Shared {
            table,
            proof_numbers: ProofNumberTable::new(memory / 8),
            virtual_loss: (threads > 1).then(VirtualLoss::new),
        });
        let forks: Vec<_> = (1..threads).map(|_| values.fork()).collect();
        let search =
            |values| Search::new(values, ChildCache::new(memory / 32 / threads), shared.clone());
        let searches = std::iter::once(values).chain(forks).map(search).map(Mutex::new).collect();
        Solver { shared, searches, memory, turn: None }
    }

    /// Makes all searches from now on part of `turn`.
    pub(in crate::ai) fn begin_turn(&mut self, turn: PlayerTurn) {
        self.turn = Some(turn);
    }

    /// Returns whether the latest search left room for the values of areas to a later one.
    #[cfg(test)]
    pub(in crate::ai) fn leaves_room(&self) -> bool {
        lock(&self.searches[0]).values.leaves_room
    }

    /// Returns whether the latest search took the board for a compact one.
    #[cfg(test)]
    pub(in crate::ai) fn takes_for_compact(&self) -> bool {
        lock(&self.searches[0]).values.max_small_size == MAX_SMALL_SIZE
    }

    /// Finds the outcome of a position and, if it is a win, a winning placement.
    ///
    /// Only the solver's memory limits the search, which may take hours on large boards.
    ///
    /// ```
    /// use nim_tetris::ai::{Answer, Bitboard, Position, Solver};
    ///
    /// let mut solver = Solver::new(1 << 24);
    /// let square = |side| Position::new(Bitboard::rectangle(side, side));
    /// assert_eq!(solver.solve(square(4)).answer.outcome(), Some(nim_tetris::ai::Outcome::Win));
    /// assert_eq!(solver.solve(square(6)).answer, Answer::Loss);
    /// ```
    pub fn solve(&mut self, position: Position) -> Solution {
        self.solve_with(position, &Limits::new())
    }

    /// Finds the outcome of a position within `limits` and, if it is a win, a winning placement.
    ///
    /// If a limit is reached first, the answer is [`Unknown`](Answer::Unknown), with the reason.
    pub fn solve_with(&mut self, position: Position, limits: &Limits) -> Solution {
        if position.is_over() {
            return Solution { answer: Answer::Over, nodes: 0 };
        }
        self.begin(position);
        let done = AtomicBool::new(false);
        let threads = match limits.nodes {
            Some(..=MAX_NODES_ON_ONE_THREAD) => 1,
            _ => self.searches.len(),
        };
        let results = self.on_threads(threads, |search| {
            let mut watch = Watch::until(limits, &done);
            let result = search.answer(position, &mut watch);
            if result.is_ok() {
                done.store(true, Ordering::Relaxed);
            }
            (result, watch.finish())
        });
        let nodes = results.iter().map(|(_, nodes)| nodes).sum();
        let result = first_answer(results.into_iter().map(|(result, _)| result));
        Solution { answer: result.unwrap_or_else(Answer::Unknown), nodes }
    }

    /// Finds the outcome of each placement within `limits`. Calls `report` with the outcome for the
    /// player who makes the placement, as soon as it is known, on any thread.
    ///
    /// Placements that lead to equal positions are reported together, those that leave small areas
    /// are searched first.
    ///
    /// ```
    /// use nim_tetris::ai::{Bitboard, Limits, Outcome, Position, Solver};
    ///
    /// // In a corridor of eight cells, only a placement at an end leaves room for another one.
    /// let corridor = Position::new(Bitboard::rectangle(8, 1));
    /// let mut wins = Vec::new();
    /// Solver::new(1 << 24).analyze(corridor, &Limits::new(), |placement, outcome| {
    ///     if outcome == Outcome::Win {
    ///         wins.push(placement.to_string());
    ///     }
    /// })?;
    /// wins.sort();
    /// assert_eq!(wins, ["a1,b1,c1,d1", "e1,f1,g1,h1"]);
    /// # Ok::<(), nim_tetris::ai::Interruption>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the search ended early. The outcomes of placements that were not reported are
    /// unknown.
    pub fn analyze(
        &mut self,
        position: Position,
        limits: &Limits,
        report: impl FnMut(Placement, Outcome) + Send,
    ) -> Result<(), Interruption> {
        self.begin(position);
        let groups = placements_by_remainder(position);
        limits.report_placements(groups.len());
        let next = AtomicUsize::new(0);
        let report = Mutex::new(report);
        let results = self.on_threads(self.searches.len(), |search| {
            let mut watch = Watch::new(limits);
            let mut decide_groups = || {
                while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let outcome = search.outcome(position.after(group[0]), &mut watch)?;
                    let mut report = report.lock().unwrap_or_else(PoisonError::into_inner);
                    group.iter().for_each(|&placement| report(placement, !outcome));
                    limits.report_decided();
                }
                Ok(())
            };
            let result = decide_groups();
            watch.finish();
            result
        });
        results.into_iter().collect()
    }

    /// Returns the outcome of a position if it is known without a search: by value, or from the
    /// transposition table.
    pub fn known_outcome(&mut self, position: Position) -> Option<Outcome> {
        let limits = Limits::new();
        let mut watch = Watch::new(&limits);
        let mut search = lock(&self.searches[0]);
        let node = Node::new(position.free(), &mut search.values, &mut watch).ok()?;
        search.known_outcome(&node)
    }

    /// Estimates the proof numbers of a position by the weights of the latest search, or by those
    /// of compact boards if the solver has searched nothing since it started afresh. Stored proof
    /// numbers and proven outcomes take precedence.
    ///
    /// # Errors
    /// The reason why the values of the position's small areas could not be computed.
    pub(crate) fn estimate(
        &mut self,
        position: Position,
        limits: &Limits,
    ) -> Result<ProofNumbers, Interruption> {
        self.recover();
        lock(&self.searches[0]).estimate(position, &mut Watch::new(limits))
    }

    /// Returns the values of areas. An exhausted solver starts afresh first.
    pub(in crate::ai) fn values(&mut self) -> &mut AreaValues {
        self.recover();
        &mut self.searches[0].get_mut().unwrap_or_else(PoisonError::into_inner).values
    }

    /// Shows the nodes with one big area in the transposition table: the area's shape, the id of
    /// the small areas' value in the arena, and the outcome.
    pub(crate) fn look_at_nodes(
        &self,
        look: impl FnOnce(&mut dyn Iterator<Item = (CanonicalShape, u32, Outcome)>, &Arena),
    ) {
        look(&mut self.shared.table.nodes_of_one_area(), lock(&self.searches[0]).values.arena());
    }

    /// Runs `work` on all threads, each with a worker whose searches end at these limits.
    ///
    /// The workers share what they prove. `root` decides on the weights and sizes of all their
    /// searches.
    pub(crate) fn on_workers(
        &mut self,
        root: Position,
        limits: &Limits,
        work: impl Fn(&mut Worker) + Sync,
    ) {
        self.begin(root);
        self.on_threads(self.searches.len(), |search| {
            work(&mut Worker { search, limits });
        });
    }

    /// Runs `work` on `count` threads, each with its search.
    fn on_threads<T: Send>(
        &mut self,
        count: usize,
        work: impl Fn(&mut Search) -> T + Sync,
    ) -> Vec<T> {
        on_threads(count, |i| work(&mut lock(&self.searches[i])))
    }

    /// Returns whether the memory of a thread has run out, or its work has panicked.
    fn is_exhausted(&self) -> bool {
        self.searches.iter().any(|search| lock(search).is_exhausted())
    }

    /// Prepares all threads for a search from `root`. The weights stay the same for the whole
    /// search, so that its estimates can be compared.
    fn begin(&mut self, root: Position) {
        self.recover();
        let board = self.turn.map_or(root, |turn| turn.position);
        let (costs, max_small_size) = costs_and_max_small_size(board);
        let leaves_room = self.turn.is_some_and(|turn| turn.is_pondering);
        for search in &mut self.searches {
            let search = search.get_mut().unwrap_or_else(PoisonError::into_inner);
            search.costs = costs;
            search.set_max_small_size(max_small_size);
            search.values.leaves_room = leaves_room;
        }
    }

    /// Replaces the solver by an empty one if a thread is exhausted, whatever the others have
    /// found: that thread would fail at its first node. Until then, what was proven can still be
    /// read.
    fn recover(&mut self) {
        if self.is_exhausted() {
            let threads = NonZero::new(self.searches.len()).unwrap_or(NonZero::<usize>::MIN);
            let mut fresh = Solver::build(self.memory, threads, self.shared.table.keeps_easy_wins);
            fresh.turn = self.turn;
            *self = fresh;
        }
    }
}

/// Locks a thread's search, also after a panic of the thread.
pub(super) fn lock(search: &Mutex<Search>) -> std::sync::MutexGuard<'_, Search> {
    search.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the answer of the first thread that has one, else the reason why there is none.
///
/// A thread that runs out of memory or nodes does not end the others. If they are stopped later,
/// the reason of the first one counts.
fn first_answer<T: Copy>(
    results: impl Iterator<Item = Result<T, Interruption>> + Clone,
) -> Result<T, Interruption> {
    let answer = results.clone().find_map(Result::ok);
    let reasons = || results.clone().filter_map(Result::err);
    let reason = reasons().find(|&reason| reason != Interruption::Stopped);
    answer.ok_or_else(|| reason.unwrap_or(Interruption::Stopped))
}

/// Returns the weights for a search from `root`, and the largest area, in cells, taken by value.
fn costs_and_max_small_size(root: Position) -> (Costs, usize) {
    if is_compact(root) {
        (Costs::COMPACT, MAX_SMALL_SIZE)
    } else {
        (Costs::RAGGED, MAX_SMALL_SIZE_RAGGED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::area::MAX_GRAPH_CELLS;
    use crate::ai::board::{Bitboard, Cell};

    /// Returns a position of two areas, each too large to be taken by value.
    fn two_areas(rng: &mut fastrand::Rng) -> Position {
        loop {
            let apart = |cell: &Cell| cell.row() != 4 && cell.row() < 9 && cell.column() < 7;
            let free = Cell::all().filter(apart).filter(|_| rng.f32() < 0.8).collect();
            let position = Position::new(free);
            let mut sizes: Vec<usize> = position.usable().areas().map(|area| area.len()).collect();
            sizes.sort_unstable();
            let (_, max_small_size) = costs_and_max_small_size(position);
            if sizes.len() == 2 && sizes[0] > max_small_size && sizes[1] <= MAX_GRAPH_CELLS {
                return position;
            }
        }
    }

    /// The slow twin computes the value of every area and does not search.
    #[test]
    fn sums_of_two_big_areas_agree_with_their_values() {
        let limits = Limits::new();
        let mut watch = Watch::new(&limits);
        let mut values = AreaValues::new(1 << 28, 1);
        let mut rng = fastrand::Rng::with_seed(12);
        let mut solver = Solver::new(1 << 26);
        let mut lost = 0;
        for _ in 0..60 {
            let position = two_areas(&mut rng);
            let answer = solver.solve(position).answer;
            let mut is_won = |position: Position| {
                let value = values.value_of_areas(position.free(), &mut watch).unwrap();
                values.arena().is_winable(value)
            };
            match answer {
                Answer::Win(placement) => {
                    assert!(!is_won(position.after(placement)), "{position}")
                }
                Answer::Loss => {
                    assert!(!is_won(position), "{position}");
                    lost += 1;
                }
                _ => panic!("{position} {answer:?}"),
            }
        }
        assert!(lost > 3);
    }

    /// The search of a compact board keeps children with values of larger areas. A later search of
    /// a ragged board once visited them as if these areas were still big, and took a win for a
    /// loss.
    #[test]
    fn a_search_of_a_ragged_board_is_not_misled_by_one_of_a_compact_board() {
        let position = |text: &str| text.replace('/', "").parse::<Position>().unwrap();
        let left = "/#..#...#../####..####/.#..###.../..#......./..##.##.../..#...##../..........";
        let first = position(
            ".....#..../.....##.../...#..#.../#..#...#../####..####/.#..###.../..#......./..##....../..#......./..........",
        );
        let other = position(&format!(".##..####./..##.###../...#..#...{left}"));
        let won = position(&format!(".##..####./..##.##.#./...#..#...{left}"));
        assert_eq!([other, won].map(is_compact), [false, false]);
        let mut solver = Solver::new(1 << 28);
        let search = solver.searches[0].get_mut().unwrap();
        search.costs = Costs::COMPACT;
        search.set_max_small_size(MAX_SMALL_SIZE);
        let limits = Limits::new().nodes(5000);
        let mut watch = Watch::new(&limits);
        let result = search.answer(first, &mut watch);
        assert_eq!(result, Err(Interruption::Nodes));
        solver.solve_with(other, &Limits::new().nodes(500));
        let Answer::Win(placement) = solver.solve(won).answer else { panic!("it is won") };
        let after = Solver::new(1 << 24).solve(won.after(placement)).answer;
        assert_eq!(after, Answer::Loss);
    }

    /// A thread that ran out of memory once was overlooked if another one answered, and failed at
    /// its first node from then on.
    #[test]
    fn a_thread_that_ran_out_of_memory_works_again_in_the_next_search() {
        let position = Position::new(Bitboard::rectangle(6, 5));
        let searches: [fn(&mut Solver, Position); 3] = [
            |solver, position| assert!(solver.solve(position).answer.outcome().is_some()),
            |solver, position| {
                solver.analyze(position, &Limits::new(), |_, _| {}).unwrap_or_default()
            },
            |solver, position| {
                solver.on_workers(position, &Limits::new(), |worker| {
                    worker.solve(position, u64::MAX, &AtomicBool::new(false));
                });
            },
        ];
        for search in searches {
            let mut solver = Solver::with_threads(1 << 25, NonZero::new(2).unwrap());
            solver.searches[1].get_mut().unwrap().values = AreaValues::new(0, 1);
            search(&mut solver, position);
            solver.solve(position);
            let mut threads = solver.searches.iter_mut().map(|it| it.get_mut().unwrap());
            assert!(threads.all(|thread| !thread.values.is_full()));
        }
    }

    /// Each of the dozen short searches of a turn once started all threads, and waited for them to
    /// end.
    #[test]
    fn a_search_of_few_nodes_starts_no_threads() {
        let position = Position::new(Bitboard::rectangle(8, 8));
        let mut solver = Solver::with_threads(1 << 26, NonZero::new(4).unwrap());
        let solution = solver.solve_with(position, &Limits::new().nodes(20));
        assert_eq!(solution, Solution { answer: Answer::UNDECIDED, nodes: 20 });
    }

    #[test]
    fn after_its_memory_ran_out_a_solver_answers_as_a_new_one() {
        let mut rng = fastrand::Rng::with_seed(13);
        let mut solver = Solver::new(1 << 24);
        let fresh = || Solver::new(1 << 24);
        for _ in 0..10 {
            lock(&solver.searches[0]).is_poisoned = true;
            let position = two_areas(&mut rng);
            assert_eq!(solver.solve(position), fresh().solve(position), "{position}");
            assert!(!solver.is_exhausted());
        }
    }

    /// A solver that had run out of memory once forgot that it should keep easy wins, so they could
    /// not be counted.
    #[test]
    fn an_exhausted_solver_forgets_but_keeps_its_options() {
        let mut solver = Solver::build(1 << 26, NonZero::<usize>::MIN, true);
        solver.solve(Position::new(Bitboard::rectangle(6, 6)));
        lock(&solver.searches[0]).is_poisoned = true;
        assert!(solver.shared.table.nodes_of_one_area().next().is_some());
        solver.solve(Position::new(Bitboard::rectangle(4, 1)));
        assert!(solver.shared.table.nodes_of_one_area().next().is_none());
        assert!(solver.shared.table.keeps_easy_wins);
    }
}
