//! The board as drawn on every screen that has one.
//!
//! * `drawing`: the board and everything on it; `blocks`, `contour` and `paint` draw its parts, `effects` animates them, `confetti` celebrates
//! * `cursor`: the piece in hand; `input` moves it by keys and mouse; `piece_row`: the pieces to choose from
//! * `overlays`: outcomes of placements and values of areas, drawn over the board

pub mod blocks;
mod confetti;
mod contour;
pub mod cursor;
pub mod drawing;
pub mod effects;
pub mod input;
pub mod overlays;
pub mod paint;
pub mod piece_row;
