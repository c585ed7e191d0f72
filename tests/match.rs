//! Matches as people run them, also against programs that misbehave.

use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_nim-tetris");

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).arg("match").args(arguments).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Returns the last line of a match that went well.
fn result(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", err(&output));
    assert_eq!(err(&output), "");
    let out = out(&output);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2, "{out}");
    assert!(lines[0].starts_with("longest answer: "), "{out}");
    lines[1].to_owned()
}

/// Returns the wins and losses that a last line tells.
fn counts(line: &str) -> (u32, u32) {
    let after = |word: &str| {
        let rest = line.split_once(word).unwrap_or_else(|| panic!("{line}")).1;
        rest.split(' ').next().unwrap().parse().unwrap()
    };
    (after(" wins "), after(" losses "))
}

#[test]
fn a_match_ends_with_its_score() {
    let line = result(&["1", "0", "--games", "40", "--seed", "7"]);
    assert!(line.starts_with("1 vs 0: games 40 wins "), "{line}");
    let (wins, losses) = counts(&line);
    assert_eq!(wins + losses, 40);
    assert!(line.contains(&format!(" score {:.3} elo ", f64::from(wins) / 40.0)), "{line}");
    assert!(line.contains(" ± "), "{line}");
}

#[test]
fn the_same_seed_gives_the_same_match_however_many_games_are_played_at_a_time() {
    let line =
        |seed, jobs| result(&["one-ply", "0", "--games", "30", "--seed", seed, "--jobs", jobs]);
    assert_eq!(line("1", "1"), line("1", "3"));
    let seeds = ["1", "2", "3", "4"].map(|seed| line(seed, "2"));
    assert!(seeds.iter().any(|line| line != &seeds[0]), "{seeds:?}");
}

#[test]
fn a_level_plays_itself_by_the_protocol() {
    let program = format!("gtp:'{PROGRAM}' gtp --level 0 --seed {{seed}}");
    let line = || result(&[&program, "0", "--games", "6", "--time", "0.5", "--jobs", "2"]);
    let first = line();
    assert!(first.starts_with(&format!("{program} vs 0: games 6 wins ")), "{first}");
    assert_eq!(first, line());
}

#[test]
fn wrong_usage_is_told_on_standard_error() {
    let wrong: [&[&str]; 10] = [
        &[],
        &["1"],
        &["1", "11"],
        &["1", "gtp:"],
        &["1", "2", "--games", "0"],
        &["1", "2", "--games", "-1"],
        &["1", "2", "--time", "0"],
        &["1", "2", "--jobs", "0"],
        &["1", "2", "--seed", "x"],
        &["--ladder", "1", "2"],
    ];
    for arguments in wrong {
        let output = run(arguments);
        assert_eq!((out(&output).as_str(), output.status.code()), ("", Some(2)), "{arguments:?}");
        assert!(err(&output).starts_with("error: "), "{arguments:?}: {}", err(&output));
    }
}

/// Programs that misbehave are shell scripts.
#[cfg(unix)]
mod broken_programs {
    use super::*;
    use std::fs;
    use std::time::{Duration, Instant};

    /// Answers the first commands, then does something else at `genmove`.
    fn script(at_genmove: &str) -> String {
        format!(
            "gtp:sh -c 'while read -r command rest; do case $command in \
             genmove) {at_genmove};; quit) exit;; *) echo \"= \"; echo;; esac; done'"
        )
    }

    /// Plays two games against a program that loses both, and returns what is said of it.
    fn defeat(program: &str) -> String {
        let output = run(&[program, "0", "--games", "2", "--time", "0.1"]);
        assert_eq!(output.status.code(), Some(1), "{}", out(&output));
        let line = out(&output).lines().last().unwrap().to_owned();
        assert_eq!(counts(&line), (0, 2), "{line}");
        let errors = err(&output);
        assert_eq!(errors.lines().count(), 2, "{errors}");
        for (number, line) in (1..).zip(errors.lines()) {
            assert!(line.starts_with(&format!("game {number}: gtp:")), "{line}");
        }
        errors
    }

    #[test]
    fn a_program_that_misbehaves_loses_its_games() {
        let said = |at_genmove| defeat(&script(at_genmove));
        assert!(said("exit 3").contains("it ended at `genmove b` (exit status: 3)"));
        assert!(said("echo nonsense; echo").contains("an answer begins with = or ?"));
        assert!(said("echo \"= k1,k2,k3,k4\"; echo").contains("that is no placement"));
        assert!(said("echo \"= pass\"; echo").contains("that is no placement"));
        assert!(said("echo \"? no idea\"; echo").contains("it refused `genmove b`: no idea"));
        assert!(said("printf \"\\\\377\\n\\n\"").contains("the line is not valid UTF-8"));
        assert!(said("yes =").contains("it goes on beyond 256 lines"));
        let filled = "echo \"= a1,b1,c1,d1\"; echo";
        assert!(said(filled).contains("some of these cells are filled already"));
        assert!(said("sleep 1000").contains("it did not answer `genmove b` within 2.1 s"));
    }

    #[test]
    fn a_program_may_give_up() {
        let output = run(&["0", &script("echo \"= resign\"; echo"), "--games", "4"]);
        assert_eq!(err(&output), "");
        assert_eq!(counts(out(&output).lines().last().unwrap()), (4, 0));
    }

    #[test]
    fn a_program_that_can_not_begin_ends_the_match() {
        for (program, message) in [
            ("gtp:/nowhere/to/be/found", "it can't be started: "),
            ("gtp:true", "it ended at `boardsize 10` (exit status: 0)"),
            (
                "gtp:sh -c 'read a; echo \"? 9 only\"; echo; cat'",
                "it refused `boardsize 10`: 9 only",
            ),
        ] {
            let output = run(&["0", program, "--games", "50"]);
            assert_eq!((out(&output).as_str(), output.status.code()), ("", Some(1)));
            let errors = err(&output);
            assert!(errors.starts_with(&format!("error: {program}: {message}")), "{errors}");
        }
    }

    #[test]
    fn a_stopped_match_tells_its_score_and_ends_its_programs() {
        let folder = tempfile::tempdir().unwrap();
        let pids = folder.path().join("pids");
        let program =
            format!("gtp:sh -c 'trap \"\" INT TERM; echo $$ >>{}; sleep 1000'", pids.display());
        let child = Command::new(PROGRAM)
            .args(["match", &program, "0", "--games", "9"])
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let deadline = Instant::now() + Duration::from_secs(60);
        while !fs::read_to_string(&pids).is_ok_and(|text| text.ends_with('\n')) {
            assert!(Instant::now() < deadline);
            std::thread::sleep(Duration::from_millis(5));
        }
        let kill = |signal: &str, pid: &str| {
            Command::new("kill").args([signal, pid]).output().unwrap().status.success()
        };
        assert!(kill("-INT", &child.id().to_string()));
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        assert_eq!(out(&output), "no game was finished\n");
        let pid = fs::read_to_string(&pids).unwrap();
        assert!(!kill("-0", pid.trim()), "the program lives on");
    }
}
