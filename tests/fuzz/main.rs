//! Gives valid and spoilt texts to every reader of texts from outside: each refuses wrong texts
//! with a message, and reads back what it writes.
//!
//! Each target in `targets.rs` takes any bytes. Here it gets the texts of its corpus and a fixed
//! number of mutations of them, the same in each run. `NIM_TETRIS_FUZZ=100` makes a hundred times
//! as many mutations, and `NIM_TETRIS_FUZZ_SEED` other ones. The program in `guided` runs the same
//! targets under libFuzzer.

mod mutator;
mod targets;

use std::env;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;

use mutator::Mutator;
use targets::{TARGETS, Target};

/// Returns the number in an environment variable, or `usual` if it is not set.
fn setting(name: &str, usual: u64) -> u64 {
    let text = env::var(name).ok();
    text.map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is not a number")))
}

/// Returns the texts in the corpus of a target.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(name);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files.into_iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Runs a target on an input, and prints an input that fails, so that it can be put into the
/// corpus.
fn run(target: &Target, input: &[u8]) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| (target.run)(input))) {
        eprintln!("{} fails on b\"{}\"", target.name, input.escape_ascii());
        resume_unwind(panic);
    }
}

fn fuzz(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let corpus = corpus(name);
    corpus.iter().for_each(|text| run(target, text));
    let mut mutator = Mutator::new(corpus, setting("NIM_TETRIS_FUZZ_SEED", 1));
    for _ in 0..target.inputs * setting("NIM_TETRIS_FUZZ", 1) {
        run(target, &mutator.next());
    }
}

/// Makes a test for each target, so that targets run in parallel.
macro_rules! tests {
    ($($name:ident)*) => {
        $(#[test] fn $name() { fuzz(stringify!($name)); })*

        #[test]
        fn every_target_has_a_test_and_together_they_get_a_million_inputs() {
            let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
            let tests = [$(stringify!($name)),*];
            let windows: &[&str] = if cfg!(feature = "window") { &["settings", "remembered"] } else { &[] };
            assert_eq!(names, [&tests, windows].concat());
            let inputs: u64 = TARGETS.iter().map(|target| target.inputs).sum();
            assert!(inputs >= 1_000_000 || !cfg!(feature = "window"), "{inputs}");
        }
    };
}

tests! {
    position placement game_text journal union gtp editor game proof
}

/// Tests of the files that only the window reads.
#[cfg(feature = "window")]
mod window {
    #[test]
    fn settings() {
        super::fuzz("settings");
    }

    #[test]
    fn remembered() {
        super::fuzz("remembered");
    }
}
