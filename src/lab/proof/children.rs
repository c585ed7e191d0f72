//! A cache of the children of positions: to make them takes a millisecond, and a search returns to
//! the same positions.

use rustc_hash::FxHashMap;
use std::sync::Arc;

use super::key::{PositionKey, children_of};
use crate::ai::{Placement, Position, ProofNumbers, Worker};

/// A child of a position, up to symmetry.
#[derive(Debug)]
pub struct Child {
    /// A placement that leads to it.
    pub placement: Placement,
    /// Its key.
    pub key: PositionKey,
    /// The solver's estimate when the child was made.
    pub estimate: ProofNumbers,
}

/// Estimated size of a child in bytes, with the shapes of its key.
const CHILD_BYTES: usize = size_of::<Child>() + 64;

/// The children of the positions visited most recently.
#[derive(Debug)]
pub struct Children {
    /// The children of each position, by its key.
    by_key: FxHashMap<PositionKey, Arc<[Child]>>,
    /// Number of children of all positions.
    count: usize,
    /// Largest number of children.
    max: usize,
}

impl Children {
    /// Returns an empty cache that takes at most `memory` bytes beside the children of the latest
    /// position.
    pub fn new(memory: usize) -> Children {
        Children { by_key: FxHashMap::default(), count: 0, max: memory / CHILD_BYTES }
    }

    /// Returns the children of a position, given its key. New ones get estimates from `worker`.
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

    /// Removes the children of the position with this key.
    pub fn forget(&mut self, key: &PositionKey) {
        if let Some(children) = self.by_key.remove(key) {
            self.count -= children.len();
        }
    }
}
