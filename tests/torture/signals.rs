//! Signals in the middle of a search, a match or an animation: the program ends, and its output so
//! far is complete.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::program::{PROGRAM, start};

const LOST: &str = "#####.....#####.....#####.....#####.....#####.....##################################################";

fn empty() -> String {
    ".".repeat(100)
}

/// Sends a signal. Returns the rest of standard output, the exit code, and the signal that ended
/// the program.
fn end_by(mut child: Child, signal: Signal) -> (String, Option<i32>, Option<i32>) {
    kill_process(Pid::from_child(&child), signal).unwrap();
    let mut out = String::new();
    if let Some(mut stdout) = child.stdout.take() {
        stdout.read_to_string(&mut out).unwrap();
    }
    let status = child.wait().unwrap();
    (out, status.code(), status.signal())
}

#[test]
fn a_solver_that_is_interrupted_has_written_whole_lines() {
    for signal in not_ignored(&[Signal::INT, Signal::TERM, Signal::HUP]) {
        let mut child = start(&["solve", LOST, &empty()]);
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut first = String::new();
        stdout.read_line(&mut first).unwrap();
        assert!(first.starts_with("loss cells=25 ") && first.ends_with('\n'), "{first}");
        let (_, code, by) = end_by(child, signal);
        assert_eq!((code, by), (None, Some(signal.as_raw())));
        let mut rest = String::new();
        stdout.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
    }
}

#[test]
fn an_engine_that_is_interrupted_has_written_whole_answers() {
    for signal in not_ignored(&[Signal::INT, Signal::TERM]) {
        let mut child = start(&["gtp"]);
        child.stdin.as_mut().unwrap().write_all(b"1 name\n2 nt-outcome 1000\n").unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut first = String::new();
        stdout.read_line(&mut first).unwrap();
        assert_eq!(first, "=1 Nim Tetris\n");
        let (_, code, by) = end_by(child, signal);
        assert_eq!((code, by), (None, Some(signal.as_raw())));
    }
}

/// The score counts the games so far. The match does not wait for level 10, which thinks for
/// seconds.
#[test]
fn a_match_that_is_interrupted_prints_its_score() {
    for signal in not_ignored(&[Signal::INT, Signal::TERM, Signal::HUP]) {
        let program = format!("gtp:'{PROGRAM}' gtp --level 10");
        for players in [["10", "10"], [&program, "10"]] {
            let arguments =
                [&["match"], &players[..], &["--games", "50", "--time", "1000"]].concat();
            let mut child = start(&arguments);
            wait_for_handler(&mut child, signal);
            let (out, code, by) = end_by(child, signal);
            assert_eq!((out.as_str(), code, by), ("no game was finished\n", Some(130), None));
        }
    }
}

/// An animation of this size takes a second or more.
#[test]
fn an_animation_that_is_interrupted_leaves_nothing_behind() {
    for signal in not_ignored(&[Signal::INT, Signal::TERM, Signal::HUP]) {
        let folder = tempfile::tempdir().unwrap();
        let [game, out] = ["game", "a.gif"].map(|name| folder.path().join(name));
        std::fs::write(&game, "1. a1,b1,c1,d1 e1,f1,g1,h1 2. a2,b2,c2,d2").unwrap();
        let mut child = start(&[
            "render".as_ref(),
            game.as_os_str(),
            "--out".as_ref(),
            out.as_os_str(),
            "--size".as_ref(),
            "2000".as_ref(),
        ]);
        wait_for_handler(&mut child, signal);
        assert_eq!(end_by(child, signal), (String::new(), Some(130), None));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}

/// Waits until a process handles a signal itself; before that, the signal would end it at once.
fn wait_for_handler(child: &mut Child, signal: Signal) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !is_listed(&child.id().to_string(), "SigCgt:", signal) {
        assert!(child.try_wait().unwrap().is_none(), "it has ended");
        assert!(Instant::now() < deadline, "it lets the signal end it");
        thread::sleep(Duration::from_millis(1));
    }
}

/// Returns the signals that are not ignored. A shell's jobs in the background ignore some, and so
/// does everything that they start.
fn not_ignored(signals: &[Signal]) -> impl Iterator<Item = Signal> {
    signals.iter().copied().filter(|signal| {
        let is_ignored = is_listed("self", "SigIgn:", *signal);
        if is_ignored {
            println!("{signal:?}: skipped, since this process ignores it");
        }
        !is_ignored
    })
}

/// Returns whether the system lists a signal for a process, in the line that begins with `line`.
fn is_listed(process: &str, line: &str, signal: Signal) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let listed = status.lines().find_map(|text| text.strip_prefix(line)).unwrap();
    let listed = u64::from_str_radix(listed.trim(), 16).unwrap();
    listed >> (signal.as_raw() - 1) & 1 == 1
}
