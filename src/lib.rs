#![doc = include_str!("../README.md")]

pub mod ai;
pub mod app;
pub mod cli;
pub mod game;
