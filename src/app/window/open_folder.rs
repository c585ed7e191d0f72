//! Opens folders in the desktop's own file manager, by the program that each desktop has for that.

use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The program that opens a folder.
const OPENER: &str = if cfg!(windows) {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

/// Opens a folder, and waits for nothing. A folder that is being opened is left alone.
#[derive(Default)]
pub struct OpeningFolder {
    /// The program at work, which may live as long as the file manager.
    child: Option<Child>,
    /// Whether the program could not be started.
    is_missing: bool,
}

impl OpeningFolder {
    /// Starts to open a folder.
    pub fn start(&mut self, folder: &Path) {
        self.start_with(OPENER, folder);
    }

    fn start_with(&mut self, opener: &str, folder: &Path) {
        if self.has_failed() || self.child.is_some() {
            return;
        }
        let mut command = Command::new(opener);
        command.arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.child = command.spawn().ok();
        self.is_missing = self.child.is_none();
    }

    /// Returns once for each folder that could not be opened that it failed.
    pub fn has_failed(&mut self) -> bool {
        let ended = self.child.as_mut().and_then(|child| child.try_wait().transpose());
        if ended.is_some() {
            self.child = None;
        }
        // The Explorer reports failure even when it succeeds.
        let has_failed = ended.is_some_and(|it| !it.is_ok_and(|status| status.success()));
        std::mem::take(&mut self.is_missing) || has_failed && !cfg!(windows)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Returns whether opening ends with a failure.
    fn fails(opener: &str) -> bool {
        let mut opening = OpeningFolder::default();
        opening.start_with(opener, Path::new("/"));
        loop {
            if opening.has_failed() {
                assert!(!opening.has_failed(), "it is told once");
                return true;
            }
            if opening.child.is_none() {
                return false;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_folder_that_can_not_be_opened_is_told_once() {
        assert!(!fails("true"));
        assert!(fails("false"));
        assert!(fails("/there is no such program"));
    }
}
