//! Translates the window's events into egui's, in their order.

use egui::{Event as Egui, Key, Modifiers, PointerButton};
use miniquad::{KeyCode, MouseButton};

use crate::app::input::HangulKeyboard;
use crate::app::window::WindowEvent;

/// Translates events, with the state that persists between them.
pub struct EventTranslator {
    /// Number of logical pixels per point. The mouse is reported in logical pixels.
    pub scale: f32,
    /// Modifier keys that are down.
    pub modifiers: Modifiers,
    /// Whether the window has the keyboard focus.
    pub focused: bool,
}

impl Default for EventTranslator {
    fn default() -> EventTranslator {
        EventTranslator { scale: 1.0, modifiers: Modifiers::NONE, focused: true }
    }
}

impl EventTranslator {
    /// Returns egui's events for those of the window.
    ///
    /// While the player types into a text field, `keyboard` handles events first; it comes with a
    /// function that returns whether the font has a character.
    pub fn translate(
        &mut self,
        events: &[WindowEvent],
        mut keyboard: Option<(&mut HangulKeyboard, &dyn Fn(char) -> bool)>,
    ) -> Vec<Egui> {
        let mut translated = Vec::new();
        for (index, &event) in events.iter().enumerate() {
            if let WindowEvent::Key { modifiers, .. } = event {
                self.modifiers = modifiers;
            }
            let by_keyboard = keyboard
                .as_mut()
                .and_then(|(hangul, has_glyph)| hangul.edits(events, index, has_glyph));
            if let Some(edits) = by_keyboard {
                translated.extend(edits);
                continue;
            }
            let modifiers = self.modifiers;
            translated.extend(match event {
                WindowEvent::Key { code, pressed, modifiers, .. } => key(code, pressed, modifiers),
                WindowEvent::Text(character) => Some(Egui::Text(character.to_string())),
                WindowEvent::Finger(_) => None,
                WindowEvent::PointerMoved(at) => Some(Egui::PointerMoved(at / self.scale)),
                WindowEvent::PointerGone => Some(Egui::PointerGone),
                WindowEvent::PointerButton { at, button, pressed } => {
                    let pos = at / self.scale;
                    egui_button(button).map(|button| Egui::PointerButton {
                        pos,
                        button,
                        pressed,
                        modifiers,
                    })
                }
                WindowEvent::Wheel(unit, delta) => {
                    let is_length = unit == egui::MouseWheelUnit::Point;
                    let delta = if is_length { delta / self.scale } else { delta };
                    Some(Egui::MouseWheel { unit, delta, modifiers })
                }
                WindowEvent::Focus(focused) => {
                    self.focused = focused;
                    self.modifiers = Modifiers::NONE;
                    Some(Egui::WindowFocused(focused))
                }
            });
            translated.extend((event == WindowEvent::Focus(false)).then_some(Egui::PointerGone));
        }
        translated
    }
}

/// Returns egui's event for a key.
fn key(code: KeyCode, pressed: bool, modifiers: Modifiers) -> Option<Egui> {
    match code {
        KeyCode::C if modifiers.command => pressed.then_some(Egui::Copy),
        KeyCode::X if modifiers.command => pressed.then_some(Egui::Cut),
        // The text follows when the clipboard has answered.
        KeyCode::V if modifiers.command => None,
        _ => egui_key(code).map(|key| Egui::Key {
            key,
            physical_key: None,
            pressed,
            // egui detects repeats by itself.
            repeat: false,
            modifiers,
        }),
    }
}

/// Returns egui's equivalent of a button of the mouse.
fn egui_button(button: MouseButton) -> Option<PointerButton> {
    match button {
        MouseButton::Left => Some(PointerButton::Primary),
        MouseButton::Right => Some(PointerButton::Secondary),
        MouseButton::Middle => Some(PointerButton::Middle),
        MouseButton::Unknown => None,
    }
}

