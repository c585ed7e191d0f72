//! The board drawn: blocks, effects, the piece in hand, overlays.

pub mod blocks;
pub mod cursor;
pub mod drawing;
pub mod effects;
pub mod input;
pub mod overlays;
pub mod paint;
