//! The keyboard behind miniquad's keys: the key that is meant in the player's layout, whether it
//! repeats, and what it types.
//!
//! Under X11, `x11` reads the keyboard and `layout` gives its keys their meanings. Elsewhere, keys
//! are as miniquad reports them.

#[cfg(target_os = "linux")]
mod layout;
mod stroke;
#[cfg(target_os = "linux")]
mod x11;

#[cfg(target_os = "linux")]
pub use x11::X11Keyboard;

/// A keyboard that is never read, as X11 is used on Linux alone.
#[cfg(not(target_os = "linux"))]
pub enum X11Keyboard {}

#[cfg(not(target_os = "linux"))]
#[allow(missing_docs)]
impl X11Keyboard {
    pub fn stroke(&mut self, _: miniquad::KeyCode, _: bool) -> Result<Option<stroke::Stroke>, ()> {
        match *self {}
    }

    pub fn release_all(&mut self) {
        match *self {}
    }

    pub fn printed(&self, _: miniquad::KeyCode) -> Option<char> {
        match *self {}
    }
}
