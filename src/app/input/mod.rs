//! The player's input and its meaning.
//!
//! * `action`: all actions by keys, with their scopes and default keys; `bindings`: the player's
//!   key bindings
//! * `chord`: a key with Ctrl or Shift, and the names of keys; `repeat`: held keys; `pad`: game
//!   pads
//! * `reader` reads the window's input once a frame into `frame::Input`, which yields the requested
//!   actions
//! * `hangul` composes syllables; `hangul_keyboard` writes them into text fields
//! * `clipboard`, `pasted`: texts from other programs

mod action;
mod bindings;
mod chord;
mod clipboard;
mod frame;
mod hangul;
mod hangul_keyboard;
mod pad;
pub mod pasted;
mod reader;
mod repeat;

pub use action::{Action, Scope, Selecting, Topic};
pub use bindings::Bindings;
pub use chord::{Chord, name as key_name};
pub use clipboard::{Clipboard, ClipboardFailure, CopyOutcome};
pub use frame::Input;
pub use hangul_keyboard::HangulKeyboard;
#[cfg(test)]
pub use pad::BUTTONS;
pub use pasted::PasteError;
pub use reader::InputReader;
