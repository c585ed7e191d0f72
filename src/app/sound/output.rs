//! The thread that plays sounds: it opens the sound card, opens it again if it is lost, and
//! computes the sounds. Without a card it is silent.

use std::mem;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use rodio::buffer::SamplesBuffer;
use rodio::cpal::traits::HostTrait;
use rodio::mixer::Mixer;
use rodio::{
    CpalError, CpalErrorKind, DeviceSinkBuilder, DeviceTrait, MixerDeviceSink, Player, Source, cpal,
};

use super::synth::{MUSIC_RATE, RATE, Sound, music};

/// An order to the thread.
#[derive(Debug)]
pub(super) enum Order {
    /// Play a sound that was requested at this time.
    Play(Sound, Instant),
    /// Apply the settings.
    Apply(Settings),
    /// Close the card that was opened last, which no longer plays.
    Lost,
    /// Close the card and end the thread.
    End,
}

/// The settings of the sound output.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Settings {
    /// Volume, 0 to 1.
    pub loudness: f32,
    /// Whether music plays, unless the volume is 0.
    pub music: bool,
}

/// Volume of the music relative to the sounds.
const MUSIC_SHARE: f32 = 0.6;

/// Delay after which a sound is dropped.
///
/// A sound server that was stopped would play all late sounds at once.
const MAX_DELAY: Duration = Duration::from_millis(500);

/// Time until a lost card is first opened again.
///
/// Each attempt may make the system's sound library write some lines to standard error.
const MIN_PAUSE: Duration = Duration::from_secs(2);
/// Time until a lost card is opened again after many attempts.
const MAX_PAUSE: Duration = Duration::from_secs(60);

/// The sounds, the card, and the settings.
pub(super) struct Output<C, Open> {
    /// Opens a card; the argument is whether this is the first attempt.
    open: Open,
    /// The mixer of the open card, with the card, which closes when it is dropped.
    card: Option<(Mixer, C)>,
    was_tried: bool,
    /// Whether a card was ever open.
    ///
    /// If not, only a change of the settings makes the thread try again.
    was_open: bool,
    /// The sounds in the order of [`Sound::ALL`]; empty until a card is open.
    sounds: Vec<SamplesBuffer>,
    /// The music that repeats, once it has been computed.
    tune: Option<SamplesBuffer>,
    /// The music that plays.
    music: Option<Player>,
    settings: Settings,
    /// Time at which the card was opened last.
    opened: Instant,
    /// Earliest time at which a card may be opened.
    due: Instant,
    /// Time to wait after the next failure.
    pause: Duration,
}

impl<C, Open: FnMut(bool) -> Option<(Mixer, C)>> Output<C, Open> {
    /// Returns an output that opens its card once there is something to play.
    pub fn new(open: Open) -> Output<C, Open> {
        Output {
            open,
            card: None,
            was_tried: false,
            was_open: false,
            sounds: Vec::new(),
            tune: None,
            music: None,
            settings: Settings::default(),
            opened: Instant::now(),
            due: Instant::now(),
            pause: MIN_PAUSE,
        }
    }

