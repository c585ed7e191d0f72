//! The meaning of each physical key as a key of the window, and the character printed on it, in
//! each layout.
//!
//! A shortcut names a Latin letter, a digit or a sign of a US keyboard. On other keyboards it works
//! by the rule of the common desktop toolkits: a key is the Latin letter that it types; else that
//! of another layout of the same keyboard; else what a US keyboard has in this place. A digit that
//! is typed with Shift goes by its place.

use std::array;

use miniquad::KeyCode::{self, *};

/// Largest number of layouts between which a keyboard switches; X11 calls them groups.
pub const MAX_GROUPS: usize = 4;

/// The characters in the rows of a US keyboard, each row after the number of its first key.
const ROWS: [(u8, &str); 6] = [
    (10, "1234567890-="),
    (24, "qwertyuiop[]"),
    (38, "asdfghjkl;'"),
    (49, "`"),
    (51, "\\"),
    (52, "zxcvbnm,./"),
];

/// The keys that shortcuts may name. The number of each variant is that of its character, or of the
/// capital.
#[rustfmt::skip]
const CODES: [KeyCode; 47] = [
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
    Key1, Key2, Key3, Key4, Key5, Key6, Key7, Key8, Key9, Key0, Apostrophe, Comma, Minus, Period,
    Slash, Semicolon, Equal, LeftBracket, Backslash, RightBracket, GraveAccent,
];

/// The character that each key of a layout types, by the number of the key.
type Characters = [Option<char>; 256];

/// The layouts of a keyboard.
pub struct Layouts {
    /// The characters typed without Shift.
    plain: [Characters; MAX_GROUPS],
    /// The characters typed with Shift.
    shifted: [Characters; MAX_GROUPS],
    /// The shortcut key that each physical key stands for.
    codes: [[Option<KeyCode>; 256]; MAX_GROUPS],
}

impl Layouts {
    /// Returns the layouts of a keyboard.
    ///
    /// `typed` returns the character for the number of a layout, the number of a key, and whether
    /// Shift is down.
    pub fn new(typed: impl Fn(usize, u8, bool) -> Option<char>) -> Layouts {
        let characters =
            |shift| array::from_fn(|group| array::from_fn(|key| typed(group, key as u8, shift)));
        let plain = characters(false);
        let codes = array::from_fn(|group| array::from_fn(|key| find_code(&plain, group, key)));
        Layouts { plain, shifted: characters(true), codes }
    }

    /// Returns the character that a key types without Shift.
    pub fn plain(&self, group: usize, key: u8) -> Option<char> {
        self.plain[group][usize::from(key)]
    }

    /// Returns the shortcut key that a physical key stands for in a layout, or `None` if it stands
    /// for none.
    pub fn code(&self, group: usize, key: u8) -> Option<KeyCode> {
        self.codes[group][usize::from(key)]
    }

    /// Returns the character printed on the key with this shortcut in a layout.
    ///
    /// `None` if there is no such key, or the game's fonts lack the script of its letter.
    pub fn printed(&self, group: usize, code: KeyCode) -> Option<char> {
        let key = self.codes[group].iter().position(|it| *it == Some(code))?;
        let plain = self.plain[group][key];
        // Digits are printed on their keys, even if they need Shift.
        let typed = [plain, self.shifted[group][key]].into_iter().flatten();
        let digit = typed.into_iter().find(|it| it.is_ascii_digit() && code_of(*it) == Some(code));
        let printed = digit.or_else(|| capital(plain?))?;
        matches!(printed, '!'..='~' | '¡'..='ɏ' | 'Ͱ'..='ѿ').then_some(printed)
    }
}

/// Returns the shortcut key that a physical key stands for in a layout, by what all layouts type
/// without Shift.
fn find_code(plain: &[Characters; MAX_GROUPS], group: usize, key: usize) -> Option<KeyCode> {
    let own = plain[group][key];
    if let Some(own) = own.filter(char::is_ascii_alphanumeric) {
        return code_of(own.to_ascii_lowercase());
    }
    let place = us_character(key as u8)?;
    // If the layout types the character elsewhere, two keys would have one meaning.
    let is_free = |character: &char| !plain[group].contains(&Some(*character));
    if place.is_ascii_digit() && is_free(&place) {
        return code_of(place);
    }
    let others = plain.iter().filter_map(|other| other[key]);
    let other = others.filter(char::is_ascii_alphabetic).find(&is_free);
    let place = Some(place).filter(is_free);
    let letter = other.or(place.filter(char::is_ascii_alphabetic));
    letter.or(own.filter(|own| code_of(*own).is_some())).or(place).and_then(code_of)
}

/// Returns the character of a US keyboard in the place of this key.
fn us_character(key: u8) -> Option<char> {
    ROWS.into_iter().find_map(|(first, row)| row.chars().nth(key.checked_sub(first)?.into()))
}

/// Returns the key that a character names.
fn code_of(character: char) -> Option<KeyCode> {
    let number = |code: &KeyCode| char::from(*code as u8).to_ascii_lowercase();
    CODES.into_iter().find(|code| number(code) == character)
}

/// Returns whether a character names this key.
pub fn is_character(code: KeyCode) -> bool {
    CODES.contains(&code)
}

/// Returns the key that miniquad reports for a character of the first layout.
pub fn reported(character: Option<char>) -> Option<KeyCode> {
    character.and_then(code_of)
}

