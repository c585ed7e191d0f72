//! The game as played: rules, players, files, people and ratings, lessons and puzzles. Nothing here
//! draws or prints.
//!
//! What a player changes follows one path: command, check, execution, event. The window, the
//! terminal and the files give [`Command`]s to a [`Session`] or a [`Game`], and show the [`Event`]s
//! that come back.
//!
//! Each module depends only on those above it in this list, and on the engine, [`crate::ai`].

mod lists;
mod packed;
mod text;
mod timestamp;

mod rules;

mod formats;

mod people;
mod running;

mod storage;

mod puzzles;
mod review;
mod stacking;

mod lessons;

mod journal;

mod practice;
mod statistics;

mod profile;

// Each folder says in its own `mod.rs` what it offers, and to whom.
pub use formats::*;
pub use journal::*;
pub use lessons::*;
pub(crate) use packed::unpack;
pub use people::*;
pub use practice::*;
pub use profile::*;
pub use puzzles::*;
pub use review::*;
pub use rules::*;
pub use running::*;
pub use stacking::*;
pub use statistics::*;
pub use storage::*;
pub use text::*;
pub use timestamp::Timestamp;