    /// Carries out orders until the last one.
    pub fn work(mut self, orders: &Receiver<Order>) {
        loop {
            let order = match self.due() {
                None => orders.recv().map_err(RecvTimeoutError::from),
                Some(due) => orders.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            match order {
                Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(order) => self.carry_out(order, Instant::now()),
                Err(RecvTimeoutError::Timeout) => self.open_if_due(Instant::now()),
            }
        }
    }

    /// Carries out an order.
    fn carry_out(&mut self, order: Order, now: Instant) {
        match order {
            Order::Play(sound, asked) if now.saturating_duration_since(asked) < MAX_DELAY => {
                self.play(sound);
            }
            Order::Apply(settings) => {
                self.settings = settings;
                self.open_if_due(now);
                self.play_music();
            }
            Order::Lost => self.lose(now),
            Order::Play(..) | Order::End => {}
        }
    }

    /// Plays a sound, if a card is open.
    fn play(&self, sound: Sound) {
        if let (Some((mixer, _)), Some(buffer)) = (&self.card, self.sounds.get(sound as usize)) {
            mixer.add(buffer.clone().amplify(self.settings.loudness));
        }
    }

    /// Starts, adjusts or stops the music according to the settings.
    fn play_music(&mut self) {
        let Settings { loudness, music: is_wanted } = self.settings;
        let Some((mixer, _)) = self.card.as_ref().filter(|_| is_wanted && loudness > 0.0) else {
            self.music = None;
            return;
        };
        let player = self.music.get_or_insert_with(|| {
            let tune = self.tune.get_or_insert_with(|| buffer(MUSIC_RATE, music()));
            let player = Player::connect_new(mixer);
            player.append(tune.clone().repeat_infinite());
            player
        });
        player.set_volume(loudness * MUSIC_SHARE);
    }

    /// Closes the card, and waits before it is opened again.
    fn lose(&mut self, now: Instant) {
        self.music = None;
        self.card = None;
        // A card that is lost again at once is tried less and less often.
        if now.saturating_duration_since(self.opened) >= MIN_PAUSE {
            self.pause = MIN_PAUSE;
        }
        self.wait(now);
    }

    /// Sets the time of the next attempt, and doubles the time to wait after that.
    fn wait(&mut self, now: Instant) {
        self.due = now + self.pause;
        self.pause = (2 * self.pause).min(MAX_PAUSE);
    }

    /// Returns the time of the next attempt to open a card; `None` if nothing is to be tried
    /// without an order.
    fn due(&self) -> Option<Instant> {
        (self.was_open && self.is_without_card()).then_some(self.due)
    }

    /// Returns whether there is something to play, but no card.
    fn is_without_card(&self) -> bool {
        self.card.is_none() && self.settings.loudness > 0.0
    }

    /// Opens a card if one is missing and it is time to.
    fn open_if_due(&mut self, now: Instant) {
        if !self.is_without_card() || self.due > now {
            return;
        }
        let is_first = !mem::replace(&mut self.was_tried, true);
        self.card = (self.open)(is_first);
        // Opening the card may have taken long.
        let now = now.max(Instant::now());
        if self.card.is_none() {
            return self.wait(now);
        }
        self.opened = now;
        self.was_open = true;
        if self.sounds.is_empty() {
            self.sounds = Sound::ALL.map(|sound| buffer(RATE, sound.samples())).into();
        }
        self.play_music();
    }
}

/// Returns samples as a buffer that can be played.
fn buffer(rate: u32, samples: Vec<f32>) -> SamplesBuffer {
    let rate = NonZero::new(rate).unwrap_or(NonZero::<u32>::MIN);
    SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples)
}

/// Opens the system's default sound card, or at the first attempt any other that works.
///
/// Later only the default card is tried: a sound server that restarts would else be kept from its
/// own card.
pub(super) fn open_card(
    orders: &Sender<Order>,
    is_first: bool,
) -> Option<(Mixer, MixerDeviceSink)> {
    let watch = Watch::new(orders.clone());
    let host = cpal::default_host();
    let open = |device| {
        let hear = {
            let mut watch = watch.clone();
            move |error: CpalError| watch.hear(error.kind(), Instant::now())
        };
        let builder = DeviceSinkBuilder::from_device(device).ok()?.with_error_callback(hear);
        let mut card = builder.open_sink_or_fallback().ok()?;
        card.log_on_drop(false);
        Some((card.mixer().clone(), card))
    };
    let usual = host.default_output_device().and_then(open);
    if usual.is_some() || !is_first {
        return usual;
    }
    let is_real = |device: &cpal::Device| {
        device.description().is_ok_and(|about| about.driver().is_some_and(|name| name != "null"))
    };
    host.output_devices().ok()?.filter(is_real).find_map(open)
}

/// Listens to the errors of a card, on the card's own thread, and reports once that it is lost.
///
/// Some errors are reported in an endless loop.
#[derive(Clone)]
struct Watch {
    /// The orders to the thread that plays.
    orders: Sender<Order>,
    is_reported: bool,
    /// Number of underruns since a time.
    underruns: (u32, Instant),
}

/// Largest number of underruns within a second of a card that still plays.
///
/// A slow card misses each of its buffers at most, of which there are twenty a second.
const MAX_UNDERRUNS: u32 = 100;

impl Watch {
    fn new(orders: Sender<Order>) -> Watch {
        Watch { orders, is_reported: false, underruns: (0, Instant::now()) }
    }

    /// Takes an error of the card.
    fn hear(&mut self, kind: CpalErrorKind, now: Instant) {
        if self.is_lost_by(kind, now) && !mem::replace(&mut self.is_reported, true) {
            // Fails only at the end of the program.
            let _ = self.orders.send(Order::Lost);
        }
    }

