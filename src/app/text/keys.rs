//! Names of keys, as the player's keyboard shows them.

use miniquad::KeyCode;

use super::texts::{Message, Texts, msg};
use crate::app::input::{Action, Bindings, Chord, key_name};
use crate::app::window::printed;

impl Texts {
    /// Returns the name of a chord, such as "Ctrl+Shift+C".
    pub fn chord(&self, chord: Chord) -> String {
        let key = self.key(chord.key);
        let (shift, command) = (chord.shift, chord.command);
        if cfg!(target_os = "macos") {
            let held = |is_held, sign| if is_held { sign } else { "" };
            return format!("{}{}{key}", held(shift, "⇧"), held(command, "⌘"));
        }
        let held = |is_held: bool, name| is_held.then(|| self.get(name));
        let names = [held(command, msg::KEY_CTRL), held(shift, msg::KEY_SHIFT), Some(&*key)];
        names.into_iter().flatten().collect::<Vec<_>>().join("+")
    }

    /// Returns the name of an action's first key, or an empty text if it has none.
    pub fn key_of(&self, keys: &Bindings, action: Action) -> String {
        keys.keys(action).first().map(|&chord| self.chord(chord)).unwrap_or_default()
    }

    /// Returns the name of a key: a letter, digit or sign as the player's keyboard shows it, other
    /// keys as the language names them.
    fn key(&self, code: KeyCode) -> String {
        if let Some(name) = name_of(code) {
            return self.get(name).to_owned();
        }
        let name = key_name(code).unwrap_or_default();
        match name.strip_prefix("Num ") {
            Some("Enter") => self.with(msg::KEY_KEYPAD, "key", self.get(msg::KEY_ENTER)),
            Some(key) => self.with(msg::KEY_KEYPAD, "key", key),
            None => printed(code).map_or_else(|| name.to_owned(), String::from),
        }
    }
}

/// Returns the message for a key that has different names in different languages.
fn name_of(code: KeyCode) -> Option<Message> {
    Some(match code {
        KeyCode::Enter => msg::KEY_ENTER,
        KeyCode::Space => msg::KEY_SPACE,
        KeyCode::Tab => msg::KEY_TAB,
        KeyCode::Escape => msg::KEY_ESCAPE,
        KeyCode::Backspace => msg::KEY_BACKSPACE,
        KeyCode::Insert => msg::KEY_INSERT,
        KeyCode::Delete => msg::KEY_DELETE,
        KeyCode::Home => msg::KEY_HOME,
        KeyCode::End => msg::KEY_END,
        KeyCode::PageUp => msg::KEY_PAGE_UP,
        KeyCode::PageDown => msg::KEY_PAGE_DOWN,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;

    fn texts(locale: &str) -> Texts {
        Texts::new(Language::find(locale).expect("a language of the game"))
    }

    /// German keyboards say "Strg", and those of a Mac have a sign.
    #[test]
    fn a_chord_is_read_as_the_keyboards_of_a_language_name_its_keys() {
        let copy = Chord::command(KeyCode::C).shifted();
        for (locale, copying, page_up) in [
            ("en", "Ctrl+Shift+C", "Page up"),
            ("de", "Strg+Umschalt+C", "Bild auf"),
            ("fr", "Ctrl+Maj+C", "Page préc."),
        ] {
            let texts = texts(locale);
            let expected = if cfg!(target_os = "macos") { "⇧⌘C" } else { copying };
            assert_eq!(texts.chord(copy), expected);
            assert_eq!(texts.chord(Chord::key(KeyCode::PageUp)), page_up);
        }
        let keypad = Chord::key(KeyCode::KpEnter);
        assert_eq!(texts("es").chord(keypad), "Num Intro");
    }
}
