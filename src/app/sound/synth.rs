//! Synthesizes the sounds of the game: bells and taps made of decaying sines, and slow chords for the music.

use std::f32::consts::TAU;

use crate::ai::all_of;

/// Samples per second.
pub const RATE: u32 = 44_100;

/// A sound of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Sound {
    Place,
    Turn,
    Refuse,
    Dead,
    Win,
    Loss,
    Tick,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Sound; 7] = all_of!(Sound: Place, Turn, Refuse, Dead, Win, Loss, Tick);

    /// Computes the samples, from -1 to 1.
    pub fn samples(self) -> Vec<f32> {
        match self {
            // A stone on wood.
            Sound::Place => mixed(&[
                Note { pitch: 172.0, at: 0.0, fades_in: 0.05, loudness: 0.60 },
                Note { pitch: 418.0, at: 0.0, fades_in: 0.03, loudness: 0.30 },
                Note { pitch: 1130.0, at: 0.0, fades_in: 0.012, loudness: 0.18 },
            ]),
            Sound::Turn => mixed(&[
                Note { pitch: 720.0, at: 0.0, fades_in: 0.018, loudness: 0.16 },
                Note { pitch: 1080.0, at: 0.012, fades_in: 0.016, loudness: 0.10 },
            ]),
            Sound::Refuse => mixed(&[
                Note { pitch: 138.0, at: 0.0, fades_in: 0.06, loudness: 0.42 },
                Note { pitch: 130.0, at: 0.10, fades_in: 0.08, loudness: 0.42 },
            ]),
            // Cooling glass.
            Sound::Dead => mixed(&[
                Note { pitch: 1318.5, at: 0.12, fades_in: 0.10, loudness: 0.16 },
                Note { pitch: 987.8, at: 0.19, fades_in: 0.14, loudness: 0.16 },
            ]),
            Sound::Win => mixed(&melody([523.3, 659.3, 784.0, 1046.5], 0.13, 0.55)),
            Sound::Loss => mixed(&melody([440.0, 392.0, 349.2, 293.7], 0.20, 0.50)),
            // A clock in the next room.
            Sound::Tick => mixed(&[
                Note { pitch: 540.0, at: 0.0, fades_in: 0.012, loudness: 0.14 },
                Note { pitch: 1890.0, at: 0.0, fades_in: 0.006, loudness: 0.05 },
            ]),
        }
    }
}

/// A struck note that decays.
#[derive(Clone, Copy)]
struct Note {
    /// In Hertz.
    pitch: f32,
    /// Start in seconds from the beginning of the sound.
    at: f32,
    /// Seconds in which the amplitude falls to a third.
    fades_in: f32,
    loudness: f32,
}

fn melody(pitches: [f32; 4], step: f32, fades_in: f32) -> Vec<Note> {
    let note = |(index, pitch): (usize, f32)| {
        let at = index as f32 * step;
        // A softer, shorter octave above makes it sound like a bell.
        [(pitch, 0.22, fades_in), (2.0 * pitch, 0.07, fades_in * 0.5)]
            .map(|(pitch, loudness, fades_in)| Note { pitch, at, fades_in, loudness })
    };
    pitches.into_iter().enumerate().flat_map(note).collect()
}

/// Seconds over which a note fades in and the end of a sound fades out; without these fades they would click.
const ATTACK: f32 = 0.003;
const RELEASE: f32 = 0.02;

fn mixed(notes: &[Note]) -> Vec<f32> {
    let end = notes.iter().map(|note| note.at + 6.0 * note.fades_in).fold(0.0, f32::max);
    let count = (end * RATE as f32) as usize;
    (0..count)
        .map(|index| {
            let time = index as f32 / RATE as f32;
            let sum: f32 = notes.iter().map(|note| note.sample(time - note.at)).sum();
            sum.clamp(-1.0, 1.0) * ((end - time) / RELEASE).min(1.0)
        })
        .collect()
}

impl Note {
    fn sample(self, time: f32) -> f32 {
        if time < 0.0 {
            return 0.0;
        }
        let envelope = (time / ATTACK).min(1.0) * (-time / self.fades_in).exp();
        (TAU * self.pitch * time).sin() * envelope * self.loudness
    }
}

/// Seconds per chord, and the frequencies of the chords in Hertz.
const CHORD: f32 = 8.0;
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
    let length = CHORDS.len() as f32 * CHORD;
    let count = (length * MUSIC_RATE as f32) as usize;
    (0..count)
        .map(|index| {
            let time = index as f32 / MUSIC_RATE as f32;
            let chords = CHORDS.iter().zip(0u8..);
            chords.map(|(chord, n)| chord_sample(chord, time, f32::from(n) * CHORD, length)).sum()
        })
        .collect()
}

/// Returns a sample of a chord. A chord fades in before its start and fades out after its end; the part beyond the end of the music wraps
/// around to the beginning.
fn chord_sample(chord: &[f32; 4], time: f32, start: f32, length: f32) -> f32 {
    let age = (time - start + CHORD).rem_euclid(length);
    if age >= 3.0 * CHORD {
        return 0.0;
    }
    let swell = (TAU / 2.0 * age / (3.0 * CHORD)).sin().powi(4);
    let tone = |pitch: f32| {
        // A whole number of waves over the length of the music makes the loop seamless.
        let pitch = (pitch * length).round() / length;
        (TAU * (pitch * time).fract()).sin() + 0.3 * (TAU * (2.0 * pitch * time).fract()).sin()
    };
    swell * chord.iter().map(|&pitch| tone(pitch)).sum::<f32>() * 0.028
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
