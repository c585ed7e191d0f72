//! Saves the preferences and the remembered state when they change, and applies a change of language.

use super::context::Context;
use crate::app::settings::{Preferences, Remembered};
use crate::app::text::{Language, Texts};
use crate::game::{Document, Files, Keeping, Place, StoreError};

/// A document that is saved when it changes.
struct SavedDocument<T> {
    file: &'static str,
    /// The state that was saved last, or that could not be saved.
    saved: T,
}

impl<T: Document + Clone + PartialEq> SavedDocument<T> {
    fn new(file: &'static str, document: T) -> SavedDocument<T> {
        SavedDocument { file, saved: document }
    }

    /// Hands the document over to be written if it has changed: from then on it is kept, whatever ends the program. A failed
    /// write is not retried until the next change.
    fn follow(&mut self, document: &T, files: &Files) -> Result<(), StoreError> {
        if *document == self.saved || files.keeping() != Keeping::Yes {
            return Ok(());
        }
        self.saved = document.clone();
        files.save_often(Place::Config, self.file, document)
    }
}

/// Watches the settings for changes.
pub struct SettingsWriter {
    preferences: SavedDocument<Preferences>,
    remembered: SavedDocument<Remembered>,
    language: Language,
}

impl SettingsWriter {
    /// Reads the settings, and returns the problems with their files and folders, if any.
    pub fn load(files: &mut Files) -> (SettingsWriter, Vec<StoreError>) {
        let mut errors = files.found();
        let read = files.load::<Preferences>(Place::Config, Preferences::FILE);
        let preferences = usable(read, &mut errors).unwrap_or_default();
        let read = files.load::<Remembered>(Place::Config, Remembered::FILE);
        let remembered = usable(read, &mut errors).unwrap_or_default();
        let writer = SettingsWriter {
            language: preferences.language(),
            preferences: SavedDocument::new(Preferences::FILE, preferences),
            remembered: SavedDocument::new(Remembered::FILE, remembered),
        };
        (writer, errors)
    }

    /// Returns the settings as stored.
    pub fn saved(&self) -> (Preferences, Remembered) {
        (self.preferences.saved.clone(), self.remembered.saved.clone())
    }

    /// Handles changes since the last frame.
    pub fn follow(&mut self, context: &mut Context) {
        let language = context.preferences.language();
        if language != self.language {
            self.language = language;
            context.texts = Texts::of(language);
        }
        let written = [
            self.preferences.follow(&context.preferences, &context.files),
            self.remembered.follow(&context.remembered, &context.files),
        ];
        for error in written.into_iter().filter_map(Result::err) {
            context.warn_not_kept(&error.into());
        }
    }
}

/// Returns the document if one was read, and records any problem with its file.
fn usable<T>(read: Result<Option<T>, StoreError>, errors: &mut Vec<StoreError>) -> Option<T> {
    read.map_err(|error| errors.push(error)).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::text::msg;

    fn start(folder: &std::path::Path) -> (SettingsWriter, Context) {
        let mut files = Files::in_folder(folder);
        let (writer, errors) = SettingsWriter::load(&mut files);
        assert!(errors.is_empty());
        let (preferences, remembered) = writer.saved();
        let mut context = Context::new(preferences, files);
        context.remembered = remembered;
        (writer, context)
    }

    #[test]
    fn a_change_is_kept_and_found_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, mut context) = start(folder.path());
        context.preferences.volume = 35;
        context.remembered.watched_levels = [Level::MAX, Level::BEGINNER];
        writer.follow(&mut context);
        drop(context);
        let (_, context) = start(folder.path());
        assert_eq!(context.preferences.volume, 35);
        assert_eq!(context.remembered.watched_levels, [Level::MAX, Level::BEGINNER]);
    }

    /// The program may end at any time, and without dropping anything.
    #[test]
    fn a_change_that_was_just_made_is_kept_by_whoever_flushes() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, mut context) = start(folder.path());
        for volume in 0..=100 {
            context.preferences.volume = volume;
            writer.follow(&mut context);
        }
        context.files.flusher().flush();
        let path = context.files.path(Place::Config, Preferences::FILE).unwrap();
        assert!(std::fs::read_to_string(path).unwrap().contains("volume: 100"));
    }

    #[test]
    fn a_new_language_takes_effect_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, mut context) = start(folder.path());
        for language in Language::all() {
            context.preferences.language = Some(language);
            writer.follow(&mut context);
            let expected = Texts::of(language);
            assert_eq!(context.texts.get(msg::LANGUAGE_NAME), expected.get(msg::LANGUAGE_NAME));
        }
    }
}
