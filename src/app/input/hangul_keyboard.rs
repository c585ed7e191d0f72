//! Hangul in text fields: the keys that write it, and those that switch between it and Latin
//! letters.
//!
//! Used where the window gets letters one by one: it opens no input method under X11 and Wayland. A
//! field holds the syllable that is being composed as a part of its text; each letter erases it and
//! writes the longer one.

use egui::{Event, Id, Key, Modifiers};
use miniquad::KeyCode;

use super::chord::is_character;
use super::hangul::{Syllable, letter_on};
use super::reader::is_modifier;
use crate::app::window::WindowEvent;

/// The state of the keyboard, stored with egui's state of the text fields.
#[derive(Clone, Default, Debug)]
pub struct HangulKeyboard {
    /// Whether the keyboard writes Hangul until the player switches it.
    pub is_usual: bool,
    /// Whether the field has a selection, such as the rest of a name that is suggested behind the
    /// syllable.
    pub has_selection: bool,
    /// Whether the player has switched to Hangul (`true`) or Latin letters (`false`), until the
    /// program ends.
    chosen: Option<bool>,
    /// The syllable that is being composed.
    syllable: Syllable,
    /// The syllable that is being composed, as the field shows it.
    pub shown: String,
    /// Whether the right Alt key is the last key that was pressed.
    is_alt_alone: bool,
}

impl HangulKeyboard {
    /// Returns the keyboard of egui's text fields.
    pub fn get(ctx: &egui::Context) -> HangulKeyboard {
        ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
    }

    /// Changes the keyboard of egui's text fields.
    pub fn update<R>(ctx: &egui::Context, change: impl FnOnce(&mut HangulKeyboard) -> R) -> R {
        ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::NULL)))
    }

    /// Returns whether letters become Hangul.
    pub fn is_on(&self) -> bool {
        self.chosen.unwrap_or(self.is_usual)
    }

    /// Returns whether fields show which letters are written.
    ///
    /// A player who never writes Hangul sees no trace of it.
    pub fn is_offered(&self) -> bool {
        self.is_usual || self.chosen.is_some()
    }

    /// Switches between Hangul and Latin letters.
    pub fn switch(&mut self) {
        self.chosen = Some(!self.is_on());
        self.finish();
    }

    /// Finishes the syllable: the next letter begins another one.
    pub fn finish(&mut self) {
        self.syllable = Syllable::default();
        self.shown.clear();
    }

    /// Returns the edits of the focused text field by the event at `index`, or `None` if the field
    /// takes the event itself.
    ///
    /// `has_glyph` returns whether the font has a character.
    pub fn edits(
        &mut self,
        events: &[WindowEvent],
        index: usize,
        has_glyph: &dyn Fn(char) -> bool,
    ) -> Option<Vec<Event>> {
        let before = index.checked_sub(1).and_then(|before| events.get(before));
        let has_text = matches!(before, Some(WindowEvent::Text(_)));
        let event = *events.get(index)?;
        match event {
            // The space comes before its key.
            WindowEvent::Text(' ')
                if events.get(index + 1).is_some_and(|key| self.is_shift_space(key)) =>
            {
                return Some(Vec::new());
            }
            WindowEvent::Text(character) => return self.write(character, has_glyph),
            WindowEvent::Key { code, pressed: true, repeat, modifiers } => {
                let was_alone = std::mem::take(&mut self.is_alt_alone);
                if self.is_shift_space(&event) {
                    if !repeat {
                        self.switch();
                    }
                    return Some(Vec::new());
                }
                match code {
                    KeyCode::RightAlt => self.is_alt_alone = !repeat || was_alone,
                    // The window library does not know the Hangul key of Korean keyboards, nor the
                    // right Alt key that stands for it.
                    KeyCode::Unknown if self.is_usual && !repeat && !has_text => self.switch(),
                    KeyCode::Backspace if !modifiers.any() => return self.take_back(has_glyph),
                    _ if is_modifier(code) => {}
                    _ if !is_character(code) || modifiers.command => self.finish(),
                    _ => {}
                }
            }
            WindowEvent::Key { code: KeyCode::RightAlt, pressed: false, .. }
                if std::mem::take(&mut self.is_alt_alone) =>
            {
                self.switch();
            }
            WindowEvent::PointerButton { .. } | WindowEvent::Focus(_) => self.finish(),
            _ => {}
        }
        None
    }

    /// Returns whether an event is Shift and space, which switches between the letters.
    fn is_shift_space(&self, event: &WindowEvent) -> bool {
        let WindowEvent::Key { code: KeyCode::Space, pressed: true, modifiers, .. } = event else {
            return false;
        };
        modifiers.shift && !modifiers.ctrl && !modifiers.alt && self.is_offered()
    }

    /// Adds a letter to the syllable; returns `None` for other characters, and while letters stay
    /// Latin.
    fn write(&mut self, character: char, has_glyph: &dyn Fn(char) -> bool) -> Option<Vec<Event>> {
        let Some(letter) = letter_on(character).filter(|_| self.is_on()) else {
            self.finish();
            // The system has an input method of its own.
            if ('ㄱ'..='힣').contains(&character) {
                self.chosen = Some(false);
            }
            return None;
        };
        let finished = self.syllable.push(letter);
        let finished = finished.map_or(String::new(), |finished| finished.text(has_glyph));
        Some(self.rewrite(&finished, has_glyph))
    }

    /// Removes the last letter of the syllable, if there is one and the field has no selection.
    fn take_back(&mut self, has_glyph: &dyn Fn(char) -> bool) -> Option<Vec<Event>> {
        let takes = !self.has_selection && self.syllable.pop();
        takes.then(|| self.rewrite("", has_glyph))
    }

    /// Replaces the syllable in the field with the finished one and the present one.
    fn rewrite(&mut self, finished: &str, has_glyph: &dyn Fn(char) -> bool) -> Vec<Event> {
        let selected = !self.shown.is_empty() && std::mem::take(&mut self.has_selection);
        let erased = self.shown.chars().count() + usize::from(selected);
        self.shown = self.syllable.text(has_glyph);
        let written = format!("{finished}{}", self.shown);
        erase(erased).chain((!written.is_empty()).then_some(Event::Text(written))).collect()
    }
}

/// Returns `strokes` strokes of the key that erases a character or the selection.
fn erase(strokes: usize) -> impl Iterator<Item = Event> {
    let key = |pressed| Event::Key {
        key: Key::Backspace,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    (0..strokes).flat_map(move |_| [key(true), key(false)])
}
