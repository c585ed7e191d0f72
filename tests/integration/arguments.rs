//! Refusals of impossible arguments, most of them by the program's parser in this process.

use clap::{CommandFactory, Parser};
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
        "match 1 99",
        "match 1 gtp:",
        "match 1 2 --board 9x11",
        "match 1 2 --board 10x6",
        "match 1 2 --games 0",
        "match 1 2 --jobs 0",
        "match 1 2 --seed x",
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

/// The messages once were "invalid digit found in string" or "15 is not in 16..=1048576", and `-1`
/// was taken for an option; a day that does not exist was said to have another form, and no message
/// named the players.
#[test]
fn a_refusal_says_what_is_expected() {
    for (line, expected) in [
        ("solve x --memory 15", "'--memory <MIB>': a number from 16 to 1048576 is expected"),
        ("solve x --threads 0", "a number from 1 to 1024 is expected"),
        ("solve x --nodes 1.5", "'--nodes <N>': a number from 1 on is expected"),
        ("prove x --file x --job-nodes 0", "a number from 1 on is expected"),
        ("match 0 1 --games abc", "'--games <N>': a number from 1 to 1000000 is expected"),
        ("match 0 1 --games -1", "'--games <N>': a number from 1 to 1000000 is expected"),
        ("match 0 1 --games 99999999999999999999", "a number from 1 to 1000000 is expected"),
        ("match 0 -1", "a level from 0 to 10, a named player such as @luna"),
        ("match 0 @pipp", "no player is called @pipp: there are @pip, @luna"),
        ("play --level @pipp", "no player is called @pipp: there are @pip, @luna"),
        ("play --level -1", "'--level <PLAYER>': a level from 0 to 10"),
        ("perft -1", "'<DEPTH>': a number from 0 to 25 is expected"),
        ("render x --out a.png --turn -1", "'--turn <N>': a number from 0 on is expected"),
        ("render x --out a.png --size big", "a number from 200 to 4000 is expected"),
        ("puzzle --rating -5", "'--rating <N>': a number from 600 to 1650 is expected"),
        ("puzzle --rating 900 --seed 18446744073709551616", "a number from 0 on is expected"),
        ("puzzle --date 2026-02-30", "there is no such day"),
        ("data positions --seed -1", "'--seed <N>': a number from 0 on is expected"),
        ("data positions --count 0", "a number from 1 on is expected"),
        ("data outlook --games 0", "a number from 1 on is expected"),
    ] {
        let message = refusal(&line.split(' ').collect::<Vec<_>>());
        assert!(message.contains(expected), "{line}: {message}");
    }
}

/// The messages once left open what is wrong, or ended with "(os error 2)".
#[test]
fn arguments_that_contradict_each_other_or_what_is_there_are_refused_with_the_reason() {
    let empty = ["......"; 6].join("/");
    for (line, reason) in [
        ("solve --ids", "--ids needs --stdin"),
        ("solve --ids x", "--ids needs --stdin"),
        ("match", "two players are missing; with --rate, one is enough"),
        ("match 3", "a second player is missing; with --rate, one is enough"),
        ("match 0 1 --rate", "--rate takes one player, or none to rate all named players"),
        ("puzzle --date 9999-12-31 --count 2", "--count: there is no day after 9999-12-31"),
        (
            "puzzle --rating 600 --seed 18446744073709551615 --count 2",
            "--count: there is no number after 18446744073709551615",
        ),
        ("data positions --least 44 --most 40", "--least 44 is more than --most 40"),
        ("data positions --board 6x6", "--least 57 is more than the 36 cells of the board"),
        ("render abc --out x.png", "abc: this is neither a file nor a position"),
        ("render src --out x.png", "src: this is a folder, not a file"),
        (
            &format!("render {empty} --out no-folder/x.png"),
            "no-folder/x.png: there is no folder no-folder",
        ),
        (&format!("prove {empty} --file no-folder/p"), "no-folder/p: there is no folder no-folder"),
        #[cfg(feature = "window")]
        ("open nothing", "nothing: there is no such file"),
        #[cfg(feature = "window")]
        (
            "Cargo.toml",
            "there is no command Cargo.toml; to open the file: nim-tetris open Cargo.toml",
        ),
    ] {
        let Run { out, err, code } = run(&line.split(' ').collect::<Vec<_>>(), "");
        assert_eq!((out.as_str(), err, code), ("", format!("error: {reason}\n"), Some(2)));
    }
}

/// The help once named the range of a single number.
#[test]
fn the_help_names_the_range_of_each_number() {
    let mut checked = 0;
    let mut commands = vec![(Vec::new(), Cli::command())];
    while let Some((path, command)) = commands.pop() {
        for argument in command.get_arguments() {
            let Some(name) = argument.get_long() else { continue };
            let words = [&path[..], &[format!("--{name}=x")]].concat();
            let parsed = Cli::try_parse_from([vec!["nim-tetris".to_owned()], words].concat());
            let Err(error) = parsed.map_err(|error| error.to_string()) else { continue };
            let range = error.split_once(": a number ").and_then(|(_, rest)| {
                rest.split_once(" is expected")
                    .map(|(range, _)| range)
                    .filter(|it| it.contains("to"))
            });
            let Some(range) = range else { continue };
            let help = argument.get_help().unwrap().to_string();
            assert!(help.contains(range), "{path:?} --{name}: {range} is not in `{help}`");
            checked += 1;
        }
        commands.extend(command.get_subcommands().map(|below| {
            let path = [&path[..], &[below.get_name().to_owned()]].concat();
            (path, below.clone())
        }));
    }
    assert!(checked > 15, "{checked}");
}
