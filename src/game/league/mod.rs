//! The league of the named players, which goes on while nobody looks.
//!
//! Rests on the rules, the formats, ratings and running work.

mod rounds;
mod runner;
mod season;
mod table;

pub use runner::LeagueRunner;
pub use table::{League, Met, Standing};
