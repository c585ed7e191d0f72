//! The largest numbers: possible work is done, and anything else is refused with a message.

use crate::program::{Run, run};

/// A position that is solved at once: two rows of four cells.
pub const EASY: &str = "....######/....######/##########/##########/##########/##########/##########/##########/##########/##########";

pub const EMPTY: &str = "....................................................................................................";

/// 1024 games on 1024 threads each would take a million threads.
#[test]
fn the_threads_of_all_games_together_are_limited() {
    let Run { out, err, code } = run(&["match", "1", "0", "--jobs", "1024", "--threads", "2"], "");
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert_eq!(err, "error: --jobs times --threads is more than 1024\n");
}

#[test]
fn the_largest_numbers_are_harmless() {
    for arguments in [
        &["solve", EASY, "--time", "1e300", "--threads", "1024", "--memory", "16"][..],
        &["solve", EASY, "--time", "1e-300"],
        &["analyze", EASY, "--time", "1.7976931348623157e308", "--threads", "1024"],
        &["perft", "25", EASY],
        &["match", "0", "0", "--games", "2", "--time", "1e300", "--jobs", "1024"],
        &["match", "0", "0", "--games", "2", "--seed", "18446744073709551615", "--threads", "1024"],
        &["data", "positions", "--count", "1", "--seed", "18446744073709551615"],
    ] {
        let Run { err, code, .. } = run(arguments, "");
        assert_eq!((err.as_str(), code), ("", Some(0)), "{arguments:?}");
    }
    let lines = "nt-level 18446744073709551616\ntime_settings 1e308 1e308 4294967295\ntime_left b 1e308 0\n\
                 boardsize -9223372036854775808\nkomi 1e308\n4294967296 name\ngenmove b\nquit\n";
    let Run { out, code, .. } = run(&["gtp", "--level", "0", "--threads", "1024"], lines);
    assert_eq!((out.matches("\n\n").count(), code), (8, Some(0)), "{out}");
}

/// Idle threads once looked for work instead of waiting, so the others made no progress.
#[test]
fn a_time_limit_ends_a_search_on_a_thousand_threads() {
    let arguments = ["solve", "--threads", "1024", "--memory", "16384", "--time", "1", EMPTY];
    let Run { out, code, .. } = run(&arguments, "");
    assert!(out.starts_with("unknown cells=100 ") && code == Some(0), "{out}");
}
