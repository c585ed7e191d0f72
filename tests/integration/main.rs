//! Tests of the engine and the program from outside. All are one program, so that it is linked
//! once.

mod support;

mod arguments;
mod cli;
mod examples;
mod gtp;
mod matches;
mod perft;
mod positions;
mod prove;
mod render;
mod solver;
mod stacking;
mod tables;
