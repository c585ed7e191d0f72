//! Where the piece in hand lies when a card from a game comes up, so that it gives nothing away.

use std::sync::mpsc::{Receiver, channel};

use crate::ai::{Answer, Control, Limits, Placement, Position, Solver};
use crate::game::running::{Task, tell_news};

/// Memory of the solver, in bytes.
const MEMORY: usize = 16 << 20;

/// Largest number of nodes of each search.
const MAX_NODES: u64 = 20_000;

/// Finds a placement that loses for one position after another, on its own thread. Dropping it
/// stops the thread.
pub struct Decoys {
    _task: Task<()>,
    found: Receiver<Option<Placement>>,
}

impl Decoys {
    /// Starts to look for the first placement that loses of those that are given for each position.
    ///
    /// # Panics
    /// With [`SpawnError`](crate::game::SpawnError), if the system refuses a thread.
    pub fn start(positions: Vec<(Position, Vec<Placement>)>) -> Decoys {
        let (sender, found) = channel();
        let _task = Task::start("decoys", move |control: &Control| {
            let mut solver = Solver::new(MEMORY);
            let limits = Limits::new().nodes(MAX_NODES).control(control);
            for (position, placements) in positions {
                let loses = |&placement: &Placement| {
                    let answer = solver.solve_with(position.after(placement), &limits).answer;
                    matches!(answer, Answer::Win(_) | Answer::Over)
                };
                // Sending fails only once nobody waits for it.
                let _ = sender.send(placements.into_iter().find(loses));
                tell_news();
            }
        });
        Decoys { _task, found }
    }

    /// Returns the placement for the next position, once it is found; `Some(None)` if no placement
    /// is known to lose.
    pub fn take(&self) -> Option<Option<Placement>> {
        self.found.try_recv().ok()
    }
}
