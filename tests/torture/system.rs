//! Systems with too few threads, too little disk or memory, or a wrong clock: the program does what
//! is possible, and refuses the rest with a message, without a panic or a signal.

use crate::limits::{EASY, EMPTY};
use crate::plain_user::PlainUser;
use crate::program::{PROGRAM, Run, run};

/// Checks that a run ended with one line of error that contains `message`.
fn assert_refused(run: &Run, message: &str) {
    assert_eq!((run.out.as_str(), run.code), ("", Some(1)), "{run:?}");
    assert!(run.err.starts_with("error: ") && run.err.lines().count() == 1, "{run:?}");
    assert!(run.err.contains(message), "{message}: {run:?}");
}

#[test]
fn one_thread_does_the_work_of_all_or_an_error_says_so() {
    let Some(user) = PlainUser::new() else { return };
    let one_thread = "--nproc=1:1";
    let Run { out, err, code } = user.run(one_thread, &["solve", "--threads", "8", EASY], "");
    assert!(out.starts_with("win ") && code == Some(0), "{err}");
    let count = |run: Run| run.out.split(' ').next().unwrap_or_default().to_owned();
    let perft = ["perft", "2", EASY];
    assert_eq!(count(user.run(one_thread, &perft, "")), count(run(&perft, "")));
    let Run { out, err, code } =
        user.run(one_thread, &["gtp", "--threads", "8", "--level", "6"], "genmove b\n");
    assert!(out.starts_with("= ") && code == Some(0), "{err}");
    assert_refused(
        &user.run(one_thread, &["play", "--level", "0"], ""),
        "the system refused to start a thread: ",
    );
    // A match needs a second thread, which waits for Ctrl-C.
    let games = user.run(one_thread, &["match", "0", "1", "--games", "3", "--jobs", "3"], "");
    assert_refused(&games, "");
}

/// The thread that reads pads once panicked, as did others.
#[cfg(feature = "window")]
#[test]
fn the_window_does_not_open_where_threads_are_few() {
    if std::env::var_os("DISPLAY").is_none() {
        return eprintln!("skipped: there is no display");
    }
    let Some(user) = PlainUser::new() else { return };
    assert_refused(&user.run("--nproc=9:9", &[], ""), "the system refused to start a thread: ");
}

/// The upper three rows of a position with a piece on it.
const RENDERED_ROWS: &str = "TTT....###/.T.....###/..........";

#[test]
fn a_picture_that_does_not_fit_on_the_disk_leaves_nothing_behind() {
    let Some(user) = PlainUser::new() else { return };
    let position = format!("{RENDERED_ROWS}{}", "/..........".repeat(7));
    for name in ["a.png", "a.gif"] {
        let line = format!("./nim-tetris render '{position}' --size 200 --out {name}");
        let Run { out, err, code } = user.shell("--fsize=1000", &line);
        assert_eq!((out.as_str(), code), ("", Some(1)), "{err}");
        assert_eq!(err, format!("error: {name}: File too large\n"));
        let left = user.shell("--fsize=1000", "ls -A");
        assert_eq!(left.out, "nim-tetris\n", "no part of a file");
    }
}

#[test]
fn a_file_that_may_not_grow_is_an_error_and_no_signal() {
    let Some(user) = PlainUser::new() else { return };
    for command in ["perft 1", "bench", "data positions", "match 0 0 --games 1"] {
        let Run { err, code, .. } =
            user.shell("--fsize=0", &format!("./nim-tetris {command} >out"));
        assert_eq!(code, Some(1), "{command}: {err}");
        assert!(err.starts_with("error: standard output: File too large"), "{command}: {err}");
    }
    let line = format!("echo name | ./nim-tetris gtp >out; ./nim-tetris solve {EASY} >out");
    let Run { err, code, .. } = user.shell("--fsize=0", &line);
    assert_eq!(
        (err.matches("error: standard output: File too large").count(), code),
        (2, Some(1)),
        "{err}"
    );
}

/// Findings are written as far as they fit, and a run on a larger disk continues from them.
#[test]
fn a_proof_that_does_not_fit_on_the_disk_is_continued() {
    let Some(user) = PlainUser::new() else { return };
    let board = format!("{}{}", "......####".repeat(6), "##########".repeat(4));
    let proof = "--file proof --job-nodes 10 --threads 2";
    let Run { out, err, code } =
        user.shell("--fsize=3000", &format!("./nim-tetris prove {board} {proof}"));
    assert_eq!((out.as_str(), code), ("", Some(1)), "{err}");
    assert!(err.contains("proof: File too large") && err.lines().count() == 1, "{err}");
    let Run { out, err, code } =
        user.shell("--fsize=1000000", &format!("./nim-tetris prove {proof}"));
    assert!(out.contains("\nloss nodes=") && code == Some(0), "{out}{err}");
    assert!(err.is_empty() || err.starts_with("warning: dropped "), "{err}");
    let Run { out, .. } = user.shell("--fsize=1000000", "./nim-tetris prove --file proof --verify");
    assert_eq!(out, "verified\n");
}

#[test]
fn a_memory_limit_is_respected_or_refused() {
    let Some(user) = PlainUser::new() else { return };
    let mib = |mib: u64| format!("--as={}", mib << 20);
    let least = user.run(&mib(70), &["solve", EASY], "");
    assert_refused(
        &least,
        "the search needs 16 MiB of memory, and the system's limit leaves 11 MiB",
    );
    let much = user.run(&mib(400), &["solve", "--memory", "1024", EASY], "");
    assert_refused(
        &much,
        "the search needs 1024 MiB of memory, and the system's limit leaves 176 MiB",
    );
    for arguments in [&["gtp"][..], &["play", "--level", "0"], &["match", "0", "0"]] {
        assert_refused(
            &user.run(&mib(200), arguments, ""),
            "of memory, and the system's limit leaves 76 MiB",
        );
    }
    for (limit, threads) in [(100, "1"), (150, "2"), (300, "64")] {
        let arguments = ["solve", "--threads", threads, "--time", "3", EMPTY];
        let Run { out, err, code } = user.run(&mib(limit), &arguments, "");
        assert!(out.starts_with("unknown ") && code == Some(0), "{limit} MiB: {out}{err}");
    }
}

/// A computer with an empty battery may start in any year.
#[test]
fn a_clock_before_1970_does_no_harm() {
    let faked = |arguments: &[&str]| {
        let words = [&["-f", "1960-01-01 00:00:00", PROGRAM], arguments].concat();
        let output = std::process::Command::new("faketime").args(words).output();
        output.map(|output| {
            (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
        })
    };
    for arguments in [&["solve", EASY][..], &["match", "0", "0", "--games", "2"], &["gtp"]] {
        match faked(arguments) {
            Ok(result) => assert_eq!(result, (Some(0), String::new()), "{arguments:?}"),
            Err(error) => return eprintln!("skipped: faketime can't be run: {error}"),
        }
    }
}
