//! The time for a move, from what the controller says about the clocks.

use std::time::Duration;

use crate::ai::Position;
use crate::game::time_for_turn;

/// One player's clock. Until the controller sets it, there is no limit.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct GtpClock {
    /// Main time left; `None` for an untimed game.
    main: Option<Duration>,
    /// Time for each move once the main time is used up; `None` for none.
    each: Option<Duration>,
}

/// Longest time in seconds; longer ones are cut to it, and it is no limit in practice.
const MAX_SECONDS: f64 = 1e6;

impl GtpClock {
    /// Sets up a clock by the arguments of `time_settings`: main time and byo-yomi time in seconds,
    /// and byo-yomi stones. A byo-yomi time without stones means no limit.
    pub fn from_settings(main: f64, byo_yomi: f64, stones: u32) -> GtpClock {
        if byo_yomi > 0.0 && stones == 0 {
            return GtpClock::default();
        }
        let each = (stones > 0).then(|| seconds(byo_yomi / f64::from(stones)));
        GtpClock { main: Some(seconds(main)), each }
    }

    /// Sets the time left by the arguments of `time_left`: main time if there are no stones, else
    /// the time for that many stones.
    pub fn set_left(&mut self, time: f64, stones: u32) {
        if stones == 0 {
            self.main = Some(seconds(time));
        } else {
            self.main = Some(Duration::ZERO);
            self.each = Some(seconds(time / f64::from(stones)));
        }
    }

    /// Subtracts the time of a move from the main time.
    pub fn spend(&mut self, time: Duration) {
        self.main = self.main.map(|main| main.saturating_sub(time));
    }

    /// Returns the time limit of the next move; `None` for no limit. The main time is divided among
    /// the moves that may still come.
    pub fn limit(&self, position: Position) -> Option<Duration> {
        Some(time_for_turn(self.main?, self.each.unwrap_or_default(), position))
    }
}

/// Turns seconds into a duration within bounds.
fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds.clamp(0.0, MAX_SECONDS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Bitboard;

    fn limit(clock: GtpClock) -> Option<f64> {
        clock.limit(Position::START).map(|limit| limit.as_secs_f64())
    }

    #[test]
    fn byo_yomi_time_over_stones_is_the_time_for_a_move() {
        assert_eq!(limit(GtpClock::default()), None);
        assert_eq!(limit(GtpClock::from_settings(0.0, 10.0, 5)), Some(1.9));
        assert_eq!(limit(GtpClock::from_settings(0.0, 1.0, 4)), Some(0.2375));
        assert_eq!(limit(GtpClock::from_settings(60.0, 5.0, 0)), None);
    }

    #[test]
    fn main_time_is_divided_among_the_moves_to_come() {
        let mut clock = GtpClock::from_settings(130.0, 0.0, 0);
        assert_eq!(limit(clock), Some(9.9));
        clock.spend(Duration::from_secs(117));
        assert_eq!(limit(clock), Some(0.95));
        clock.set_left(7.0, 0);
        let last = Position::new(Bitboard::rectangle(4, 1));
        assert_eq!(clock.limit(last), Some(Duration::from_millis(6_900)));
        clock.spend(Duration::from_secs(8));
        assert_eq!(limit(clock), Some(0.0));
        clock.set_left(6.0, 3);
        assert_eq!(limit(clock), Some(1.9));
    }
}
