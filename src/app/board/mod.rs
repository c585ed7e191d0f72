//! The board as it is drawn, for every screen that has one.
//!
//! * `drawing`: the board with what lies on it; `blocks` and `paint` draw its parts, `effects` says what moves
//! * `cursor`: the piece in hand; `input` moves it by keys and mouse
//! * `overlays`: what is known of placements and areas, over the board

pub mod blocks;
pub mod cursor;
pub mod drawing;
pub mod effects;
pub mod input;
pub mod overlays;
pub mod paint;
