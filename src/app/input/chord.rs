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

#[cfg(test)]
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

/// Makes the table of keys. The label of a key is its name, unless the table says otherwise.
macro_rules! names {
    ($($key:ident $($label:literal)?,)*) => {
        [$((KeyCode::$key, names!(@label $key $($label)?)),)*]
    };
    (@label $key:ident) => { stringify!($key) };
    (@label $key:ident $label:literal) => { $label };
}

/// Keys that can be bound, with the labels of their keycaps.
const NAMES: [(KeyCode, &str); 84] = names! {
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
    Key0 "0", Key1 "1", Key2 "2", Key3 "3", Key4 "4", Key5 "5", Key6 "6", Key7 "7", Key8 "8", Key9 "9",
    Left "←", Right "→", Up "↑", Down "↓",
    Enter, Space, Tab, Escape "Esc", Backspace, Insert, Delete, Home, End, PageUp "Page up", PageDown "Page down",
    Apostrophe "'", Comma ",", Minus "-", Period ".", Slash "/", Semicolon ";", Equal "=",
    LeftBracket "[", Backslash "\\", RightBracket "]", GraveAccent "`",
    F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12,
    Kp0 "Num 0", Kp2 "Num 2", Kp4 "Num 4", Kp5 "Num 5", Kp6 "Num 6", Kp8 "Num 8",
    KpAdd "Num +", KpSubtract "Num -", KpDecimal "Num .", KpEnter "Num Enter",
};

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
