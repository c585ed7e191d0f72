//! Programs that misbehave in matches. They are shell scripts.

use std::thread;

use crate::program::{Run, run};

/// Checks these at the same time, since they wait more than they act.
fn at_once<T: Send, const N: usize>(cases: [T; N], check: fn(T)) {
    thread::scope(|scope| {
        cases.into_iter().for_each(|case| drop(scope.spawn(move || check(case))))
    });
}

/// Answers the first commands, then does something else at `genmove`.
fn script(at_genmove: &str) -> String {
    format!(
        "gtp:sh -c 'trap \"\" TERM INT HUP; while read -r command rest; do case $command in \
         genmove) {at_genmove};; *) echo \"= \"; echo;; esac; done'"
    )
}

/// Each of these loses, and none keeps the match from its end.
#[test]
fn programs_that_misbehave_lose_and_are_gone_after_the_match() {
    at_once(
        [
            "exec sleep 1000",
            "exec >&-; sleep 1000",
            "exec <&- >&-; sleep 1000",
            "exec yes",
            "yes | tr -d \"\\n\"",
            "exec cat /dev/zero",
            "while :; do echo \"= \"; done",
            "echo \"= a1,b1,c1,d1\"; echo; echo \"= a1,b1,c1,d1\"; echo",
            "kill -9 $$",
            "kill -SEGV $$",
            "printf \"= \"; sleep 1000",
            "printf \"=\\033[2J\\007\\n\\n\"",
            "echo \"=1 a1,b1,c1,d1,e1\"; echo",
            "sleep 1000 & sleep 1000 & wait",
        ],
        |at_genmove| {
            let program = script(at_genmove);
            let Run { out, err, code } =
                run(&["match", &program, "0", "--games", "1", "--time", "0.1"], "");
            assert_eq!(code, Some(1), "{at_genmove}: {out}{err}");
            assert!(out.contains("games 1 wins 0 losses 1 "), "{at_genmove}: {out}{err}");
            assert!(
                err.starts_with("game 1: gtp:") && err.lines().count() == 1,
                "{at_genmove}: {err}"
            );
            assert!(!err.contains(['\u{1b}', '\u{7}']), "{at_genmove}: {err}");
        },
    );
}

#[test]
fn a_program_that_can_not_play_ends_the_match_at_its_begin() {
    at_once(
        [
            ("gtp:sleep 1000", "it did not answer `boardsize 10` within 10 s"),
            ("gtp:yes", "it has more than 256 lines"),
            ("gtp:cat", "it did not answer `boardsize 10` within 10 s"),
            ("gtp:sh -c \"echo; echo x; echo\"", "a response starts with = or ?"),
        ],
        |(program, message)| {
            let Run { out, err, code } = run(&["match", "0", program, "--games", "9"], "");
            assert_eq!((out.as_str(), code), ("", Some(1)), "{program}");
            assert!(err.contains(message), "{program}: {err}");
        },
    );
}