/// Returns egui's equivalent of one of the window's keys, if there is one.
///
/// The two libraries use the same names, except for the word "Key" before a digit.
fn egui_key(code: KeyCode) -> Option<Key> {
    let code = if code == KeyCode::KpEnter { KeyCode::Enter } else { code };
    let name = format!("{code:?}");
    Key::from_name(name.strip_prefix("Key").unwrap_or(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, pos2};

    const CTRL: Modifiers = if cfg!(target_os = "macos") {
        Modifiers { mac_cmd: true, command: true, ..Modifiers::NONE }
    } else {
        Modifiers { ctrl: true, command: true, ..Modifiers::NONE }
    };

    fn press(code: KeyCode, pressed: bool, modifiers: Modifiers) -> WindowEvent {
        WindowEvent::Key { code, pressed, repeat: false, modifiers }
    }

    #[test]
    fn events_keep_their_order() {
        let mut translator = EventTranslator { scale: 2.0, ..Default::default() };
        let at = pos2(10.0, 20.0);
        let events = [
            WindowEvent::PointerMoved(at),
            WindowEvent::PointerButton { at, button: MouseButton::Left, pressed: true },
            WindowEvent::Text('a'),
            press(KeyCode::A, true, Modifiers::NONE),
            WindowEvent::PointerButton { at, button: MouseButton::Unknown, pressed: true },
        ];
        let pos = pos2(5.0, 10.0);
        let expected = [
            Egui::PointerMoved(pos),
            Egui::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed: true,
                modifiers: Modifiers::NONE,
            },
            Egui::Text("a".to_owned()),
            Egui::Key {
                key: Key::A,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            },
        ];
        assert_eq!(translator.translate(&events, None), expected);
    }

    #[test]
    fn a_letter_pressed_with_ctrl_is_a_command_and_no_text() {
        let mut translator = EventTranslator::default();
        let keys = [KeyCode::C, KeyCode::X, KeyCode::V];
        let events = keys.map(|code| [press(code, true, CTRL), press(code, false, CTRL)]);
        assert_eq!(translator.translate(events.as_flattened(), None), [Egui::Copy, Egui::Cut]);
    }

    #[test]
    fn keys_have_the_same_names_on_both_sides() {
        let known = [
            (KeyCode::A, Key::A),
            (KeyCode::Z, Key::Z),
            (KeyCode::Key0, Key::Num0),
            (KeyCode::Key9, Key::Num9),
            (KeyCode::F1, Key::F1),
            (KeyCode::Down, Key::ArrowDown),
            (KeyCode::Left, Key::ArrowLeft),
            (KeyCode::Right, Key::ArrowRight),
            (KeyCode::Up, Key::ArrowUp),
            (KeyCode::Escape, Key::Escape),
            (KeyCode::Tab, Key::Tab),
            (KeyCode::Backspace, Key::Backspace),
            (KeyCode::Enter, Key::Enter),
            (KeyCode::KpEnter, Key::Enter),
            (KeyCode::Space, Key::Space),
            (KeyCode::Insert, Key::Insert),
            (KeyCode::Delete, Key::Delete),
            (KeyCode::Home, Key::Home),
            (KeyCode::End, Key::End),
            (KeyCode::PageUp, Key::PageUp),
            (KeyCode::PageDown, Key::PageDown),
            (KeyCode::Comma, Key::Comma),
            (KeyCode::Minus, Key::Minus),
            (KeyCode::Period, Key::Period),
            (KeyCode::Equal, Key::Equals),
            (KeyCode::Semicolon, Key::Semicolon),
            (KeyCode::Slash, Key::Slash),
            (KeyCode::Backslash, Key::Backslash),
        ];
        for (code, key) in known {
            assert_eq!(egui_key(code), Some(key), "{code:?}");
        }
        assert_eq!(egui_key(KeyCode::LeftShift), None);
        assert_eq!(egui_key(KeyCode::Unknown), None);
    }

    #[test]
    fn a_window_that_loses_the_focus_has_neither_mouse_nor_modifiers() {
        let mut translator = EventTranslator::default();
        translator.translate(&[press(KeyCode::LeftControl, true, CTRL)], None);
        assert!(translator.modifiers.command);
        let lost = translator.translate(&[WindowEvent::Focus(false)], None);
        assert_eq!(lost, [Egui::WindowFocused(false), Egui::PointerGone]);
        assert!(!translator.focused && translator.modifiers.is_none());
        let gained = translator.translate(&[WindowEvent::Focus(true)], None);
        assert_eq!(gained, [Egui::WindowFocused(true)]);
    }

    /// At twice the size, a list once moved twice as far as the fingers on the touchpad.
    #[test]
    fn a_list_moves_as_far_as_fingers_on_a_touchpad() {
        let mut translator = EventTranslator { scale: 2.0, ..Default::default() };
        let mut moved = |unit| {
            let wheel = WindowEvent::Wheel(unit, egui::vec2(0.0, 8.0));
            match translator.translate(&[wheel], None)[..] {
                [Egui::MouseWheel { delta, .. }] => delta.y,
                _ => panic!("the wheel is turned"),
            }
        };
        assert_eq!(moved(egui::MouseWheelUnit::Point), 4.0);
        assert_eq!(moved(egui::MouseWheelUnit::Line), 8.0);
    }

    /// Ten notches of the wheel once scrolled five points, when a notch was taken for a pixel.
    #[test]
    fn ten_notches_of_the_wheel_scroll_a_long_list_as_on_a_desktop() {
        let ctx = egui::Context::default();
        let mut translator = EventTranslator::default();
        let notch = WindowEvent::Wheel(egui::MouseWheelUnit::Line, egui::vec2(0.0, -1.0));
        let mut offset = 0.0;
        for frame in 0..120 {
            let mut events = vec![WindowEvent::PointerMoved(pos2(50.0, 50.0))];
            events.extend((frame > 0 && frame <= 10).then_some(notch));
            let input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(300.0, 200.0))),
                time: Some(f64::from(frame) / 60.0),
                events: translator.translate(&events, None),
                ..Default::default()
            };
            let _ = ctx.run(input, |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| {
                    let list = egui::ScrollArea::vertical().auto_shrink(false);
                    let list = list.show(ui, |ui| ui.add_space(5000.0));
                    offset = list.state.offset.y;
                });
            });
        }
        assert!((300.0..600.0).contains(&offset), "{offset} points");
    }
}
