//! Repeats held keys at a rate of its own; the repetitions of the window system are ignored.

use miniquad::KeyCode;

use super::chord::Chord;

/// Seconds until a held key repeats for the first time.
pub const FIRST_REPEAT: f64 = 0.24;

/// Seconds between further repeats.
pub const NEXT_REPEAT: f64 = 0.055;

/// The keys that are held.
#[derive(Default)]
pub struct KeyRepeat {
    /// Each held key with the time of its next repeat.
    held: Vec<(Chord, f64)>,
}

impl KeyRepeat {
    /// Takes the keys that are down and those that were just pressed. Returns the keys that repeat
    /// now.
    pub fn update(&mut self, now: f64, pressed: &[Chord], down: &[KeyCode]) -> Vec<Chord> {
        self.held.retain(|(chord, _)| down.contains(&chord.key));
        let mut repeated = Vec::new();
        for (chord, next) in &mut self.held {
            if now >= *next {
                repeated.push(*chord);
                *next = now + NEXT_REPEAT;
            }
        }
        for &chord in pressed {
            self.held.retain(|(other, _)| other.key != chord.key);
            self.held.push((chord, now + FIRST_REPEAT));
        }
        repeated
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_acts_again_while_it_is_held() {
        let mut keys = KeyRepeat::default();
        let left = Chord::key(KeyCode::Left);
        let down = [KeyCode::Left];
        assert_eq!(keys.update(0.0, &[left], &down), []);
        assert_eq!(keys.update(0.2, &[], &down), []);
        assert_eq!(keys.update(0.25, &[], &down), [left]);
        assert_eq!(keys.update(0.26, &[], &down), []);
        assert_eq!(keys.update(0.4, &[], &down), [left]);
        assert_eq!(keys.update(0.5, &[], &[]), []);
        assert_eq!(keys.update(0.6, &[], &down), []);
    }
}
