//! The time by which games and runs are played. It stands still while the program is stopped or the
//! computer sleeps.
//!
//! A window reports in every frame [how long it will sleep](wakes_within). If it is late by more
//! than a frame may take, the rest of the time does not count: the program could not run, or at
//! least nobody could play. For commands without a window, this is the system's monotonic clock.
//!
//! A window that sleeps is woken by [news](on_news) from other threads.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Longest delay that counts. A frame takes far less, even on a slow machine.
const MAX_DELAY: Duration = Duration::from_secs(2);

static CLOCK: Mutex<AwakeClock> = Mutex::new(AwakeClock::new());

/// Returns the current time, less the time in which the program did not run.
pub fn awake_now() -> Instant {
    clock().at(Instant::now())
}

/// Says that the caller is about to sleep for this long, or begins to work if it is zero. To be
/// called before and after every sleep of the window.
pub fn wakes_within(time: Duration) {
    clock().expect_call(Instant::now(), time);
}

/// What lets the window look at what other threads have found.
static WAKE: OnceLock<fn()> = OnceLock::new();

/// Sets what is called, on any thread, when there is something new that the window waits for.
pub fn on_news(wake: fn()) {
    let _ = WAKE.set(wake);
}

/// Says that there is something new that the window may wait for.
pub(in crate::game) fn tell_news() {
    if let Some(wake) = WAKE.get() {
        wake();
    }
}

fn clock() -> MutexGuard<'static, AwakeClock> {
    CLOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A clock that stands still from the time on at which the next call is overdue.
struct AwakeClock {
    /// The time up to which the clock runs; `None` if no call is expected.
    until: Option<Instant>,
    /// All time for which the clock stood still.
    missed: Duration,
}

impl AwakeClock {
    const fn new() -> AwakeClock {
        AwakeClock { until: None, missed: Duration::ZERO }
    }

    /// Returns what the clock shows at a time of the system.
    fn at(&self, now: Instant) -> Instant {
        self.until.map_or(now, |until| now.min(until)) - self.missed
    }

    /// Lets the clock run on, and stand still if there is no other call within `time` and the
    /// longest delay.
    fn expect_call(&mut self, now: Instant, time: Duration) {
        if let Some(until) = self.until {
            self.missed += now.saturating_duration_since(until);
        }
        self.until = Some(now + time + MAX_DELAY);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what the clock shows at each of these seconds, where a call is expected, or where
    /// the clock is only read if the number of seconds is `None`.
    fn shown<const N: usize>(calls: [(u64, Option<u64>); N]) -> [u64; N] {
        let begun = Instant::now();
        let mut clock = AwakeClock::new();
        calls.map(|(now, sleep)| {
            let now = begun + Duration::from_secs(now);
            sleep.into_iter().for_each(|time| clock.expect_call(now, Duration::from_secs(time)));
            (clock.at(now) - begun).as_secs()
        })
    }

    /// A game against the clock was once lost while the computer slept, as a run was.
    #[test]
    fn a_stopped_program_takes_no_time() {
        // Stopped in a frame, and in the sleep between two frames. Another thread may read the
        // clock before the window's.
        let frame = [(1, Some(0)), (90, None), (91, Some(0)), (92, None)];
        assert_eq!(shown(frame), [1, 3, 3, 4]);
        let sleep = [(1, Some(10)), (11, Some(0)), (11, Some(10)), (99, None), (99, Some(0))];
        assert_eq!(shown(sleep), [1, 11, 11, 23, 23]);
    }

    #[test]
    fn a_window_that_rests_long_loses_no_time() {
        assert_eq!(
            shown([(0, Some(60)), (61, Some(0)), (62, Some(60)), (120, None)]),
            [0, 61, 62, 120]
        );
    }

    #[test]
    fn without_a_window_it_is_the_clock_of_the_system() {
        assert_eq!(shown([(0, None), (900, None)]), [0, 900]);
    }
}
