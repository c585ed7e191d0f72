//! The atomics that the lock-free code is written with: those of the system here, those of a model checker in `tests/torture`.

pub use std::sync::atomic::{AtomicU64, Ordering, fence};
