//! The system clipboard, where there is one.

use arboard::Clipboard as System;

/// Longest text accepted from the clipboard, in bytes; no position or game is this long.
const MAX_LEN: usize = 1 << 16;

/// Opens the clipboard when it is first needed and keeps it open: on some systems a copied text is lost once its owner is gone.
#[derive(Default)]
pub struct Clipboard {
    system: Option<System>,
}

impl Clipboard {
    fn open(&mut self) -> Option<&mut System> {
        if self.system.is_none() {
            self.system = System::new().ok();
        }
        self.system.as_mut()
    }

    /// Copies a text to the clipboard, and returns whether that succeeded.
    pub fn copy(&mut self, text: &str) -> bool {
        self.open().is_some_and(|system| system.set_text(text).is_ok())
    }

    /// Returns the text on the clipboard, or `None` if there is none or it is too long to be a position or a game.
    pub fn paste(&mut self) -> Option<String> {
        let text = self.open()?.get_text().ok()?;
        (text.len() <= MAX_LEN).then_some(text)
    }
}
