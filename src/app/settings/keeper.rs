//! Keeps the settings when they change, and lets them take effect.

use crate::app::settings::settings::Settings;
use crate::app::shell::screen::Services;
use crate::app::text::{Language, Texts};
use crate::game::{Files, Keeping, Place, StoreError};

/// Seconds after a change until it is written: a slider that is dragged changes in every frame.
const PAUSE: f64 = 1.0;

/// Watches the settings.
pub struct SettingsKeeper {
    /// As they are on disk, or as they could not be written.
    kept: Settings,
    /// As they were in the last frame, and since when.
    seen: Settings,
    since: f64,
    language: Language,
}

impl SettingsKeeper {
    /// Reads the settings, and says what is wrong with the file if something is.
    pub fn load(files: &mut Files) -> (SettingsKeeper, Settings, Option<StoreError>) {
        let (settings, trouble) = match files.load::<Settings>(Place::Config, Settings::FILE) {
            Ok(settings) => (settings.unwrap_or_default(), None),
            Err(error) => (Settings::default(), Some(error)),
        };
        let keeper = SettingsKeeper {
            kept: settings.clone(),
            seen: settings.clone(),
            since: 0.0,
            language: settings.language(),
        };
        (keeper, settings, trouble)
    }

    /// Takes in what has changed since the last frame.
    pub fn follow(&mut self, services: &mut Services, now: f64) {
        if services.settings != self.seen {
            self.seen = services.settings.clone();
            self.since = now;
            if self.seen.language() != self.language {
                self.language = self.seen.language();
                services.texts = Texts::of(self.language);
            }
        }
        if self.seen != self.kept
            && now - self.since >= PAUSE
            && let Err(error) = self.keep_now(services)
        {
            services.warn_not_kept(&error.into(), now);
        }
    }

    /// Writes the settings if they have changed. What can't be written is not tried again until it changes.
    pub fn keep_now(&mut self, services: &Services) -> Result<(), StoreError> {
        if services.settings == self.kept || services.files.keeping() != Keeping::Yes {
            return Ok(());
        }
        self.kept = services.settings.clone();
        services.files.save(Place::Config, Settings::FILE, &self.kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::msg;

    fn services(folder: &std::path::Path) -> (SettingsKeeper, Services) {
        let mut files = Files::in_folder(folder);
        let (keeper, settings, trouble) = SettingsKeeper::load(&mut files);
        assert!(trouble.is_none());
        (keeper, Services::new(settings, files))
    }

    #[test]
    fn a_change_is_kept_and_found_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let (mut keeper, mut services) = services(folder.path());
        services.settings.volume = 35;
        keeper.follow(&mut services, 10.0);
        keeper.follow(&mut services, 10.5);
        let path = services.files.path(Place::Config, Settings::FILE).unwrap();
        assert!(!path.exists(), "not while it may still change");
        keeper.follow(&mut services, 11.5);
        drop(services);
        let mut files = Files::in_folder(folder.path());
        assert_eq!(SettingsKeeper::load(&mut files).1.volume, 35);
    }

    #[test]
    fn another_language_speaks_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let (mut keeper, mut services) = services(folder.path());
        for language in Language::all() {
            services.settings.language = Some(language);
            keeper.follow(&mut services, 1.0);
            let name = Texts::of(language).get(msg::LANGUAGE_NAME).to_owned();
            assert_eq!(services.texts.get(msg::LANGUAGE_NAME), name);
        }
    }
}
