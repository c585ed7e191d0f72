//! The children of positions, kept for a while: to make them takes a millisecond, and a search returns to the same ones.

use rustc_hash::FxHashMap;
use std::sync::Arc;

use super::key::{PositionKey, children_of};
use crate::ai::board::{Placement, Position};
use crate::ai::solver::{ProofNumbers, Worker};

/// A child of a position, up to symmetry.
#[derive(Debug)]
pub struct Child {
    pub placement: Placement,
    pub key: PositionKey,
    /// What the solver expected of it when it was made.
    pub estimate: ProofNumbers,
}

/// Bytes of a child: those of its own, and those of the shapes of its key.
const CHILD_BYTES: usize = size_of::<Child>() + 64;

/// The children of the positions that were visited last.
#[derive(Debug)]
pub struct Children {
    by_key: FxHashMap<PositionKey, Arc<[Child]>>,
    count: usize,
    max: usize,
}

impl Children {
    /// Returns an empty cache that takes at most `memory` bytes, beyond the children of the last position.
    pub fn new(memory: usize) -> Children {
        Children { by_key: FxHashMap::default(), count: 0, max: memory / CHILD_BYTES }
    }

    /// Returns the children of the position with this key.
    pub fn get(
        &mut self,
        key: &PositionKey,
        position: Position,
        worker: &mut Worker,
    ) -> Arc<[Child]> {
        if let Some(children) = self.by_key.get(key) {
            return children.clone();
        }
        let child = |(placement, key)| {
            let estimate = worker.estimate(position.after(placement));
            Child { placement, key, estimate }
        };
        let children: Arc<[Child]> = children_of(position).into_iter().map(child).collect();
        if self.count + children.len() > self.max {
            self.by_key = FxHashMap::default();
            self.count = 0;
        }
        self.count += children.len();
        self.by_key.insert(key.clone(), children.clone());
        children
    }

    /// Forgets the children of a position.
    pub fn forget(&mut self, key: &PositionKey) {
        if let Some(children) = self.by_key.remove(key) {
            self.count -= children.len();
        }
    }
}