    /// Returns whether an error means that the card no longer plays.
    fn is_lost_by(&mut self, kind: CpalErrorKind, now: Instant) -> bool {
        match kind {
            // The card still plays.
            CpalErrorKind::DeviceChanged | CpalErrorKind::RealtimeDenied => false,
            CpalErrorKind::Xrun => {
                let (count, since) = self.underruns;
                let is_old = now.saturating_duration_since(since) > Duration::from_secs(1);
                self.underruns = if is_old { (1, now) } else { (count + 1, since) };
                self.underruns.0 > MAX_UNDERRUNS
            }
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::sync::mpsc;

    use rodio::mixer::{MixerSource, mixer};

    use super::*;

    const LOUD: Settings = Settings { loudness: 1.0, music: false };

    /// Cards that can be opened, with what the last one plays.
    #[derive(Default)]
    struct Shelf {
        are_there: bool,
        attempts: Vec<bool>,
        played: Option<MixerSource>,
    }

    impl Shelf {
        fn open(&mut self, is_first: bool) -> Option<(Mixer, ())> {
            self.attempts.push(is_first);
            let rate = NonZero::new(RATE).unwrap();
            let (card, played) = mixer(NonZero::<u16>::MIN, rate);
            self.played = Some(played);
            self.are_there.then_some((card, ()))
        }

        /// Returns whether the next samples are not silent.
        fn is_heard(&mut self) -> bool {
            let played = self.played.as_mut().unwrap();
            played.take(RATE as usize / 2).any(|sample| sample.abs() > 0.001)
        }
    }

    /// When a sound server restarted, or headphones were unplugged, the game once was silent until
    /// its end.
    #[test]
    fn the_music_goes_on_once_a_lost_card_is_opened_again() {
        let shelf = RefCell::new(Shelf { are_there: true, ..Default::default() });
        let mut output = Output::new(|is_first| shelf.borrow_mut().open(is_first));
        let mut now = Instant::now();
        output.carry_out(Order::Apply(Settings { music: true, ..LOUD }), now);
        assert!(shelf.borrow_mut().is_heard());
        shelf.borrow_mut().are_there = false;
        output.carry_out(Order::Lost, now);
        assert!(output.card.is_none() && output.music.is_none());
        for _ in 0..20 {
            let due = output.due().unwrap();
            assert!(due > now && due <= now + 2 * MAX_PAUSE, "neither at once nor never");
            output.open_if_due(now);
            now = due;
            output.open_if_due(now);
        }
        assert_eq!(shelf.borrow().attempts.len(), 21, "once each time that it was due");
        shelf.borrow_mut().are_there = true;
        now = output.due().unwrap();
        output.open_if_due(now);
        assert!(output.due().is_none() && shelf.borrow_mut().is_heard());
        let (first, others) =
            shelf.borrow().attempts.split_first().map(|(a, b)| (*a, b.to_vec())).unwrap();
        assert!(first && !others.contains(&true), "a server's card is left to the server");
    }

    #[test]
    fn a_card_is_opened_when_there_is_something_to_play() {
        let shelf = RefCell::new(Shelf { are_there: true, ..Default::default() });
        let mut output = Output::new(|is_first| shelf.borrow_mut().open(is_first));
        let now = Instant::now();
        output.carry_out(Order::Apply(Settings { loudness: 0.0, music: true }), now);
        assert!(output.due().is_none() && shelf.borrow().attempts.is_empty());
        shelf.borrow_mut().are_there = false;
        output.carry_out(Order::Apply(LOUD), now);
        assert!(output.due().is_none(), "where there never was a card, none is expected");
        shelf.borrow_mut().are_there = true;
        let now = now + MAX_PAUSE;
        output.carry_out(Order::Apply(Settings { loudness: 0.5, ..LOUD }), now);
        output.carry_out(Order::Play(Sound::Win, now), now + 2 * MAX_DELAY);
        assert!(!shelf.borrow_mut().is_heard(), "a sound that comes too late");
        output.carry_out(Order::Play(Sound::Win, now), now);
        assert!(shelf.borrow_mut().is_heard());
    }

    /// Each error of a stopped sound server once was written to standard error: ten megabytes a
    /// second.
    #[test]
    fn a_card_that_keeps_failing_is_lost_once_and_one_that_stumbles_is_not() {
        let (orders, told) = mpsc::channel();
        let now = Instant::now();
        let mut slow = Watch::new(orders.clone());
        for tenth in 0..1000 {
            slow.hear(CpalErrorKind::Xrun, now + tenth * Duration::from_millis(50));
        }
        slow.hear(CpalErrorKind::DeviceChanged, now);
        slow.hear(CpalErrorKind::RealtimeDenied, now);
        assert!(told.try_recv().is_err());
        for kind in
            [CpalErrorKind::BackendError, CpalErrorKind::DeviceNotAvailable, CpalErrorKind::Xrun]
        {
            let mut broken = Watch::new(orders.clone());
            (0..1000).for_each(|_| broken.hear(kind, now));
            assert!(matches!(told.try_recv(), Ok(Order::Lost)), "{kind:?}");
            assert!(told.try_recv().is_err(), "{kind:?}");
        }
    }
}
