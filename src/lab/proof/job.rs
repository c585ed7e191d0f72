//! Jobs: leaves of a proof that the solver is to solve.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::key::PositionKey;
use crate::ai::Position;

/// A leaf to be solved.
#[derive(Clone, Debug)]
pub struct Job {
    /// The position of the leaf.
    pub position: Position,
    /// The key of the position.
    pub key: PositionKey,
    /// The keys of the nodes above, from the root down.
    pub path: Arc<[PositionKey]>,
    /// Set to end the job when its outcome is not needed any more.
    pub abort: Arc<AtomicBool>,
}

impl Job {
    /// Returns the number of placements from the root to the leaf.
    pub fn depth(&self) -> usize {
        self.path.len()
    }
}
