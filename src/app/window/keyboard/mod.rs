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

use miniquad::KeyCode;

use stroke::Stroke;

/// The keyboard, if the window system lets the game read it.
#[derive(Default)]
pub struct Keyboard {
    /// The connection to the keyboard, once it is open.
    #[cfg(target_os = "linux")]
    x11: Option<x11::X11Keyboard>,
}

#[cfg(target_os = "linux")]
impl Keyboard {
    /// Starts to read the keyboard of this window. Does nothing if that is impossible.
    pub fn open(&mut self, window: u32) {
        self.x11 = x11::X11Keyboard::open(window).ok();
    }

    /// Returns whether the keyboard is being read.
    pub fn is_open(&self) -> bool {
        self.x11.is_some()
    }

    /// Returns the stroke that belongs to a key just reported by miniquad, or `None` if only
    /// miniquad knows the key.
    pub fn stroke(&mut self, reported: KeyCode, pressed: bool) -> Option<Stroke> {
        match self.x11.as_mut()?.stroke(reported, pressed) {
            Ok(stroke) => stroke,
            // The server is gone, or refuses to answer.
            Err(_) => {
                self.x11 = None;
                None
            }
        }
    }

    /// Releases all keys, as the window has lost the focus.
    pub fn release_all(&mut self) {
        if let Some(x11) = &mut self.x11 {
            x11.release_all();
        }
    }

    /// Returns the character printed on a key, or `None` if it is unknown.
    pub fn printed(&self, code: KeyCode) -> Option<char> {
        self.x11.as_ref()?.printed(code)
    }
}

#[cfg(not(target_os = "linux"))]
#[allow(clippy::unused_self, missing_docs)]
impl Keyboard {
    pub fn is_open(&self) -> bool {
        false
    }

    pub fn stroke(&mut self, _: KeyCode, _: bool) -> Option<Stroke> {
        None
    }

    pub fn release_all(&mut self) {}

    pub fn printed(&self, _: KeyCode) -> Option<char> {
        None
    }
}
