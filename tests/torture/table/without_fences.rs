//! The protocol with fences that do nothing, whose error the checker must find.

/// The checker's atomics, except the fence.
pub mod sync {
    pub use loom::sync::atomic::{AtomicU64, Ordering};

    pub fn fence(_: Ordering) {}
}

#[allow(clippy::duplicate_mod, reason = "each has other atomics")]
#[path = "../../../src/ai/solver/versioned.rs"]
pub mod versioned;