/// Returns the capital of a letter, as keys show it.
fn capital(character: char) -> Option<char> {
    let mut capital = character.to_uppercase();
    let first = capital.next();
    // The capital of ß is two letters.
    if capital.next().is_some() { Some(character) } else { first }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows of a layout, by the same keys as a US keyboard: without Shift and with it.
    type Rows = [(u8, &'static str, &'static str); 4];

    const US: Rows = [
        (10, "1234567890-=", "!@#$%^&*()_+"),
        (24, "qwertyuiop[]", "QWERTYUIOP{}"),
        (38, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
        (52, "zxcvbnm,./", "ZXCVBNM<>?"),
    ];
    const RUSSIAN: Rows = [
        (10, "1234567890-=", "!\"№;%:?*()_+"),
        (24, "йцукенгшщзхъ", "ЙЦУКЕНГШЩЗХЪ"),
        (38, "фывапролджэё", "ФЫВАПРОЛДЖЭЁ"),
        (52, "ячсмитьбю.", "ЯЧСМИТЬБЮ,"),
    ];
    const GREEK: Rows = [
        (10, "1234567890-=", "!@#$%^&*()_+"),
        (24, ";ςερτυθιοπ[]", ":ΣΕΡΤΥΘΙΟΠ{}"),
        (38, "ασδφγηξκλ ' ", "ΑΣΔΦΓΗΞΚΛ \" "),
        (52, "ζχψωβνμ,./", "ΖΧΨΩΒΝΜ<>?"),
    ];
    const FRENCH: Rows = [
        (10, "&é\"'(-è_çà)=", "1234567890°+"),
        (24, "azertyuiop $", "AZERTYUIOP £"),
        (38, "qsdfghjklmù²", "QSDFGHJKLM% "),
        (52, "wxcvbn,;:!", "WXCVBN?./§"),
    ];
    const CZECH: Rows = [
        (10, "+ěščřžýáíé= ", "1234567890% "),
        (24, "qwertzuiopú)", "QWERTZUIOP/("),
        (38, "asdfghjklů§;", "ASDFGHJKL\"! "),
        (52, "yxcvbnm,.-", "YXCVBNM?:_"),
    ];
    const GERMAN: Rows = [
        (10, "1234567890ß ", "!\"§$%&/()=? "),
        (24, "qwertzuiopü+", "QWERTZUIOPÜ*"),
        (38, "asdfghjklöä ", "ASDFGHJKLÖÄ°"),
        (52, "yxcvbnm,.-", "YXCVBNM;:_"),
    ];
    const DVORAK: Rows = [
        (10, "1234567890[]", "!@#$%^&*(){}"),
        (24, "',.pyfgcrl/=", "\"<>PYFGCRL?+"),
        (38, "aoeuidhtns-`", "AOEUIDHTNS_~"),
        (52, ";qjkxbmwvz", ":QJKXBMWVZ"),
    ];

    fn layouts(groups: &[Rows]) -> Layouts {
        Layouts::new(|group, key, shift| {
            // A keyboard with fewer layouts takes them in turn.
            let rows = groups[group % groups.len()];
            let typed = rows.into_iter().find_map(|(first, plain, shifted)| {
                let row = if shift { shifted } else { plain };
                row.chars().nth(key.checked_sub(first)?.into())
            });
            typed.filter(|character| *character != ' ')
        })
    }

    #[test]
    fn every_key_of_a_us_keyboard_is_named_by_its_character() {
        let characters = ROWS.into_iter().flat_map(|(_, row)| row.chars());
        assert_eq!(characters.filter_map(code_of).count(), CODES.len());
        let named = ["a", "0", "'", "[", "`"].map(|sign| sign.chars().find_map(code_of));
        assert_eq!(named.map(Option::unwrap), [A, Key0, Apostrophe, LeftBracket, GraveAccent]);
    }

    /// A Russian or Greek layout once had no letters, and a French or Czech one no digits.
    #[test]
    fn every_letter_and_digit_is_on_one_key_in_every_layout() {
        for rows in [US, RUSSIAN, GREEK, FRENCH, CZECH, GERMAN, DVORAK] {
            for groups in [vec![rows], vec![US, rows], vec![rows, US]] {
                let layouts = layouts(&groups);
                for (group, rows) in groups.iter().enumerate() {
                    for code in &CODES[..36] {
                        let keys =
                            (0..=u8::MAX).filter(|&key| layouts.code(group, key) == Some(*code));
                        assert_eq!(keys.count(), 1, "{code:?} of {:?}", rows[1]);
                    }
                }
            }
        }
    }

    #[test]
    fn a_letter_is_where_the_layout_or_else_a_us_keyboard_has_it() {
        for (rows, key, code) in [
            (US, 58, M),
            (RUSSIAN, 58, M),
            (GREEK, 58, M),
            (FRENCH, 47, M),
            (FRENCH, 58, Comma),
            (GERMAN, 29, Z),
            (DVORAK, 40, E),
            (FRENCH, 10, Key1),
            (CZECH, 16, Key7),
        ] {
            assert_eq!(layouts(&[rows]).code(0, key), Some(code), "key {key} of {:?}", rows[1]);
        }
    }

    #[test]
    fn a_label_is_what_the_keyboard_prints() {
        for (rows, code, printed) in [
            (US, M, 'M'),
            (RUSSIAN, M, 'Ь'),
            (GREEK, M, 'Μ'),
            (FRENCH, M, 'M'),
            (FRENCH, Key1, '1'),
            (CZECH, Key7, '7'),
            (GERMAN, Semicolon, 'Ö'),
        ] {
            let found = layouts(&[rows]).printed(0, code);
            assert_eq!(found, Some(printed), "{code:?} of {:?}", rows[1]);
        }
        let both = layouts(&[US, RUSSIAN]);
        assert_eq!([0, 1].map(|group| both.printed(group, M)), [Some('M'), Some('Ь')]);
    }
}
