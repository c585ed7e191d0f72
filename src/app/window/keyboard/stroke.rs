//! What the keyboard says of a key.

use miniquad::KeyCode;

/// A key that was pressed or released.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The key that is meant.
    pub code: KeyCode,
    /// Whether it is pressed again because it is held.
    pub repeat: bool,
    /// What it types.
    pub text: String,
}
