//! Plays the sounds of the game. Without a sound card it is silent.

use std::num::NonZero;

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Player, Source};

use crate::app::settings::Preferences;
use crate::app::sound::synth::{MUSIC_RATE, RATE, Sound, music};
use crate::game::Event;

/// The sound output.
#[derive(Default)]
pub struct Sounds {
    /// `None` without a sound card.
    device: Option<MixerDeviceSink>,
    /// In the order of [`Sound::ALL`].
    buffers: Vec<SamplesBuffer>,
    music: Option<Player>,
    /// The volume as last set, 0 to 1.
    loudness: f32,
}

/// Volume of the music relative to the sounds.
const MUSIC_SHARE: f32 = 0.6;

impl Sounds {
    /// Opens the sound card, if there is one.
    pub fn open() -> Sounds {
        let device = DeviceSinkBuilder::open_default_sink().ok().map(|mut device| {
            device.log_on_drop(false);
            device
        });
        let sounds = device.iter().flat_map(|_| Sound::ALL);
        let buffers = sounds.map(|sound| buffer(RATE, sound.samples())).collect();
        Sounds { device, buffers, music: None, loudness: 0.0 }
    }

    /// Plays a sound, on top of those still playing.
    pub fn play(&self, sound: Sound) {
        let Some(device) = self.device.as_ref().filter(|_| self.loudness > 0.0) else { return };
        if let Some(buffer) = self.buffers.get(sound as usize) {
            device.mixer().add(buffer.clone().amplify(self.loudness));
        }
    }

    /// Plays the sounds of placements.
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

    /// Applies the settings: the volume, and music on or off.
    pub fn follow(&mut self, preferences: &Preferences) {
        self.loudness = preferences.loudness();
        let wanted = preferences.music && self.loudness > 0.0;
        match (&self.device, &self.music) {
            (Some(device), None) if wanted => {
                let player = Player::connect_new(device.mixer());
                player.append(buffer(MUSIC_RATE, music()).repeat_infinite());
                self.music = Some(player);
            }
            (_, Some(_)) if !wanted => self.music = None,
            _ => {}
        }
        if let Some(music) = &self.music {
            music.set_volume(self.loudness * MUSIC_SHARE);
        }
    }
}

fn buffer(rate: u32, samples: Vec<f32>) -> SamplesBuffer {
    let rate = NonZero::new(rate).unwrap_or(NonZero::<u32>::MIN);
    SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples)
}
