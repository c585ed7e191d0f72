//! The protocol as it is.

/// The checker's atomics.
pub mod sync {
    pub use loom::sync::atomic::{AtomicU64, Ordering, fence};
}

#[path = "../../../src/ai/solver/versioned.rs"]
pub mod versioned;
