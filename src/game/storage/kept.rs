//! Documents in the folder of [`Folder::Config`] that save themselves.

use std::ops::{Deref, DerefMut};

use super::files::{Files, Folder};
use super::store::StoreError;
use crate::game::formats::Document;

/// A document in a file of the player's that is saved after changes.
#[derive(Clone, Debug)]
pub struct Kept<T> {
    file: &'static str,
    value: T,
    /// What was read from the file or given to be written last; before, what a missing file means.
    saved: T,
}

impl<T: Document + Clone + Default + PartialEq> Kept<T> {
    /// Returns a document without saved content.
    pub fn new(file: &'static str) -> Kept<T> {
        Kept { file, value: T::default(), saved: T::default() }
    }

    /// Reads the file if there is one. Adds an error to `errors` if the file can't be used.
    pub fn load(&mut self, files: &mut Files, errors: &mut Vec<StoreError>) {
        match files.load::<T>(Folder::Config, self.file) {
            Ok(Some(value)) => {
                self.saved = value.clone();
                self.value = value;
            }
            Ok(None) => {}
            Err(error) => errors.push(error),
        }
    }

    /// Saves the document, as [`Files::save`] does, if it has changed.
    pub fn save_changes(&mut self, files: &Files) {
        if self.saved != self.value {
            self.saved = self.value.clone();
            files.save(Folder::Config, self.file, &self.value);
        }
    }
}

impl<T> Deref for Kept<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Kept<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde::{Deserialize, Serialize};

    use super::*;

    #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
    struct Note(u8);

    impl Document for Note {
        const VERSION: u32 = 1;
    }

    fn load(files: &mut Files) -> Kept<Note> {
        let mut errors = Vec::new();
        let mut kept = Kept::<Note>::new("note.ron");
        kept.load(files, &mut errors);
        assert!(errors.is_empty(), "{errors:?}");
        kept
    }

    #[test]
    fn a_change_is_saved_and_found_at_the_next_start() {
        let root = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(root.path());
        let path = files.path(Folder::Config, "note.ron").unwrap();
        let mut note = load(&mut files);
        let is_saved = |note: &mut Kept<Note>, files: &Files| {
            let _ = fs::remove_file(&path);
            note.save_changes(files);
            files.flusher().flush();
            path.exists()
        };
        assert!(!is_saved(&mut note, &files), "nothing has changed");
        for number in 1..=7 {
            note.0 = number;
            assert!(is_saved(&mut note, &files));
        }
        // The program may end without dropping anything, and then only flushes.
        assert_eq!(files.load(Folder::Config, "note.ron").unwrap(), Some(Note(7)));
        note.0 = 7;
        assert!(!is_saved(&mut note, &files), "it is the same");
        note.0 = 8;
        note.save_changes(&files);
        drop(files);
        let note = load(&mut Files::in_folder(root.path()));
        assert_eq!(note.0, 8);
    }
}
