//! Nim Tetris: place tetrominoes in turn on a 10x10 board; whoever places the last one loses.
//!
//! * [`ai`]: the engine. Bitboard, labelling, OIS arena, exact solver, opponents.
//! * [`app`]: the window.
//! * [`game`]: turns, players, records, the running game.

pub mod ai;
pub mod app;
pub mod game;
