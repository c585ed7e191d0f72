//! The board as drawn on every screen that has one.
//!
//! * `drawing`: the board with what moves on it, by what `picture` draws; `effects` animates it, `easing` says how fast, `confetti` celebrates;
//!   `paint` brings it into a user interface
//! * `curtain`: what hides the board while a game is paused
//! * `hand`: the piece in hand, moved by keys and mouse, which may have to rest before a press
//!   places it; `glide`: how it comes there; `tray`: the pieces to choose from; `gesture`: a
//!   drawn hand that shows how
//! * `face`: the faces of all who play
//! * `line`: how a game goes on, played on the board
//! * `overlays`: outcomes of placements and values of areas, drawn over the board, and what the coach shows

mod confetti;
mod curtain;
pub mod drawing;
pub mod easing;
mod effects;
pub mod face;
pub mod gesture;
mod glide;
mod hand;
pub mod line;
pub mod overlays;
mod paint;
pub mod tray;

pub use curtain::Curtain;
pub use effects::Effects;
pub use hand::arrival::Arrival;
pub use hand::steering::Aim;
pub use hand::{PieceInHand, first_orientation};
pub use overlays::AREA_COLORS;
pub use paint::{painted, show_painted};
