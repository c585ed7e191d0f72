//! Held keys that act again, which the window itself does not report.

use macroquad::input::KeyCode;

use super::chord::Chord;

/// Seconds until a held key acts again for the first time.
pub const FIRST_REPEAT: f64 = 0.24;

/// Seconds between further repeats.
pub const NEXT_REPEAT: f64 = 0.055;

/// The keys that are held.
#[derive(Default)]
pub struct KeyRepeat {
    /// Each with the time at which it acts next.
    held: Vec<(Chord, f64)>,
}

impl KeyRepeat {
    /// Takes in which keys are down and which have just gone down. Returns those that act again now.
    pub fn follow(&mut self, now: f64, pressed: &[Chord], down: &[KeyCode]) -> Vec<Chord> {
        self.held.retain(|(chord, _)| down.contains(&chord.code()));
        let mut repeated = Vec::new();
        for (chord, next) in &mut self.held {
            if now >= *next {
                repeated.push(*chord);
                *next = now + NEXT_REPEAT;
            }
        }
        for &chord in pressed {
            self.held.retain(|(other, _)| other.code() != chord.code());
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
        assert_eq!(keys.follow(0.0, &[left], &down), []);
        assert_eq!(keys.follow(0.2, &[], &down), []);
        assert_eq!(keys.follow(0.25, &[], &down), [left]);
        assert_eq!(keys.follow(0.26, &[], &down), []);
        assert_eq!(keys.follow(0.4, &[], &down), [left]);
        assert_eq!(keys.follow(0.5, &[], &[]), []);
        assert_eq!(keys.follow(0.6, &[], &down), []);
    }
}
