//! What the player does, and what it means.
//!
//! * `action`: everything that can be done by a key, with its screens and its first keys; `bindings`: the keys as the player has bound them
//! * `chord`: a key with Ctrl or Shift, and the names of keys; `repeat`: held keys; `pad`: game pads
//! * `reader` reads the window's input once a frame into a `frame::Input`, which tells what is wanted
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
