//! Nim Tetris: place tetrominoes in turn on a 10x10 board; whoever places the last one loses.
//!
//! * [`ai`]: the engine. Bitboard, labelling, OIS arena, exact solver, opponents.
//! * [`game`]: turns, players, records, the running game.
//! * [`cli`]: the text commands.

pub mod ai;
pub mod cli;
pub mod game;
