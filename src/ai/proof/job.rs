//! Jobs: leaves that are solved.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::key::PositionKey;
use crate::ai::board::Position;

/// A leaf to be solved.
#[derive(Clone, Debug)]
pub struct Job {
    pub position: Position,
    pub key: PositionKey,
    /// The nodes above, from the root on.
    pub path: Arc<[PositionKey]>,
    /// Set when the outcome is not needed any more.
    pub abort: Arc<AtomicBool>,
}

impl Job {
    /// Returns the number of placements from the root to here.
    pub fn depth(&self) -> usize {
        self.path.len()
    }
}
