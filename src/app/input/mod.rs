//! The player's input and its meaning.
//!
//! * `action`: everything that can be done by a key, with its scopes and default keys; `bindings`: the player's key bindings
//! * `chord`: a key with Ctrl or Shift, and the names of keys; `repeat`: held keys; `pad`: game pads
//! * `reader` reads the window's input once a frame into a `frame::Input`, which yields the requested actions
//! * `clipboard`, `pasted`: texts from other programs

pub mod action;
pub mod bindings;
pub mod chord;
pub mod clipboard;
pub mod frame;
pub mod pad;
pub mod pasted;
pub mod reader;
pub mod repeat;
