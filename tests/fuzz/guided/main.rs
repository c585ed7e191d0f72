//! Runs one target, named by the environment variable `TARGET`, under libFuzzer.

#![no_main]

#[path = "../targets.rs"]
mod targets;

use std::sync::LazyLock;

use targets::{TARGETS, Target};

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("TARGET").unwrap_or_default();
    let names = || TARGETS.iter().map(|target| target.name).collect::<Vec<_>>().join(" ");
    let target = TARGETS.iter().find(|target| target.name == name);
    target.unwrap_or_else(|| panic!("TARGET is one of {}", names()))
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| (TARGET.run)(bytes));
