//! Translates the window's events into egui's, in their original order.

use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Vec2, pos2, vec2};
use macroquad::miniquad::{EventHandler, KeyCode, KeyMods, MouseButton};

/// Collects egui events while the window's events are replayed to it.
pub struct EventTranslator {
    /// Physical pixels per point. The mouse is reported in pixels.
    pub pixels_per_point: f32,
    /// Modifier keys that are down.
    pub modifiers: Modifiers,
    /// Whether the window has the keyboard focus.
    pub focused: bool,
    events: Vec<Event>,
}

impl Default for EventTranslator {
    fn default() -> EventTranslator {
        EventTranslator {
            pixels_per_point: 1.0,
            modifiers: Modifiers::NONE,
            focused: true,
            events: Vec::new(),
        }
    }
}

impl EventTranslator {
    /// Returns the events since the last call.
    pub fn take(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    fn point(&self, x: f32, y: f32) -> Pos2 {
        pos2(x, y) / self.pixels_per_point
    }

    fn button(&mut self, button: MouseButton, pressed: bool, x: f32, y: f32) {
        let pos = self.point(x, y);
        let button = match button {
            MouseButton::Left => PointerButton::Primary,
            MouseButton::Right => PointerButton::Secondary,
            MouseButton::Middle => PointerButton::Middle,
            // macroquad reports a mouse that enters the window this way.
            MouseButton::Unknown => return,
        };
        self.events.push(Event::PointerButton { pos, button, pressed, modifiers: self.modifiers });
    }

    fn key(&mut self, code: KeyCode, mods: KeyMods, pressed: bool) {
        self.modifiers = modifiers_after(code, mods, pressed);
        let event = match code {
            KeyCode::C if self.modifiers.command => pressed.then_some(Event::Copy),
            KeyCode::X if self.modifiers.command => pressed.then_some(Event::Cut),
            // Pasted text is supplied by the owner of the clipboard.
            KeyCode::V if self.modifiers.command => None,
            _ => egui_key(code).map(|key| Event::Key {
                key,
                physical_key: None,
                pressed,
                // egui detects repeats by itself.
                repeat: false,
                modifiers: self.modifiers,
            }),
        };
        self.events.extend(event);
    }

    fn focus(&mut self, focused: bool) {
        self.focused = focused;
        self.modifiers = Modifiers::NONE;
        self.events.push(Event::WindowFocused(focused));
        if !focused {
            self.events.push(Event::PointerGone);
        }
    }
}

impl EventHandler for EventTranslator {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.events.push(Event::PointerMoved(self.point(x, y)));
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        let (unit, delta) = wheel(x, y);
        self.events.push(Event::MouseWheel { unit, delta, modifiers: self.modifiers });
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.button(button, true, x, y);
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.button(button, false, x, y);
    }

    fn char_event(&mut self, character: char, mods: KeyMods, _repeat: bool) {
        if is_written(character) && !is_shortcut(mods) {
            self.events.push(Event::Text(character.to_string()));
        }
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, _repeat: bool) {
        self.key(code, mods, true);
    }

    fn key_up_event(&mut self, code: KeyCode, mods: KeyMods) {
        self.key(code, mods, false);
    }

    // The window library reports a gain or loss of focus as the window being restored or minimized.
    fn window_minimized_event(&mut self) {
        self.focus(false);
    }

    fn window_restored_event(&mut self) {
        self.focus(true);
    }
}

/// Returns the rotation of the wheel. Up and left are positive.
fn wheel(x: f32, y: f32) -> (MouseWheelUnit, Vec2) {
    if cfg!(target_os = "macos") {
        (MouseWheelUnit::Point, vec2(x, y))
    } else if cfg!(windows) {
        // A notch counts as 120 there.
        (MouseWheelUnit::Line, vec2(x, y) / 120.0)
    } else {
        (MouseWheelUnit::Line, vec2(x, y))
    }
}

