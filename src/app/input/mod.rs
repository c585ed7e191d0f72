//! What the player does: keys, mouse, pad, clipboard, and what they mean.

pub mod actions;
pub mod bindings;
pub mod clipboard;
pub mod keys;
pub mod pad;
pub mod pasted;
pub mod reader;
