//! The program as people and scripts run it.

use std::io::{BufRead, BufReader, Read, Write};

use nim_tetris::ai::{Bitboard, Placement, PositionError};

use crate::support::{self, Run, run, start};

fn rectangle(columns: usize, rows: usize) -> String {
    support::rectangle(columns, rows).to_string()
}

/// Returns the lines of an output, without the time at the end of each.
fn without_time(out: &str) -> Vec<&str> {
    out.lines().map(|line| line.split(" ms=").next().unwrap()).collect()
}

#[test]
fn solve_answers_each_argument_in_order() {
    let full = "#".repeat(100);
    let (lost, won) = (rectangle(5, 5), rectangle(4, 4));
    let Run { out, code, .. } = run(&["solve", &lost, &full, &won], "");
    let lines = without_time(&out);
    assert!(lines[0].starts_with("loss cells=25 nodes="), "{out}");
    assert_eq!(lines[1], "win - cells=0 nodes=0");
    let (placement, rest) = lines[2].strip_prefix("win ").unwrap().split_once(' ').unwrap();
    assert!(placement.parse::<Placement>().is_ok());
    assert!(rest.starts_with("cells=16 nodes="));
    assert_eq!((lines.len(), code), (3, Some(0)));
    let time = out.lines().next().unwrap().split_once(" ms=").unwrap().1;
    assert_eq!(time.split_once('.').unwrap().1.len(), 3);
}

#[test]
fn a_small_board_is_solved_as_it_is_written() {
    let six = ["......"; 6].join("/");
    let Run { out, err, code } = run(&["solve", "--threads", "1", &six], "");
    assert!(out.starts_with("loss cells=36 nodes="), "{out}");
    assert_eq!((err.as_str(), code), ("", Some(0)));
    let Run { out, .. } = run(&["solve", "--threads", "1", "--nodes", "7", &six], "");
    assert!(out.starts_with("unknown cells=36 nodes=7 "), "{out}");
}

#[test]
fn bad_lines_get_a_message_in_their_place() {
    let good = rectangle(4, 2);
    let mut input = format!("# a comment\n\n{good}\r\n#\n").into_bytes();
    input.extend(b"\xff\xfe\n");
    input.extend("x".repeat(1_000_000).into_bytes());
    input.extend(format!("\n  \n{good}").into_bytes());
    // One thread, so that the same position costs the same nodes.
    let Run { out, code, .. } = run(&["solve", "--stdin", "--threads", "1"], input);
    let lines = without_time(&out);
    assert!(lines[0].starts_with("win "));
    assert_eq!(
        lines[1..4],
        [
            format!("error: line 4: {}", PositionError::Count(1)),
            "error: line 5: this is not text in UTF-8".to_owned(),
            "error: line 6: the line is longer than 4096 bytes".to_owned(),
        ]
    );
    assert_eq!(lines[4], lines[0]);
    assert_eq!((lines.len(), code), (5, Some(2)));
}

