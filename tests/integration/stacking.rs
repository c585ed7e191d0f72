//! Runs `stack` with made-up ranks in a cache folder of its own, since computing the true ones
//! takes too long.

use std::fs;
use std::path::Path;
use std::process::Command;

use nim_tetris::ai::RANK_COUNT;

use crate::support::PROGRAM;

/// Writes a file of made-up ranks.
pub fn write_made_up_ranks(folder: &Path) {
    let ranks = (0..RANK_COUNT).flat_map(|index| ((index % 60_000) as u16).to_le_bytes());
    let ranks: Vec<u8> = ranks.collect();
    let (version, checksum) = (1_u32.to_le_bytes(), crc32fast::hash(&ranks).to_le_bytes());
    let file = [&b"Nim Tetris: ranks of surfaces\n"[..], &version, &checksum, &ranks].concat();
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join("stacking-ranks"), file).unwrap();
}

fn stack(cache: &Path, arguments: &[&str]) -> String {
    let output = Command::new(PROGRAM)
        .arg("stack")
        .args(arguments)
        .env("XDG_CACHE_HOME", cache)
        .output()
        .unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// Only on Linux does a variable name the cache folder.
#[test]
fn the_same_seed_gives_the_same_games() {
    if !cfg!(target_os = "linux") {
        return println!("skipped: the cache folder has its own place here");
    }
    let cache = tempfile::tempdir().unwrap();
    write_made_up_ranks(&cache.path().join("nim-tetris"));
    let last = |arguments: &[&str]| {
        let out = stack(cache.path(), arguments);
        assert!(out.starts_with("ranks read in "), "{out}");
        out.lines().last().unwrap().to_owned()
    };
    let games = ["--lookahead", "1", "--games", "8", "--seed", "3"];
    let line = last(&games);
    assert!(line.starts_with("look-ahead 1: games 8 mean "), "{line}");
    let words: Vec<&str> = line.split(' ').collect();
    let names = [words[4], words[6], words[8], words[10]];
    assert_eq!(names, ["mean", "+-", "median", "longest"], "{line}");
    assert_eq!(last(&games), line);
    assert_ne!(last(&["--games", "8", "--seed", "4"]), line);
    let well = last(&["--games", "2", "--rows", "12", "--clear-from", "6"]);
    assert!(well.starts_with("look-ahead 1: games 2 mean "), "{well}");
}
