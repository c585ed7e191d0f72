//! What all screens share: settings, texts, files, sounds, the clipboard.

use super::notice::Notices;
use crate::app::input::clipboard::Clipboard;
use crate::app::input::pasted;
use crate::app::settings::preferences::Preferences;
use crate::app::settings::remembered::Remembered;
use crate::app::sound::player::Sounds;
use crate::app::text::{Message, Texts, msg};
use crate::game::{Autosave, Files, Keeping, People, Progress, Record, Seat, StoreError};

/// What all screens share.
pub struct Context {
    /// What the player has set. Changes are kept, and take effect in the next frame.
    pub preferences: Preferences,
    /// What the window remembers. Changes are kept.
    pub remembered: Remembered,
    /// The texts in the player's language.
    pub texts: Texts,
    /// The player's files.
    pub files: Files,
    /// The game in progress on disk.
    pub autosave: Autosave,
    /// Everybody who plays here.
    pub players: People,
    /// What was solved and learnt.
    pub progress: Progress,
    /// The way to the loudspeakers.
    pub sounds: Sounds,
    /// The system's clipboard.
    pub clipboard: Clipboard,
    /// The line that is shown for a while.
    pub notices: Notices,
}

impl Context {
    /// Returns what screens share when the program starts, with nothing remembered.
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

    /// Keeps the game in progress, and warns if that is impossible.
    pub fn keep(&mut self, record: &Record, now: f64) {
        if let Err(error) = self.autosave.keep(&self.files, record) {
            self.warn_not_kept(&error.into(), now);
        }
    }

    /// Returns the game in progress that was kept, and warns if the file can't be used.
    pub fn unfinished(&mut self, now: f64) -> Option<Record> {
        let unfinished = self.autosave.unfinished(&mut self.files, &self.players);
        unfinished.unwrap_or_else(|error: StoreError| {
            self.warn_of(&error, now);
            None
        })
    }

    /// Warns where files are not kept, unless there is another warning already.
    pub fn tell_if_nothing_is_kept(&mut self, now: f64) {
        let message = match self.files.keeping() {
            Keeping::Yes => return,
            Keeping::NoFolder => msg::NOTHING_KEPT,
            Keeping::OtherCopy => msg::OTHER_COPY_RUNS,
        };
        if self.notices.text().is_none() {
            self.notices.warn(self.texts.get(message).to_owned(), now);
        }
    }

    /// Puts a text on the clipboard, and says that it is there.
    pub fn copy(&mut self, text: &str, done: Message, now: f64) {
        if self.clipboard.copy(text) {
            self.notices.tell(self.texts.get(done).to_owned(), now);
        } else {
            self.refuse_clipboard(now);
        }
    }

    /// Returns the text on the clipboard, or says that there is none.
    pub fn paste(&mut self, now: f64) -> Option<String> {
        let text = self.clipboard.paste();
        if text.is_none() {
            self.refuse_clipboard(now);
        }
        text
    }

    /// Returns the game on the clipboard, between these players if it names none, or says what is wrong with it.
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