/// Returns whether a character is text. Keys such as Delete and F1 also arrive as characters, namely control or private-use ones.
fn is_written(character: char) -> bool {
    let is_private =
        matches!(character, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{ffffd}' | '\u{100000}'..);
    !character.is_control() && !is_private
}

/// Returns whether keys pressed with these modifiers type no character. Ctrl and Alt together are AltGr, which does type characters.
fn is_shortcut(mods: KeyMods) -> bool {
    (mods.ctrl && !mods.alt) || mods.logo
}

/// Returns the modifiers after an event. X11 reports the modifiers before it, so the event of a modifier key lacks that modifier when the
/// key is pressed and still includes it when the key is released.
fn modifiers_after(code: KeyCode, mut mods: KeyMods, pressed: bool) -> Modifiers {
    match code {
        KeyCode::LeftShift | KeyCode::RightShift => mods.shift = pressed,
        KeyCode::LeftControl | KeyCode::RightControl => mods.ctrl = pressed,
        KeyCode::LeftAlt | KeyCode::RightAlt => mods.alt = pressed,
        KeyCode::LeftSuper | KeyCode::RightSuper => mods.logo = pressed,
        _ => {}
    }
    let mac_cmd = cfg!(target_os = "macos") && mods.logo;
    Modifiers {
        alt: mods.alt,
        ctrl: mods.ctrl,
        shift: mods.shift,
        mac_cmd,
        command: if cfg!(target_os = "macos") { mac_cmd } else { mods.ctrl },
    }
}

/// Returns egui's equivalent of one of the window's keys. The two libraries use the same names, except for the word "Key" before a digit.
fn egui_key(code: KeyCode) -> Option<Key> {
    let code = if code == KeyCode::KpEnter { KeyCode::Enter } else { code };
    let name = format!("{code:?}");
    Key::from_name(name.strip_prefix("Key").unwrap_or(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: KeyMods = KeyMods { shift: false, ctrl: false, alt: false, logo: false };
    const CTRL: KeyMods = KeyMods { ctrl: true, ..NONE };

    fn texts(events: &[Event]) -> String {
        let texts = events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn events_keep_their_order() {
        let mut window = EventTranslator { pixels_per_point: 2.0, ..Default::default() };
        window.mouse_motion_event(10.0, 20.0);
        window.mouse_button_down_event(MouseButton::Left, 10.0, 20.0);
        window.char_event('a', NONE, false);
        window.key_down_event(KeyCode::A, NONE, false);
        window.mouse_button_up_event(MouseButton::Left, 30.0, 20.0);
        let pos = pos2(5.0, 10.0);
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let key = Event::Key {
            key: Key::A,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let expected = [
            Event::PointerMoved(pos),
            button(pos, true),
            Event::Text("a".to_owned()),
            key,
            button(pos2(15.0, 10.0), false),
        ];
        assert_eq!(window.take(), expected);
        assert_eq!(window.take(), []);
    }

    #[test]
    fn a_mouse_that_enters_the_window_presses_nothing() {
        let mut window = EventTranslator::default();
        window.mouse_button_up_event(MouseButton::Unknown, 10.0, 20.0);
        assert_eq!(window.take(), []);
    }

    #[test]
    fn a_letter_pressed_with_ctrl_is_a_command_and_no_text() {
        let mut window = EventTranslator::default();
        for (letter, code) in [('c', KeyCode::C), ('x', KeyCode::X), ('v', KeyCode::V)] {
            window.char_event(letter, CTRL, false);
            window.key_down_event(code, CTRL, false);
            window.key_up_event(code, CTRL);
        }
        assert_eq!(window.take(), [Event::Copy, Event::Cut]);
    }

    #[test]
    fn the_first_letter_after_ctrl_is_let_go_is_written() {
        let mut window = EventTranslator::default();
        window.key_down_event(KeyCode::LeftControl, NONE, false);
        assert!(window.modifiers.command || cfg!(target_os = "macos"));
        // The window system still reports Ctrl as down in the event of its release.
        window.key_up_event(KeyCode::LeftControl, CTRL);
        assert!(window.modifiers.is_none());
        window.char_event('a', NONE, false);
        assert_eq!(texts(&window.take()), "a");
    }

    #[test]
    fn characters_are_written_also_with_alt_gr_but_control_characters_never() {
        let mut window = EventTranslator::default();
        for character in ['가', 'é', '\r', '\u{8}', '\u{7f}', '\u{f700}'] {
            window.char_event(character, NONE, false);
        }
        window.char_event('@', KeyMods { alt: true, ..CTRL }, false);
        assert_eq!(texts(&window.take()), "가é@");
    }

    #[test]
    fn a_notch_of_the_wheel_is_a_line() {
        let notch = if cfg!(windows) { 120.0 } else { 1.0 };
        if !cfg!(target_os = "macos") {
            assert_eq!(wheel(0.0, -notch), (MouseWheelUnit::Line, vec2(0.0, -1.0)));
        }
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
        let mut window = EventTranslator::default();
        window.key_down_event(KeyCode::LeftShift, NONE, false);
        window.take();
        window.window_minimized_event();
        assert!(!window.focused && window.modifiers.is_none());
        assert_eq!(window.take(), [Event::WindowFocused(false), Event::PointerGone]);
        window.window_restored_event();
        assert_eq!(window.take(), [Event::WindowFocused(true)]);
    }
}