#[test]
fn bad_arguments_get_a_message_in_their_place() {
    let good = rectangle(4, 2);
    let Run { out, code, .. } = run(&["solve", "nonsense", &good], "");
    assert!(out.starts_with("error: position 1: `n` (character 1)"), "{out}");
    assert!(out.lines().nth(1).unwrap().starts_with("win "));
    assert_eq!(code, Some(2));
    for command in ["analyze", "perft"] {
        let arguments: &[&str] =
            if command == "perft" { &["perft", "1", ".."] } else { &["analyze", ".."] };
        let Run { out, code, .. } = run(arguments, "");
        assert_eq!(out, format!("error: position 1: {}\n", PositionError::Count(2)));
        assert_eq!(code, Some(2));
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_utf_8_is_refused_like_a_bad_line() {
    use std::os::unix::ffi::OsStrExt;
    let no_text = std::ffi::OsStr::from_bytes(b"\xff");
    let Run { out, code, .. } = run(&["solve".as_ref(), no_text], "");
    assert_eq!((out.as_str(), code), ("error: position 1: this is not text in UTF-8\n", Some(2)));
}

/// The window itself is tested by scripts in `.ci`, which have a display.
#[cfg(feature = "window")]
#[test]
fn a_file_is_read_before_the_window_opens_and_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    // Windows allows no line breaks in names.
    let gap = if cfg!(windows) { ' ' } else { '\n' };
    let path = folder.path().join(format!("a game{gap}of two lines.nimtetris"));
    let open = || {
        let mut command = std::process::Command::new(support::PROGRAM);
        command.args(["open".as_ref(), path.as_os_str()]);
        for display in ["DISPLAY", "WAYLAND_DISPLAY"] {
            command.env_remove(display);
        }
        let output = command.output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    std::fs::write(&path, "").unwrap();
    let (code, error) = open();
    assert_eq!((code, error.lines().count()), (Some(2), 1), "{error}");
    assert!(error.starts_with("error: ") && error.contains("two lines.nimtetris"), "{error}");
    assert!(error.contains("the text holds no game"), "{error}");
    if cfg!(target_os = "linux") {
        std::fs::write(&path, "1. a1,b1,c1,d1").unwrap();
        let (code, error) = open();
        assert_eq!(code, Some(1));
        assert!(error.starts_with("error: there is no display"), "{error}");
    }
}

/// The program once panicked, with exit code 101.
#[cfg(target_os = "linux")]
#[test]
fn the_exit_code_reports_an_error_whose_message_cant_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let in_vain = |arguments: &[&str]| {
        let full = std::fs::File::create("/dev/full").unwrap();
        let mut program = std::process::Command::new(support::PROGRAM);
        program.args(arguments).current_dir(folder.path()).stderr(full);
        for display in ["DISPLAY", "WAYLAND_DISPLAY"] {
            program.env_remove(display);
        }
        program.status().unwrap().code()
    };
    for arguments in [
        &["render", "nothing", "--out", "a.png"][..],
        #[cfg(feature = "window")]
        &["open", "nothing"],
        &["prove", "--file", "nothing"],
        &["data", "positions", "--least", "99", "--most", "99"],
        &["solve"],
    ] {
        assert_eq!(in_vain(arguments), Some(2), "{arguments:?}");
    }
    #[cfg(feature = "window")]
    assert_eq!(in_vain(&[]), Some(1), "no window either");
    let full = std::fs::File::create("/dev/full").unwrap();
    let help = std::process::Command::new(support::PROGRAM).arg("help").stdout(full).output();
    assert_eq!(help.unwrap().status.code(), Some(1));
}

#[test]
fn a_search_out_of_time_is_unknown_and_no_failure() {
    let empty = ".".repeat(100);
    let Run { out, code, .. } = run(&["solve", "--time", "0.01", &empty], "");
    assert!(out.starts_with("unknown cells=100 nodes="), "{out}");
    assert_eq!(code, Some(0));
    let Run { out, code, .. } = run(&["analyze", "--time", "0.01", &empty], "");
    assert_eq!((out.lines().count(), code), (1373, Some(0)));
    assert!(out.lines().all(|line| line.ends_with(" unknown")));
}

#[test]
fn a_position_is_answered_before_the_next_one_is_written() {
    for threads in ["1", "2"] {
        let mut child = start(&["solve", "--stdin", "--threads", threads]);
        let mut stdin = child.stdin.take().unwrap();
        let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
        for columns in 4..8 {
            writeln!(stdin, "{}", rectangle(columns, 2)).unwrap();
            let answer = answers.next().unwrap().unwrap();
            assert!(answer.contains(&format!("cells={} ", 2 * columns)), "{answer}");
        }
        drop(stdin);
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn a_reader_who_leaves_ends_the_program_quietly() {
    let mut child = start(&["solve", "--stdin", "--threads", "2"]);
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let line = rectangle(4, 1) + "\n";
    while stdin.write_all(line.as_bytes()).is_ok() {}
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(err, "");
}

#[test]
fn perft_counts_from_the_position_given() {
    let Run { out, code, .. } = run(&["perft", "1", &rectangle(5, 1)], "");
    let (count, seconds) = out.trim_end().split_once(' ').unwrap();
    assert_eq!((count, code), ("2", Some(0)));
    assert!(seconds.parse::<f64>().is_ok());
}

#[test]
fn bench_counts_the_nodes_on_record() {
    let Run { out, code, .. } = run(&["bench"], "");
    let signature = format!("signature {}", include_str!("../bench.signature").trim_end());
    assert!(out.lines().any(|line| line == signature), "{signature} is on record:\n{out}");
    assert!(out.trim_end().ends_with(" nodes/s"));
    assert_eq!(code, Some(0));
}

/// Every placement of the largest board, tried one after the other: most are refused, and the last
/// that fits ends the game.
#[test]
fn a_game_is_played_to_its_end_on_a_large_and_on_a_small_board() {
    let script: String =
        Placement::all_on(Bitboard::FULL).map(|placement| format!("{placement}\n")).collect();
    for (arguments, refusal, columns) in [
        ("play --level 0", "filled already", "   a b c d e f g h i j"),
        ("play --level 2 --second", "filled already", "   a b c d e f g h i j"),
        ("play --level 0 --board 6x10", "not on the board, which has", "   a b c d e f"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let Run { out, err, code } = run(&arguments, script.as_bytes());
        let you = out.contains("You won: the computer placed the last piece.");
        let computer = out.contains("The computer won: you placed the last piece.");
        assert!(you != computer, "{out}");
        assert!(out.contains(refusal), "{out}");
        assert_eq!((err.as_str(), code), ("", Some(0)));
        let board: Vec<&str> = out.trim_end().lines().rev().take(11).collect();
        assert_eq!(board[0], columns);
        assert!(board[1..].iter().all(|row| !row.contains('.')), "{out}");
    }
}

#[test]
fn nonsense_at_the_terminal_is_refused_with_a_message() {
    let mut input = b"foo\n\nc3,d3,e3\nc3,d3,e3,c4\nc3,d3,e3,c4\n\xff\n".to_vec();
    input.extend("y".repeat(10_000).into_bytes());
    input.extend(b"\nundo\nundo\nredo\nredo\nhelp\nquit\n");
    let Run { out, code, .. } = run(&["play", "--level", "0"], input);
    for message in [
        "That is neither a placement nor a command; type help for a list.",
        "`c3,d3,e3` is not a placement",
        "You placed J on c3,d3,e3,c4.",
        "That is not possible: c3, d3, e3 and c4 are filled already.",
        "This is not text in UTF-8.",
        "The line is longer than 4096 bytes.",
        "Your last turn and the computer's were taken back.",
        "That is not possible: there is nothing to undo.",
        "That is not possible: there is nothing to redo.",
    ] {
        assert!(out.contains(message), "{message}\n{out}");
    }
    assert_eq!(out.matches("Whoever places the last piece loses.").count(), 2);
    // The shell's prompt once followed on the line of the last one.
    assert!(out.ends_with("Your placement: \n"), "{out}");
    assert_eq!(code, Some(0));
}

#[test]
fn resigning_ends_the_game() {
    let Run { out, code, .. } = run(&["play", "--level", "1"], "resign\n");
    assert!(out.contains("The computer won: you resigned."));
    assert_eq!(code, Some(0));
}

#[test]
fn sizes_that_random_play_does_not_meet_are_refused() {
    let arguments = ["data", "positions", "--least", "97", "--most", "99"];
    let Run { out, err, code } = run(&arguments, "");
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.starts_with("error: random play met no "), "{err}");
}

#[test]
fn random_play_stays_on_the_requested_board() {
    let arguments = ["data", "positions", "--board", "8x3", "--least", "12", "--most", "20"];
    let Run { out, code, .. } = run(&arguments, "");
    assert_eq!(code, Some(0));
    let filled = "##########/".repeat(7);
    assert!(out.lines().count() == 100 && out.lines().all(|line| line.starts_with(&filled)));
    assert!(out.lines().all(|line| line.split('/').all(|row| row.ends_with("##"))), "{out}");
}

/// The table has a chance for every effective size and value class.
#[test]
fn chances_come_from_the_searches_of_the_positions_given() {
    let boards = format!("{}\n{}\n", rectangle(6, 5), rectangle(6, 6));
    let Run { out, code, .. } = run(&["data", "chances"], boards.as_bytes());
    assert_eq!(code, Some(0));
    let rows: Vec<Vec<f64>> = out
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(' ').map(|number| number.parse().unwrap()).collect())
        .collect();
    assert_eq!(rows.len(), 120);
    assert!(
        rows.iter().all(|row| row.len() == 17 && row[1..].iter().all(|p| (0.0..=1.0).contains(p)))
    );
    let Run { out, err, code } = run(&["data", "chances"], "nonsense\n");
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.starts_with("error: line 1: "), "{err}");
}
