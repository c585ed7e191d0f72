//! When the mouse brought a piece to its place: a press there may place it, where other presses
//! only move it.

/// Milliseconds after which a piece that the mouse brought to a place rests there. A pen or a
/// screen that acts as a mouse moves and presses at once; a hand on a mouse takes longer to press
/// where it points.
const REST: u64 = 100;

/// When the mouse brought a piece to where it is, in milliseconds since the start of the program.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Arrival(u64);

impl Arrival {
    /// Notes at a time in seconds whether the mouse has just brought the piece elsewhere.
    pub fn note(&mut self, has_moved: bool, now: f64) {
        if has_moved {
            self.0 = milliseconds(now);
        }
    }

    /// Returns whether the piece rests.
    pub fn rests(&self, now: f64) -> bool {
        milliseconds(now) >= self.0 + REST
    }
}

fn milliseconds(seconds: f64) -> u64 {
    (seconds * 1000.0) as u64
}
