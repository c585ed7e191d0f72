//! What is said of files in trouble, in the player's language.

use std::path::Path;

use serde::Deserialize;

use crate::app::shell::screen::Services;
use crate::app::text::strings::{Strings, fill};
use crate::game::{DocumentError, MAX_GAME_NAME, MAX_GAMES, SaveError, StoreError, Unusable};

/// The texts of files in trouble.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FileTexts {
    pub refused: String,
    pub kept_aside: String,
    pub no_folder: String,
    pub other_copy: String,
    pub not_a_file: String,
    pub too_long: String,
    pub damaged: String,
    pub version: String,
    pub full: String,
    pub name: String,
}

impl Services {
    /// Warns of a file that can't be used.
    pub fn warn_of(&mut self, error: &StoreError, now: f64) {
        self.warn(of_store(error, &self.strings), now);
    }

    /// Warns that something is not kept.
    pub fn warn_not_kept(&mut self, error: &SaveError, now: f64) {
        let reason = of_save(error, &self.strings);
        self.warn(fill(&self.strings.not_kept, "error", &reason), now);
    }
}

/// Returns what is wrong with a file.
fn of_store(error: &StoreError, strings: &Strings) -> String {
    let texts = &strings.files;
    let refused = |path: &Path, reason: &str| {
        fill(&fill(&texts.refused, "name", &name_of(path)), "error", reason)
    };
    match error {
        StoreError::Io(path, error) => refused(path, &error.to_string()),
        StoreError::KeptAside(path, aside, reason) => {
            let text = fill(&texts.kept_aside, "name", &name_of(path));
            let text = fill(&text, "aside", &name_of(aside));
            fill(&text, "error", &of_unusable(reason, texts))
        }
        StoreError::NoFolder => texts.no_folder.clone(),
        StoreError::OtherCopy => texts.other_copy.clone(),
    }
}

/// Returns why a game is not saved.
fn of_save(error: &SaveError, strings: &Strings) -> String {
    let texts = &strings.files;
    match error {
        SaveError::Full => fill(&texts.full, "n", &MAX_GAMES.to_string()),
        SaveError::Name => fill(&texts.name, "n", &MAX_GAME_NAME.to_string()),
        SaveError::Store(error) => of_store(error, strings),
    }
}

fn of_unusable(reason: &Unusable, texts: &FileTexts) -> String {
    match reason {
        Unusable::NotAFile => texts.not_a_file.clone(),
        Unusable::Io(error) => error.to_string(),
        Unusable::Document(DocumentError::TooLong(_)) => texts.too_long.clone(),
        Unusable::Document(DocumentError::Version { found, .. }) => {
            fill(&texts.version, "n", &found.to_string())
        }
        Unusable::Document(DocumentError::Syntax(_) | DocumentError::Invalid(_)) => {
            texts.damaged.clone()
        }
    }
}

/// Returns a file's name without its folder.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::strings::Language;
    use std::io;
    use std::path::PathBuf;

    #[test]
    fn every_trouble_has_its_words_in_both_languages() {
        let [path, aside] =
            ["/home/ann/players.ron", "/home/ann/players.ron.unreadable-1"].map(PathBuf::from);
        let reasons = [
            Unusable::NotAFile,
            Unusable::Io(io::Error::other("no")),
            Unusable::Document(DocumentError::TooLong(9)),
            Unusable::Document(DocumentError::Syntax(String::new())),
            Unusable::Document(DocumentError::Version { found: 7, expected: 1 }),
            Unusable::Document(DocumentError::Invalid(String::new())),
        ];
        let kept = reasons
            .into_iter()
            .map(|reason| StoreError::KeptAside(path.clone(), aside.clone(), reason));
        let others = [
            StoreError::Io(path.clone(), io::Error::other("no")),
            StoreError::NoFolder,
            StoreError::OtherCopy,
        ];
        let errors: Vec<SaveError> = kept
            .chain(others)
            .map(SaveError::Store)
            .chain([SaveError::Full, SaveError::Name])
            .collect();
        for language in Language::ALL {
            let strings = Strings::of(language);
            for error in &errors {
                let words = of_save(error, &strings);
                assert!(!words.is_empty() && !words.contains(['{', '/']), "{words}");
            }
        }
    }
}
