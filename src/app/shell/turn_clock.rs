//! Measures the thinking time of a turn.

/// Longest time between two frames that counts as thinking, in seconds. A window at rest takes few
/// of them; while the player is away, it may take none.
const MAX_FRAME: f64 = 60.0;

/// Longest turn that counts as thinking, in seconds.
const MAX_TURN: f64 = 900.0;

/// Measures the thinking time of a turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnClock {
    /// The time of the last frame with the game on the table.
    last_frame: Option<f64>,
    /// Seconds of thinking in this turn.
    thought: f64,
}

impl TurnClock {
    /// Begins the next turn.
    pub fn begin_turn(&mut self) {
        self.thought = 0.0;
    }

    /// Records a frame at `now`, in which a person thinks or not. Returns the seconds of thinking
    /// that it adds; `None` while nobody thinks, or if the turn lasts too long.
    pub fn pass(&mut self, now: f64, thinks: bool) -> Option<f64> {
        let last = self.last_frame.replace(now).unwrap_or(now);
        let frame = (now - last).clamp(0.0, MAX_FRAME);
        let counts = thinks && self.thought < MAX_TURN;
        self.thought = if thinks { self.thought + frame } else { 0.0 };
        counts.then_some(frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_a_sleeping_window_nor_an_endless_turn_counts_as_thinking() {
        let mut clock = TurnClock::default();
        assert_eq!(clock.pass(10.0, true), Some(0.0));
        assert_eq!(clock.pass(31.5, true), Some(21.5));
        assert_eq!(clock.pass(900.0, true), Some(60.0));
        assert_eq!(clock.pass(901.0, false), None);
        let long = (0..1000).filter_map(|second| clock.pass(902.0 + f64::from(second), true));
        assert_eq!(long.sum::<f64>(), 900.0);
        clock.begin_turn();
        assert_eq!(clock.pass(1902.0, true), Some(1.0));
    }
}
