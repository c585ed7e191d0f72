//! A part of the player's input.

use egui::Pos2;
use gilrs::Button;
#[cfg(test)]
use miniquad::KeyCode;

use super::action::{Action, Scope};
use super::bindings::Bindings;
use super::chord::Chord;
use super::pad;
use crate::app::window::{Canvas, WindowEvent};

/// A part of the player's input, up to an event that may have an effect, with its time.
#[derive(Clone, Default, Debug)]
pub struct Input {
    /// Seconds since the start of the program.
    pub now: f64,
    /// The window's size.
    pub canvas: Canvas,
    /// The window's events in their order, for menus and text fields.
    pub events: Vec<WindowEvent>,
    /// Chords that were pressed, in their order.
    ///
    /// While a text field has the focus, keys that type a character, those that lead to its ends
    /// and all chords with Ctrl are left out.
    pub pressed: Vec<Chord>,
    /// Chords of held keys that repeat in this frame.
    pub repeated: Vec<Chord>,
    /// Buttons of the game pad that were pressed, and held directions that repeat.
    pub pad: Vec<Button>,
    /// Whether to paste the clipboard into the text field that has the focus.
    pub pastes: bool,
    /// The mouse position, in points.
    pub pointer: Pos2,
    /// Whether the mouse has moved.
    pub pointer_moved: bool,
    /// Whether the left button was pressed, and not only to bring the window to the front.
    pub clicked: bool,
    /// Whether a button was pressed that only brought the window to the front. Menus take that for
    /// a click, boards do not.
    pub raised: bool,
    /// Whether the left button is down.
    pub held: bool,
    /// Whether the left button was released over this window.
    pub released: bool,
    /// Whether the mouse is a finger on a touch screen.
    pub finger: bool,
    /// Whether the right button was pressed, and not only to bring the window to the front.
    pub right_clicked: bool,
    /// Whole notches of the wheel. Upwards is positive.
    pub wheel: i32,
    /// Seconds since the player's last input; infinite while another window has the focus.
    pub idle_seconds: f64,
}

impl Input {
    /// Returns an input with these chords pressed, and nothing else.
    pub fn from_keys(now: f64, canvas: Canvas, keys: &[Chord]) -> Input {
        Input { now, canvas, pressed: keys.to_vec(), ..Input::default() }
    }

    /// Returns an input with these keys pressed, in a window of 1280x800 pixels at time 0.
    #[cfg(test)]
    pub fn test(keys: &[KeyCode]) -> Input {
        let chords: Vec<Chord> = keys.iter().copied().map(Chord::key).collect();
        Input::from_keys(0.0, Canvas::new(1280.0, 800.0), &chords)
    }

    /// Returns whether the player has done anything but type into a text field.
    pub fn is_act(&self) -> bool {
        self.pointer_moved
            || self.clicked
            || self.raised
            || self.held
            || self.right_clicked
            || self.wheel != 0
            || !self.pressed.is_empty()
            || !self.repeated.is_empty()
            || !self.pad.is_empty()
    }

    /// Returns the clockwise quarter turns, 0 to 3, that the mouse gives the piece in hand.
    ///
    /// A notch downwards is one, and so is the right button.
    pub fn quarter_turns(&self) -> usize {
        (i32::from(self.right_clicked) - self.wheel).rem_euclid(4) as usize
    }

    /// Returns the requested actions for a screen of this scope, in their order.
    ///
    /// Each request is a list: a key has one meaning, while a pad button means the first of its
    /// actions that the screen handles.
    pub fn requests(&self, bindings: &Bindings, scope: Scope) -> Vec<Vec<Action>> {
        let pressed = self.pressed.iter().filter_map(|&chord| bindings.action(scope, chord));
        let repeated = self.repeated.iter().filter_map(|&chord| bindings.action(scope, chord));
        let keys = pressed.chain(repeated.filter(|action| action.repeats()));
        let pad = self.pad.iter().map(|button| {
            let live = |action: &&Action| action.scopes().contains(&scope);
            pad::actions_of(*button).iter().filter(live).copied().collect()
        });
        keys.map(|action| vec![action]).chain(pad).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_act_in_the_order_in_which_they_were_pressed() {
        for keys in [[KeyCode::F, KeyCode::Enter], [KeyCode::Enter, KeyCode::F]] {
            let requests = Input::test(&keys).requests(&Bindings::default(), Scope::Game);
            let expected =
                keys.map(|key| if key == KeyCode::F { Action::NextFit } else { Action::Place });
            assert_eq!(requests, expected.map(|action| vec![action]));
        }
    }

    #[test]
    fn only_steps_repeat_while_their_key_is_held() {
        let held = [KeyCode::S, KeyCode::Left].map(Chord::key).to_vec();
        let input = Input { repeated: held, ..Input::test(&[]) };
        let requests = input.requests(&Bindings::default(), Scope::Game);
        assert_eq!(requests, [vec![Action::Move(-1, 0)]]);
    }

    #[test]
    fn a_pad_button_means_what_the_screen_knows() {
        let input = Input { pad: vec![Button::North], ..Input::test(&[]) };
        let bindings = Bindings::default();
        assert_eq!(input.requests(&bindings, Scope::Game), [vec![Action::NextFit]]);
        assert_eq!(input.requests(&bindings, Scope::GameOver), [vec![Action::Review]]);
    }
}
