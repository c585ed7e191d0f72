//! Time controls, and the clock of a game: the time that each side has left.
//!
//! No clock runs by itself. The [`Session`](crate::game::Session) subtracts the time that each turn
//! took.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

use super::game::Side;
use crate::ai::{Position, serde_as_str};

/// The time for a whole game, and the increment after each placement (Fischer).
///
/// It is written as in chess: `3+2` is three minutes, and two seconds for each placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    minutes: u32,
    increment_seconds: u32,
}

/// The error of a text that is not a time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "minutes and seconds for each placement are expected, such as `3+2`, up to {max}",
    max = TimeControl::MAX
)]
pub struct TimeControlError;

impl TimeControl {
    /// The time controls offered to players, the shortest first.
    pub const USUAL: [TimeControl; 4] = [
        TimeControl::new(1, 2),
        TimeControl::new(3, 2),
        TimeControl::new(5, 5),
        TimeControl::new(15, 10),
    ];

    /// The longest time control: three hours, and a minute for each placement.
    const MAX: TimeControl = TimeControl::new(180, 60);

    const fn new(minutes: u32, increment_seconds: u32) -> TimeControl {
        TimeControl { minutes, increment_seconds }
    }

    /// Returns the time control that follows in [`TimeControl::USUAL`]: the first one after `None`
    /// and after one that is not in the list, `None` after the last one.
    pub fn next_usual(control: Option<TimeControl>) -> Option<TimeControl> {
        let usual = TimeControl::USUAL;
        let index = control.and_then(|control| usual.iter().position(|it| *it == control));
        usual.get(index.map_or(0, |index| index + 1)).copied()
    }
}

impl Display for TimeControl {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment_seconds)
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let number = |digits: &str, largest: u32| {
            let is_short =
                (1..=3).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
            digits.parse().ok().filter(|number| is_short && *number <= largest)
        };
        let (minutes, increment) = text.split_once('+').ok_or(TimeControlError)?;
        let minutes = number(minutes, TimeControl::MAX.minutes).filter(|&minutes| minutes > 0);
        let increment = number(increment, TimeControl::MAX.increment_seconds);
        minutes.zip(increment).map(|(m, i)| TimeControl::new(m, i)).ok_or(TimeControlError)
    }
}

serde_as_str!(TimeControl);

/// The time that both sides of a game have left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: [Duration; 2],
}

/// The most time that a side can have left: that of the longest time control, with an increment for
/// each of 25 placements, which are more than a side makes.
const MAX_LEFT: Duration = Duration::from_secs(180 * 60 + 25 * 60);

impl Clock {
    /// Returns the clock at the start of a game.
    pub fn new(control: TimeControl) -> Clock {
        Clock { control, left: [Duration::from_secs(60 * u64::from(control.minutes)); 2] }
    }

    /// Returns a clock with the times of a saved game; `None` if a side has more than any time
    /// control can leave it.
    pub fn from_left(control: TimeControl, left: [Duration; 2]) -> Option<Clock> {
        left.iter().all(|left| *left <= MAX_LEFT).then_some(Clock { control, left })
    }

    /// Returns the time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Returns the time that a side has left: zero once its flag has fallen.
    pub fn left(&self, side: Side) -> Duration {
        self.left[side.index()]
    }

    /// Subtracts time from what a side has left, down to zero.
    pub fn spend(&mut self, side: Side, time: Duration) {
        let left = &mut self.left[side.index()];
        *left = left.saturating_sub(time);
    }

    /// Adds the increment to the time of a side that has placed a piece.
    pub fn add_increment(&mut self, side: Side) {
        let increment = Duration::from_secs(self.control.increment_seconds.into());
        let left = &mut self.left[side.index()];
        *left = (*left + increment).min(MAX_LEFT);
    }

    /// Returns how long a side may think about `position` and still have time for the rest of the
    /// game.
    pub fn share(&self, side: Side, position: Position) -> Duration {
        let increment = Duration::from_secs(self.control.increment_seconds.into());
        time_for_turn(self.left(side), increment, position).min(self.left(side).mul_f64(MAX_SHARE))
    }
}

/// Share of the time left that a single turn may take at most.
const MAX_SHARE: f64 = 0.5;

/// Share of the time for a turn that is reserved for the delay between thinking and the clock, up
/// to [`MAX_RESERVE`].
const RESERVE_SHARE: f64 = 0.05;

/// The most time that is reserved in a turn.
const MAX_RESERVE: Duration = Duration::from_millis(100);

/// Returns the time for a turn: `main` divided by the placements that the side may still make, one
/// for every eight usable cells and one more, plus the increment `each`, less a reserve.
pub fn time_for_turn(main: Duration, each: Duration, position: Position) -> Duration {
    let placements = position.usable().len() / 8 + 1;
    let time = main / placements as u32 + each;
    time - time.mul_f64(RESERVE_SHARE).min(MAX_RESERVE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_is_read_back_as_it_is_written_and_the_rest_is_refused() {
        for control in TimeControl::USUAL {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for text in [
            "", "3", "+", "0+5", "3+", "+2", "181+0", "3+61", "-3+2", "3+2+1", "٣+2", "0003+2",
            " 3+2",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(TimeControlError), "{text}");
        }
        assert!(TimeControlError.to_string().ends_with("up to 180+60"));
    }

    #[test]
    fn the_usual_time_controls_follow_each_other_and_then_none() {
        let mut control = None;
        for usual in TimeControl::USUAL {
            control = TimeControl::next_usual(control);
            assert_eq!(control, Some(usual));
        }
        assert_eq!(TimeControl::next_usual(control), None);
        let other = "7+7".parse().ok();
        assert_eq!(TimeControl::next_usual(other), Some(TimeControl::USUAL[0]));
    }

    #[test]
    fn a_side_spends_its_own_time_and_gets_an_increment_for_a_placement() {
        let mut clock = Clock::new("1+2".parse().unwrap());
        clock.spend(Side::Second, Duration::from_secs(50));
        clock.add_increment(Side::Second);
        assert_eq!(clock.left(Side::First), Duration::from_secs(60));
        assert_eq!(clock.left(Side::Second), Duration::from_secs(12));
        clock.spend(Side::Second, Duration::from_secs(13));
        assert_eq!(clock.left(Side::Second), Duration::ZERO);
    }

    #[test]
    fn more_time_than_a_game_can_leave_is_refused() {
        let control = TimeControl::MAX;
        let left =
            |seconds| Clock::from_left(control, [Duration::ZERO, Duration::from_secs(seconds)]);
        assert!(left(205 * 60).is_some() && left(205 * 60 + 1).is_none());
        assert!(left(u64::MAX).is_none());
    }

    /// A player that uses up its share at each turn of the longest game keeps some time.
    #[test]
    fn the_shares_of_a_clock_last_for_a_whole_game() {
        for control in ["1+0", "1+2", "5+5"].map(|text| text.parse::<TimeControl>().unwrap()) {
            let mut clock = Clock::new(control);
            for placements in 0..25 {
                let free = crate::ai::Cell::all().skip(4 * placements).collect();
                let share = clock.share(Side::First, Position::new(free));
                clock.spend(Side::First, share + Duration::from_millis(20));
                assert!(clock.left(Side::First) > Duration::ZERO, "{control}: {placements}");
                if placements % 2 == 0 {
                    clock.add_increment(Side::First);
                }
            }
        }
    }
}
