//! Matches, also against programs that misbehave.

use nim_tetris::ai::BoardSize;

use crate::support::{self, PROGRAM, Run};

fn run(arguments: &[&str]) -> Run {
    support::run(&[&["match"], arguments].concat(), "")
}

/// Runs a match that must succeed, and returns the last line of its output.
fn result(arguments: &[&str]) -> String {
    let Run { out, err, code } = run(arguments);
    assert_eq!((err.as_str(), code), ("", Some(0)), "{arguments:?}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2, "{out}");
    assert!(lines[0].starts_with("longest answer: "), "{out}");
    lines[1].to_owned()
}

/// Returns the wins and losses in the last line of a match.
fn counts(line: &str) -> (u32, u32) {
    let after = |word: &str| {
        let rest = line.split_once(word).unwrap_or_else(|| panic!("{line}")).1;
        rest.split(' ').next().unwrap().parse().unwrap()
    };
    (after(" wins "), after(" losses "))
}

#[test]
fn named_players_and_strengths_between_levels_are_contestants() {
    let line = result(&["@luna", "fit:450", "--games", "10", "--seed", "2"]);
    assert!(line.starts_with("@luna vs fit:450: games 10 wins "), "{line}");
}

#[test]
fn a_level_plays_itself_by_the_protocol() {
    let program = format!("gtp:'{PROGRAM}' gtp --level 0 --seed {{seed}}");
    let line = || result(&[&program, "0", "--games", "6", "--time", "10", "--jobs", "2"]);
    let first = line();
    assert!(first.starts_with(&format!("{program} vs 0: games 6 wins ")), "{first}");
    assert_eq!(first, line());
}

#[test]
fn a_contestant_is_rated_by_the_levels_nearest_to_it() {
    let Run { out, code, .. } = run(&["0", "--rate", "--games", "4"]);
    assert_eq!(code, Some(0));
    let last = out.lines().last().unwrap();
    assert!(last.starts_with("0 on 10x10: elo ") && last.ends_with(", 12 games"), "{out}");
}

#[test]
fn a_match_is_played_on_a_board_of_any_size() {
    for size in BoardSize::ALL.map(|size| size.to_string()) {
        let line = result(&["one-ply", "0", "--board", &size, "--games", "8"]);
        assert!(line.starts_with("one-ply vs 0: games 8 wins "), "{size}: {line}");
    }
    let program = format!("gtp:'{PROGRAM}' gtp --level 0 --seed {{seed}}");
    let line = result(&[&program, "0", "--board", "6x10", "--games", "4", "--time", "10"]);
    assert!(line.contains(" games 4 wins "), "{line}");
}

/// Tests against programs that misbehave, which are shell scripts.
#[cfg(unix)]
mod broken_programs {
    use std::fs;
    use std::thread;
    use std::time::Duration;

    use rustix::process::{Pid, Signal, kill_process, test_kill_process};

    use super::*;

    /// Checks all cases at the same time, since they mostly wait.
    fn check_all<T: Send, const N: usize>(cases: [T; N], check: fn(T)) {
        thread::scope(|scope| {
            cases.into_iter().for_each(|case| drop(scope.spawn(move || check(case))));
        });
    }

    /// Returns a program that answers the first commands and does something else at `genmove`. Of
    /// the usual signals only SIGKILL ends it.
    fn script(at_genmove: &str) -> String {
        format!(
            "gtp:sh -c 'trap \"\" TERM INT HUP; while read -r command rest; do case $command in \
             genmove) {at_genmove};; quit) exit;; *) echo \"= \"; echo;; esac; done'"
        )
    }

    #[test]
    fn a_program_that_fails_while_it_is_rated_ends_with_that_code() {
        let Run { out, err, code } =
            run(&[&script("exit 3"), "--rate", "--games", "1", "--board", "6x6"]);
        assert!(out.contains(" elo ") && code == Some(1), "{out}{err}");
    }

    /// The games before it once were lost with it.
    #[test]
    fn a_program_that_does_not_start_once_leaves_the_score_of_the_games_before() {
        let folder = tempfile::tempdir().unwrap();
        let count = folder.path().join("count");
        let count = count.display();
        let program = format!(
            "gtp:sh -c 'echo >>{count}; [ $(wc -l <{count}) -lt 4 ] || exit 3; exec {PROGRAM} gtp'"
        );
        let Run { out, err, code } = run(&[&program, "0", "--board", "6x6"]);
        assert!(out.contains(" games 3 wins ") && code == Some(1), "{out}{err}");
        assert!(err.starts_with("error: game 4: ") && err.contains("it ended at"), "{err}");
    }

    /// The match goes on to its end, and each failure is reported in one line.
    #[test]
    fn a_program_that_misbehaves_loses_its_games() {
        let late = "it did not answer `genmove b` within 2.1 s";
        let flood = "it has more than 256 lines";
        check_all(
            [
                ("exit 3", "it ended at `genmove b` (exit status: 3)"),
                ("kill -9 $$", "it ended at `genmove b` (signal: 9"),
                ("kill -SEGV $$", "it ended at `genmove b` (signal: 11"),
                ("exec >&-; sleep 1000", "it closed its output at `genmove b`"),
                ("exec <&- >&-; sleep 1000", "it closed its output at `genmove b`"),
                ("sleep 1000", late),
                ("exec sleep 1000", late),
                ("sleep 1000 & sleep 1000 & wait", late),
                ("printf \"= \"; sleep 1000", late),
                ("echo nonsense; echo", "a response starts with = or ?"),
                ("exec yes", flood),
                ("yes | tr -d \"\\n\"", late),
                ("exec cat /dev/zero", late),
                ("yes =", flood),
                ("while :; do echo \"= \"; done", flood),
                ("printf \"\\377\\n\\n\"", "this is not text in UTF-8"),
                ("printf \"=\\033[2J\\007\\n\\n\"", "this is not a placement"),
                ("echo \"= k1,k2,k3,k4\"; echo", "this is not a placement"),
                ("echo \"= pass\"; echo", "this is not a placement"),
                ("echo \"=1 a1,b1,c1,d1,e1\"; echo", "this is not a placement"),
                ("echo \"? no idea\"; echo", "it refused `genmove b`: no idea"),
                ("echo \"= a1,b1,c1,d1\"; echo", "some of these cells are filled already"),
                ("for i in 1 2; do echo \"= a1,b1,c1,d1\"; echo; done", "this is not a placement"),
            ],
            |(at_genmove, message)| {
                let arguments = [&script(at_genmove), "0", "--games", "2", "--time", "0.1"];
                let Run { out, err, code } = run(&arguments);
                assert_eq!(code, Some(1), "{at_genmove}: {out}{err}");
                assert_eq!(counts(out.lines().last().unwrap()), (0, 2), "{at_genmove}: {out}");
                assert_eq!(err.lines().count(), 2, "{at_genmove}: {err}");
                for (number, line) in (1..).zip(err.lines()) {
                    assert!(line.starts_with(&format!("game {number}: gtp:")), "{line}");
                    let line = line.replace("`genmove w`", "`genmove b`");
                    assert!(line.contains(message), "{at_genmove}: {line}");
                    assert!(!line.contains(char::is_control), "{at_genmove}: {line:?}");
                }
            },
        );
    }

    #[test]
    fn a_program_may_resign() {
        let Run { out, err, .. } = run(&["0", &script("echo \"= resign\"; echo"), "--games", "4"]);
        assert_eq!(err, "");
        assert_eq!(counts(out.lines().last().unwrap()), (4, 0));
    }

    #[test]
    fn a_program_that_can_not_start_ends_the_match() {
        let late = "it did not answer `boardsize 10` within 10 s";
        check_all(
            [
                ("gtp:/nowhere/to/be/found", "it can't be started: there is no such file\n"),
                ("gtp:true", "it ended at `boardsize 10` (exit status: 0)"),
                (
                    "gtp:sh -c 'read a; echo \"? 9 only\"; echo; cat'",
                    "it refused `boardsize 10`: 9 only",
                ),
                ("gtp:sleep 1000", late),
                ("gtp:cat", late),
                ("gtp:yes", "it has more than 256 lines"),
                ("gtp:sh -c \"echo; echo x; echo\"", "a response starts with = or ?"),
            ],
            |(program, message)| {
                let Run { out, err, code } = run(&["0", program, "--games", "50"]);
                assert_eq!((out.as_str(), code), ("", Some(1)), "{program}");
                assert!(err.starts_with("error: game 1: gtp:") && err.contains(message), "{err}");
            },
        );
    }

    #[test]
    fn a_stopped_match_prints_its_score_and_ends_its_programs() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("process");
        let program =
            script(&format!("trap \"\" INT TERM; echo $$ >>{}; sleep 1000", file.display()));
        let mut child = support::start(&["match", &program, "0", "--games", "9"]);
        let process = loop {
            assert!(child.try_wait().unwrap().is_none(), "the match is over");
            match fs::read_to_string(&file) {
                Ok(text) if text.ends_with('\n') => break text.trim().parse().unwrap(),
                _ => thread::sleep(Duration::from_millis(5)),
            }
        };
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let Run { out, code, .. } = Run::end(child);
        assert_eq!((out.as_str(), code), ("no game was finished\n", Some(130)));
        let process = Pid::from_raw(process).unwrap();
        assert!(test_kill_process(process).is_err(), "the program is still running");
    }
}
