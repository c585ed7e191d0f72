//! Keys and what they mean while a game is played.

use macroquad::input::KeyCode;

use crate::ai::Piece;

/// What a player wants of the game screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Move the ghost by columns and rows.
    Step(isize, isize),
    /// Take the piece that stands this many places further.
    Cycle(isize),
    /// Take this piece.
    Choose(Piece),
    /// Turn the ghost clockwise.
    Turn,
    /// Jump to the next place that fits.
    Seek,
    /// Place the piece.
    Place,
    /// Take a turn back.
    Undo,
    /// Do a turn again.
    Redo,
    /// Give up, after a question.
    Resign,
    /// Make the thinking opponent answer at once.
    Hurry,
    /// Show the help.
    Help,
    /// Leave the screen.
    Back,
}

/// The keys of the game screen. Keys that go down in one moment act in this order, so that a piece is moved before it is placed.
const KEYS: [(KeyCode, Action); 24] = [
    (KeyCode::Left, Action::Step(-1, 0)),
    (KeyCode::Right, Action::Step(1, 0)),
    (KeyCode::Down, Action::Step(0, -1)),
    (KeyCode::Up, Action::Step(0, 1)),
    (KeyCode::A, Action::Cycle(-1)),
    (KeyCode::D, Action::Cycle(1)),
    (KeyCode::S, Action::Turn),
    (KeyCode::F, Action::Seek),
    (KeyCode::Tab, Action::Seek),
    (KeyCode::Key1, Action::Choose(Piece::I)),
    (KeyCode::Key2, Action::Choose(Piece::O)),
    (KeyCode::Key3, Action::Choose(Piece::T)),
    (KeyCode::Key4, Action::Choose(Piece::S)),
    (KeyCode::Key5, Action::Choose(Piece::Z)),
    (KeyCode::Key6, Action::Choose(Piece::J)),
    (KeyCode::Key7, Action::Choose(Piece::L)),
    (KeyCode::Enter, Action::Place),
    (KeyCode::KpEnter, Action::Place),
    (KeyCode::U, Action::Undo),
    (KeyCode::Y, Action::Redo),
    (KeyCode::R, Action::Resign),
    (KeyCode::Space, Action::Hurry),
    (KeyCode::F1, Action::Help),
    (KeyCode::Escape, Action::Back),
];

impl Action {
    /// Returns what a key means.
    pub fn of(key: KeyCode) -> Option<Action> {
        KEYS.iter().find(|(other, _)| *other == key).map(|(_, action)| *action)
    }

    /// Returns whether the action repeats while its key is held.
    fn repeats(self) -> bool {
        matches!(self, Action::Step(..))
    }
}

/// Seconds until a held key repeats, and between repeats.
const FIRST_REPEAT: f64 = 0.24;
const NEXT_REPEAT: f64 = 0.055;

/// Repeats held keys, which the window itself does not.
#[derive(Default)]
pub struct KeyRepeat {
    /// Held keys and when each acts next.
    held: Vec<(KeyCode, f64)>,
}

impl KeyRepeat {
    /// Returns the actions of this moment, given which keys went down since the last call and which are down.
    pub fn actions(
        &mut self,
        now: f64,
        pressed: &[KeyCode],
        is_down: impl Fn(KeyCode) -> bool,
    ) -> Vec<Action> {
        let mut actions = Vec::new();
        self.held.retain(|&(key, _)| is_down(key));
        for (key, next) in &mut self.held {
            if now >= *next {
                actions.extend(Action::of(*key));
                *next = now + NEXT_REPEAT;
            }
        }
        for &(key, action) in KEYS.iter().filter(|(key, _)| pressed.contains(key)) {
            actions.push(action);
            if action.repeats() {
                self.held.retain(|(other, _)| *other != key);
                self.held.push((key, now + FIRST_REPEAT));
            }
        }
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings() {
        for (i, (key, _)) in KEYS.iter().enumerate() {
            assert!(KEYS[..i].iter().all(|(other, _)| other != key), "{key:?}");
        }
    }

    #[test]
    fn a_piece_is_moved_before_it_is_placed() {
        let actions = KeyRepeat::default().actions(0.0, &[KeyCode::Enter, KeyCode::F], |_| true);
        assert_eq!(actions, [Action::Seek, Action::Place]);
    }

    #[test]
    fn arrows_repeat_while_they_are_held_and_other_keys_do_not() {
        let mut keys = KeyRepeat::default();
        let pressed = [KeyCode::S, KeyCode::Left];
        assert_eq!(keys.actions(0.0, &pressed, |_| true), [Action::Step(-1, 0), Action::Turn]);
        assert_eq!(keys.actions(0.2, &[], |_| true), []);
        assert_eq!(keys.actions(0.25, &[], |_| true), [Action::Step(-1, 0)]);
        assert_eq!(keys.actions(0.26, &[], |_| true), []);
        assert_eq!(keys.actions(0.4, &[], |_| true), [Action::Step(-1, 0)]);
        assert_eq!(keys.actions(0.5, &[], |_| false), []);
        assert_eq!(keys.actions(0.6, &[], |_| true), []);
    }
}
