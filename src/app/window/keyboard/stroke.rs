//! A press or release of a key, as read from the keyboard.

use miniquad::KeyCode;

/// A key that was pressed or released.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The key that is meant in the player's layout.
    pub code: KeyCode,
    /// Whether the press is repeated because the key is held.
    pub repeat: bool,
    /// The text that it types.
    pub text: String,
}
