//! The command line of the game: a game in the terminal, solving, analysis, pictures, puzzles,
//! stacking, and the Go Text Protocol. The commands of the laboratory are in `lab`; `program` puts
//! the table of all commands together.
//!
//! Each command has a file or folder with `run` and, unless it takes none, its `Arguments`, whose
//! doc comments are the help; the game that `open` has read goes to the window instead. Answers go
//! to standard output, also that a position can't be read; messages about wrong usage go to
//! standard error.

pub(crate) mod analyze;
mod examples;
pub(crate) mod gtp;
#[cfg(feature = "manual")]
pub(crate) mod manual;
#[cfg(feature = "window")]
pub(crate) mod open;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod render;
pub(crate) mod shared;
pub(crate) mod solve;
pub(crate) mod stack;

#[doc(hidden)]
pub use examples::examples;
pub(crate) use examples::first_example;
#[doc(hidden)]
pub use gtp::session as gtp_session;
