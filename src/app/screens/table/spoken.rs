//! What was said of a game while it goes on.

use std::time::Duration;

use crate::app::shell::Context;

/// Seconds left from which on each is said.
const LAST_SECONDS: u64 = 10;

/// What was said of the clock, and whether a move is typed.
#[derive(Default)]
pub struct Spoken {
    /// The seconds left that were said last.
    seconds: u64,
    /// Whether a line for a move lies over the game, which goes on meanwhile.
    pub is_typing: bool,
}

impl Spoken {
    /// Returns whether something covers the game that pauses it: not the line for a move.
    pub fn is_typed_over(&mut self, is_covered: bool) -> bool {
        self.is_typing &= is_covered;
        is_covered && !self.is_typing
    }

    /// Says the last seconds of the clock of the person to move.
    pub fn count_down(&mut self, left: Duration, context: &mut Context) {
        let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
        let before = std::mem::replace(&mut self.seconds, seconds);
        if seconds != before && (1..=LAST_SECONDS).contains(&seconds) {
            context.say(seconds.to_string());
        }
    }
}
