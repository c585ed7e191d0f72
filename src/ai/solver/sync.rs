//! The atomics of the lock-free code: those of the system here, those of a model checker in
//! `tests/torture`.

pub use std::sync::atomic::{AtomicU64, Ordering, fence};
