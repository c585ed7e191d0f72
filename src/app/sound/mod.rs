//! Sounds and music: `synth` computes them, `player` plays them if there is a sound card.

pub mod player;
pub mod synth;
