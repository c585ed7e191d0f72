//! Sounds and music, computed.

pub mod player;
pub mod synth;
