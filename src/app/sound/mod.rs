//! Sounds and music: `synth` computes them, `output` plays them on a thread of its own if there is
//! a sound card, and `player` is the window's handle to that thread.

mod output;
mod player;
mod synth;

pub use player::{LAST_SECONDS, Sounds};
pub use synth::Sound;
