//! The system's clipboard, as far as there is one.

use arboard::Clipboard as System;

/// Longest text that is taken from the clipboard, in bytes: more than any position or game has.
const MAX_LEN: usize = 1 << 16;

/// Opens the clipboard when it is first needed, and holds it: on some systems a text is lost with its owner.
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

    /// Puts a text on the clipboard, and returns whether the system allows it.
    pub fn copy(&mut self, text: &str) -> bool {
        self.open().is_some_and(|system| system.set_text(text).is_ok())
    }

    /// Returns the text on the clipboard; none if there is none or it is too long to be anything of ours.
    pub fn paste(&mut self) -> Option<String> {
        let text = self.open()?.get_text().ok()?;
        (text.len() <= MAX_LEN).then_some(text)
    }
}
