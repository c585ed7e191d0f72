//! Synthesizes the sounds of the game: bells and taps of decaying sines, and slow chords for the
//! music.

use std::f32::consts::TAU;

use crate::ai::all_of;

/// Samples per second.
pub const RATE: u32 = 44_100;

/// A sound of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A piece is placed.
    Place,
    /// A piece that ends the game.
    PlaceLast,
    /// The piece in hand is rotated.
    Rotate,
    /// What the player asked for is not possible.
    Refuse,
    /// Cells have become dead.
    Dead,
    /// A person has won.
    Win,
    /// A person has lost against the computer.
    Loss,
    /// A medal or an achievement.
    Medal,
    /// One of a clock's last seconds.
    Tick,
}

impl Sound {
    /// All sounds, in the order of their declaration.
    pub const ALL: [Sound; 9] = all_of!(
        Sound: Place, PlaceLast, Rotate, Refuse, Dead, Win, Loss, Medal, Tick
    );

    /// Computes the samples, from -1 to 1, at [`RATE`].
    pub fn samples(self) -> Vec<f32> {
        match self {
            // A stone on wood.
            Sound::Place => mixed(&[
                Tone { pitch: 172.0, at: 0.0, decay: 0.05, loudness: 0.60 },
                Tone { pitch: 418.0, at: 0.0, decay: 0.03, loudness: 0.30 },
                Tone { pitch: 1130.0, at: 0.0, decay: 0.012, loudness: 0.18 },
            ]),
            // A drum, which the melody follows.
            Sound::PlaceLast => mixed(&[
                Tone { pitch: 68.0, at: 0.0, decay: 0.16, loudness: 0.55 },
                Tone { pitch: 103.0, at: 0.0, decay: 0.10, loudness: 0.25 },
                Tone { pitch: 311.0, at: 0.0, decay: 0.02, loudness: 0.15 },
            ]),
            Sound::Rotate => mixed(&[
                Tone { pitch: 720.0, at: 0.0, decay: 0.018, loudness: 0.16 },
                Tone { pitch: 1080.0, at: 0.012, decay: 0.016, loudness: 0.10 },
            ]),
            Sound::Refuse => mixed(&[
                Tone { pitch: 138.0, at: 0.0, decay: 0.06, loudness: 0.42 },
                Tone { pitch: 130.0, at: 0.10, decay: 0.08, loudness: 0.42 },
            ]),
            // Cooling glass.
            Sound::Dead => mixed(&[
                Tone { pitch: 1318.5, at: 0.12, decay: 0.10, loudness: 0.16 },
                Tone { pitch: 987.8, at: 0.19, decay: 0.14, loudness: 0.16 },
            ]),
            Sound::Win => mixed(&melody([523.3, 659.3, 784.0, 1046.5], 0.13, 0.55)),
            Sound::Loss => mixed(&melody([440.0, 392.0, 349.2, 293.7], 0.20, 0.50)),
            // Small bells, high above the melody of a win that it follows.
            Sound::Medal => mixed(&[
                Tone { pitch: 2093.0, at: 0.80, decay: 0.30, loudness: 0.12 },
                Tone { pitch: 2637.0, at: 0.90, decay: 0.30, loudness: 0.12 },
                Tone { pitch: 3136.0, at: 1.00, decay: 0.45, loudness: 0.12 },
            ]),
            // A clock in the next room.
            Sound::Tick => mixed(&[
                Tone { pitch: 1250.0, at: 0.0, decay: 0.022, loudness: 0.20 },
                Tone { pitch: 2500.0, at: 0.0, decay: 0.008, loudness: 0.06 },
            ]),
        }
    }
}

/// A struck tone that decays.
#[derive(Clone, Copy)]
struct Tone {
    /// Frequency, in hertz.
    pitch: f32,
    /// Start, in seconds from the beginning of the sound.
    at: f32,
    /// Seconds in which the amplitude falls to 1/e of what it was.
    decay: f32,
    /// Initial amplitude, 0 to 1.
    loudness: f32,
}

/// Seconds from the piece that ends a game to the melody.
const BEFORE_MELODY: f32 = 0.15;

/// Returns tones that follow each other every `step` seconds.
fn melody(pitches: [f32; 4], step: f32, decay: f32) -> Vec<Tone> {
    let tone = |(index, pitch): (usize, f32)| {
        let at = BEFORE_MELODY + index as f32 * step;
        // A softer, shorter octave above makes it sound like a bell.
        [(pitch, 0.22, decay), (2.0 * pitch, 0.07, decay * 0.5)]
            .map(|(pitch, loudness, decay)| Tone { pitch, at, decay, loudness })
    };
    pitches.into_iter().enumerate().flat_map(tone).collect()
}

