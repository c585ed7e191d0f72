//! The time when the mouse brought a piece to its place, which distinguishes presses that place the
//! piece from presses that only move it.

/// Milliseconds after which a piece that the mouse moved is at rest.
///
/// A pen or a touch screen that acts as a mouse moves and presses at once; a hand on a mouse takes
/// longer to press where it points.
const REST: u64 = 100;

/// The time when the mouse last moved a piece, in milliseconds since the start of the program.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Arrival(u64);

impl Arrival {
    /// Records `now`, in seconds, as the time of arrival if the mouse has just moved the piece.
    pub fn record(&mut self, has_moved: bool, now: f64) {
        if has_moved {
            self.0 = milliseconds(now);
        }
    }

    /// Returns whether the piece is at rest at `now`, in seconds.
    pub fn is_at_rest(&self, now: f64) -> bool {
        milliseconds(now) >= self.0 + REST
    }
}

fn milliseconds(seconds: f64) -> u64 {
    (seconds * 1000.0) as u64
}
