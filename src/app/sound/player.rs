//! The window's handle to the thread that plays sounds. No frame waits for the sound card, nor for
//! a sound to be computed.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::output::{Order, Output, Settings, open_card};
use super::synth::Sound;
use crate::app::settings::Preferences;
use crate::game::Event;

/// The sound output. The default one is silent.
#[derive(Default)]
pub struct Sounds {
    /// The thread that plays; `None` if the system allows no thread.
    thread: Option<SoundThread>,
    /// The settings that the thread applies.
    settings: Settings,
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
        Sounds { thread: SoundThread::start(), settings: Settings::default() }
    }

    /// Plays a sound over those that are still playing.
    pub fn play(&self, sound: Sound) {
        if self.settings.loudness > 0.0 {
            self.order(Order::Play(sound, Instant::now()));
        }
    }

    /// Plays the sounds of a game's events.
    pub fn play_placements(&self, events: &[Event]) {
        for event in events {
            if let Event::Placed { dead, .. } = event {
                self.play(Sound::Place);
                if !dead.is_empty() {
                    self.play(Sound::Dead);
                }
            }
        }
    }

    /// Applies the settings: the volume, and whether music plays.
    pub fn apply(&mut self, preferences: &Preferences) {
        let settings = Settings { loudness: preferences.loudness(), music: preferences.music };
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
