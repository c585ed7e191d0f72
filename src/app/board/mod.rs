//! The board as drawn on every screen that has one.
//!
//! * `drawing`: the board with what moves on it, by what `picture` draws; `effects` animates it, `confetti` celebrates; `paint` brings it
//!   into a user interface
//! * `curtain`: what hides the board while a game is paused
//! * `hand`: the piece in hand, moved by keys and mouse; `piece_row`: the pieces to choose from
//! * `face`: the faces of the named players
//! * `overlays`: outcomes of placements and values of areas, drawn over the board

mod confetti;
mod curtain;
pub mod drawing;
mod easing;
mod effects;
pub mod face;
pub mod gesture;
mod hand;
pub mod overlays;
mod paint;
pub mod piece_row;

pub use curtain::Curtain;
pub use effects::Effects;
pub use hand::PieceInHand;
pub use hand::steering::Aim;
pub use overlays::AREA_COLORS;
pub use paint::{into_shape, paint_of_shape};
