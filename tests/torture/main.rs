//! Abuse: bad input, damaged files, full disks, kills at any moment, missing resources, many
//! threads, long runs. All of it is one program, so that it is linked once.
//!
//! Each test does a bounded part in an ordinary run. `NIM_TETRIS_TORTURE=20` does twenty times as
//! much.

mod limits;
#[path = "../integration/support/program.rs"]
mod program;
mod protocol;
mod soak;
mod stops;
#[cfg(feature = "loom")]
mod table;
mod threads;

// These need signals, permissions, limits of the system, and `/proc`.
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod kill;
#[cfg(target_os = "linux")]
mod plain_user;
#[cfg(target_os = "linux")]
mod signals;
#[cfg(target_os = "linux")]
mod support;
#[cfg(target_os = "linux")]
mod system;

/// Returns the factor by which to do more than in an ordinary run.
fn times() -> usize {
    let text = std::env::var("NIM_TETRIS_TORTURE").ok();
    text.map_or(1, |text| text.parse().expect("NIM_TETRIS_TORTURE is a number"))
}
