//! A turn that is being thought about.

use std::time::{Duration, Instant};

use crate::ai::board::Position;
use crate::ai::limits::Control;

/// A turn that is being thought about.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    pub position: Position,
    pub deadline: Instant,
    pub control: &'a Control,
}

impl Turn<'_> {
    /// Returns the time that is left.
    pub fn time(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }
}
