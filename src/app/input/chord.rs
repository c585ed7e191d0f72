//! Key chords, and the names of keys in files.

use miniquad::KeyCode;

/// A key press, alone or with Ctrl (the command key on macOS) and Shift.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chord {
    /// The key.
    pub key: KeyCode,
    /// Whether the chord includes Ctrl.
    pub command: bool,
    /// Whether the chord includes Shift.
    pub shift: bool,
}

impl Chord {
    /// Returns the chord of a key alone.
    pub const fn key(key: KeyCode) -> Chord {
        Chord { key, command: false, shift: false }
    }

    /// Returns the chord of a key with Ctrl.
    pub const fn command(key: KeyCode) -> Chord {
        Chord { key, command: true, shift: false }
    }

    /// Returns the chord with Shift.
    pub const fn shifted(self) -> Chord {
        Chord { shift: true, ..self }
    }

    /// Returns the chord with the usual key of the same name instead of one of the key pad, if
    /// there is one.
    pub fn without_key_pad(self) -> Chord {
        let digit = name(self.key).and_then(|name| named(name.strip_prefix("Num ")?));
        Chord { key: digit.unwrap_or(self.key), ..self }
    }
}

#[cfg(test)]
impl From<KeyCode> for Chord {
    fn from(key: KeyCode) -> Chord {
        Chord::key(key)
    }
}

/// Makes the table of keys. A key is named after its constant, unless the table gives another name.
macro_rules! names {
    ($($key:ident $($label:literal)?,)*) => {
        [$((KeyCode::$key, names!(@label $key $($label)?)),)*]
    };
    (@label $key:ident) => { stringify!($key) };
    (@label $key:ident $label:literal) => { $label };
}

/// Keys that can be bound, with their names in files.
const NAMES: [(KeyCode, &str); 88] = names! {
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
    Key0 "0", Key1 "1", Key2 "2", Key3 "3", Key4 "4", Key5 "5", Key6 "6", Key7 "7", Key8 "8", Key9 "9",
    Left "←", Right "→", Up "↑", Down "↓",
    Enter, Space, Tab, Escape "Esc", Backspace, Insert, Delete, Home, End, PageUp "Page up", PageDown "Page down",
    Apostrophe "'", Comma ",", Minus "-", Period ".", Slash "/", Semicolon ";", Equal "=",
    LeftBracket "[", Backslash "\\", RightBracket "]", GraveAccent "`",
    F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12,
    Kp0 "Num 0", Kp1 "Num 1", Kp2 "Num 2", Kp3 "Num 3", Kp4 "Num 4", Kp5 "Num 5", Kp6 "Num 6", Kp7 "Num 7", Kp8 "Num 8",
    Kp9 "Num 9",
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

/// Returns the key with this name in files; `None` for an unknown name.
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
