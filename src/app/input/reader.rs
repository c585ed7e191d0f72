//! Reads the window's input, once a frame.

use egui::pos2;
use macroquad::prelude::*;

use crate::app::input::keys;
use crate::app::input::pad::Pads;
use crate::app::shell::screen::Input;
use crate::app::ui::layout::Canvas;

/// What is remembered of the input from frame to frame.
#[derive(Default)]
pub struct InputReader {
    /// The mouse, in logical pixels: points change with the window's size.
    mouse: (f32, f32),
    /// Keys that were down.
    down: Vec<KeyCode>,
    last_act: f64,
    pads: Pads,
    /// Whether the keys of the last frame went into a text.
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
        // A key that was let go since the last frame was down when others went down, or so it must be taken.
        let held = [std::mem::replace(&mut self.down, down.clone()), down.clone()].concat();
        let pastes = self.typing && all.contains(&KeyCode::V) && with_command(&all, &held);
        let (pressed, commands) = sort_out(all, &held, self.typing);
        let mut input = Input {
            now,
            canvas,
            pressed,
            pad: self.pads.read(now),
            commands,
            pastes,
            down,
            pointer: pos2(mouse.0, mouse.1) / canvas.scale,
            pointer_moved: mouse != self.mouse,
            clicked: is_mouse_button_pressed(MouseButton::Left),
            held: is_mouse_button_down(MouseButton::Left),
            right_clicked: is_mouse_button_pressed(MouseButton::Right),
            wheel: mouse_wheel().1,
            unattended: 0.0,
        };
        self.mouse = mouse;
        let acts =
            input.pointer_moved || input.clicked || input.right_clicked || input.wheel != 0.0;
        let keys = [&input.down, &input.pressed];
        if acts || keys.iter().any(|keys| !keys.is_empty()) || !input.pad.is_empty() {
            self.last_act = now;
        }
        input.unattended = now - self.last_act;
        input
    }
}

/// Returns the keys that act alone and those that go with Ctrl. Characters that go into a text do neither.
fn sort_out(all: Vec<KeyCode>, down: &[KeyCode], typing: bool) -> (Vec<KeyCode>, Vec<KeyCode>) {
    if with_command(&all, down) {
        return (Vec::new(), if typing { Vec::new() } else { all });
    }
    (all.into_iter().filter(|&key| !typing || !keys::is_character(key)).collect(), Vec::new())
}

/// Returns whether Ctrl (or the command key) is down, or went down: a quick press may be over within one frame.
fn with_command(all: &[KeyCode], down: &[KeyCode]) -> bool {
    let command_keys = if cfg!(target_os = "macos") {
        [KeyCode::LeftSuper, KeyCode::RightSuper]
    } else {
        [KeyCode::LeftControl, KeyCode::RightControl]
    };
    command_keys.iter().any(|key| down.contains(key) || all.contains(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_with_ctrl_and_letters_of_a_text_do_not_act_alone() {
        let all = vec![KeyCode::S, KeyCode::Enter];
        let both = sort_out(all.clone(), &[KeyCode::LeftControl], false);
        assert_eq!(both, (vec![], all.clone()));
        let quick = vec![KeyCode::LeftControl, KeyCode::V];
        assert_eq!(sort_out(quick.clone(), &[], false), (vec![], quick));
        assert_eq!(sort_out(all.clone(), &[], true), (vec![KeyCode::Enter], vec![]));
        assert_eq!(sort_out(all.clone(), &[], false), (all, vec![]));
    }
}
