//! Refusals of impossible arguments, most of them by the program's parser in this process.

use clap::Parser;
use nim_tetris::program::Cli;

use crate::support::{Run, run};

/// Returns the message with which the parser refuses these arguments.
fn refusal(arguments: &[&str]) -> String {
    let words = ["nim-tetris"].iter().chain(arguments);
    let error = Cli::try_parse_from(words).expect_err("they make no sense");
    let message = error.to_string();
    assert!(error.exit_code() == 2 && message.starts_with("error: "), "{arguments:?}: {message}");
    message
}

#[test]
fn wrong_usage_is_reported_on_standard_error() {
    let Run { out, err, code } = run(&["dance"], "");
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.starts_with("error: "), "{err}");
}

#[test]
fn arguments_that_make_no_sense_are_refused() {
    for line in [
        "solve",
        "solve --stdin x",
        "solve --ids x",
        "solve x --threads 0",
        "solve x --threads 1025",
        "solve x --nodes 0",
        "solve x --memory 15",
        "solve x --memory 1048577",
        "analyze",
        "perft 26",
        "prove x",
        "prove --file x --export 0",
        "prove --file x --export 1 --verify",
        "prove --file x --import - --verify",
        "prove x --file x --job-nodes 0",
        "prove x --file x --time 0",
        "render x",
        "render x --out a.png --turn -1",
        "render x --out a.png --turn 18446744073709551616",
        "render x --out a.png --size 199",
        "render x --out a.png --size 4001",
        "render x --out a.gif --size 1e3",
        "render x --out a.png --theme mud",
        "play",
        "play --level 99",
        "match",
        "match 1",
        "match 1 99",
        "match 1 gtp:",
        "match 1 2 --board 9x11",
        "match 1 2 --board 10x6",
        "match 1 2 --games 0",
        "match 1 2 --jobs 0",
        "match 1 2 --seed x",
        "match --rate 1 2",
        "puzzle",
        "puzzle --date 2026-02-29",
        "puzzle --date tomorrow",
        "puzzle --date 2026-07-09 --count 0",
        "puzzle --date 2026-07-09 --count 36526",
        "puzzle --rating 2000",
        "puzzle --rating 600 --date 2026-07-09",
        "stack --lookahead 7",
        "stack --games 0",
        "stack --rows 4",
        "stack --clear-from 9",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        refusal(&words);
    }
    for board in ["8", "0x3", "11x3", "8x3x2", "x", "-1x4"] {
        let message = refusal(&["data", "positions", &format!("--board={board}")]);
        assert!(message.contains("columns and rows are expected"), "{message}");
    }
    assert!(refusal(&["match", "@nobody", "0"]).contains("@NAME"));
    assert!(refusal(&["puzzle", "--seed", "3"]).contains("<--date <DATE>|--rating <N>>"));
    assert!(
        refusal(&["play", "--level", "0", "--board", "9x11"]).contains("not the size of a board")
    );
}

#[test]
fn impossible_numbers_are_refused() {
    let silly = [
        "",
        " ",
        "-1",
        "-0",
        "nan",
        "NaN",
        "1e300",
        "0x10",
        "18446744073709551616",
        "1.5",
        "１",
        "--",
    ];
    for arguments in [
        &["solve", "x", "--threads"][..],
        &["solve", "x", "--memory"],
        &["prove", "x", "--file", "nowhere", "--job-nodes"],
        &["prove", "--file", "nowhere", "--export"],
        &["analyze", "x", "--threads"],
        &["analyze", "x", "--memory"],
        &["perft"],
        &["play", "--level"],
        &["gtp", "--level"],
        &["gtp", "--seed"],
        &["gtp", "--threads"],
        &["match", "0", "0", "--games"],
        &["match", "0", "0", "--seed"],
        &["match", "0", "0", "--jobs"],
        &["data", "positions", "--count"],
    ] {
        silly.iter().for_each(|number| drop(refusal(&[arguments, &[number]].concat())));
    }
    for time in
        ["", "0", "-0", "-1", "-1e300", "nan", "inf", "-inf", "1e-400", "1e400", "0x1", "1s"]
    {
        for command in [&["solve", "x"][..], &["analyze", "x"], &["match", "0", "0"]] {
            refusal(&[command, &["--time", time]].concat());
        }
    }
}
