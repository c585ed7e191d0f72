//! The window's handle to the thread that plays sounds. No frame waits for the sound card, nor for
//! a sound to be computed.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::output::{Order, Output, Settings, open_card};
use super::synth::Sound;
use crate::app::settings::Preferences;
use crate::game::{Ending, Event, Turn};

/// Seconds at the end of a clock of which each begins with a tick.
pub const LAST_SECONDS: f64 = 10.0;

/// The sound output. The default one is silent.
#[derive(Default)]
pub struct Sounds {
    /// The thread that plays; `None` in the default output, or if the system allows no thread.
    thread: Option<SoundThread>,
    /// The settings that the thread applies.
    settings: Settings,
    /// Whether there is no sound, whatever the settings are.
    pub is_silenced: bool,
    countdown: Countdown,
}

/// The last seconds of a clock.
#[derive(Default)]
struct Countdown {
    /// Seconds that were left when the clock was last read, rounded up.
    seconds: f64,
}

impl Countdown {
    /// Returns whether one of the last seconds has begun since the clock was last read. Other
    /// changes, as from one clock to another, begin none.
    fn begins_second(&mut self, left: f64) -> bool {
        let before = std::mem::replace(&mut self.seconds, left.ceil());
        self.seconds <= LAST_SECONDS && self.seconds == before - 1.0
    }
}

/// The thread that plays sounds. Dropping this ends it.
struct SoundThread {
    /// The orders to the thread.
    orders: Sender<Order>,
    /// Closed when the thread has ended.
    end: Receiver<()>,
}

/// Longest time that the end of the program waits for the sound card to close.
///
/// A sound server that hangs would never close it.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

impl Sounds {
    /// Starts the sound output, which is silent until the settings are [applied](Sounds::apply).
    pub fn start() -> Sounds {
        Sounds { thread: SoundThread::start(), ..Sounds::default() }
    }

    /// Plays a sound over those that are still playing.
    pub fn play(&self, sound: Sound) {
        if self.settings.loudness > 0.0 {
            self.order(Order::Play(sound, Instant::now()));
        }
    }

    /// Plays the sounds of a game's events.
    pub fn play_placements(&self, events: &[Event]) {
        let ends = |event: Option<&Event>| match event {
            Some(Event::Ended(result)) => result.ending == Ending::LastPlacement,
            _ => false,
        };
        for (index, event) in events.iter().enumerate() {
            let Event::Taken { turn: Turn::Placement(_), dead, .. } = event else { continue };
            if ends(events.get(index + 1)) {
                self.play(Sound::PlaceLast);
                continue;
            }
            self.play(Sound::Place);
            if !dead.is_empty() {
                self.play(Sound::Dead);
            }
        }
    }

    /// Plays a tick when one of the last seconds of a running clock begins. To be called in every
    /// frame with the seconds left.
    pub fn count_down(&mut self, left: f64) {
        if self.countdown.begins_second(left) {
            self.play(Sound::Tick);
        }
    }

    /// Applies the settings: the volume, and whether music plays.
    pub fn apply(&mut self, preferences: &Preferences) {
        let loudness = if self.is_silenced { 0.0 } else { preferences.loudness() };
        let settings = Settings { loudness, music: preferences.music };
        if std::mem::replace(&mut self.settings, settings) != settings {
            self.order(Order::Apply(settings));
        }
    }

    /// Sends an order to the thread, if there is one.
    fn order(&self, order: Order) {
        if let Some(thread) = &self.thread {
            // Fails only if the thread has panicked, which was reported. There is no sound then.
            let _ = thread.orders.send(order);
        }
    }
}

impl SoundThread {
    /// Starts the thread; returns `None` if the system allows none.
    fn start() -> Option<SoundThread> {
        let (orders, queue) = mpsc::channel();
        let (at_end, end) = mpsc::channel();
        let of_cards = orders.clone();
        let work = move || {
            Output::new(|is_first| open_card(&of_cards, is_first)).work(&queue);
            drop::<Sender<()>>(at_end);
        };
        thread::Builder::new().name("sound".to_owned()).spawn(work).ok()?;
        Some(SoundThread { orders, end })
    }
}

impl Drop for SoundThread {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::End);
        // While a card is open, its library may object to the end of the program.
        let _ = self.end.recv_timeout(CLOSE_TIMEOUT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_the_last_seconds_is_heard_once() {
        let ticks = |frame: f64, from: f64| {
            let mut countdown = Countdown::default();
            let lefts = (0..).map(|n| from - f64::from(n) * frame).take_while(|left| *left >= 0.0);
            lefts.filter(|&left| countdown.begins_second(left)).count()
        };
        assert_eq!([0.0625, 0.5, 1.0].map(|frame| ticks(frame, 12.0)), [11; 3]);
        assert_eq!(ticks(0.0625, 9.5), 10, "the tenth second has begun before");
    }

    #[test]
    fn a_change_to_another_clock_is_no_tick() {
        let mut countdown = Countdown::default();
        let seconds = [4.5, 9.0, 9.0, 4.5, 300.0, 4.4, 4.4];
        assert!(!seconds.into_iter().any(|left| countdown.begins_second(left)));
        assert!(countdown.begins_second(4.0));
    }

    /// With or without a sound card, the thread could have kept the program from ending, or have
    /// outlived it.
    #[test]
    fn the_sound_thread_ends_with_the_sounds() {
        let mut sounds = Sounds::start();
        sounds.apply(&Preferences::default());
        sounds.play(Sound::Place);
        let orders = sounds.thread.as_ref().map(|thread| thread.orders.clone());
        drop(sounds);
        let begun = Instant::now();
        while orders.as_ref().is_some_and(|orders| orders.send(Order::End).is_ok()) {
            assert!(begun.elapsed() < Duration::from_secs(300), "the thread goes on");
            thread::yield_now();
        }
    }
}
