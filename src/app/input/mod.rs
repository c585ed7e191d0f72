//! What the player does: keys, mouse, pad, clipboard, and what they mean.

pub mod action;
pub mod bindings;
pub mod chord;
pub mod clipboard;
pub mod frame;
pub mod pad;
pub mod pasted;
pub mod reader;
pub mod repeat;
