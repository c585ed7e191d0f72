//! A bell that never exists, as X11 is used on Linux alone.

/// See `bell`.
pub const WAKE: i16 = i16::MIN;

/// See `bell`.
pub const NUDGE: i16 = i16::MIN + 1;

/// See `bell`.
#[derive(Clone)]
pub enum Bell {}

#[allow(missing_docs)]
impl Bell {
    pub fn hang(_: u32) -> Option<Bell> {
        None
    }

    pub fn ring(&self, _: i16) {
        match *self {}
    }

    pub fn is_window_hidden(&self) -> bool {
        match *self {}
    }
}
