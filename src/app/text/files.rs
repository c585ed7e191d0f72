//! Texts for errors of files and of saving.

use std::io::ErrorKind;
use std::path::Path;

use super::texts::{Texts, args, msg};
use crate::game::{
    DocumentError, GameFileError, MAX_GAME_NAME, MAX_GAMES, SaveError, StoreError, Unusable,
    is_full, reason,
};

impl Texts {
    /// Returns the text for an error of a file.
    pub fn store_error(&self, error: &StoreError) -> String {
        let about = |template, path, error: String| {
            self.fill(template, args!(name = file_name_of(path), error))
        };
        match error {
            StoreError::Io(_, error) if is_full(error) => self.get(msg::FILE_NO_ROOM).to_owned(),
            StoreError::Io(path, error) => about(msg::FILE_REFUSED, path, reason(error)),
            StoreError::LeftAlone(path, Unusable::Document(error)) if error.is_newer() => {
                self.with(msg::FILE_NEWER, "name", file_name_of(path))
            }
            StoreError::LeftAlone(path, Unusable::Io(error))
                if error.kind() == ErrorKind::PermissionDenied =>
            {
                self.with(msg::FILE_NOT_PERMITTED, "name", file_name_of(path))
            }
            StoreError::LeftAlone(path, reason) => {
                about(msg::FILE_LEFT_ALONE, path, self.unusable(reason))
            }
            StoreError::SetAside(path, aside, reason) => {
                let [name, aside] = [path, aside].map(|it| file_name_of(it));
                let error = self.unusable(reason);
                self.fill(msg::FILE_SET_ASIDE, args!(name, aside, error))
            }
            StoreError::Damaged(path, aside) => {
                let [name, aside] = [path, aside].map(|it| file_name_of(it));
                self.fill(msg::FILE_ENTRIES_DAMAGED, args!(name, aside))
            }
            StoreError::PassedOver(path, error) => {
                about(msg::FILE_PASSED_OVER, path, error.to_string())
            }
            StoreError::NoFolder => self.get(msg::FILE_NO_FOLDER).to_owned(),
            StoreError::OtherCopy => self.get(msg::FILE_OTHER_COPY).to_owned(),
        }
    }

    /// Returns the text for a file that can't be opened as a game.
    pub fn game_file_error(&self, path: &Path, error: &GameFileError) -> String {
        let reason = match error {
            GameFileError::File(reason) => self.unusable(reason),
            GameFileError::Text(error) => error.to_string(),
        };
        self.fill(msg::FILE_NOT_OPENED, args!(name = file_name_of(path), error = reason))
    }

    /// Returns the text that explains why something was not saved.
    pub fn save_error(&self, error: &SaveError) -> String {
        match error {
            SaveError::Full => self.with(msg::FILE_FULL, "n", MAX_GAMES),
            SaveError::Name => self.with(msg::FILE_NAME, "n", MAX_GAME_NAME),
            SaveError::Store(error) => self.store_error(error),
        }
    }

    /// Returns the text that explains why a file can't be used.
    fn unusable(&self, error: &Unusable) -> String {
        let message = match error {
            Unusable::Io(error) => return reason(error),
            Unusable::Document(DocumentError::Version { found, .. }) => {
                return self.with(msg::FILE_VERSION, "n", *found);
            }
            Unusable::Folder | Unusable::NotAFile => msg::FILE_NOT_A_FILE,
            Unusable::DanglingLink => msg::FILE_DANGLING_LINK,
            Unusable::Document(DocumentError::TooLong(_)) => msg::FILE_TOO_LONG,
            Unusable::NotText
            | Unusable::Document(DocumentError::Syntax(_) | DocumentError::Invalid(_)) => {
                msg::FILE_DAMAGED
            }
        };
        self.get(message).to_owned()
    }
}

/// Returns a file's name without its folder.
fn file_name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;
    use crate::game::GameTextError;
    use std::io;
    use std::path::PathBuf;

    #[test]
    fn every_error_has_a_text_in_every_language() {
        let [path, aside] =
            ["/home/ann/players.ron", "/home/ann/players.ron.unreadable-1"].map(PathBuf::from);
        let reasons = [
            Unusable::Folder,
            Unusable::NotAFile,
            Unusable::DanglingLink,
            Unusable::NotText,
            Unusable::Io(io::Error::other("no")),
            Unusable::Document(DocumentError::TooLong(9)),
            Unusable::Document(DocumentError::Syntax(String::new())),
            Unusable::Document(DocumentError::Version { found: 7, expected: 1 }),
            Unusable::Document(DocumentError::Invalid(String::new())),
        ];
        let set_aside = reasons
            .into_iter()
            .map(|reason| StoreError::SetAside(path.clone(), aside.clone(), reason));
        let newer = DocumentError::Version { found: 7, expected: 1 };
        let others = [
            StoreError::LeftAlone(path.clone(), Unusable::Document(newer)),
            StoreError::LeftAlone(path.clone(), Unusable::Io(io::Error::other("no"))),
            StoreError::LeftAlone(path.clone(), Unusable::Io(ErrorKind::PermissionDenied.into())),
            StoreError::Io(path.clone(), io::Error::other("no")),
            StoreError::Io(path.clone(), ErrorKind::StorageFull.into()),
            StoreError::Damaged(path.clone(), aside.clone()),
            StoreError::PassedOver(path.clone(), DocumentError::Invalid(String::new())),
            StoreError::NoFolder,
            StoreError::OtherCopy,
        ];
        let errors: Vec<SaveError> = set_aside
            .chain(others)
            .map(SaveError::Store)
            .chain([SaveError::Full, SaveError::Name])
            .collect();
        let torn = GameFileError::Text(GameTextError::Empty);
        let missing = GameFileError::File(Unusable::Io(io::ErrorKind::NotFound.into()));
        for language in Language::all() {
            let texts = Texts::new(language);
            for error in [&torn, &missing] {
                let words = texts.game_file_error(&path, error);
                assert!(words.contains("players.ron") && !words.contains(['{', '/']), "{words}");
            }
            for error in &errors {
                let words = texts.save_error(error);
                assert!(!words.is_empty() && !words.contains(['{', '/']), "{words}");
            }
        }
    }
}
