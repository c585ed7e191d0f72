//! The board, with everything that is drawn or moved on it, for all screens that have one.
//!
//! * `drawing` draws a board with its animations, by the functions of `picture`; `effects` times
//!   the animations, `confetti` celebrates, and `paint` brings drawings into a user interface
//! * `clue` shows where to look for a placement, then the piece, then the place
//! * `curtain` hides the board while a game is paused
//! * `hand` is the piece in hand, moved by keys and mouse; `glide` animates its moves, `tray` holds
//!   the pieces to choose from, and `gesture` is a drawn hand that shows how to use it
//! * `face` draws the faces of players
//! * `line` plays a line of best play on the board
//! * `overlays` draws outcomes, advice and the values of areas over the board

pub mod clue;
mod confetti;
mod curtain;
pub mod drawing;
mod effects;
pub mod face;
pub mod gesture;
mod glide;
mod hand;
pub mod line;
pub mod overlays;
mod paint;
pub mod tray;

pub use clue::Clue;
pub use curtain::Curtain;
pub use effects::Effects;
pub use hand::PieceInHand;
pub use hand::arrival::Arrival;
pub use hand::first_orientation;
pub use hand::steering::PointerRules;
pub use overlays::AREA_COLORS;
pub use paint::{painted, show_painted};
pub use tray::BoardMessage;
