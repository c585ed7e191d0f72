//! The sleep of the window library's loop between two frames, which ends at once with an event of
//! the window.
//!
//! Only under X11 can the loop sleep like that. While it does, the window library waits for an
//! event, and draws nothing unless it is told to. Other threads, and a thread that knows the time,
//! wake it by a bell.

use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::bell::{self, Bell};

/// What wakes the loop, if it can sleep.
static SLEEP: OnceLock<(Sender<Order>, Bell)> = OnceLock::new();

/// An order to the thread that knows the time.
enum Order {
    /// Wake the loop after the longer time, or after the shorter one if anything asks for it.
    Sleep(Duration, Duration),
    /// Another thread has something to show.
    Wake,
}

/// Lets the loop sleep from now on, woken by this bell.
pub(super) fn begin(bell: Bell) {
    let (orders, received) = mpsc::channel();
    let ringing = bell.clone();
    let work = move || keep_time(&received, || ringing.ring(bell::WAKE));
    // Without the thread, the loop never sleeps.
    if thread::Builder::new().name("alarm".to_owned()).spawn(work).is_ok() {
        let _ = SLEEP.set((orders, bell));
    }
}

/// Lets the loop sleep for the longer time, and at least for the shorter one unless an event of
/// the window ends it. Returns whether it can.
pub(super) fn sleep(least: Duration, most: Duration) -> bool {
    SLEEP.get().is_some_and(|(orders, _)| orders.send(Order::Sleep(least, most)).is_ok())
}

/// Wakes the loop, since another thread has something to show. Called from any thread.
pub fn wake() {
    if let Some((orders, _)) = SLEEP.get() {
        let _ = orders.send(Order::Wake);
    }
}

/// Sends the loop an event that does nothing.
pub(super) fn nudge() {
    if let Some((_, bell)) = SLEEP.get() {
        bell.ring(bell::NUDGE);
    }
}

/// Returns whether nothing of the window can be seen, as far as that is known.
pub fn is_window_hidden() -> bool {
    SLEEP.get().is_some_and(|(_, bell)| bell.is_window_hidden())
}

/// Calls `ring` at the end of each sleep.
fn keep_time(orders: &Receiver<Order>, ring: impl Fn()) {
    // What was asked for while the loop was awake ends the next sleep.
    let (mut sleep, mut is_asked) = (None, false);
    loop {
        let order = match sleep {
            None => orders.recv().map_err(RecvTimeoutError::from),
            Some((least, most)) => {
                let end: Instant = if is_asked { least } else { most };
                orders.recv_timeout(end.saturating_duration_since(Instant::now()))
            }
        };
        match order {
            Ok(Order::Sleep(least, most)) => {
                let now = Instant::now();
                sleep = Some((now + least, now + most));
            }
            Ok(Order::Wake) => is_asked = true,
            Err(RecvTimeoutError::Timeout) => {
                (sleep, is_asked) = (None, false);
                ring();
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Longest time that a test waits.
    const TIMEOUT: Duration = Duration::from_secs(300);

    #[test]
    fn news_end_a_sleep_even_if_they_came_while_the_loop_was_awake() {
        let (orders, received) = mpsc::channel();
        let (rang, rings) = mpsc::channel();
        let thread = thread::spawn(move || keep_time(&received, || rang.send(()).unwrap()));
        let long = || Order::Sleep(Duration::ZERO, 2 * TIMEOUT);
        for night in [[Order::Wake, long()], [long(), Order::Wake]] {
            night.into_iter().for_each(|order| orders.send(order).unwrap());
            assert!(rings.recv_timeout(TIMEOUT).is_ok());
        }
        orders.send(Order::Sleep(Duration::ZERO, Duration::ZERO)).unwrap();
        assert!(rings.recv_timeout(TIMEOUT).is_ok(), "the time is over");
        drop(orders);
        thread.join().unwrap();
        assert!(rings.recv().is_err(), "once for each");
    }
}
