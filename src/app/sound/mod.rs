//! Sounds and music: `synth` computes them, `player` plays them if there is a sound card.

mod player;
mod synth;

pub use player::Sounds;
pub use synth::Sound;
