//! The statistics while the program runs: what is noted of the game on the table, games that are being looked at after their end, and
//! achievements that wait to be told.
//!
//! * `keeper`: the state
//! * `finished`: what becomes of a game at the table
//! * `keeping`: how games, lessons and puzzles reach the statistics

mod finished;
pub mod keeper;
pub mod keeping;
