//! Abuse: bad input, damaged files, full disks, kills at any moment, bad programs, missing resources, many threads, long runs. All of it is one
//! program, so that it is linked once.
//!
//! Each test does a bounded part in the ordinary run. `NIM_TETRIS_TORTURE=20` makes twenty times as much of it.

mod dependencies;
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod kill;
mod limits;
mod program;
mod protocol;
mod signals;
mod soak;
#[cfg(target_os = "linux")]
mod support;
mod table;
mod threads;
