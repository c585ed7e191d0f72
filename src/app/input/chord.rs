//! Key chords, and the names of keys for display and for files.

use std::fmt;

use miniquad::KeyCode;

/// A key press, alone or with Ctrl (the command key on macOS) and Shift.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chord {
    key: KeyCode,
    command: bool,
    shift: bool,
}

impl Chord {
    /// Returns a chord of a key alone.
    pub const fn key(key: KeyCode) -> Chord {
        Chord { key, command: false, shift: false }
    }

    /// Returns a chord of a key with Ctrl.
    pub const fn command(key: KeyCode) -> Chord {
        Chord { key, command: true, shift: false }
    }

    /// Returns the chord with Shift.
    pub const fn shifted(self) -> Chord {
        Chord { shift: true, ..self }
    }

    /// Returns the chord without Shift.
    pub const fn unshifted(self) -> Chord {
        Chord { shift: false, ..self }
    }

    /// Returns the key.
    pub const fn code(self) -> KeyCode {
        self.key
    }

    /// Returns whether the chord includes Ctrl.
    pub const fn is_with_command(self) -> bool {
        self.command
    }
}

impl From<KeyCode> for Chord {
    fn from(key: KeyCode) -> Chord {
        Chord::key(key)
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.command {
            f.write_str("Ctrl+")?;
        }
        if self.shift {
            f.write_str("Shift+")?;
        }
        f.write_str(name(self.key).unwrap_or_default())
    }
}

/// Keys that can be bound, with the labels of their keycaps.
const NAMES: [(KeyCode, &str); 84] = [
    (KeyCode::A, "A"),
    (KeyCode::B, "B"),
    (KeyCode::C, "C"),
    (KeyCode::D, "D"),
    (KeyCode::E, "E"),
    (KeyCode::F, "F"),
    (KeyCode::G, "G"),
    (KeyCode::H, "H"),
    (KeyCode::I, "I"),
    (KeyCode::J, "J"),
    (KeyCode::K, "K"),
    (KeyCode::L, "L"),
    (KeyCode::M, "M"),
    (KeyCode::N, "N"),
    (KeyCode::O, "O"),
    (KeyCode::P, "P"),
    (KeyCode::Q, "Q"),
    (KeyCode::R, "R"),
    (KeyCode::S, "S"),
    (KeyCode::T, "T"),
    (KeyCode::U, "U"),
    (KeyCode::V, "V"),
    (KeyCode::W, "W"),
    (KeyCode::X, "X"),
    (KeyCode::Y, "Y"),
    (KeyCode::Z, "Z"),
    (KeyCode::Key0, "0"),
    (KeyCode::Key1, "1"),
    (KeyCode::Key2, "2"),
    (KeyCode::Key3, "3"),
    (KeyCode::Key4, "4"),
    (KeyCode::Key5, "5"),
    (KeyCode::Key6, "6"),
    (KeyCode::Key7, "7"),
    (KeyCode::Key8, "8"),
    (KeyCode::Key9, "9"),
    (KeyCode::Left, "←"),
    (KeyCode::Right, "→"),
    (KeyCode::Up, "↑"),
    (KeyCode::Down, "↓"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Space, "Space"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::Escape, "Esc"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "Page up"),
    (KeyCode::PageDown, "Page down"),
    (KeyCode::Apostrophe, "'"),
    (KeyCode::Comma, ","),
    (KeyCode::Minus, "-"),
    (KeyCode::Period, "."),
    (KeyCode::Slash, "/"),
    (KeyCode::Semicolon, ";"),
    (KeyCode::Equal, "="),
    (KeyCode::LeftBracket, "["),
    (KeyCode::Backslash, "\\"),
    (KeyCode::RightBracket, "]"),
    (KeyCode::GraveAccent, "`"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
    (KeyCode::Kp0, "Num 0"),
    (KeyCode::Kp2, "Num 2"),
    (KeyCode::Kp4, "Num 4"),
    (KeyCode::Kp5, "Num 5"),
    (KeyCode::Kp6, "Num 6"),
    (KeyCode::Kp8, "Num 8"),
    (KeyCode::KpAdd, "Num +"),
    (KeyCode::KpSubtract, "Num -"),
    (KeyCode::KpDecimal, "Num ."),
    (KeyCode::KpEnter, "Num Enter"),
];

/// Returns the name of a key, or `None` if it can't be bound.
pub fn name(key: KeyCode) -> Option<&'static str> {
    NAMES.iter().find(|(other, _)| *other == key).map(|(_, name)| *name)
}

/// Returns all keys that can be bound.
pub fn all() -> impl Iterator<Item = KeyCode> {
    NAMES.iter().map(|(key, _)| *key)
}

/// Returns the key with this name.
pub fn named(name: &str) -> Option<KeyCode> {
    NAMES.iter().find(|(_, other)| *other == name).map(|(key, _)| *key)
}

/// Returns whether a key types a character.
pub fn is_character(key: KeyCode) -> bool {
    let name = name(key).unwrap_or_default();
    key == KeyCode::Space
        || name.chars().count() == 1 && !"←→↑↓".contains(name)
        || name.starts_with("Num ") && key != KeyCode::KpEnter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_found_by_its_name() {
        for (key, text) in NAMES {
            assert_eq!((named(text), name(key)), (Some(key), Some(text)));
        }
    }

    #[test]
    fn a_chord_names_what_is_held_beside_the_key() {
        assert_eq!(Chord::key(KeyCode::Left).to_string(), "←");
        assert_eq!(Chord::command(KeyCode::C).shifted().to_string(), "Ctrl+Shift+C");
    }

    #[test]
    fn letters_write_characters_and_arrows_do_not() {
        for (key, writes) in [
            (KeyCode::M, true),
            (KeyCode::Space, true),
            (KeyCode::Kp4, true),
            (KeyCode::Left, false),
            (KeyCode::F1, false),
            (KeyCode::Escape, false),
        ] {
            assert_eq!(is_character(key), writes, "{key:?}");
        }
    }
}
