//! Stacking, the solitaire.
//!
//! * `build` is the screen on which a person or the stacker builds, and `message` lists its
//!   messages
//! * `hand` is the piece in hand, `well` draws the well, and `watch` runs the stacker
//! * `advice` finds hints, and the ranks of all places with their colours
//! * `surfaces` shows in the help what makes a surface good

mod advice;
pub mod build;
mod hand;
mod message;
pub mod surfaces;
mod watch;
mod well;
