//! Puzzles that are made in advance, on their own thread.

use std::sync::mpsc::{Receiver, sync_channel};

use super::generator::{MadePuzzle, PuzzleOrder, make_puzzle};
use crate::ai::{Control, Solver};
use crate::game::running::{Task, tell_news};

/// Memory of the solver, in bytes.
const MEMORY: usize = 64 << 20;

/// Largest number of puzzles that wait to be taken, beside the one that the thread has just made.
const MAX_AHEAD: usize = 4;

/// Makes puzzles in order, a few in advance. Dropping it stops the thread.
pub struct Supply {
    /// Dropped before the task, whose thread may be waiting to hand over a puzzle.
    made: Receiver<MadePuzzle>,
    _task: Task<()>,
}

impl Supply {
    /// Starts to make the puzzles of `orders`.
    ///
    /// # Panics
    /// With [`SpawnError`](crate::game::SpawnError), if the system refuses a thread.
    pub fn start(orders: impl Iterator<Item = PuzzleOrder> + Send + 'static) -> Supply {
        let (sender, made) = sync_channel(MAX_AHEAD);
        let _task = Task::start("puzzles", move |control: &Control| {
            let mut solver = Solver::new(MEMORY);
            for order in orders {
                let Some(puzzle) = make_puzzle(order, &mut solver, control) else { return };
                if sender.send(puzzle).is_err() {
                    return;
                }
                tell_news();
            }
        });
        Supply { made, _task }
    }

    /// Returns the next puzzle, if it is made.
    pub fn take(&self) -> Option<MadePuzzle> {
        self.made.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(seed: u64) -> PuzzleOrder {
        PuzzleOrder::new(seed, 600)
    }

    #[test]
    fn puzzles_come_in_the_order_in_which_they_were_ordered() {
        let supply = Supply::start([1, 8].into_iter().map(order));
        let mut made = Vec::new();
        while made.len() < 2 {
            made.extend(supply.take());
            std::thread::yield_now();
        }
        let mut solver = Solver::new(MEMORY);
        let control = Control::default();
        let expected = [1, 8].map(|seed| make_puzzle(order(seed), &mut solver, &control).unwrap());
        assert_eq!(made, expected);
    }

    #[test]
    fn an_endless_supply_stops_when_nobody_wants_it() {
        let supply = Supply::start((0..).map(order));
        while supply.take().is_none() {
            std::thread::yield_now();
        }
        drop(supply);
    }
}
