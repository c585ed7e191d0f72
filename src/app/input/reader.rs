//! Reads the window's input once per frame.

use egui::pos2;
use macroquad::prelude::*;

use super::chord::{self, Chord};
use super::frame::Input;
use super::pad::Pads;
use super::repeat::KeyRepeat;
use crate::app::ui::layout::Canvas;

/// Input state kept from frame to frame.
#[derive(Default)]
pub struct InputReader {
    /// The mouse position in logical pixels; the size of a point changes with the window's size.
    mouse: (f32, f32),
    /// Keys that were down in the last frame.
    down: Vec<KeyCode>,
    last_act: f64,
    repeat: KeyRepeat,
    pads: Pads,
    /// Whether keys were typed into a text field in the last frame.
    pub typing: bool,
}

impl InputReader {
    /// Returns a reader of keyboard, mouse and game pads.
    pub fn new() -> InputReader {
        InputReader { pads: Pads::open(), ..Default::default() }
    }

    /// Returns what the player did since the last frame.
    pub fn read(&mut self, ui_scale: u16) -> Input {
        let now = get_time();
        let canvas = Canvas::scaled(screen_width(), screen_height(), ui_scale);
        let mouse = mouse_position();
        let all: Vec<KeyCode> = get_keys_pressed().into_iter().collect();
        let down: Vec<KeyCode> = get_keys_down().into_iter().collect();
        // A modifier released since the last frame may still have been down when other keys were pressed, so it counts as held.
        let held = [std::mem::replace(&mut self.down, down.clone()), down.clone()].concat();
        let with_command = is_any_of(&COMMAND_KEYS, &all, &held);
        let pastes = self.typing && all.contains(&KeyCode::V) && with_command;
        let shift = is_any_of(&[KeyCode::LeftShift, KeyCode::RightShift], &all, &held);
        let pressed = chords(&all, with_command, shift, self.typing);
        let mut input = Input {
            now,
            canvas,
            repeated: self.repeat.follow(now, &pressed, &down),
            pressed,
            pad: self.pads.read(now),
            pastes,
            pointer: pos2(mouse.0, mouse.1) / canvas.scale,
            pointer_moved: mouse != self.mouse,
            clicked: is_mouse_button_pressed(MouseButton::Left),
            held: is_mouse_button_down(MouseButton::Left),
            right_clicked: is_mouse_button_pressed(MouseButton::Right),
            wheel: mouse_wheel().1,
            unattended: 0.0,
        };
        self.mouse = mouse;
        if input.is_act() || !down.is_empty() {
            self.last_act = now;
        }
        input.unattended = now - self.last_act;
        input
    }
}

/// The modifier keys for commands.
const COMMAND_KEYS: [KeyCode; 2] = if cfg!(target_os = "macos") {
    [KeyCode::LeftSuper, KeyCode::RightSuper]
} else {
    [KeyCode::LeftControl, KeyCode::RightControl]
};

/// Returns whether one of these keys is down or was pressed: a quick press may be over within one frame.
fn is_any_of(keys: &[KeyCode], pressed: &[KeyCode], down: &[KeyCode]) -> bool {
    keys.iter().any(|key| down.contains(key) || pressed.contains(key))
}

/// Returns the chords of the pressed keys, without those that are typed into a text field.
fn chords(pressed: &[KeyCode], command: bool, shift: bool, typing: bool) -> Vec<Chord> {
    let chord = |&key: &KeyCode| {
        let chord = if command { Chord::command(key) } else { Chord::key(key) };
        if shift { chord.shifted() } else { chord }
    };
    let acts = |key: &&KeyCode| !typing || !command && !chord::is_character(**key);
    pressed.iter().filter(acts).map(chord).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_with_ctrl_and_letters_of_a_text_do_not_act_alone() {
        let keys = [KeyCode::S, KeyCode::Enter];
        let [s, enter] = keys.map(Chord::key);
        assert_eq!(chords(&keys, true, false, false), keys.map(Chord::command));
        assert_eq!(chords(&keys, true, false, true), []);
        assert_eq!(chords(&keys, false, false, true), [enter]);
        assert_eq!(chords(&keys, false, false, false), [s, enter]);
        assert_eq!(chords(&keys[..1], false, true, false), [s.shifted()]);
        assert!(is_any_of(&COMMAND_KEYS, &[COMMAND_KEYS[0], KeyCode::V], &[]));
    }
}
