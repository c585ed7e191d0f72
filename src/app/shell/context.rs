//! State shared by all screens: settings, texts, files, sounds and the clipboard.

use super::notice::Notices;
use crate::app::input::clipboard::Clipboard;
use crate::app::input::pasted;
use crate::app::settings::preferences::Preferences;
use crate::app::settings::remembered::Remembered;
use crate::app::sound::player::Sounds;
use crate::app::text::{Message, Texts, msg};
use crate::game::{Autosave, Files, Keeping, People, Progress, Record, Seat, StoreError};

/// State shared by all screens.
pub struct Context {
    /// The player's preferences. Changes are saved, and take effect in the next frame.
    pub preferences: Preferences,
    /// The remembered state of the window. Changes are saved.
    pub remembered: Remembered,
    /// The texts in the player's language.
    pub texts: Texts,
    /// The player's files.
    pub files: Files,
    /// The autosave file of the game in progress.
    pub autosave: Autosave,
    /// All registered players.
    pub players: People,
    /// Progress in puzzles and lessons.
    pub progress: Progress,
    /// The sound output.
    pub sounds: Sounds,
    /// The system clipboard.
    pub clipboard: Clipboard,
    /// The notices on display.
    pub notices: Notices,
}

impl Context {
    /// Returns the shared state at the start of the program, with nothing remembered.
    pub fn new(preferences: Preferences, files: Files) -> Context {
        Context {
            texts: Texts::of(preferences.language()),
            preferences,
            remembered: Remembered::default(),
            files,
            autosave: Autosave::default(),
            players: People::default(),
            progress: Progress::default(),
            sounds: Sounds::default(),
            clipboard: Clipboard::default(),
            notices: Notices::default(),
        }
    }

    /// Saves the game in progress, and shows a warning if that fails.
    pub fn keep(&mut self, record: &Record) {
        if let Err(error) = self.autosave.keep(&self.files, record) {
            self.warn_not_kept(&error.into());
        }
    }

    /// Returns the saved game in progress, and shows a warning if the file can't be used.
    pub fn unfinished(&mut self) -> Option<Record> {
        let unfinished = self.autosave.unfinished(&mut self.files, &self.players);
        unfinished.unwrap_or_else(|error: StoreError| {
            self.warn_of(&error);
            None
        })
    }

    /// Shows a warning if files are not saved.
    pub fn tell_if_nothing_is_kept(&mut self) {
        let message = match self.files.keeping() {
            Keeping::Yes => return,
            Keeping::NoFolder => msg::NOTHING_KEPT,
            Keeping::OtherCopy => msg::OTHER_COPY_RUNS,
        };
        self.notices.warn(self.texts.get(message).to_owned());
    }

    /// Copies a text to the clipboard and shows a notice.
    pub fn copy(&mut self, text: &str, done: Message, now: f64) {
        if self.clipboard.copy(text) {
            self.notices.tell(self.texts.get(done).to_owned(), now);
        } else {
            self.refuse_clipboard(now);
        }
    }

    /// Returns the text on the clipboard, or shows a notice that there is none.
    pub fn paste(&mut self, now: f64) -> Option<String> {
        let text = self.clipboard.paste();
        if text.is_none() {
            self.refuse_clipboard(now);
        }
        text
    }

    /// Returns the game on the clipboard, or shows a notice with the reason why there is none. If the text names no players, these ones
    /// play.
    pub fn pasted_game(&mut self, seats: &[Seat; 2], now: f64) -> Option<Record> {
        let text = self.paste(now)?;
        match pasted::read(&text, seats) {
            Ok(record) => Some(record),
            Err(error) => {
                self.notices.refuse(self.texts.paste_error(&error), now);
                None
            }
        }
    }

    fn refuse_clipboard(&mut self, now: f64) {
        self.notices.refuse(self.texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(), now);
    }
}