/// Seconds over which a tone fades in. Without the fade it would click.
const ATTACK: f32 = 0.003;
/// Seconds over which the end of a sound fades out. Without the fade it would click.
const RELEASE: f32 = 0.02;

/// Computes the samples of tones that sound together.
fn mixed(tones: &[Tone]) -> Vec<f32> {
    // After six times its decay, a tone has a quarter per cent of its amplitude.
    let end = tones.iter().map(|tone| tone.at + 6.0 * tone.decay).fold(0.0, f32::max);
    let count = (end * RATE as f32) as usize;
    (0..count)
        .map(|index| {
            let time = index as f32 / RATE as f32;
            let sum: f32 = tones.iter().map(|tone| tone.sample(time - tone.at)).sum();
            sum.clamp(-1.0, 1.0) * ((end - time) / RELEASE).min(1.0)
        })
        .collect()
}

impl Tone {
    /// Returns the sample `time` seconds after the tone begins, which is 0 before that.
    fn sample(self, time: f32) -> f32 {
        if time < 0.0 {
            return 0.0;
        }
        let envelope = (time / ATTACK).min(1.0) * (-time / self.decay).exp();
        (TAU * self.pitch * time).sin() * envelope * self.loudness
    }
}

/// Seconds per chord.
const CHORD_SECONDS: f32 = 8.0;
/// Amplitude of each tone of a chord, 0 to 1.
const CHORD_LOUDNESS: f32 = 0.028;
/// Frequencies of the chords' tones, in hertz.
const CHORDS: [[f32; 4]; 4] = [
    [110.0, 164.8, 261.6, 329.6],
    [87.3, 174.6, 220.0, 349.2],
    [130.8, 196.0, 246.9, 329.6],
    [98.0, 146.8, 246.9, 293.7],
];

/// Samples per second of the music, which has no high frequencies.
pub const MUSIC_RATE: u32 = 11_025;

/// Computes quiet chords that loop seamlessly.
pub fn music() -> Vec<f32> {
    let length = CHORDS.len() as f32 * CHORD_SECONDS;
    let count = (length * MUSIC_RATE as f32) as usize;
    (0..count)
        .map(|index| {
            let time = index as f32 / MUSIC_RATE as f32;
            let chords = CHORDS.iter().zip(0u8..);
            chords
                .map(|(chord, n)| chord_sample(chord, time, f32::from(n) * CHORD_SECONDS, length))
                .sum()
        })
        .collect()
}

/// Returns the sample of a chord at a time, in seconds from the beginning of the music.
///
/// A chord fades in before its start and fades out after its end; the part beyond the end of the
/// music wraps around to the beginning.
fn chord_sample(chord: &[f32; 4], time: f32, start: f32, length: f32) -> f32 {
    let age = (time - start + CHORD_SECONDS).rem_euclid(length);
    if age >= 3.0 * CHORD_SECONDS {
        return 0.0;
    }
    let swell = (TAU / 2.0 * age / (3.0 * CHORD_SECONDS)).sin().powi(4);
    let tone = |pitch: f32| {
        // A whole number of waves in the length of the music makes the loop seamless.
        let pitch = (pitch * length).round() / length;
        (TAU * (pitch * time).fract()).sin() + 0.3 * (TAU * (2.0 * pitch * time).fract()).sin()
    };
    swell * chord.iter().map(|&pitch| tone(pitch)).sum::<f32>() * CHORD_LOUDNESS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_audible_and_do_not_click_at_their_ends() {
        for sound in Sound::ALL {
            let samples = sound.samples();
            let peak = samples.iter().fold(0.0f32, |peak, s| peak.max(s.abs()));
            assert!((0.05..=1.0).contains(&peak), "{sound:?} {peak}");
            assert!(samples.len() < 5 * RATE as usize, "{sound:?}");
            for end in [samples.first(), samples.last()] {
                assert!(end.unwrap().abs() < 0.01, "{sound:?}");
            }
        }
    }

    #[test]
    fn music_is_quiet_and_has_no_seam() {
        let samples = music();
        let peak = samples.iter().fold(0.0f32, |peak, s| peak.max(s.abs()));
        assert!((0.05..0.5).contains(&peak), "{peak}");
        let step = |a: f32, b: f32| (a - b).abs();
        let largest = samples.windows(2).map(|w| step(w[0], w[1])).fold(0.0, f32::max);
        assert!(step(samples[0], samples[samples.len() - 1]) <= 1.5 * largest);
    }
}
