//! What the player did since the last frame.

use egui::Pos2;
#[cfg(test)]
use macroquad::input::KeyCode;

use super::action::{Action, Scope};
use super::bindings::Bindings;
use super::chord::Chord;
use super::pad::PadButton;
use crate::app::ui::layout::Canvas;

/// What the player did since the last frame, and when that was.
#[derive(Clone, Debug)]
pub struct Input {
    /// Seconds since the start of the program.
    pub now: f64,
    /// The window.
    pub canvas: Canvas,
    /// Keys that went down, with what was held beside them. While a text is typed, keys that write a character are left out,
    /// and so is everything with Ctrl.
    pub pressed: Vec<Chord>,
    /// Keys that have been held long enough to act again.
    pub repeated: Vec<Chord>,
    /// Buttons of the game pad that went down, and directions that act again.
    pub pad: Vec<PadButton>,
    /// Whether the clipboard goes into the text that is typed.
    pub pastes: bool,
    /// The mouse, in points.
    pub pointer: Pos2,
    /// Whether the mouse has moved.
    pub pointer_moved: bool,
    /// Whether the left button went down.
    pub clicked: bool,
    /// Whether the left button is down.
    pub held: bool,
    /// Whether the right button went down.
    pub right_clicked: bool,
    /// Steps of the wheel, upwards positive.
    pub wheel: f32,
    /// Seconds since the player last did anything.
    pub unattended: f64,
}

impl Input {
    /// Returns the input of a moment in which these keys go down and nothing else happens.
    pub fn of_keys(now: f64, canvas: Canvas, keys: &[Chord]) -> Input {
        Input {
            now,
            canvas,
            pressed: keys.to_vec(),
            repeated: Vec::new(),
            pad: Vec::new(),
            pastes: false,
            pointer: Pos2::ZERO,
            pointer_moved: false,
            clicked: false,
            held: false,
            right_clicked: false,
            wheel: 0.0,
            unattended: 0.0,
        }
    }

    /// Returns the input of a moment in a window of the usual size in which these keys go down.
    #[cfg(test)]
    pub fn test(keys: &[KeyCode]) -> Input {
        let chords: Vec<Chord> = keys.iter().copied().map(Chord::key).collect();
        Input::of_keys(0.0, Canvas::new(1280.0, 800.0), &chords)
    }

    /// Returns whether the player did anything at all.
    pub fn is_act(&self) -> bool {
        self.pointer_moved
            || self.clicked
            || self.held
            || self.right_clicked
            || self.wheel != 0.0
            || !self.pressed.is_empty()
            || !self.repeated.is_empty()
            || !self.pad.is_empty()
    }

    /// Returns what is wanted on a screen of this scope, in the order of [`Action::all`].
    ///
    /// Each wish is a list: a key means one thing, a pad button the first of its meanings that the screen knows.
    pub fn wishes(&self, bindings: &Bindings, scope: Scope) -> Vec<Vec<Action>> {
        let pressed = self.pressed.iter().filter_map(|&chord| bindings.action(scope, chord));
        let repeated = self.repeated.iter().filter_map(|&chord| bindings.action(scope, chord));
        let keys = pressed.chain(repeated.filter(|action| action.repeats()));
        let place = |action: &Action| Action::all().position(|other| other == *action);
        let mut keys: Vec<Action> = keys.collect();
        keys.sort_by_key(place);
        let pad = self.pad.iter().map(|button| {
            let live = |action: &&Action| action.scopes().contains(&scope);
            button.actions().iter().filter(live).copied().collect()
        });
        keys.into_iter().map(|action| vec![action]).chain(pad).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_moved_before_it_is_placed() {
        let input = Input::test(&[KeyCode::Enter, KeyCode::F]);
        let wishes = input.wishes(&Bindings::default(), Scope::Game);
        assert_eq!(wishes, [vec![Action::Seek], vec![Action::Place]]);
    }

    #[test]
    fn only_steps_repeat_while_their_key_is_held() {
        let held = [KeyCode::S, KeyCode::Left].map(Chord::key).to_vec();
        let input = Input { repeated: held, ..Input::test(&[]) };
        let wishes = input.wishes(&Bindings::default(), Scope::Game);
        assert_eq!(wishes, [vec![Action::Step(-1, 0)]]);
    }

    #[test]
    fn a_pad_button_means_what_the_screen_knows() {
        let input = Input { pad: vec![PadButton::North], ..Input::test(&[]) };
        let bindings = Bindings::default();
        assert_eq!(input.wishes(&bindings, Scope::Game), [vec![Action::Seek]]);
        assert_eq!(input.wishes(&bindings, Scope::Result), [vec![Action::LookBack]]);
    }
}
