//! Saves the preferences and the remembered state when they change, and applies a change of language.

use super::preferences::Preferences;
use super::remembered::Remembered;
use crate::app::shell::context::Context;
use crate::app::text::{Language, Texts};
use crate::game::{Files, Keeping, Place, StoreError, Versioned};

/// Seconds to wait after a change before writing: dragging a slider changes its value in every frame.
const PAUSE: f64 = 1.0;

/// A document that is written some time after a change.
struct Kept<T> {
    file: &'static str,
    /// The state on disk, or the state that could not be written.
    written: T,
    /// The state in the last frame, and the time of its last change.
    seen: T,
    since: f64,
}

impl<T: Versioned + Clone + PartialEq> Kept<T> {
    fn new(file: &'static str, document: T) -> Kept<T> {
        Kept { file, written: document.clone(), seen: document, since: 0.0 }
    }

    /// Writes the document once it has changed and then stayed the same for a while.
    fn follow(&mut self, document: &T, files: &Files, now: f64) -> Result<(), StoreError> {
        if *document != self.seen {
            self.seen = document.clone();
            self.since = now;
        }
        if now - self.since < PAUSE { Ok(()) } else { self.write(document, files) }
    }

    /// Writes the document if it has changed. A failed write is not retried until the next change.
    fn write(&mut self, document: &T, files: &Files) -> Result<(), StoreError> {
        if *document == self.written || files.keeping() != Keeping::Yes {
            return Ok(());
        }
        self.written = document.clone();
        files.save(Place::Config, self.file, document)
    }
}

/// Watches the settings for changes.
pub struct SettingsWriter {
    preferences: Kept<Preferences>,
    remembered: Kept<Remembered>,
    language: Language,
}

impl SettingsWriter {
    /// Reads the settings, and returns the problems with their files, if any.
    pub fn load(files: &mut Files) -> (SettingsWriter, Vec<StoreError>) {
        let mut errors = files.found();
        let read = files.load::<Preferences>(Place::Config, Preferences::FILE);
        let mut preferences = unless_unusable(read, &mut errors).unwrap_or_default();
        let former = preferences.take_former();
        let read = files.load::<Remembered>(Place::Config, Remembered::FILE);
        let remembered = unless_unusable(read, &mut errors).or(former).unwrap_or_default();
        let keeper = SettingsWriter {
            language: preferences.language(),
            preferences: Kept::new(Preferences::FILE, preferences),
            remembered: Kept::new(Remembered::FILE, remembered),
        };
        (keeper, errors)
    }

    /// Returns the settings as stored.
    pub fn kept(&self) -> (Preferences, Remembered) {
        (self.preferences.written.clone(), self.remembered.written.clone())
    }

    /// Handles changes since the last frame.
    pub fn follow(&mut self, context: &mut Context, now: f64) {
        let language = context.preferences.language();
        if language != self.language {
            self.language = language;
            context.texts = Texts::of(language);
        }
        let kept = [
            self.preferences.follow(&context.preferences, &context.files, now),
            self.remembered.follow(&context.remembered, &context.files, now),
        ];
        for error in kept.into_iter().filter_map(Result::err) {
            context.warn_not_kept(&error.into());
        }
    }

    /// Writes any changes at once.
    ///
    /// # Errors
    /// If one of the files can't be written; the other one is attempted all the same.
    pub fn keep_now(&mut self, context: &Context) -> Result<(), StoreError> {
        let preferences = self.preferences.write(&context.preferences, &context.files);
        self.remembered.write(&context.remembered, &context.files).and(preferences)
    }
}

/// Returns the document if one was read, and records any problem with its file.
fn unless_unusable<T>(
    read: Result<Option<T>, StoreError>,
    errors: &mut Vec<StoreError>,
) -> Option<T> {
    read.unwrap_or_else(|error| {
        errors.push(error);
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::msg;

    fn start(folder: &std::path::Path) -> (SettingsWriter, Context) {
        let mut files = Files::in_folder(folder);
        let (keeper, errors) = SettingsWriter::load(&mut files);
        assert!(errors.is_empty());
        let (preferences, remembered) = keeper.kept();
        let mut context = Context::new(preferences, files);
        context.remembered = remembered;
        (keeper, context)
    }

    #[test]
    fn a_change_is_kept_and_found_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let (mut keeper, mut context) = start(folder.path());
        context.preferences.volume = 35;
        context.remembered.watched_levels = [1, 2];
        keeper.follow(&mut context, 10.0);
        keeper.follow(&mut context, 10.5);
        let path = context.files.path(Place::Config, Preferences::FILE).unwrap();
        assert!(!path.exists(), "not while it may still change");
        keeper.follow(&mut context, 11.5);
        drop(context);
        let (_, context) = start(folder.path());
        assert_eq!(context.preferences.volume, 35);
        assert_eq!(context.remembered.watched_levels, [1, 2]);
    }

    #[test]
    fn a_new_language_takes_effect_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let (mut keeper, mut context) = start(folder.path());
        for language in Language::all() {
            context.preferences.language = Some(language);
            keeper.follow(&mut context, 1.0);
            let expected = Texts::of(language);
            assert_eq!(context.texts.get(msg::LANGUAGE_NAME), expected.get(msg::LANGUAGE_NAME));
        }
    }
}
