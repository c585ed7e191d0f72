//! The protocol with its fences.

/// The checker's atomics.
pub mod sync {
    pub use loom::sync::atomic::{AtomicU64, Ordering, fence};
}

#[allow(clippy::duplicate_mod, reason = "each has other atomics")]
#[path = "../../../src/ai/solver/versioned.rs"]
pub mod versioned;
